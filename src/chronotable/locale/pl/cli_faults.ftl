# Dlaczego nie można uruchomić stołu w przeglądarce.

cli-serve-driver = PostgreSQL potrzebuje sterownika: pip install '.[postgresql]'
cli-serve-database = Nie można użyć bazy danych: { $problem }
cli-serve-database-form = „{ $found }” to nie baza danych, której można użyć: napisz sqlite:///folder/tables.sqlite albo postgresql://użytkownik@host/nazwa
cli-serve-only-one = Inny serwer używa już pliku { $file }. Jeden plik SQLite jest dla jednego serwera; może on mieć kilka procesów (--processes). Dla kilku serwerów użyj PostgreSQL.
cli-serve-hard-link = Plik { $file } ma drugą nazwę (twarde dowiązanie). SQLite trzyma swój dziennik obok nazwy, więc pod dwiema nazwami stoły mogłyby przepaść. Skopiuj plik albo usuń jedną z nazw.
cli-serve-newer = Tej bazy danych używała nowsza wersja programu (jej postać to { $found }, tutaj znana jest { $known }). Użyj znowu tamtej wersji albo kopii zapasowej sprzed aktualizacji.
