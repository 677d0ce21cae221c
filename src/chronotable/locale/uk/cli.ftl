# Командний рядок і термінальний клієнт.

cli-about = Сучасні настільні ігри про подорожі в часі, точно за правилами. Неофіційний проєкт.
cli-name = { $name }
cli-seat = Місце { $number }
cli-yes = так
cli-no = ні
cli-random = навмання
cli-page-more = { $left ->
    [0] Enter: далі
   *[other] Enter: наступна сторінка
}
cli-no-file = Немає файлу { $path }.

## Ігри

cli-games-about = Показати ігри, у які можна зіграти
cli-games-help-lang = мова списку
cli-games-entry = { $name }: { $title } (гравців: { $least }–{ $most })
cli-games-unofficial = Chronotable — неофіційний проєкт: його не створили, не схвалили й не ліцензували видавці чи автори ігор. Підтримайте їх, купуючи ігри.

## play і new

cli-play-about = Зіграти в терміналі; незакінчена гра продовжується
cli-play-help-game = гра (перелік: chronotable games); без неї програма запитає, а якщо ввід не термінал, це The LOOP
cli-play-help-players = кількість гравців
cli-play-help-seed = число, що визначає всі випадковості, щоб зіграти ту саму гру ще раз
cli-play-help-set = параметр приготування, наприклад level=intern або agents=mr_time,v_girl; можна повторювати
cli-play-help-pack = набір власних карт, агентів чи місій; можна повторювати
cli-play-help-bots = хто грає на інших місцях: { $kinds }, власний бот як модуль:Клас або person, тобто люди за цим терміналом
cli-play-help-new = почати нову гру; незакінчену буде перенесено в архів
cli-play-help-save = тримати гру в цьому файлі й продовжити її, якщо вона там уже є
cli-play-help-go-on = якщо збережену гру вели за іншими правилами, продовжити з останньої позиції за тутешніми
cli-play-help-lang = мова (типово: мова продовженої гри або системи)
cli-play-help-ascii = малювати лише символами ASCII
cli-play-set-form = «{ $text }» має бути у вигляді параметр=значення.
cli-play-files = Не вдається скористатися файлом: { $problem }
cli-play-bad-save = { $path }: { $problem }
cli-play-set-aside = Збережену гру не вдалося продовжити. { $problem } Її відкладено як { $path }.
cli-play-resumed =
    { $n ->
        [one] Гру продовжено після { $n } вибору. Щоб почати нову: вийдіть клавішею q, тоді play --new.
        [few] Гру продовжено після { $n } виборів. Щоб почати нову: вийдіть клавішею q, тоді play --new.
        [many] Гру продовжено після { $n } виборів. Щоб почати нову: вийдіть клавішею q, тоді play --new.
       *[other] Гру продовжено після { $n } вибору. Щоб почати нову: вийдіть клавішею q, тоді play --new.
    }
cli-play-go-on-new = --go-on стосується збереженої гри: приберіть --new і параметри нової гри або приберіть --go-on.
cli-play-kept-old = Незакінчену гру збережено як { $path }.
cli-play-save-exists = { $path } уже містить гру. Приберіть параметри приготування, щоб продовжити її, або додайте --new.
cli-new-about = Вивести збереження нової гри на стандартний вивід
cli-new-help-game = гра

## explain і replay

cli-explain-about = Пояснити, чому вибір у збереженій грі можливий чи ні, із правилом
cli-explain-help-file = збереження
cli-explain-help-key = вибір, наприклад loop:star; без нього виводяться всі можливі
cli-explain-help-seat = чий вибір, місця від 0 (типово: хто має вибирати)
cli-explain-help-pack = набір, якого потребує збереження; можна повторювати
cli-explain-help-go-on = якщо гру вели за іншими правилами, пояснювати її останню позицію за тутешніми
cli-explain-help-lang = мова
cli-replay-about = Переказати збережену гру, вибір за вибором
cli-replay-help-file = збереження
cli-replay-help-step = перед кожним вибором показувати стіл і чекати на Enter
cli-replay-help-pack = набір, якого потребує збереження; можна повторювати
cli-replay-help-go-on = якщо гру вели за іншими правилами, переказати те, що можна переказати за тутешніми
cli-replay-help-lang = мова
cli-replay-help-ascii = малювати лише символами ASCII
cli-changed-rules = { $path }: { $problem } Для цього додайте --go-on; команда «play» тоді збереже дотеперішню гру в окремому файлі.
cli-earlier-rules =
    { $n ->
        [one] Ця гра почалася за іншими правилами ({ $was }); після { $n } вибору вона триває з останньої позиції за тутешніми.
        [few] Ця гра почалася за іншими правилами ({ $was }); після { $n } виборів вона триває з останньої позиції за тутешніми.
        [many] Ця гра почалася за іншими правилами ({ $was }); після { $n } виборів вона триває з останньої позиції за тутешніми.
       *[other] Ця гра почалася за іншими правилами ({ $was }); після { $n } вибору вона триває з останньої позиції за тутешніми.
    }
