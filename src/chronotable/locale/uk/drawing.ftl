# Рисунки партій у нотатниках і документах.

drawing-choosing = Зараз вибирає: { $players }
drawing-over = Гру завершено
drawing-won = Перемога: { $players }.
drawing-nobody = Ніхто не переміг.
drawing-column-player = Гравець
drawing-column-score = Результат
drawing-column-won = Перемога
drawing-seat = Рисунок показує те, що видно з місця від 0 до { $last }, що бачить глядач (None) або що знають усі місця разом («all»), а не { $found }.
drawing-dark = Dark — це True, False або None (як налаштовано в читача), а не { $found }.
