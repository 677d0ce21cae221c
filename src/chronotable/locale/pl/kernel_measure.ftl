# Co przychodzi z zewnątrz, jest mierzone, zanim zostanie odczytane.

kernel-measure-items = Za dużo wpisów. Dopuszczalna liczba: { NUMBER($most, useGrouping: 0) }.
kernel-measure-characters = Za dużo znaków. Dopuszczalna liczba: { NUMBER($most, useGrouping: 0) }.
kernel-measure-deep = Za głębokie zagnieżdżenie list i obiektów. Dopuszczalna liczba poziomów: { $most }.
kernel-measure-number = Za duża liczba. Dopuszczalna liczba cyfr: { $most }.