cli-replay-title = { $game }; місць: { $seats }; виборів: { $n }
cli-replay-unfinished = Гру не закінчено.

## Боти

cli-player-thinks = Думає { $who } (бот: { $bot })
cli-bot-chose = { $who }: бот { $bot } нічого не вибрав: { $why } Замість нього вибрав бот «{ $quick }».
cli-bot-plays-on = { $who }: бот { $bot } більше не грає: { $why } Відтепер грає бот «{ $quick }».
cli-bots-people = люди за цим терміналом
cli-bots-nobody = ніхто: ви граєте соло

## Приготування гри

cli-setup-title = Нова гра: { $game }
cli-setup-input = Enter починає гру, номер змінює рядок, q завершує
cli-setup-unknown = «{ $text }» — це не рядок: уведіть номер від 1 до { $last } або просто Enter.
cli-setup-pick = Число від { $first } до { $last } або Enter, щоб нічого не змінювати
cli-setup-pick-several = Числа від { $first } до { $last } через пробіл або Enter, щоб нічого не змінювати
cli-setup-kept = Такого вибору немає: «{ $text }»; нічого не змінено.
cli-setup-left = Гру не розпочато.
cli-option-language = Мова
cli-option-players = Гравці
cli-option-bots = Інші гравці
cli-option-mode = Режим
cli-option-level = Рівень
cli-option-difficulty = Складність
cli-option-agents = Агенти
cli-option-machine = Машина
cli-option-order-destroyed = Порядок знищених карт
cli-language-en = English (англійська)
cli-language-pl = polski (польська)
cli-language-uk = українська

## Гра

cli-input = номер або ключ, ? довідка, u назад, h підказка, s зберегти, r правила, q вихід
cli-input-short = ? довідка, q вихід
cli-question-to = Місце { $number }{ $who }: { $question }
cli-pass-on = Тепер вирішує { $who }. Інших просимо не дивитися.
cli-more-options = o показує всі варіанти (разом: { $n })
cli-news = Що сталося
cli-log = Що сталося досі
cli-undone = Вибір скасовано.
cli-redone = Повторено.
cli-redo-nothing = Немає чого повторювати.
cli-no-number = Немає варіанта { $number }; варіанти мають номери від 1 до { $last }.
cli-ambiguous = «{ $text }» підходить до кількох варіантів: { $keys }.
cli-unknown-input = «{ $text }» — це не варіант і не команда. ? показує команди, o — варіанти.
cli-why = { $key } можливо: { $reason }
cli-why-not = { $key } неможливо: { $reason }
cli-why-rule = Правило { $rule } (показати: r { $rule })
cli-hint = Підказка бота «{ $bot }»: { $number } — { $option }
cli-ledger-what = r і кілька слів шукають у правилах, наприклад: r { $rule }
cli-ledger-none = Жодне правило не містить «{ $words }».
cli-ledger-page = Правила для «{ $words }», знайдено: { $n }
cli-card-what = c і назва показують, що це таке, наприклад: c { $name }
cli-card-none = Нічого з назвою «{ $words }» немає.
cli-saved = Збережено: { $path }
cli-save-failed = Не вдалося записати { $path }. { $problem }
cli-save-foreign = { $path } існує й не є збереженням; нічого не записано.
cli-kept = Гру збережено, наступного разу вона продовжиться: { $path }
cli-not-kept = Гру НЕ вдалося зберегти: { $path }
cli-end-choices = Зроблено виборів: { $n }.
cli-end-kept = Гру збережено: { $path } (щоб перечитати: chronotable replay ФАЙЛ)

## Довідка

cli-help-title = Що можна ввести
cli-help-legend = Що ви бачите
cli-help-number-sign = 3
cli-help-number = вибрати варіант 3; або введіть його слова, його ключ ({ $key }) чи початок ключа
cli-help-why-sign = ?3, ? КЛЮЧ
cli-help-why = чому варіант можливий або щось неможливо, із правилом; ? і назва: що це
cli-help-u-sign = u, redo
cli-help-u = скасувати свій останній вибір, якщо відтоді нічого не відкрито; redo: таки так
cli-help-h-sign = h
cli-help-h = підказка: що зробив би бот
cli-help-o-sign = o
cli-help-o = усі варіанти повністю, з ключами та правилами
cli-help-c-sign = c НАЗВА
cli-help-c = показати, що це таке, за назвою, наприклад: c { $name }
cli-help-t-sign = t
cli-help-t = усі гравці з картами та здібностями
cli-help-l-sign = l
cli-help-l = усе, що сталося
cli-help-r-sign = r СЛОВА
cli-help-r = шукати в правилах, наприклад: r { $rule }
cli-help-s-sign = s, s ФАЙЛ
cli-help-s = зберегти; гра також зберігається сама після кожного вибору
cli-help-q-sign = q
cli-help-q = вийти; наступного разу гра продовжиться
cli-means-stand-in = наша заміна: надрукованої карти знайти не вдалося, тож її властивість (або частина) — реконструкція
