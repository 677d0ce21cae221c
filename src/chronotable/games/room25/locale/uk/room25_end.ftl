# Кінець гри «Кімната 25» та її перебіг.

room25-victor-draw = Нічия.
room25-victor-prisoners = Перемагають в’язні.
room25-victor-guards = Перемагають наглядачі.
room25-victor-nobody = Ніхто не втік.
room25-victor-everybody = Утекли всі.
room25-victor-most = Утекли всі, крім одного персонажа.
room25-end-role = { $role }
room25-end-eliminated = { $character } вибуває в раунді { $n }, кімната { $cell }.
room25-end-eliminated-in = { $character } вибуває в раунді { $n }, кімната { $cell } ({ $room }).
room25-end-inside = { $character }: наприкінці в Кімнаті 25.
room25-end-alive = { $character }: наприкінці в кімнаті { $cell } ({ $room }).
room25-end-rounds = Зіграно раундів: { $n }. На лічильнику ще лишалося: { $left }.
room25-measure-rooms = Відкриті кімнати
room25-measure-alive = Персонажі у грі
room25-measure-steps = Відстань до Кімнати 25 у кімнатах
room25-part = Раунд { $n }
