# Що чують програми, які користуються бібліотекою: мови, параметри та збереження ззовні чи змінені вручну.

kernel-language = Немає мови «{ $found }». Мови: { $languages }.
kernel-option-by-name = Параметри подають за назвою, наприклад players=2, а не як { $found }. Параметри: { $allowed }.
kernel-save-newer = Це збереження («{ $found }») створено новішою версією програми; ця версія читає «{ $first }».
kernel-save-path = Збереження подають як текст або як Path його файлу; { $found } — ні те, ні інше.
kernel-save-unsealed = Цю гру змінено вручну: нічого в ній не можна довести, тому тут її не відкривають.
kernel-save-seal = Контрольну суму збереження або перевіряють, або ігнорують: «check» чи «ignore», а не { $found }.
kernel-save-game = Це збереження гри «{ $name }», яка тут невідома. Ігри: { $games }. Власну гру можна подати саму: game=...
kernel-replay-keys = Вибори подають як ключі або як пари з місця та ключа, а не як { $found }.
kernel-replay-choice = Вибір { NUMBER($number, useGrouping: 0) } зробити неможливо. { $detail }
kernel-game-unusable = Не вдається скористатися грою «{ $name }» з пакета { $package } ({ $detail }).
kernel-save-absent = Це збереження зроблено за інших правил (версія { $wanted }), і чогось, що йому потрібно, тут немає. { $what }
kernel-action-key = Жоден варіант цієї гри не може мати ключа «{ $key }».
kernel-action-number = Немає дії { $found }; дії пронумеровано від 0 до { NUMBER($last, useGrouping: 0) }.
kernel-no-actions = Гра «{ $game }» не каже, які в неї ключі, тому її дії не мають номерів.
kernel-no-observations = Гра «{ $game }» не каже, що її місця бачать у числах.
kernel-environment-reset = Це середовище ще не почало гру: спершу викличте reset().
kernel-environment-rewards = Нагороди можуть бути такі: { $allowed }; не { $found }.
kernel-environment-render = Режим малювання може бути такий: { $allowed }; не { $found }.
kernel-environment-seat = Місця { $found } за цим столом немає: місця пронумеровано від 0 до { $last }.
kernel-environment-bots = Місць, крім вашого: { $n }; назвіть одного бота для всіх або по одному для кожного, а не { $found }.
kernel-environment-observer = Спостерігач бачить тут те, що може знати один гравець, із пам’яттю чи без, і не має параметрів; не { $found }.
kernel-environment-masked = Дії { $action } зараз немає серед можливостей місця { $seat }; дозволені для нього дії інші.
kernel-environment-outcome = Випадок приносить тут число від 0 до { $last }, а не { $found }.
kernel-environment-redrawn = Стан, розіграний наново з того, що знає одне місце, не має минулого, тож його не можна зберегти.
kernel-environment-moving = Випадок ще не вирішив; розігруйте наново, коли якесь місце має вибирати.
kernel-simulate-seed = Зерно — це ціле число, а не { $found }.
