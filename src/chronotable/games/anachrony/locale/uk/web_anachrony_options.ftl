# Параметри приготування Anachrony на сторінці нового столу.

web-option-anachrony-players = Гравці
web-option-anachrony-side = Планшети гравців
web-option-anachrony-side-text-a = однакові для всіх
web-option-anachrony-side-text-b = кожен Шлях має власний
web-option-anachrony-paths = Шляхи
web-option-anachrony-leaders = Лідери
web-option-anachrony-evacuation = Умови евакуації
web-option-anachrony-harder-two-player = Складніше для двох: на гекс менше у Світовій раді
web-option-anachrony-opponent = Суперник для соло-гри
web-option-anachrony-harder = Складніше проти суперника
web-option-anachrony-predictable-paradox = Передбачувані парадокси: 1 замість кидка
web-option-anachrony-simultaneous-power-up = Заряджання одночасно
web-option-anachrony-alternate-timeline = Альтернативна лінія часу
web-option-anachrony-starting-asset-draft = Вибір початкових запасів
web-option-anachrony-endgame-condition-draft = Вибір умов кінця гри
web-option-anachrony-samira-without-neutronium = Саміра знаходить титан, уран або золото, але не нейтроній
web-option-anachrony-side-a = Сторона A
web-option-anachrony-side-b = Сторона B
web-option-anachrony-paths-choose = вибір за столом
web-option-anachrony-paths-random = випадково
web-option-anachrony-leaders-choose = вибір за столом
web-option-anachrony-leaders-random = випадково
web-option-anachrony-evacuation-random = випадково
web-option-anachrony-evacuation-a = A
web-option-anachrony-evacuation-b = B

web-preset-anachrony-first-game = Для початківців
web-preset-anachrony-table-of-four = Учотирьох
web-preset-anachrony-own-boards = Планшет для кожного Шляху
web-preset-anachrony-alone = Сам проти Хронобота
web-preset-anachrony-alone-chronossus = Сам проти Хроноссуса
web-preset-anachrony-duel = Дуель
web-preset-anachrony-shifting-timeline = Мінлива лінія часу
