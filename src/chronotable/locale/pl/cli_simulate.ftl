# `chronotable simulate`: boty grają wiele gier; oraz co może być nie tak z botem.

cli-simulate-about = Każ botom rozegrać wiele gier i policz, kto wygrywa i dlaczego
cli-simulate-help-game = gra (lista: chronotable games)
cli-simulate-help-named = to samo co --set { $name }=WARTOŚĆ
cli-simulate-help-games = liczba gier (domyślnie 100)
cli-simulate-help-bots = boty na kolejnych miejscach; ostatni zajmuje wszystkie dalsze miejsca: { $kinds }, z liczbą jak w search:200; albo własny jako moduł:Klasa
cli-simulate-help-compare = dwa boty grające z tymi samymi ziarnami losowości; pokazuje, o ile lepszy jest drugi
cli-simulate-help-jobs = liczba procesów grających jednocześnie; wyniki od niej nie zależą (domyślnie po jednym na procesor)
cli-simulate-help-out = zapisz po jednym wierszu na grę do tego pliku CSV
cli-simulate-help-limit = przerwij grę po tylu decyzjach (domyślnie { NUMBER($usual, useGrouping: 0) }); liczy się jako niedokończona
cli-simulate-help-seats = zapisz do tego pliku CSV po jednym wierszu na każde miejsce każdej gry
cli-simulate-help-lang = język zestawienia

cli-simulate-positive = { $name } musi wynosić co najmniej 1, a nie { $found }.
cli-simulate-two = --compare wymaga dwóch różnych botów, na przykład greedy,search:200; podano: { $found }.
cli-simulate-files = Nie można użyć pliku: { $problem }

cli-simulate-heading = { $game }; gry: { $n }; boty: { $bots }; ziarno losowości: { $seed }
cli-simulate-playing = Gry w toku
cli-simulate-played = Rozegrano: { $n } z { $games }
cli-simulate-interrupted = Zakończono przed czasem. Ukończone gry: { $n } z { $games }
cli-simulate-failed = Przerwane, bo zawiódł bot: { $n } z { $games }. Reszta raportu je pomija. Ziarno pierwszej: { $seed }. { $reason }
cli-simulate-unfinished = Niedokończone, przerwane po { NUMBER($limit, useGrouping: 0) } { $limit ->
    [one] decyzji
    [few] decyzjach
    [many] decyzjach
   *[other] decyzjach
}: { $n } z { $games }. Reszta raportu je pomija.
cli-simulate-group = Boty: { $bots }
cli-simulate-won = Wygrane: { $won } z { $games }, { NUMBER($rate, maximumFractionDigits: 1) }% (przedział 95%: od { NUMBER($low, maximumFractionDigits: 1) } do { NUMBER($high, maximumFractionDigits: 1) }%)
cli-simulate-seat-won = Miejsce { $seat }, { $bot }: wygrane { $won } z { $games }, { NUMBER($rate, maximumFractionDigits: 1) }% (przedział 95%: od { NUMBER($low, maximumFractionDigits: 1) } do { NUMBER($high, maximumFractionDigits: 1) }%)
cli-simulate-seat-score = Miejsce { $seat }, { $bot }: średni wynik { NUMBER($value, maximumFractionDigits: 1) } (przedział 95%: od { NUMBER($low, maximumFractionDigits: 1) } do { NUMBER($high, maximumFractionDigits: 1) })
cli-simulate-turns = Tury: średnio { NUMBER($mean, maximumFractionDigits: 1) } (od { $least } do { $most })
cli-simulate-decisions = Decyzje: średnio { NUMBER($mean, maximumFractionDigits: 1) } (od { $least } do { $most })
cli-simulate-share = { NUMBER($rate, maximumFractionDigits: 1) }% ({ NUMBER($low, maximumFractionDigits: 1) }–{ NUMBER($high, maximumFractionDigits: 1) })
cli-simulate-points-of = Punkty bota { $bot } według kategorii, na gracza:
cli-simulate-points = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-simulate-thing = { $thing }

cli-simulate-column-reason = Zakończenie
cli-simulate-column-games = Gry
cli-simulate-column-share = Odsetek (przedział 95%)
cli-simulate-column-agent = Agent
cli-simulate-column-agent-success = Wygrane
cli-simulate-column-mission = Misja
cli-simulate-column-mission-success = Zarchiwizowane
cli-simulate-column-category = Kategoria
cli-simulate-column-points = Punkty
cli-simulate-column-scored = Z punktami (przedział 95%)
cli-simulate-column-least = Najmniej
cli-simulate-column-most = Najwięcej

cli-simulate-compared = { $second } w porównaniu z { $first }; pary gier z tym samym ziarnem: { $n }
cli-simulate-difference-won = Wygrywa częściej o { NUMBER($rate, maximumFractionDigits: 1) } p.p. (przedział 95%: od { NUMBER($low, maximumFractionDigits: 1) } do { NUMBER($high, maximumFractionDigits: 1) })
cli-simulate-difference-score = Wynik wyższy o { NUMBER($value, maximumFractionDigits: 1) } (przedział 95%: od { NUMBER($low, maximumFractionDigits: 1) } do { NUMBER($high, maximumFractionDigits: 1) })
cli-simulate-difference-mission = Więcej zarchiwizowanych misji w grze: { NUMBER($value, maximumFractionDigits: 2) } (przedział 95%: od { NUMBER($low, maximumFractionDigits: 2) } do { NUMBER($high, maximumFractionDigits: 2) })
