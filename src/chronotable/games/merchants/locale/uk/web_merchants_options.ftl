# Параметри «Бухти купців» на сторінці нового столу.

web-option-merchants-players = Гравці
web-option-merchants-mode = Режим
web-option-merchants-mode-text-solo-score = лише золото, а за нього — звання
web-option-merchants-mode-text-solo-peddler = більше золота, ніж у Торгаша
web-option-merchants-mode-text-duel-of-chronomancers = дві крамниці, одна гавань
web-option-merchants-mode-text-guild-of-chronomancers = три чи чотири крамниці, одна гавань
web-option-merchants-difficulty = Торгаш
web-option-merchants-rogue-card = Розбійники
web-option-merchants-townsfolk-sets = Містяни
web-option-merchants-merchants = Купці
web-option-merchants-black-market-corruption-mode = Чорний ринок: скверна
web-option-merchants-portal-activate-adds-two-hours = Задіяти персонал на порталі коштує на дві години більше
web-option-merchants-chronomancer-may-share-assistant-space = Обидві фігурки можуть стояти на одному порталі
web-option-merchants-freeze-tokens-usable-same-turn = Жетони можна витратити в тому ж ході
web-option-merchants-corruption-paid-before-effect = Скверну беруть перед дією
web-option-merchants-splitter-needs-two-in-pool = Розділювач потребує двох реліквій у запасі
web-option-merchants-replaced-townsfolk-keep-symbols = Замінені містяни й далі враховуються
web-option-merchants-sea-passengers-sorted-before-sales = Пасажири в морі йдуть до зал перед продажем

web-preset-merchants-first-game = Для початківців
web-preset-merchants-duel = Дуель
web-preset-merchants-guild = Повна гільдія
web-preset-merchants-tycoon = Проти Магната
web-preset-merchants-for-gold = Лише заради золота
web-preset-merchants-robbers-and-sailors = Грабіжники й моряки
