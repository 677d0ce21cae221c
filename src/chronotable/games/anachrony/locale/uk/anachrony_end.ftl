# Кінець гри «Анахронія» та її перебіг.

anachrony-end-category = { CAPITAL($category) }
anachrony-end-path = { $path }
anachrony-end-water = Очок порівну: вирішує вода, { $mine } проти { $other }.
anachrony-end-resources = Очок і води порівну: вирішують ресурси, { $mine } проти { $other }.
anachrony-measure-score = Переможні очки, якби гра тут скінчилася
anachrony-part = Ера { $n }
