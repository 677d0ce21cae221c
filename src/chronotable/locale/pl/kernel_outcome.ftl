# Jak skończyła się gra, jakakolwiek.

kernel-outcome-decided = O wyniku decyduje: { $category }. { $first }: { $mine }, { $second }: { $other }; różnica końcowa: { $n }.
kernel-outcome-total = Razem
