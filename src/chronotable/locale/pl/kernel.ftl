# Wspólne dla wszystkich gier: wyliczenia, wybory, cofanie, zapisy.

kernel-list = { $first } i { $last }
kernel-list-empty = brak
# PLAYER(2) w wiadomości to drugi gracz: przy stole w przeglądarce z imienia, gdzie indziej tak.
kernel-player-number = Gracz { $number }
kernel-player = { PLAYER($seat) }

## Wybory

kernel-illegal-choice = Nie można wybrać: { $key }. { $reason }{ $rule ->
        [none] { "" }
       *[other] { " " }(Zasada: { $rule })
    }
kernel-why-over = Gra już się skończyła.
kernel-why-unknown-key = Nie ma takiego wyboru: „{ $key }”. Wybór zaczyna się od: { $verbs }.
kernel-why-not-your-turn = To nie twoja decyzja. Teraz wybiera: { $choosing }.
kernel-why-not-offered = Tego nie ma wśród dostępnych opcji: { $offered }.
kernel-why-other-question = Najpierw trzeba odpowiedzieć na inne pytanie. { $question }
kernel-why-no-key = Wyboru dokonuje się kluczem, czyli tekstem takim jak „done”, a nie wartością { $found }.
kernel-why-also = { $first } { $then }
kernel-whole-number = „{ $name }” musi być liczbą całkowitą, a podano { $found }.
kernel-seed = Ziarno to liczba całkowita albo dane o długości dokładnie { $size } B, a podano { $found }.
kernel-unknown-seat = Nie ma miejsca { $seat }; miejsca mają numery od 0 do { $last }.
kernel-seat-needed = Jednocześnie wybiera kilka miejsc: podaj, które z nich ({ $seats }).
kernel-play-seat = Miejsce { $seat } nie ma teraz nic do wyboru. Wybierają miejsca: { $seats }.
kernel-play-index = Nie ma opcji o numerze { NUMBER($index, useGrouping: 0) }; opcje mają numery od 0 do { $last }.

## Cofanie i odgałęzienia

kernel-undo-nothing = Nie ma czego cofnąć.
kernel-undo-revealed = Od tego czasu coś zostało odkryte; tego wyboru nie można cofnąć.
kernel-undo-others = Od tego czasu wybierali już inni; tego wyboru nie można cofnąć.
kernel-undo-over = Gra się skończyła: niczego nie można już cofnąć.
kernel-undo-takebacks = Liczba uzgodnionych cofnięć w tej partii to { NUMBER($n, useGrouping: 0) }; więcej zapis nie pomieści, więc kolejne nie jest możliwe.
kernel-branch-range = Odgałęzienie może zaczynać się po wyborach od 0 do { NUMBER($last, useGrouping: 0) }, a nie po wyborze { NUMBER($at, useGrouping: 0) }.

## Zapisy

