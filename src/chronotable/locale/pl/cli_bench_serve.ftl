# `chronotable bench serve`: ile udźwignie stół w przeglądarce, obok boardgame.io.

cli-bench-serve-about = Zmierz, ile ruchów obsługuje stół w przeglądarce i jak szybko, obok boardgame.io
cli-bench-serve-help-tables = stoły, przy których gra się jednocześnie
cli-bench-serve-help-sockets = osoby przy każdym stole, każda z własną przeglądarką
cli-bench-serve-help-seconds = jak długo trwa każdy pomiar
cli-bench-serve-help-rounds = ile rund; pokazywane są ich mediany
cli-bench-serve-help-held-tables = stoły ostatniego pomiaru, w którym tempo jest stałe (0 go pomija)
cli-bench-serve-help-held-rate = ruchy na sekundę w ostatnim pomiarze, przy wszystkich stołach razem
cli-bench-serve-help-game = gra, w którą gra nasz serwer
cli-bench-serve-help-processes = procesy, w których działa nasz serwer
cli-bench-serve-help-database = baza danych naszego serwera, jak w „chronotable serve”; domyślnie nowy plik SQLite
cli-bench-serve-help-without-peers = zmierz tylko nasz serwer
cli-bench-serve-help-json = zapisz też każdy pomiar do tego pliku
cli-bench-serve-help-lang = język nagłówków i komunikatów

cli-bench-serve-installing = Szukam boardgame.io albo je pobieram …
cli-bench-serve-left-out-no-checkout = boardgame.io pominięto: to, czego trzeba do jego uruchomienia, jest tylko w repozytorium projektu.
cli-bench-serve-left-out-no-node = boardgame.io pominięto: wymaga Node.js z npm.
cli-bench-serve-left-out-no-registry = boardgame.io pominięto: npm nie mógł go pobrać.
cli-bench-serve-heading = Python { $python }; serwer i obciążenie na dwóch rdzeniach; { $tables ->
    [one] { $tables } stół
    [few] { $tables } stoły
    [many] { $tables } stołów
   *[other] { $tables } stołu
}, przy każdym { $sockets ->
    [one] { $sockets } gniazdo
    [few] { $sockets } gniazda
    [many] { $sockets } gniazd
   *[other] { $sockets } gniazda
}
cli-bench-serve-progress = Runda { $number } z { $rounds }: { $server } …
cli-bench-serve-kept-memory = { $server } { $game }, w pamięci
cli-bench-serve-kept-files = { $server } { $game }, w plikach
cli-bench-serve-kept-sqlite = { $server } { $game }, SQLite
cli-bench-serve-kept-postgresql = { $server } { $game }, PostgreSQL

cli-bench-serve-title-rates = Każdy rusza się, gdy tylko może; milisekundy dla połowy ruchów / dla 99 ze 100
cli-bench-serve-title-ratios = { $server } { $game } w porównaniu z innymi, w ramach rundy
cli-bench-serve-column-measured = Zmierzone
cli-bench-serve-column-beside = Obok
cli-bench-serve-row-processes = Procesy serwera
cli-bench-serve-row-moves = Ruchy na sekundę
cli-bench-serve-row-confirmed = Potwierdzone, ms
cli-bench-serve-row-shown = Pokazane, ms
cli-bench-serve-row-shown-to-all = … wszystkim, ms
cli-bench-serve-row-shown-99 = Pokazane, 99 ze 100
cli-bench-serve-row-bytes = Bajty na ruch
cli-bench-serve-row-server-cpu = Procesor serwera na ruch, µs
cli-bench-serve-row-load-cpu = Obciążenie, część rdzenia
cli-bench-serve-row-memory = Pamięć, MB

cli-bench-serve-held-well = Wytrzymał: stoły: { $tables }, gniazda: { $sockets }, ruchy na sekundę: { $moves }; połowa pokazana w ciągu { $p50 } ms, 99 ze 100 w ciągu { $p99 } ms, czyli poniżej { $limit } ms.
cli-bench-serve-held-badly = Nie wytrzymał: stoły: { $tables }, gniazda: { $sockets }, ruchy na sekundę: { $moves }; połowa pokazana w ciągu { $p50 } ms, ale 99 ze 100 w ciągu { $p99 } ms, a nie poniżej { $limit } ms.

# Gra, w którą grają oba serwery.

cli-bench-serve-trivial-prompt = Zaznacz pole
cli-bench-serve-trivial-mark = Pole { $cell }
cli-bench-serve-trivial-marked = Gracz { $player } zaznacza pole { $cell }
cli-bench-serve-trivial-over = Wszystkie znaki postawione
cli-bench-serve-trivial-only = Ta gra służy do pomiarów: można zaznaczać pola, nic więcej.
