# Кінець гри «Петля» та її перебіг.

loop-victor-doctor = Перемагає доктор Хиба.
loop-end-archived = Плитки диверсії в архіві
loop-end-agents = { $agents }
loop-end-missions = { $n ->
    [0] Плитки диверсії в архіві: жодної з { $needed } потрібних.
   *[other] Плитки диверсії в архіві: { $n } із { $needed } потрібних. { $missions }
}
loop-end-vortices = { $n ->
    [0] Не утворилося жодного вихору.
   *[other] Вихори: { $n }; втрачено в них плиток диверсії: { $lost }.
}
loop-end-time = Кінець: цикл { $cycle }, хід { $turns }.
loop-measure-archived = Плитки диверсії в архіві
loop-measure-vortices = Вихори
loop-measure-rifts = Розриви на полі
loop-part = Цикл { $n }
