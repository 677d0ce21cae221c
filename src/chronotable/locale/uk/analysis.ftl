# Де вирішилася закінчена гра: у терміналі й на сторінці.
analysis-title = { $game }: де вирішилася гра
analysis-running = Аналізувати можна лише закінчену гру.
analysis-nothing = Для таких налаштувань імовірності перемоги немає: замало зіграно ігор, щоб на них навчитися.
analysis-curve = Імовірність перемоги
analysis-all = Усі гравці
analysis-end = Кінець
analysis-unknown = ще невідома
analysis-certain = { $won ->
    [yes] перемога
   *[no] без перемоги
}
analysis-tenths = приблизно { $n } з 10
analysis-measure = Імовірність перемоги у відсотках
analysis-then = { $first } → { $rest }
analysis-shares = Вибір і випадок, у відсоткових пунктах
analysis-share-all = Ваші вибори: { $own }. Випадок: { $luck }. Разом: { $whole }.
analysis-share = { $name } — власні вибори: { $own }; вибори інших: { $others }; випадок: { $luck }; разом: { $whole }.
analysis-turns = Найдорожчі вибори
analysis-no-turns = Жоден вибір не вирізняється як помилка.
analysis-turn = Вибір { NUMBER($at, useGrouping: 0) }, { $name }: { $choice }. Ціна: приблизно { $cost ->
    [one] { $cost } відсотковий пункт
    [few] { $cost } відсоткові пункти
    [many] { $cost } відсоткових пунктів
   *[other] { $cost } відсоткового пункту
}.
analysis-cost = ціна: приблизно { $cost ->
    [one] { $cost } відсотковий пункт
    [few] { $cost } відсоткові пункти
    [many] { $cost } відсоткових пунктів
   *[other] { $cost } відсоткового пункту
}
analysis-better = Краще: { $plan }.
analysis-behind = Основа: { $n ->
    [one] { $n } гра
    [few] { $n } гри
    [many] { $n } ігор
   *[other] { $n } гри
} з такими налаштуваннями між швидкими ботами, які планують до кінця свого ходу, а зрідка вибирають навмання. Число каже, як часто такі гравці звідси перемагають; ви можете зіграти краще.
