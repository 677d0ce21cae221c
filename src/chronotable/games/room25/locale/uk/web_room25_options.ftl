# Налаштування гри Room 25 на сторінці нового столу.

web-option-room25-players = Гравці
web-option-room25-mode = Режим
web-option-room25-mode-text-suspicion = серед вас можуть бути наглядачі
web-option-room25-mode-text-team = дві команди: хто втече першою
web-option-room25-mode-text-competition = по двоє персонажів, кожен за себе
web-option-room25-mode-text-cooperation = усі проти будівлі
web-option-room25-mode-text-solo = четверо персонажів, один гравець
web-option-room25-ruleset = Правила
web-option-room25-difficulty = Складність
web-option-room25-recipe = Будівля
web-option-room25-characters = Персонажі
web-option-room25-five-player-guards = Наглядачів у грі вп’ятьох
web-option-room25-kevin-panic-rooms-adjacent-to = Паніка Кевіна міняє кімнати
web-option-room25-key-room-in-exit-zone = Кімната з ключем у зоні виходу
web-option-room25-madness-draw-last-round = Божевільний рівень: карти і в останньому раунді
web-option-room25-prison-blocks-forced-exit = Із В’язничної камери не можна й виштовхувати
web-option-room25-barred-card-keeps-draw-symbol = Після карти, що не діє, теж беруть наступну
web-option-room25-madness-recipe-as-standard = Божевільний рівень: звичайна будівля
web-option-room25-madness-cards-in-other-modes = Карти божевілля в інших режимах
web-option-room25-remembered-tiles-shown = Показувати оглянуті кімнати
web-option-room25-panic-moves-from-central = Паніка виганяє і з Центральної кімнати
web-option-room25-announcements = Оголошення кольорів
web-option-room25-no-reminder-tokens = Без жетонів-нагадувань

web-preset-room25-first-game = Для початківців
web-preset-room25-hidden-guards = Приховані наглядачі
web-preset-room25-two-teams = Дві команди
web-preset-room25-alone = Наодинці
web-preset-room25-madness = Божевілля
