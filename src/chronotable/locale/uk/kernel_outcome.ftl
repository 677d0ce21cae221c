# Чим скінчилася гра, хоч би яка.

kernel-outcome-decided = Вирішальне: { $category }. { $first }: { $mine }, { $second }: { $other }; остаточна різниця: { $n }.
kernel-outcome-total = Разом