kernel-save-huge = Za duży zapis. Liczba znaków: { NUMBER($size, useGrouping: 0) }, dopuszczalna: { NUMBER($largest, useGrouping: 0) }.
kernel-save-foreign = To nie jest zapis gry: pierwszy wiersz musi brzmieć „{ $first }”.
kernel-save-text = Zapis musi być tekstem, a podano { $found }.
kernel-save-truncated = Zapis jest niekompletny: brakuje jego końca.
kernel-save-damaged = Zapis został uszkodzony lub zmieniony: suma kontrolna się nie zgadza.
kernel-save-line = Nie można odczytać wiersza { NUMBER($line, useGrouping: 0) } zapisu.
kernel-save-header = W zapisie brakuje poprawnego wpisu „{ $name }”.
kernel-save-chance = Zapis podaje losowanie w wersji { $version }; tutaj znane są wersje od 1 do { $known }.
kernel-save-takebacks = Zapis podaje liczbę uzgodnionych cofnięć: { NUMBER($n, useGrouping: 0) }; w partii może ich być najwyżej { NUMBER($most, useGrouping: 0) }.
kernel-save-changed = Ten zapis powstał według innych zasad (wersja { $wanted }; tutaj: { $present }). { $number ->
    [0] Według tutejszych zasad gra zaczęłaby się inaczej.
   *[other] Według tutejszych zasad od wyboru { NUMBER($number, useGrouping: 0) } byłaby to inna gra.
} { $rest }
kernel-save-changed-unsaid = Ten zapis powstał według innych zasad, choć ich wersja nazywa się tak samo jak tutaj ({ $present }): program zmieniono, nie nadając im nowej. { $number ->
    [0] Według tutejszych zasad gra zaczęłaby się inaczej.
   *[other] Według tutejszych zasad od wyboru { NUMBER($number, useGrouping: 0) } byłaby to inna gra.
} { $rest }
kernel-save-changed-packs = Ten zapis powstał z innymi wydaniami swoich pakietów ({ $wanted }; tutaj: { $present }). { $number ->
    [0] Z tutejszymi pakietami gra zaczęłaby się inaczej.
   *[other] Z tutejszymi pakietami od wyboru { NUMBER($number, useGrouping: 0) } byłaby to inna gra.
} { $rest }
kernel-save-can-go-on = Możesz kontynuować od ostatniego położenia według tutejszych zasad, jeśli tego chcesz.
kernel-save-unproven = Ten zapis powstał według innych zasad (wersja { $wanted }; tutaj: { $present }). Wszystkie jego wybory da się powtórzyć według tutejszych zasad, ale zapis nie zawiera położeń do porównania: nie wiadomo, czy to wciąż ta sama gra. Możesz ją kontynuować tak, jak została tu powtórzona, jeśli tego chcesz.
kernel-save-no-position = Zapis nie opisuje ostatniego położenia, a według tutejszych zasad jego wybory prowadzą tylko do wyboru { NUMBER($number, useGrouping: 0) }: nie można kontynuować.
kernel-save-over = Ta gra jest zakończona; rozegrano ją według innych zasad i nie można jej tu odtworzyć.
kernel-save-position = Ostatniego położenia z zapisu nie można kontynuować według tutejszych zasad. { $detail }
kernel-save-packs = Zapis wymaga innych pakietów. Potrzebne: { $wanted }. Obecne: { $present }.
kernel-save-outcomes = Zapisane losowania nie pasują do wyborów.
kernel-save-choice = { $number ->
    [0] Nie można odtworzyć zapisanego przygotowania gry.
   *[other] Nie można odtworzyć wyboru { NUMBER($number, useGrouping: 0) } z zapisu.
} { $detail }

## Gry i opcje

kernel-unknown-game = Nie ma gry „{ $name }”. Dostępne gry: { $games }.
kernel-game-taken = Gra „{ $name }” już jest.
kernel-game-object = Gra to obiekt klasy Game, a nie { $found }.
kernel-game-name = „{ $name }” nie może być nazwą gry: małe litery łacińskie, cyfry i „_”, na początku litera, najwyżej 40 znaków.
kernel-game-texts = Nie ma folderu { $path } z tekstami gry: musi w nim być folder „{ $language }” z plikami „{ $files }”.
kernel-game-ledger = Nie ma pliku { $path } z zasadami gry.
kernel-game-lessons = Nie ma folderu { $path } z lekcjami gry.
kernel-lesson-unknown = Nie ma lekcji „{ $name }”. Lekcje: { $lessons }.
kernel-puzzle-unknown = Nie ma zadania „{ $name }”. Zadania: { $puzzles }.
kernel-game-broken = Nie można wczytać gry „{ $name }” z pakietu { $package } ({ $detail }).
kernel-option-unknown = Nie ma opcji „{ $name }”. Dostępne opcje: { $allowed }.
kernel-option-rule = Opcja „{ $name }”: { $problem } ({ $rule })
kernel-option-wrong = Opcja „{ $name }”: { $problem }

## Niepasujące wartości

kernel-schema-deep = Wartość jest zagnieżdżona zbyt głęboko.
kernel-schema-enum = Niedozwolona wartość: { $found }. Dozwolone: { $allowed }.
kernel-schema-type = Wartość { $found } ma niewłaściwy typ. Dozwolone typy: { $allowed }.
kernel-schema-required = Brakuje: { $names }.
kernel-schema-unknown = Nieznane: { $names }. Dozwolone: { $allowed }.
kernel-schema-least = Wartość { $found } jest za mała; dozwolone minimum to { $least }.
kernel-schema-most = Wartość { $found } jest za duża; dozwolone maksimum to { $most }.
kernel-schema-short = Wartość { $found } jest za krótka; najmniejsza długość to { $least }.
kernel-schema-long = Wartość { $found } jest za długa; największa długość to { $most }.
kernel-schema-twice = Wartość { $found } wymienia dwa razy to samo.
kernel-schema-pattern = Wartość { $found } nie ma postaci { $pattern }.
kernel-schema-other = Wartość { $found } nie pasuje.

## Opisane pozycje

