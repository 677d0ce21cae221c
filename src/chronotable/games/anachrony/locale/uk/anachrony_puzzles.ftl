## Задачі

anachrony-puzzle-points-title = Найбільше Переможних очок за хід
anachrony-puzzle-points = Який перший вибір дає за цей хід найбільше Переможних очок, якби гра після нього скінчилася? Лише один.
anachrony-puzzle-points-wrong = Так цей хід дасть щонайбільше { $gain } ПО; можна здобути { $most } ПО.
