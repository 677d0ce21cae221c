# `chronotable bench serve`: що витримує стіл у браузері, поруч із boardgame.io.

cli-bench-serve-about = Виміряти, скільки ходів обслуговує стіл у браузері та як швидко, поруч із boardgame.io
cli-bench-serve-help-tables = столи, за якими грають одночасно
cli-bench-serve-help-sockets = люди за кожним столом, кожен зі своїм браузером
cli-bench-serve-help-seconds = скільки триває кожен замір
cli-bench-serve-help-rounds = скільки раундів; показано їхні медіани
cli-bench-serve-help-held-tables = столи останнього заміру, у якому темп сталий (0 його пропускає)
cli-bench-serve-help-held-rate = ходів за секунду в останньому замірі, за всіма столами разом
cli-bench-serve-help-game = гра, у яку грає наш сервер
cli-bench-serve-help-processes = процеси, у яких працює наш сервер
cli-bench-serve-help-database = база даних нашого сервера, як у «chronotable serve»; зазвичай новий файл SQLite
cli-bench-serve-help-without-peers = виміряти лише наш сервер
cli-bench-serve-help-json = також записати кожен замір до цього файлу
cli-bench-serve-help-lang = мова заголовків і повідомлень

cli-bench-serve-installing = Шукаю boardgame.io або завантажую його …
cli-bench-serve-left-out-no-checkout = boardgame.io пропущено: те, що потрібно для його запуску, є лише в репозиторії проєкту.
cli-bench-serve-left-out-no-node = boardgame.io пропущено: йому потрібен Node.js з npm.
cli-bench-serve-left-out-no-registry = boardgame.io пропущено: npm не зміг його завантажити.
cli-bench-serve-heading = Python { $python }; сервер і навантаження на двох ядрах; { $tables ->
    [one] { $tables } стіл
    [few] { $tables } столи
    [many] { $tables } столів
   *[other] { $tables } стола
}, за кожним { $sockets ->
    [one] { $sockets } сокет
    [few] { $sockets } сокети
    [many] { $sockets } сокетів
   *[other] { $sockets } сокета
}
cli-bench-serve-progress = Раунд { $number } із { $rounds }: { $server } …
cli-bench-serve-kept-memory = { $server } { $game }, у пам’яті
cli-bench-serve-kept-files = { $server } { $game }, у файлах
cli-bench-serve-kept-sqlite = { $server } { $game }, SQLite
cli-bench-serve-kept-postgresql = { $server } { $game }, PostgreSQL

cli-bench-serve-title-rates = Кожен ходить, щойно може; мілісекунди для половини ходів / для 99 зі 100
cli-bench-serve-title-ratios = { $server } { $game } поруч з іншими, у межах раунду
cli-bench-serve-column-measured = Виміряно
cli-bench-serve-column-beside = Поруч
cli-bench-serve-row-processes = Процеси сервера
cli-bench-serve-row-moves = Ходів за секунду
cli-bench-serve-row-confirmed = Підтверджено, мс
cli-bench-serve-row-shown = Показано, мс
cli-bench-serve-row-shown-to-all = … усім, мс
cli-bench-serve-row-shown-99 = Показано, 99 зі 100
cli-bench-serve-row-bytes = Байтів на хід
cli-bench-serve-row-server-cpu = Процесор сервера на хід, мкс
cli-bench-serve-row-load-cpu = Навантаження, частка ядра
cli-bench-serve-row-memory = Пам’ять, МБ

cli-bench-serve-held-well = Витримав: столи: { $tables }, сокети: { $sockets }, ходів за секунду: { $moves }; половину показано за { $p50 } мс, 99 зі 100 за { $p99 } мс, тобто швидше ніж за { $limit } мс.
cli-bench-serve-held-badly = Не витримав: столи: { $tables }, сокети: { $sockets }, ходів за секунду: { $moves }; половину показано за { $p50 } мс, але 99 зі 100 за { $p99 } мс, а не швидше ніж за { $limit } мс.

# Гра, у яку грають обидва сервери.

cli-bench-serve-trivial-prompt = Позначте клітинку
cli-bench-serve-trivial-mark = Клітинка { $cell }
cli-bench-serve-trivial-marked = Гравець { $player } позначає клітинку { $cell }
cli-bench-serve-trivial-over = Усі позначки поставлено
cli-bench-serve-trivial-only = Ця гра існує для вимірювань: можна позначати клітинки, більше нічого.