kernel-position-object = Pozycja i jej opcje muszą być obiektami JSON.
kernel-position-match = Pozycję odczytuje się z rozgrywki, a podano { $found }.
kernel-position-schema = Pozycja, { $path }: { $problem }
kernel-position-rule = Pozycja, { $path }: { $problem } ({ $rule })
kernel-position-part = Pozycja wymienia coś, czego nie ma: { $detail }.
kernel-position-impossible = Ta pozycja jest niemożliwa: { $laws }.
kernel-position-fate = Pozycja ustala, że los przyniesie teraz „{ $word }” (fate), ale tu możliwe są tylko: { $allowed }.
kernel-position-fate-never = Pozycja ustala, że los przyniesie „{ $word }” (fate), a to nie może wypaść w tej grze. Możliwe: { $allowed }.
kernel-position-fate-over = Pozycja ustala, co przyniesie los (fate), ale gra jest skończona.
kernel-position-step = Krok „{ $step }” z takimi wartościami nie może tu oczekiwać.
kernel-position-stuck = Pozycja nie zostawia nikomu niczego do wyboru, choć gra nie jest skończona.

## Pakiety

kernel-pack-problem = { $file }, wiersz { NUMBER($line, useGrouping: 0) }, { $path }: { $problem }
kernel-pack-made-problem = Pakiet „{ $name }”, { $path }: { $problem }
kernel-pack-path = Pakiet wskazuje się ścieżką do pliku, a nie przez { $found }.
kernel-pack-list = Pakiety muszą być listą, a podano { $found }.
kernel-pack-missing = Nie ma pliku { $file }.
kernel-pack-folder = { $file } to folder; pakiet jest plikiem.
kernel-pack-unreadable = Nie można odczytać pliku { $file }.
kernel-pack-huge = Plik { $file } jest za duży na pakiet; największy dozwolony rozmiar w bajtach: { NUMBER($largest, useGrouping: 0) }.
kernel-pack-encoding = { $file }, wiersz { NUMBER($line, useGrouping: 0) }: tekst nie jest zapisany w UTF-8.
kernel-pack-mapping = { $file } nie jest pakietem: musi zawierać nazwane wpisy, takie jak „pack:” i „cards:”.
kernel-pack-header = Pakiet musi podawać swoją nazwę i grę. Gry: { $games }.
kernel-pack-game = Ten pakiet jest przeznaczony do „{ $found }”. Możliwe gry: { $games }.
kernel-pack-none = Gra „{ $game }” nie przyjmuje pakietów.
kernel-pack-id-twice = „{ $id }” występuje dwa razy.
kernel-pack-unknown-id = Nie ma „{ $id }”. Znane: { $known }.
kernel-pack-documents = { $file }, wiersz { NUMBER($line, useGrouping: 0) }: zaczyna się drugi dokument, a pakiet może mieć tylko jeden.
kernel-pack-tab = { $file }, wiersz { NUMBER($line, useGrouping: 0) }: wcięcia trzeba robić spacjami, a nie tabulatorami.
kernel-pack-yaml = { $file }, wiersz { NUMBER($line, useGrouping: 0) }: to nie jest poprawny YAML ({ $detail }).
kernel-pack-character = { $file }, wiersz { NUMBER($line, useGrouping: 0) }: niedozwolony znak.
kernel-pack-alias = { $file }, wiersz { NUMBER($line, useGrouping: 0) }: kotwice (&) i aliasy (*) są niedozwolone.
kernel-pack-tag = { $file }, wiersz { NUMBER($line, useGrouping: 0) }: znaczniki takie jak { $tag } są niedozwolone.
kernel-pack-deep = { $file }, wiersz { NUMBER($line, useGrouping: 0) }: zbyt głębokie zagnieżdżenie; dozwolona liczba poziomów: { $deepest }.
kernel-pack-key = { $file }, wiersz { NUMBER($line, useGrouping: 0) }: nazwa wpisu musi być zwykłym tekstem.
kernel-pack-twice = { $file }, wiersz { NUMBER($line, useGrouping: 0) }, { $path }: wpis „{ $name }” występuje dwa razy.
kernel-program-long = Efekt jest za długi; dozwolona liczba części: { $most }.
kernel-program-deep = Efekt ma zbyt wiele bloków jeden w drugim; dozwolona liczba poziomów: { $most }.
kernel-schema-meant = { $problem } Czy chodziło o „{ $word }”?
kernel-schema-enum-many = Niedozwolona wartość: { $found }. Liczba dozwolonych słów: { $n }, na przykład { $near }; wszystkie podaje schemat lub opis gry.
kernel-schema-some = Potrzebna jest co najmniej jedna z nazw: { $names }.
kernel-schema-single = Za dużo naraz: { $found }. Dozwolona jest tylko jedna z nazw: { $names }.
