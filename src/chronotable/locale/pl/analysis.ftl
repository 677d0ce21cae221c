# Gdzie rozstrzygnęła się skończona gra: w terminalu i na stronie.
analysis-title = { $game }: gdzie rozstrzygnęła się gra
analysis-running = Analizować można tylko skończoną grę.
analysis-nothing = Dla tych ustawień nie ma szansy wygranej: rozegrano za mało takich gier, by się z nich uczyć.
analysis-curve = Szansa wygranej
analysis-all = Wszyscy gracze
analysis-end = Koniec
analysis-unknown = jeszcze nieznana
analysis-certain = { $won ->
    [yes] wygrana
   *[no] bez wygranej
}
analysis-tenths = około { $n } na 10
analysis-measure = Szansa wygranej w procentach
analysis-then = { $first } → { $rest }
analysis-shares = Wybory i los, w punktach procentowych
analysis-share-all = Wasze wybory: { $own }. Los: { $luck }. Razem: { $whole }.
analysis-share = { $name } – własne wybory: { $own }; wybory innych: { $others }; los: { $luck }; razem: { $whole }.
analysis-turns = Najdroższe wybory
analysis-no-turns = Żaden wybór nie wyróżnia się jako błąd.
analysis-turn = Wybór { NUMBER($at, useGrouping: 0) }, { $name }: { $choice }. Koszt: około { $cost ->
    [one] { $cost } punktu procentowego
    [few] { $cost } punktów procentowych
    [many] { $cost } punktów procentowych
   *[other] { $cost } punktu procentowego
}.
analysis-cost = koszt: około { $cost ->
    [one] { $cost } punktu procentowego
    [few] { $cost } punktów procentowych
    [many] { $cost } punktów procentowych
   *[other] { $cost } punktu procentowego
}
analysis-better = Lepiej: { $plan }.
analysis-behind = Podstawa: { $n ->
    [one] { $n } gra
    [few] { $n } gry
    [many] { $n } gier
   *[other] { $n } gry
} o tych ustawieniach między szybkimi botami, które planują do końca swojej tury, a czasem wybierają losowo. Liczba mówi, jak często tacy gracze stąd wygrywają; możesz zagrać lepiej.
