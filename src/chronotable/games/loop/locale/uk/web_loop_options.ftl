# Налаштування гри The LOOP на сторінці нового столу.

web-option-loop-players = Гравці
web-option-loop-mode = Режим
web-option-loop-mode-text-sabotage = заархівуйте 4 плитки
web-option-loop-mode-text-centrifuges = ще й розберіть 3 центрифуги
web-option-loop-mode-text-super-clones = жодного не лишіть на полі
web-option-loop-mode-text-ultramachine = її карти діють постійно
web-option-loop-level = Рівень
web-option-loop-agents = Агенти
web-option-loop-machine = Машина
web-option-loop-machine-text = куди падають кубики з Машини
web-option-loop-machine-of-1 = Попередня епоха
web-option-loop-machine-of-2 = Епоха доктора Хиби
web-option-loop-machine-of-3 = Наступна епоха
web-option-loop-order-destroyed = Порядок знищених карт
web-option-loop-order-destroyed-text = питати про порядок карт, знищених разом

web-preset-loop-first-game = Для початківців
web-preset-loop-alone = Наодинці
web-preset-loop-four-agents = Четверо агентів
web-preset-loop-super-clones = Суперклони
web-preset-loop-legend = Легенди Агентства
