# Перша сторінка: ігри, столи, приготування нового столу та сторінка про Chronotable.

## Перша сторінка

web-home-title = Ігри про час.
    Один стіл.
web-home-subtitle = З друзями за посиланням, із ботами або наодинці.
web-home-pages = Сторінки
web-home-choose-game = Виберіть гру
web-home-players = { $least }–{ $most }
web-home-modes = { $n ->
    [one] { $n } режим
    [few] { $n } режими
   *[many] { $n } режимів
}
web-home-together = усі разом
web-home-continue = Продовжити
web-home-more-tables = Інші столи
web-home-over = Завершені ігри
web-home-tables = { $n ->
    [one] { $n } стіл
    [few] { $n } столи
   *[many] { $n } столів
}
web-home-choices = { $n ->
    [one] зроблено { $n } вибір
    [few] зроблено { $n } вибори
   *[many] зроблено { $n } виборів
}
web-home-finished = Кінець після { $n ->
    [one] { $n } вибору
   *[other] { $n } виборів
}
web-home-your-turn = ваш хід
web-home-waiting-name = Вибирає { $name }
web-home-waiting = { $n ->
    [one] чекаємо на { $n } гравця
   *[other] чекаємо на { $n } гравців
}
web-home-open-seats = { $n ->
    [one] { $n } вільне місце
    [few] { $n } вільні місця
   *[many] { $n } вільних місць
}
web-home-play = Грати
web-home-open = Відкрити
web-home-replay = Переглянути
web-home-seat = Місце { $number }
web-home-seat-open = Місце { $number }: вільне
web-home-seat-bot = { $name } (бот)
web-home-lobby = Відкриті столи
web-home-lobby-empty = Зараз відкритих столів немає. Відкрийте свій і додайте його до списку: інші зможуть підсісти.
web-home-sit = Підсісти
web-home-watch = Дивитися
web-home-join = Приєднатися за посиланням або кодом
web-home-join-example = K7M 2PX або посилання
web-home-join-go = Приєднатися
web-home-join-wrong = Це не посилання й не код: код має шість літер і цифр.
web-home-load = Грати далі зі збереження
web-home-load-how = Виберіть файл або киньте його будь-куди на цю сторінку.
web-home-load-choose = Вибрати файл
web-home-load-large = Цей файл завеликий як на збережену гру.
web-home-fact-why = Запитайте, чому ні
web-home-fact-why-text = кожна відповідь називає правило
web-home-fact-branch = Розгалужуйте час
web-home-fact-branch-text = спробуйте інший хід, не втративши гри
web-home-fact-fair = Доведена чесність
web-home-fact-fair-text = випадковість спершу запечатано, потім розкрито
web-home-unofficial = Неофіційний аматорський проєкт, не пов’язаний із видавцями ігор.
web-home-more-about = Докладніше

## Приготування нового столу

