# Перегляд гри: лінія часу, її моменти та відгалуження.

web-timeline-title = Лінія часу
web-timeline-board = Поле в цей момент
web-timeline-controls = Моменти гри
web-timeline-start = Приготування гри
web-timeline-at = Вибір { $at } із { $last }
web-timeline-back = На один вибір назад
web-timeline-forward = На один вибір уперед
web-timeline-turn-back = До попереднього ходу
web-timeline-turn-forward = До наступного ходу
web-timeline-play = Відтворити
web-timeline-pause = Пауза
web-timeline-eyes = Чиїми очима
web-timeline-spectator = глядачі
web-timeline-save = Завантажити
web-timeline-to-table = До столу
web-timeline-tree = Лінії часу
web-timeline-first = Перша гра
web-timeline-branch = Відгалуження після вибору { $at }
web-timeline-over = { $n ->
    [one] кінець, { $n } вибір
    [few] кінець, { $n } вибори
   *[many] кінець, { $n } виборів
}
web-timeline-running = { $n ->
    [one] триває, { $n } вибір
    [few] триває, { $n } вибори
   *[many] триває, { $n } виборів
}
web-timeline-branch-here = Почати іншу лінію часу тут
web-timeline-branch-from = Інша лінія часу після вибору { $at }
web-timeline-branch-text = Новий стіл із тим самим минулим і власним майбутнім; ця гра лишається, як була.
web-timeline-branch-name = Назва лінії часу
web-timeline-branch-open = Відкрити лінію часу
