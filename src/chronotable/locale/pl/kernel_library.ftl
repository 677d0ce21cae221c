# Co słyszą programy używające biblioteki: języki, opcje oraz zapisy z zewnątrz lub zmienione ręcznie.

kernel-language = Nie ma języka „{ $found }”. Języki: { $languages }.
kernel-option-by-name = Opcje podaje się z nazwą, na przykład players=2, a nie jako { $found }. Opcje: { $allowed }.
kernel-save-newer = Ten zapis („{ $found }”) pochodzi z nowszej wersji programu; ta wersja czyta „{ $first }”.
kernel-save-path = Zapis podaje się jako tekst albo jako Path jego pliku; { $found } nie jest żadnym z nich.
kernel-save-unsealed = Tę grę zmieniono ręcznie: niczego w niej nie da się udowodnić, więc nie można jej tu otworzyć.
kernel-save-seal = Sumę kontrolną zapisu się sprawdza albo pomija: „check” lub „ignore”, a nie { $found }.
kernel-save-game = Zapis dotyczy gry „{ $name }”, która nie jest tu znana. Gry: { $games }. Własną grę można podać samą: game=…
kernel-replay-keys = Wybory podaje się jako klucze albo jako pary miejsca i klucza, a nie jako { $found }.
kernel-replay-choice = Nie można dokonać wyboru { NUMBER($number, useGrouping: 0) }. { $detail }
kernel-game-unusable = Nie można użyć gry „{ $name }” z pakietu { $package } ({ $detail }).
kernel-save-absent = Ten zapis powstał przy innych zasadach (wersja { $wanted }), a czegoś, czego potrzebuje, tutaj nie ma. { $what }
kernel-action-key = Żadna opcja tej gry nie może mieć klucza „{ $key }”.
kernel-action-number = Nie ma akcji { $found }; akcje mają numery od 0 do { NUMBER($last, useGrouping: 0) }.
kernel-no-actions = Gra „{ $game }” nie mówi, jakie ma klucze, więc jej akcje nie mają numerów.
kernel-no-observations = Gra „{ $game }” nie mówi, co jej miejsca widzą w liczbach.
kernel-environment-reset = To środowisko nie zaczęło jeszcze gry: najpierw wywołaj reset().
kernel-environment-rewards = Nagrody mogą być takie: { $allowed }; nie { $found }.
kernel-environment-render = Tryb rysowania może być taki: { $allowed }; nie { $found }.
kernel-environment-seat = Miejsca { $found } nie ma przy tym stole: miejsca mają numery od 0 do { $last }.
kernel-environment-bots = Miejsca oprócz twojego: { $n }; podaj jednego bota dla wszystkich albo po jednym dla każdego, a nie { $found }.
kernel-environment-observer = Obserwator widzi tu to, co może wiedzieć jeden gracz, z pamięcią lub bez, i nie ma parametrów; nie { $found }.
kernel-environment-masked = Akcji { $action } nie ma teraz wśród możliwości miejsca { $seat }; jego dozwolone akcje są inne.
kernel-environment-outcome = Los przynosi tu liczbę od 0 do { $last }, a nie { $found }.
kernel-environment-redrawn = Stan wylosowany na nowo z tego, co wie jedno miejsce, nie ma przeszłości, więc nie można go zapisać.
kernel-environment-moving = Los jeszcze nie rozstrzygnął; losuj na nowo, gdy któreś miejsce ma wybierać.
kernel-simulate-seed = Ziarno to liczba całkowita, a nie { $found }.
