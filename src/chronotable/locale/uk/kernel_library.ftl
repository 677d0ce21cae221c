# Що чують програми, які користуються бібліотекою: мови, параметри та записи ззовні чи змінені вручну.

kernel-language = Немає мови «{ $found }». Мови: { $languages }.
kernel-option-by-name = Параметри подають за назвою, наприклад players=2, а не як { $found }. Параметри: { $allowed }.
kernel-save-newer = Цей запис («{ $found }») створено новішою версією програми; ця версія читає «{ $first }».
kernel-save-path = Запис подають як текст або як Path його файлу; { $found } — ні те, ні інше.
kernel-save-unsealed = Цю гру змінено вручну: нічого в ній не можна довести, тому тут її не відкривають.
kernel-save-seal = Печатку запису або перевіряють, або ігнорують: «check» чи «ignore», а не { $found }.
kernel-save-game = Це запис гри «{ $name }», яка тут невідома. Ігри: { $games }. Власну гру можна подати саму: game=...
kernel-replay-keys = Вибори подають як ключі або як пари з місця та ключа, а не як { $found }.
kernel-replay-choice = Вибір { NUMBER($number, useGrouping: 0) } зробити неможливо. { $detail }
kernel-game-unusable = Не вдається скористатися грою «{ $name }» з пакета { $package } ({ $detail }).
kernel-save-absent = Це збереження зроблено за інших правил (версія { $wanted }), і чогось, що йому потрібно, тут немає. { $what }
