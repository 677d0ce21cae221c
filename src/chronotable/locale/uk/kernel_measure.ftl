# Те, що приходить ззовні, спершу вимірюють, а потім читають.

kernel-measure-items = Забагато записів. Дозволена кількість: { NUMBER($most, useGrouping: 0) }.
kernel-measure-characters = Забагато символів. Дозволена кількість: { NUMBER($most, useGrouping: 0) }.
kernel-measure-deep = Списки й об’єкти вкладено надто глибоко. Дозволена кількість рівнів: { $most }.
kernel-measure-number = Завелике число. Дозволена кількість цифр: { $most }.
