# The gallery: every component of every game.

## The page

web-gallery-lead = Кожен компонент кожної гри так, як його малюють поля, вдень і вночі. Затримайте вказівник на деталі, дійдіть до неї клавішею Tab або притримайте пальцем: вона скаже, що це. Позиції взято зі справжніх партій; тут нічого не можна обрати.
web-gallery-games = Ігри
web-gallery-both = Обидві
web-gallery-board = Поле
web-gallery-compact = На телефоні
web-gallery-panels = Панелі поруч із полем
web-gallery-end = Після закінчення

## Shared parts

web-gallery-parts = Спільне для всіх полів
web-gallery-rest = У спокої
web-gallery-can = Можна обрати
web-gallery-lit = На неї вказують
web-gallery-spent = Використана
web-gallery-chosen = Обрана
web-gallery-stand-in = Знак замінника
web-gallery-count = Лічильник
web-gallery-four = 4 карти
web-gallery-none = Немає
web-gallery-row = деталь як рядок
web-gallery-bubble = Що це за деталь і що вона робить, поруч із нею: ніколи не закриває того, що можна обрати.
web-gallery-countdown = Залишилося п’ять раундів
web-gallery-level = Четвертий ступінь із шести
web-gallery-pay = Оберіть, як заплатити
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
web-gallery-soft = Тиха кнопка
web-gallery-chip = Мітка
web-gallery-why = Чому щось не можна обрати, з правилом.

## The LOOP

web-gallery-loop-tokens = Епохи, кубики, клони та виміри
web-gallery-loop-agents = Агенти
web-gallery-loop-tiles = Місії, вихори, ультрамашина
web-gallery-loop-card-states = Карти та їхні стани
web-gallery-loop-cards = Усі карти
web-gallery-loop-headquarters = Штаб-квартира
web-gallery-loop-rift = Розрив
web-gallery-loop-energy = Енергія
web-gallery-loop-eternal = Вічна енергія
web-gallery-loop-used = використана
web-gallery-loop-doctor = Доктор Хиба
web-gallery-loop-clone = Клон
web-gallery-loop-super-clone = Суперклон
web-gallery-loop-centrifuge = Центрифуга
web-gallery-loop-mega = Мегавихор
web-gallery-loop-mini = В іншій руці
web-gallery-loop-list = У списку

## Room 25

web-gallery-room25-rooms = Кімнати
web-gallery-room25-characters = Персонажі
web-gallery-room25-tokens = Жетони дій і знаки небезпеки
web-gallery-room25-memory = Що ви бачили
web-gallery-room25-robot = Робот
web-gallery-room25-acting = Чия черга
