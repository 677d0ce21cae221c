# `chronotable bench`: szybkość gier na tle innych opublikowanych silników.

cli-bench-about = Zmierz szybkość gier na tle innych opublikowanych silników
cli-bench-help-game = gra do zmierzenia; bez niej wszystkie
cli-bench-help-rounds = liczba rund; pokazywane są mediany po rundach
cli-bench-help-slice = sekundy czasu procesora dla każdego silnika w każdej rundzie
cli-bench-help-only = mierz tylko te spośród: { $names }
cli-bench-help-json = zapisz też wszystkie pomiary do tego pliku
cli-bench-help-lang = język nagłówków i komunikatów
cli-bench-unknown-name = Nieznane: { $unknown }. Do wyboru: { $names }.

cli-bench-heading-interpreted = Python { $python }; nasze gry są interpretowane (tools/compiled uruchamia je skompilowane)
cli-bench-heading-compiled = Python { $python }; nasze gry są skompilowane przez mypyc
cli-bench-progress = Runda { $number } z { $rounds } …
cli-bench-absent = Niezainstalowane, więc bez pomiaru: { $peers }. Aby je porównać, zainstaluj dodatek „peers” (w kopii roboczej: .venv/bin/pip install -e '.[peers]').
cli-bench-problem = Bez pomiaru: { $peer } ({ $problem })

cli-bench-title-rates = Gra losowa, na jednym rdzeniu, według czasu procesora
cli-bench-title-ratios = Ile razy { $game } jest szybsza od innych
cli-bench-column-engine = Silnik i gra
cli-bench-column-core = Zasady
cli-bench-column-decisions = Decyzje na sekundę
cli-bench-column-length = … na grę
cli-bench-column-options = Opcje
cli-bench-column-copy = Kopia, µs
cli-bench-column-simulations = Symulacje na sekundę
cli-bench-column-decisions-ratio = Decyzje
cli-bench-column-copy-ratio = Kopie
