# Kim jesteś w grze Pętla, do czego razem dążycie i co wam grozi.

loop-brief-who = { $several ->
    [no] Twój agent: { $agents }.
   *[yes] Twoi agenci: { $agents }.
}
loop-brief-side = { $players ->
    [1] Twoi agenci wygrywają albo przegrywają razem, przeciw drowi Fuksowi.
   *[other] Wszyscy agenci wygrywają albo przegrywają razem, przeciw drowi Fuksowi.
}
loop-brief-goal = { $mode ->
    [centrifuges] Uszkodźcie i zarchiwizujcie 4 kafle sabotażu i rozmontujcie wszystkie 3 wirówki.
    [super_clones] Uszkodźcie i zarchiwizujcie 4 kafle sabotażu i oczyśćcie planszę z super duplikatów.
   *[other] Uszkodźcie i zarchiwizujcie 4 kafle sabotażu.
}
loop-brief-end = Przegrywacie natychmiast, gdy miałby powstać czwarty wir albo drugi w tej samej erze, a także gdy kończy się trzeci cykl.

loop-fate-deadly = { $several ->
    [no] Następna wyrwa w tej erze to przegrana: { $eras }.
   *[yes] Następna wyrwa w jednej z tych er to przegrana: { $eras }.
}
loop-fate-no-vortex-left = { $n ->
    [one] Jest już { $n } wir: jeszcze jeden, gdziekolwiek, i przegrywacie.
    [few] Są już { $n } wiry: jeszcze jeden, gdziekolwiek, i przegrywacie.
   *[many] Jest już { $n } wirów: jeszcze jeden, gdziekolwiek, i przegrywacie.
}
loop-fate-one-vortex-left = Wiry na planszy: { $n } z { $all }. Następny po trzecim to przegrana.
loop-fate-full = { $several ->
    [no] Następna wyrwa w tej erze tworzy wir: { $eras }.
   *[yes] Następna wyrwa w jednej z tych er tworzy wir: { $eras }.
}
loop-fate-last-cycle = Ostatni cykl. { $n ->
    [0] To ostatnia tura!
    [one] Po tej będzie jeszcze { $n } tura.
    [few] Po tej będą jeszcze { $n } tury.
   *[many] Po tej będzie jeszcze { $n } tur.
}
