# How a game ended, whatever game it is.

kernel-outcome-decided = What decided it: { $category }. { $first }: { $mine }, { $second }: { $other }; the margin was { $n }.
kernel-outcome-total = Total
