# `chronotable simulate`: боти грають багато ігор; а також що може бути не так із ботом.

cli-simulate-about = Дати ботам зіграти багато ігор і порахувати, хто перемагає і чому
cli-simulate-help-game = гра (перелік: chronotable games)
cli-simulate-help-named = те саме, що --set { $name }=ЗНАЧЕННЯ
cli-simulate-help-games = кількість ігор (типово 100)
cli-simulate-help-bots = боти за порядком місць; останній займає всі подальші місця: { $kinds }, з числом, як у search:200; або власний як модуль:Клас
cli-simulate-help-compare = два боти, що грають з тими самими зернами випадковості; показує, наскільки кращий другий
cli-simulate-help-jobs = кількість процесів, що грають одночасно; результати від неї не залежать (типово по одному на процесор)
cli-simulate-help-out = записати по одному рядку на гру до цього файлу CSV
cli-simulate-help-limit = перервати гру після стількох рішень (типово { NUMBER($usual, useGrouping: 0) }); її буде зараховано як незавершену
cli-simulate-help-seats = записати до цього файлу CSV по одному рядку для кожного місця кожної гри
cli-simulate-help-lang = мова звіту

cli-simulate-positive = { $name } має бути не менше 1, а не { $found }.
cli-simulate-two = --compare потребує двох різних ботів, наприклад greedy,search:200; подано: { $found }.
cli-simulate-files = Неможливо скористатися файлом: { $problem }

cli-simulate-heading = { $game }; ігор: { $n }; боти: { $bots }; зерно випадковості: { $seed }
cli-simulate-playing = Ігри тривають
cli-simulate-played = Зіграно: { $n } з { $games }
cli-simulate-interrupted = Завершено достроково. Закінчених ігор: { $n } з { $games }
cli-simulate-failed = Перервано, бо підвів бот: { $n } з { $games }. Решта звіту їх не враховує. Зерно першої: { $seed }. { $reason }
cli-simulate-unfinished = Не завершено, перервано після { NUMBER($limit, useGrouping: 0) } { $limit ->
    [one] рішення
    [few] рішень
    [many] рішень
   *[other] рішення
}: { $n } з { $games }. Решта звіту їх не враховує.
cli-simulate-group = Боти: { $bots }
cli-simulate-won = Перемог: { $won } з { $games }, { NUMBER($rate, maximumFractionDigits: 1) } % (інтервал 95 %: від { NUMBER($low, maximumFractionDigits: 1) } до { NUMBER($high, maximumFractionDigits: 1) } %)
cli-simulate-seat-won = Місце { $seat }, { $bot }: перемог { $won } з { $games }, { NUMBER($rate, maximumFractionDigits: 1) } % (інтервал 95 %: від { NUMBER($low, maximumFractionDigits: 1) } до { NUMBER($high, maximumFractionDigits: 1) } %)
cli-simulate-seat-score = Місце { $seat }, { $bot }: середній рахунок { NUMBER($value, maximumFractionDigits: 1) } (інтервал 95 %: від { NUMBER($low, maximumFractionDigits: 1) } до { NUMBER($high, maximumFractionDigits: 1) })
cli-simulate-turns = Ходи: у середньому { NUMBER($mean, maximumFractionDigits: 1) } (від { $least } до { $most })
cli-simulate-decisions = Рішення: у середньому { NUMBER($mean, maximumFractionDigits: 1) } (від { $least } до { $most })
cli-simulate-share = { NUMBER($rate, maximumFractionDigits: 1) } % ({ NUMBER($low, maximumFractionDigits: 1) }–{ NUMBER($high, maximumFractionDigits: 1) })
cli-simulate-points-of = Очки бота { $bot } за категоріями, на гравця:
cli-simulate-points = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-simulate-thing = { $thing }

cli-simulate-column-reason = Завершення
cli-simulate-column-games = Ігор
cli-simulate-column-share = Частка (інтервал 95 %)
cli-simulate-column-agent = Агент
cli-simulate-column-agent-success = Перемоги
cli-simulate-column-mission = Місія
cli-simulate-column-mission-success = Заархівовано
cli-simulate-column-category = Категорія
cli-simulate-column-points = Очки
cli-simulate-column-scored = З очками (інтервал 95 %)
cli-simulate-column-least = Найменше
cli-simulate-column-most = Найбільше

cli-simulate-compared = { $second } порівняно з { $first }; пар ігор з тим самим зерном: { $n }
cli-simulate-difference-won = Перемагає частіше на { NUMBER($rate, maximumFractionDigits: 1) } в. п. (інтервал 95 %: від { NUMBER($low, maximumFractionDigits: 1) } до { NUMBER($high, maximumFractionDigits: 1) })
cli-simulate-difference-score = Рахунок вищий на { NUMBER($value, maximumFractionDigits: 1) } (інтервал 95 %: від { NUMBER($low, maximumFractionDigits: 1) } до { NUMBER($high, maximumFractionDigits: 1) })
cli-simulate-difference-mission = Більше заархівованих місій за гру: { NUMBER($value, maximumFractionDigits: 2) } (інтервал 95 %: від { NUMBER($low, maximumFractionDigits: 2) } до { NUMBER($high, maximumFractionDigits: 2) })
