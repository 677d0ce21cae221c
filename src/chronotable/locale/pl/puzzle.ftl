## Zadania: do czego prowadzi błędna próba i co jest nie tak z dowodem

puzzle-other-rules = Zadania udowodniono według zasad { $proved }; teraz obowiązują { $present }. Udowodnij je od nowa: { $tool }.
puzzle-no-beginning = Tej pozycji nie można rozłożyć na stole: { $detail }
puzzle-not-provable = Nie da się tego już udowodnić: { $detail }
puzzle-proved-otherwise = Według obecnych zasad przeszukanie daje inny wynik.
