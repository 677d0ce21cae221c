# Gracze komputerowi z zewnątrz: co jest nie tak i dlaczego któryś nie wybrał.

bots-bad-name = Nazwa gracza komputerowego to najwyżej 30 małych liter, cyfr oraz znaków „-” i „_”, na początku litera; { $name } nią nie jest.
bots-taken = Gracz komputerowy „{ $name }” już jest. Wybierz inną nazwę.
bots-nowhere = Inny proces nie znajdzie tego: { $found }. Podaj klasę lub funkcję zapisaną we własnym pliku.
bots-two-packages = Gracza komputerowego „{ $name }” oferuje kilka pakietów: { $packages }. Podaj go jako moduł:Klasa.
bots-limit = { $variable }: potrzebna jest liczba całkowita od 1 do { NUMBER($most, useGrouping: 0) }, a nie „{ $found }”.
bots-inside = Proces gracza komputerowego nie może uruchamiać innych. To, co zaczyna grę, wpisz pod: { $line }
bots-outside-number = Gracz komputerowy { $bot } nie przyjmuje liczby „{ $found }”.
bots-outside-attribute = W module { $module } nie ma „{ $name }”.
bots-outside-choose = { $bot } nie umie wybierać. Potrzebna jest klasa z { $choose } albo oparta na { $base }, z { $pick }.
bots-outside-load = Nie można wczytać gracza komputerowego: { $detail }

bots-failed = Gracz komputerowy { $bot }, miejsce { $seat }: { $why }
bots-failed-time = brak odpowiedzi przez { $seconds } { $seconds ->
    [one] sekundę
    [few] sekundy
    [many] sekund
   *[other] sekundy
}.
bots-failed-ended = jego proces się zakończył (kod { $code }).
bots-failed-answer = jego odpowiedź nie ma sensu.
bots-failed-illegal = odpowiedź to „{ $key }”, a tego na jego miejscu wybrać nie można. Można było: { $keys }.
bots-failed-memory = zabrakło mu pamięci, limit to { $megabytes } MB.
bots-failed-error = błąd w jego programie: { $detail }.
bots-failed-busy = zbyt wielu innych właśnie myśli.
bots-failed-not-here = ten serwer go nie ma.
