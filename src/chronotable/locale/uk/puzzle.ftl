## Задачі: до чого веде хибна спроба і що не так із доказом

puzzle-other-rules = Задачі доведено за правилами { $proved }; тепер діють { $present }. Доведіть їх заново: { $tool }.
puzzle-no-beginning = Цю позицію не можна розкласти на столі: { $detail }
puzzle-not-provable = Цього вже не можна довести: { $detail }
puzzle-proved-otherwise = За нинішніми правилами перебір дає інший результат.