web-setup-title = Новий стіл
web-setup-rules = Правила
web-setup-learn = Навчитися грати
web-setup-learn-text = { $n ->
    [one] { $n } короткий урок, крок за кроком
    [few] { $n } короткі уроки, крок за кроком
   *[many] { $n } коротких уроків, крок за кроком
}
web-setup-learned-text = пройдено уроків: { $done } з { $all }
web-setup-presets = Готові набори
web-setup-surprise = Здивуйте мене
web-setup-players = Гравці
web-setup-seats = Місця
web-setup-seat-who = Хто сідає на місце { $number }
web-setup-seat-figure = { $option }, місце { $number }
web-setup-you = Ви
web-setup-this-screen = Теж за цим екраном
web-setup-by-link = Хтось за посиланням
web-setup-bot = Бот: { $bot }
web-setup-usual = Рекомендовано
web-setup-random = Випадково
web-setup-random-some = Випадково, { $n }
web-setup-fewer = На одного менше
web-setup-more = На одного більше
web-setup-your-name = Ваше ім’я
web-setup-name-optional = не обов’язково
web-setup-own = Власні числа
web-setup-total = Разом { $n }
web-setup-moves = Це змінить також: { $options }
web-setup-followed = Змінено також, щоб усе пасувало: { $options }
web-setup-undo = Скасування
web-setup-undo-text = доки щось не відкрито
web-setup-hints = Підказки
web-setup-hints-text = можна запитати бота
web-setup-listed = У списку відкритих столів
web-setup-listed-text = кожен може дивитися й зайняти місце за посиланням
web-setup-private-text = приватний: лише для тих, хто має посилання
web-setup-more-options = Більше налаштувань
web-setup-all-usual = усе як звичайно
web-setup-stand-in = заміна: надруковане правило чи текст невідомі.
web-setup-packs = Набори
web-setup-packs-text = Карти й числа, які ввів власник гри, — замість наших.
web-stand-in = заміна: не відомо з друку
web-setup-open = Відкрити стіл
web-setup-ready = Стіл готовий
web-setup-links = { $n ->
    [one] Надішліть це посилання тому, хто гратиме на цьому місці.
   *[other] Надішліть кожне з { $n } посилань тому, хто гратиме на відповідному місці.
}
web-setup-links-secret = Місце отримує той, хто перший відкриє посилання і натисне «Сісти»: надішліть його лише одній людині.
web-setup-share-title = Місце за столом: { $game }

## Про проєкт

web-about-title = Про проєкт
web-gallery-link = Галерея всіх деталей
web-about-gallery = Кожна деталь кожної гри, намальована для цієї сторінки:
web-about-lead = Chronotable дає змогу грати в сучасні настільні ігри про подорожі в часі точно за правилами: наодинці, з друзями за посиланням чи за одним екраном або з ботами.
web-about-unofficial = Неофіційно
web-about-unofficial-text = Chronotable — аматорський проєкт. Його не створює, не схвалює й не підтримує жоден видавець. Назви й числа — це факти про ігри; усі тексти й малюнки тут наші власні.
web-about-buy = Якщо гра вам до вподоби, купіть її: справжня Машина набагато гучніша.
web-about-provenance = Що є фактом, а що заміною
web-about-provenance-text = Правила походять із друкованих книжок правил, пункт за пунктом. Не кожну надруковану карту, плитку й режим вдалося знайти у відкритому доступі. Те, чого бракує, відтворено, щоб можна було грати, і всюди позначено знаком ≈. Кожне правило каже, на що воно спирається:
web-about-ground-printed = так каже книжка правил.
web-about-ground-public = так кажуть інші відкриті матеріали; правило їх називає.
web-about-ground-mixed = частини правила мають різні підстави; його джерела кажуть, яка на що спирається.
web-about-ground-ours = жодне джерело цього не вирішує: це наша заміна чи тлумачення, а не факт про надруковану гру.
web-about-provenance-where = Читайте правила й шукайте в них:
web-about-fair = Доведена чесність
web-about-fair-text = Перед початком гри сервер запечатує її випадковість: він показує відбиток таємного числа, з якого випливають усі тасування й жереби. Коли гра закінчується, число стає відкритим, і ваш браузер може перевірити, чи воно відповідає відбитку.
web-about-privacy = Що зберігається
web-about-privacy-cookie = Один файл cookie: випадкове число, за яким сервер знає, які місця ваші. У ньому немає нічого про вас, жоден скрипт не може його прочитати, і більше ніхто його не отримує. Тут немає облікових записів, реклами й підрахунку відвідувачів.
web-about-privacy-storage = Сам браузер пам’ятає мову, тему, швидкість, звук та ім’я, під яким ви граєте; ці дані не залишають браузера, лише ім’я видно за столами, за якими ви сидите.
web-about-privacy-server = Сервер зберігає столи: зроблені вибори, імена на місцях і те, що там кажуть. Ці сторінки нічого не завантажують із чужих серверів.
web-about-licence = Ліцензія
web-about-licence-text = Код — вільне програмне забезпечення за ліцензією Apache 2.0.
web-setup-for-all = { $name } для всіх
