# Команда `chronotable serve`.

cli-serve-about = Стіл у браузері: грайте самі або з друзями
cli-serve-help-host = адреса, на якій слухає сервер; типово лише цей комп’ютер
cli-serve-help-port = порт; типово { $port } або наступний вільний
cli-serve-help-database = де зберігати столи: sqlite:///файл або postgresql://user@host/назва; типово SQLite у теці даних
cli-serve-help-name = ім’я хоста, на яке відповідає сервер (можна повторити); типово будь-яке, а на локальній адресі лише власне
cli-serve-help-proxy = довіряти заголовкам X-Forwarded посередника на цьому комп’ютері
cli-serve-help-limits = помножити обмеження запитів і з’єднань однієї адреси, наприклад для класу чи вимірювань
cli-serve-help-processes = процеси, що обслуговують столи, наприклад по одному на ядро; не у Windows
cli-serve-help-pack = набір, з яким можна грати за столами; можна повторювати
cli-serve-help-thinkers = процеси для ботів і підказок
cli-serve-help-browser = відкрити браузер
cli-serve-help-no-browser = не відкривати браузер
cli-serve-open = Chronotable готовий: { $url }
cli-serve-extra = Столу в браузері потрібен додаток «server»: pip install 'chronotable[server]'
cli-serve-port = Не вдалося слухати { $host }, порт { $port }: { $problem }
cli-serve-one-process = Кільком процесам потрібні база даних, якою вони можуть користуватися спільно, і система, що передає з’єднання (не Windows). Не вказуйте --processes.
cli-serve-worker-ended = Один із процесів, що обслуговують столи, завершився, тому зупинено всі. Усе підтверджене збережено; запустіть сервер знову.
