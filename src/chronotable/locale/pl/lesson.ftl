## Lekcje: co jest nie tak w pliku lekcji, dla tych, którzy je piszą

lesson-file-name = { $file }: plik lekcji nazywa się na przykład 20-two-rifts.yaml: numer miejsca w kursie, potem małe litery, cyfry i łączniki.
lesson-mapping = { $file } nie jest lekcją: potrzebne są nazwane wpisy, takie jak „minutes:” i „steps:”.
lesson-twice = { $file }: w tym kursie jest już lekcja „{ $id }”.
lesson-name-twice = Inny krok albo odpowiedź na zły wybór też nazywa się „{ $name }”.
lesson-both = { $one } i { $other } wykluczają się: zostaw jedno z nich.
lesson-only-with = { $one } nic nie znaczy bez { $other }.
lesson-own-script = { $seat } to uczący się; scenariusz jest dla pozostałych.
lesson-all-seats = Wszystkie miejsca należą do uczącego się: nie ma dla kogo pisać scenariusza ani wybierać botów.
lesson-seats = Nie ma miejsca { $seat }; liczba miejsc w tej grze: { $seats }.
lesson-no-beginning = Lekcja nie może się zacząć: { $problem }
lesson-no-text = Brakuje tekstu { $id } ({ $language }).
lesson-long-text = Tekst { $id } ({ $language }) jest za długi: znaków jest { $n }, a mieści się { $most }.
lesson-no-rule = { $rule } nie jest zasadą gry { $game }.
lesson-no-target = Na tej planszy nie ma „{ $target }”.
lesson-not-offered = Wyboru { $key } teraz nie ma: { $reason } Do wyboru: { $offered }.
lesson-nobody-asked = Uczący się nie ma nic do wyboru.
lesson-by-bots = Gdy boty wybiorą co innego: { $problem } Wpisz ich wybory do scenariusza.
lesson-never-right = Wyboru { $key } w tym miejscu nie ma. Do wyboru: { $offered }.
lesson-over = Gra kończy się przed tym krokiem.
lesson-unknown-event = Nie ma zdarzenia „{ $event }”.
lesson-no-event = Zdarzenie „{ $event }” nie nadchodzi.
