## `chronotable puzzle`

cli-puzzle-about = Розв’язувати задачі: позиції з рівно одним правильним першим вибором. Без гри: задача дня
cli-puzzle-help-game = гра; без неї задача дня
cli-puzzle-help-puzzle = задача; без неї перелік усіх задач гри
cli-puzzle-help-check = довести всі задачі заново повним перебором і назвати кожен доказ, який не справджується
cli-puzzle-help-lang = мова (типово: мова системи)
cli-puzzle-help-ascii = малювати лише символами ASCII
cli-puzzle-help-line = відповідати рядками, а не окремими клавішами, як для каналів і програм читання з екрана
cli-puzzle-none = Тут ще немає задач.
cli-puzzle-list = { $game }: розв’язано задач: { $done } з { $n }
cli-puzzle-line =   { $sign } { $id }  { $grade }  { $title }
cli-puzzle-step = Задача, складність { $grade } з 3, вибір { $n } з { $of }: { $text }
cli-puzzle-left = Задача лишається відкритою. Спробувати ще раз: chronotable puzzle { $game } { $puzzle }
cli-puzzle-solved = { $tries ->
    [0] Розв’язано з першої спроби!
    [one] Розв’язано після { $tries } хибної спроби.
    [few] Розв’язано після { $tries } хибних спроб.
    [many] Розв’язано після { $tries } хибних спроб.
   *[other] Розв’язано після { $tries } хибної спроби.
}
cli-puzzle-rest = Далі правильних виборів кілька. Один зі шляхів до мети: { $option }
cli-puzzle-then =   потім: { $option }
cli-puzzle-streak = { $n ->
    [one] Задача дня: { $n } день поспіль.
    [few] Задача дня: { $n } дні поспіль.
    [many] Задача дня: { $n } днів поспіль.
   *[other] Задача дня: { $n } дня поспіль.
}
cli-puzzle-well = { $game }/{ $id }: доведено
cli-puzzle-wrong = { $game }/{ $id }: { $problem }
