# `chronotable rules`: wyszukiwanie zasad, ich pochodzenie i to, które z nich mają test.

cli-rules-about = Wyszukaj zasady gry
cli-rules-help-game = gra; bez niej wszystkie gry, które mają rejestr zasad
cli-rules-help-words = identyfikator zasady, na przykład 8.11, numer rozdziału albo szukane słowa
cli-rules-help-coverage = wypisz zasady, których nie wymienia żaden test (w kopii roboczej projektu)
cli-rules-help-taught = wypisz zasady, które pojawiają się w zwykłych grach, a których nie objaśnia żadna lekcja ani strona „Jak grać”
cli-rules-help-provenance = ile pochodzi z druku, ile z innych źródeł, a ile od nas
cli-rules-help-lang = język zasad i wszystkich pozostałych tekstów

cli-rules-games = Gry, które mają rejestr zasad
cli-rules-games-hint = Dalej: chronotable rules { $game }
cli-rules-ledger =
    { $count ->
        [one] Zasady gry { $game }: { $count } zasada
        [few] Zasady gry { $game }: { $count } zasady
        [many] Zasady gry { $game }: { $count } zasad
       *[other] Zasady gry { $game }: { $count } zasady
    }
cli-rules-sections-hint = Dalej: rozdział (chronotable rules { $game } 1), zasada ({ $rule }) albo szukane słowa.
cli-rules-section =
    { $count ->
        [0] { $game }, rozdział { $section }: { $title }
        [one] { $game }, rozdział { $section }: { $title } ({ $count } zasada)
        [few] { $game }, rozdział { $section }: { $title } ({ $count } zasady)
        [many] { $game }, rozdział { $section }: { $title } ({ $count } zasad)
       *[other] { $game }, rozdział { $section }: { $title } ({ $count } zasady)
    }
cli-rules-rule = { $rule } ({ $game }, rozdział { $section }: { $title })
cli-rules-found =
    { $count ->
        [one] Znaleziono { $count } zasadę gry { $game }
        [few] Znaleziono { $count } zasady gry { $game }
        [many] Znaleziono { $count } zasad gry { $game }
       *[other] Znaleziono { $count } zasady gry { $game }
    }
cli-rules-more =
    { $count ->
        [one] Jeszcze { $count } zasada; dodaj słowa, aby zawęzić wyszukiwanie.
        [few] Jeszcze { $count } zasady; dodaj słowa, aby zawęzić wyszukiwanie.
        [many] Jeszcze { $count } zasad; dodaj słowa, aby zawęzić wyszukiwanie.
       *[other] Jeszcze { $count } zasady; dodaj słowa, aby zawęzić wyszukiwanie.
    }
cli-rules-nothing = Nie znaleziono nic dla „{ $words }”. Gry, które mają rejestr zasad: { $games }.

cli-rules-rests-on = Podstawa: { $kinds }
cli-rules-rests-on-printed = drukowana instrukcja
cli-rules-rests-on-public = inne publiczne materiały
cli-rules-rests-on-ours = nasze własne rozstrzygnięcie
cli-rules-source = Źródło: { $text }
cli-rules-ruling = Rozstrzygnięcie: { $text }
cli-rules-note = Uwaga: { $text }
cli-rules-provenance-rules = Zasady gry { $game } według ich podstawy
cli-rules-provenance-components = Elementy gry { $game } według pochodzenia

cli-rules-coverage-needs-checkout = Pokrycie wymaga odczytania testów, a więc kopii roboczej projektu.
cli-rules-coverage-of-game = Pokrycie przyjmuje nazwę gry albo nic. Gry, które mają rejestr zasad: { $games }.
cli-rules-uncovered =
    { $count ->
        [one] { $count } zasada gry { $game } bez testu
        [few] { $count } zasady gry { $game } bez testu
        [many] { $count } zasad gry { $game } bez testu
       *[other] { $count } zasady gry { $game } bez testu
    }
cli-rules-unknown =
    { $count ->
        [one] { $count } identyfikator, którego nie ma w rejestrze gry { $game }, i gdzie go użyto
        [few] { $count } identyfikatory, których nie ma w rejestrze gry { $game }, i gdzie ich użyto
        [many] { $count } identyfikatorów, których nie ma w rejestrze gry { $game }, i gdzie ich użyto
       *[other] { $count } identyfikatora, których nie ma w rejestrze gry { $game }, i gdzie ich użyto
    }
cli-rules-tested-anyway =
    { $count ->
        [one] { $count } zasada gry { $game } jest w not_executable.yaml, choć wymienia ją test
        [few] { $count } zasady gry { $game } są w not_executable.yaml, choć wymieniają je testy
        [many] { $count } zasad gry { $game } jest w not_executable.yaml, choć wymieniają je testy
       *[other] { $count } zasady gry { $game } jest w not_executable.yaml, choć wymieniają je testy
    }
cli-rules-not-executable =
    { $count ->
        [one] { $count } zasada gry { $game }, której nie sprawdzi żaden test, z uzasadnieniem
        [few] { $count } zasady gry { $game }, których nie sprawdzi żaden test, z uzasadnieniem
        [many] { $count } zasad gry { $game }, których nie sprawdzi żaden test, z uzasadnieniem
       *[other] { $count } zasady gry { $game }, których nie sprawdzi żaden test, z uzasadnieniem
    }
cli-rules-coverage-summary = { $game }: zasady z testem: { $covered } z { $rules }; bez testu: { $uncovered }; niesprawdzalne: { $excepted }; nieznane identyfikatory: { $unknown }.
cli-rules-untaught = Zasady, które pojawiają się w zwykłych grach, a których nikt nie objaśnia ({ $game }): { $count }
cli-rules-taught-summary = { $game }: w zwykłych grach (rozegranych przez boty: { $games }) pojawiają się zasady w liczbie { $met }; z nich lekcje i „Jak grać” objaśniają { $taught } ({ $percent }%), a ze wszystkich { $rules } zasad { $all }.

cli-rules-column-game = gra
cli-rules-column-sections = rozdziały
cli-rules-column-rules = zasady
cli-rules-column-section = rozdział
cli-rules-column-title = tytuł
cli-rules-column-printed = z druku
cli-rules-column-public = z innych źródeł
cli-rules-column-mixed = mieszane
cli-rules-column-ours = nasze
cli-rules-column-table = tabela danych
cli-rules-column-records = wpisy
cli-rules-column-partly-reconstructed = częściowo odtworzone
cli-rules-column-reconstructed = odtworzone
cli-rules-no-ledger = Gra „{ $game }” nie ma rejestru zasad. Gry, które mają rejestr zasad: { $games }.
