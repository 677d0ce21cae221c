## Уроки: курс гри та картка поруч із полем

web-learn-title = Навчитися грати: { $game }
web-learn-about = Короткі уроки на справжньому полі й за справжніми правилами. Можна вийти будь-коли й повернутися на те саме місце. Пройдені уроки пам’ятає цей браузер.
web-learn-progress = { $done } з { $n }
web-learn-progress-name = Пройдено уроків
web-learn-minutes = { $n } хв
web-learn-begin = Почати
web-learn-again = Ще раз
web-learn-continue = Продовжити
web-learn-done = пройдено
web-learn-begun = розпочато
web-learn-none = Для цієї гри ще немає уроків.
web-learn-rules = Усі правила
web-learn-play = До столу
web-lesson = Урок
web-lesson-step = { $n } з { $of }
web-lesson-next = Далі
web-lesson-finish = Завершити
web-lesson-leave = Вийти
web-lesson-restart = Від початку
web-lesson-first = Спершу читайте далі («Далі») або вийдіть з уроку й грайте вільно.
web-lesson-other = Правила це дозволяють, але зараз урок показує інше: { $option }
web-lesson-waits = Інші роблять хід…
web-lesson-finished = Чудово, урок пройдено!
web-lesson-course-finished = Чудово, весь курс пройдено!
web-lesson-next-lesson = Наступний урок: { $title }
web-lesson-all = Усі уроки
web-lesson-free = Грати далі вільно
web-lesson-strayed = Гра пішла іншим шляхом, ніж урок. Грайте далі вільно або почніть урок від початку.

## Задачі

web-puzzle = Задача
web-puzzle-title = Задачі
web-puzzle-about = Позиції з партій, у яких до мети веде рівно один перший вибір: це доведено перевіркою всіх інших. Після хибної спроби стіл пояснить, що в ній не так, і можна спробувати ще раз.
web-puzzle-progress = розв’язано { $done } з { $n }
web-puzzle-today = Задача дня: { $title }
web-puzzle-streak = { $n ->
    [one] { $n } день поспіль
    [few] { $n } дні поспіль
    [many] { $n } днів поспіль
   *[other] { $n } дня поспіль
}
web-puzzle-all = Усі задачі
web-puzzle-name = { $n }. { $title }
web-puzzle-grade = Складність { $grade } з 3
web-puzzle-done = розв’язано
web-puzzle-solved = Розв’язано! Далі правильних виборів кілька, або мети вже досягнуто.
web-puzzle-strayed = Гра пішла іншим шляхом, ніж задача. Грайте далі вільно або почніть задачу від початку.
web-puzzle-more = Інші задачі
web-no-day = «{ $day }» не є днем: дні пишуть так: { $like }.
