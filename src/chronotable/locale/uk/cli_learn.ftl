## chronotable learn

cli-learn-about = Вивчити гру граючи: курси з коротких уроків
cli-learn-help-game = гра; без неї курси всіх ігор
cli-learn-help-lesson = урок; без нього перелік уроків курсу
cli-learn-help-check = для авторів: розіграти уроки й назвати все, що в них не так
cli-learn-help-lang = мова (типово: мова системи)
cli-learn-well = { $game }/{ $file }: гаразд; кроків: { $n }, виборів: { $choices }
cli-learn-wrong = { $game }/{ $problem }
cli-learn-help-again = почати урок від початку, навіть якщо його вже розпочато
cli-learn-help-ascii = малювати лише символами ASCII
cli-learn-help-line = відповідати рядками, а не окремими клавішами, як для каналів і програм читання з екрана
cli-learn-course = { $game }: пройдено уроків: { $done } з { $n }
cli-learn-line =   { $sign } { $id }  { $title } ({ $n } хв)
cli-learn-sign-done = +
cli-learn-sign-begun = …
cli-learn-sign-new = ·
cli-learn-hint = Далі: chronotable learn { $game } { $lesson }
cli-learn-none = Для цієї гри ще немає уроків.
cli-learn-step = { $title }, { $n } з { $of }: { $text }
cli-learn-other = Правила це дозволяють, але зараз урок показує інше: { $option }
cli-learn-strayed = Гра пішла іншим шляхом, ніж урок: грайте далі вільно або почніть від початку з --again.
cli-learn-left = Урок збережено. Далі: chronotable learn { $game } { $lesson }
cli-learn-finished = Чудово, урок пройдено! Наступний: { $title }, chronotable learn { $game } { $lesson }
cli-learn-all-finished = Чудово, це був останній урок курсу!
