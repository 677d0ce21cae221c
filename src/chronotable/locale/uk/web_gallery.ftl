# The gallery: every component of every game.

## The page

web-gallery-lead = Кожен компонент кожної гри таким, яким його видно на полі, вдень і вночі. Затримайте вказівник на деталі, дійдіть до неї клавішею Tab або притримайте пальцем: з’явиться пояснення. Позиції взято зі справжніх партій; тут нічого не можна вибрати.
web-gallery-games = Ігри
web-gallery-both = Обидві
web-gallery-board = Поле
web-gallery-compact = На телефоні
web-gallery-panels = Панелі поруч із полем
web-gallery-end = Після закінчення

## Shared parts

web-gallery-parts = Спільне для всіх полів
web-gallery-rest = У спокої
web-gallery-can = Можна вибрати
web-gallery-lit = На неї вказують
web-gallery-spent = Використана
web-gallery-chosen = Вибрана
web-gallery-stand-in = Знак заміни
web-gallery-count = Лічильник
web-gallery-four = 4 карти
web-gallery-none = Немає
web-gallery-row = деталь як рядок
web-gallery-bubble = Що це за деталь і що вона робить, поруч із нею: ніколи не закриває того, що можна вибрати.
web-gallery-countdown = Залишилося п’ять раундів
web-gallery-level = Четвертий ступінь із шести
web-gallery-pay = Виберіть, як заплатити
web-gallery-pay-with = Чим
web-gallery-pay-cards = Картами
web-gallery-pay-dice = Кубиками
web-gallery-pay-bag = З мішка
web-gallery-pay-empty = мішок порожній
web-gallery-pay-who = Хто платить
web-gallery-pay-one = Один гравець
web-gallery-pay-all = Усі
web-gallery-pay-go = Заплатити
web-gallery-main = Головна кнопка
web-gallery-button = Кнопка
web-gallery-soft = Другорядна кнопка
web-gallery-chip = Мітка
web-gallery-why = Чому щось не можна вибрати, з правилом.
