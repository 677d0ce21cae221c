# Kim jesteś w grze Anachrony, do czego dążysz i co cię spotyka.

anachrony-brief-who-open = Za chwilę wybierzesz jedną z czterech Ścieżek.
anachrony-brief-who-path = Twoja Ścieżka: { $path }.
anachrony-brief-who = Twoja Ścieżka: { $path }. Lider: { $leader }.
anachrony-brief-side = Każdy gra dla siebie. Twoja Ścieżka ma własną Ewakuację, która po Uderzeniu może dać wiele punktów.
anachrony-brief-side-condition = Każdy gra dla siebie. Po Uderzeniu możesz raz się ewakuować: { $condition }.
anachrony-brief-goal = Zdobądź najwięcej Punktów Zwycięstwa (PZ): za Budynki, Superprojekty, Przełomy, Podróż w Czasie, Morale, Warunki Końca Gry i Ewakuację.
anachrony-brief-end = Uderzenie następuje na końcu 4. Ery. Gra kończy się najpóźniej po { $eras }. Erze albo gdy upadnie cała Stolica. Niespłacone kafle Warpu i Anomalie kosztują punkty.

anachrony-fate-paradoxes = Paradoksy: { $n } z { $limit }. Jeszcze jeden i dostajesz Anomalię ({ $vp ->
    [0] zajmuje pole na Budynek
   *[other] −{ $vp } PZ, zajmuje też pole na Budynek
}).
anachrony-fate-rolls = { $when ->
    [now] W tej Fazie Paradoksu
   *[next] W następnej Fazie Paradoksu
} rzucasz kością Paradoksu, { $several ->
    [no] Era: { $eras }
   *[yes] Ery: { $eras }
}. Nikt nie ma tam więcej kafli Warpu. Spłać kafle, by tego uniknąć.
anachrony-fate-anomalies = { $n ->
    [one] Masz Anomalię: −{ $vp } PZ na koniec gry. Może ją usunąć Robotnik.
    [few] Masz { $n } Anomalie: po −{ $vp } PZ na koniec gry. Mogą je usunąć Robotnicy.
   *[many] Masz { $n } Anomalii: po −{ $vp } PZ na koniec gry. Mogą je usunąć Robotnicy.
}
anachrony-fate-debts = { $n ->
    [one] Niespłacony kafel Warpu: −{ $vp } PZ, jeśli zostanie.
    [few] Masz { $n } niespłacone kafle Warpu: −{ $vp } PZ za każdy, który zostanie.
   *[many] Masz { $n } niespłaconych kafli Warpu: −{ $vp } PZ za każdy, który zostanie.
}
anachrony-fate-supply = Wyczerpani Robotnicy: { $n }. Dostawa kosztuje Wodę: { $price }, a ty masz { $water }. Zamiast tego można poświęcić Morale.
anachrony-fate-planning = Na tę Erę masz Aktywnych Robotników: { $active }, Wyczerpanych: { $tired }. Dostawa kosztuje Wodę: { $price }, a ty masz { $water }.
anachrony-fate-impact = Na końcu tej Ery następuje Uderzenie: potem większość graczy ma mniej Heksów na Egzoszkielety i zaczyna się Ewakuacja.
anachrony-fate-last-era = To ostatnia Era: z nią kończy się gra.
anachrony-fate-collapse = Gra może się skończyć z tą Erą. Wolne miejsca w Stolicy: { $n }.
anachrony-fate-evacuate = Możesz się teraz ewakuować, raz w grze{ $last ->
    [yes] ; ta Era może być ostatnią szansą
   *[no] { "" }
}.

## Gra jednoosobowa

anachrony-brief-side-alone = Grasz samotnie, przeciwnik: { $opponent }. Przy równych PZ wygrywa przeciwnik.
anachrony-brief-side-alone-condition = Grasz samotnie, przeciwnik: { $opponent }. Przy równych PZ wygrywa przeciwnik. Po Uderzeniu możesz raz się ewakuować: { $condition }.
anachrony-brief-goal-alone = Zdobądź więcej Punktów Zwycięstwa (PZ) niż { $opponent }: za Budynki, Superprojekty, Przełomy, Podróż w Czasie, Morale i Ewakuację{ $objectives ->
    [yes] {" "}oraz za jego cele
   *[no] { "" }
}.
anachrony-fate-behind = Gdyby gra skończyła się teraz, wygrywa { $opponent }: { $other } PZ, ty: { $score } PZ.
