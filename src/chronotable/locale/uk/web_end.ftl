# Кінець гри за столом у браузері: результат, перебіг і нова гра.

web-end-sheet = Результат у числах
web-end-category = Категорія
web-end-course = Перебіг гри
web-end-again = Зіграти ще раз
web-end-again-asked = Ще раз: чекаємо на інших
web-end-again-go = До наступної гри
web-end-again-text = Ті самі гравці грають далі за іншим столом.
web-proposal-again = { $name } пропонує зіграти ще раз: ті самі місця, нова гра.
web-again-not-now = Зіграти ще раз можна, коли гра скінчиться.
web-again-made = Стіл для наступної гри вже є.
web-course-later = Перебіг цієї гри можна буде побачити, коли вона скінчиться.
web-course-line = { $name }: { $measure }
web-course-table = Те саме таблицею
web-course-moment = Частина
web-course-changes = Найбільші зміни
web-course-change = Вибір { NUMBER($at, useGrouping: 0) }, { $name }: { $choice }
web-course-by = { $sign ->
    [up] { $measure }: +{ $n }
   *[down] { $measure }: −{ $n }
}
web-course-try = Спробувати звідси
web-analysis-title = Де вирішилася гра
web-analysis-later = Аналіз можна буде побачити, коли гра скінчиться: він каже, що треба було зробити.
web-analysis-waiting = Гру переглядають…
web-analysis-ask = Де вирішилася гра?
