# Polecenie `chronotable tables` i to, co `chronotable serve` mówi o przechowywaniu stołów.

cli-tables-about = Dla prowadzących serwer: lista przechowywanych stołów, eksport gry, usuwanie stołów
cli-tables-list-about = Wypisz przechowywane stoły, najpierw te, przy których najdłużej nic się nie dzieje
cli-tables-export-about = Zapisz grę stołu w notacji
cli-tables-delete-about = Usuń stoły z grami, imionami i rozmową, na zawsze
cli-tables-help-quiet = tylko stoły, przy których od tylu dni nic się nie działo
cli-tables-help-table = kod stołu, taki jak w adresie
cli-tables-help-output = plik do zapisania; domyślnie gra jest wypisywana
cli-tables-help-yes = nie pytaj
cli-tables-help-database = gdzie są stoły, jak dla serve; domyślnie SQLite w folderze danych
cli-tables-help-lang = język komunikatów
cli-tables-help-absence = po ilu sekundach nieobecności inni mogą zgodzić się na bota; domyślnie 180
cli-tables-help-keep = usuwaj stoły, także z nieskończoną grą, przy których od tylu dni nic się nie działo; domyślnie są przechowywane zawsze
cli-tables-bad-days = „{ $found }” to nie liczba dni: potrzebna jest liczba od 1/24 (godzina) do miliona, na przykład 90
cli-tables-bad-quiet = „{ $found }” to nie liczba dni: potrzebna jest liczba od 0 do miliona, na przykład 90
cli-tables-bad-seconds = „{ $found }” to nie liczba sekund: potrzebna jest liczba od 0 do miliona, na przykład 180
cli-tables-no-database = Pod { $place } nie ma stołów.
cli-tables-foreign = W tej bazie danych nie ma stołów Chronotable.
cli-tables-older = Tę bazę danych utworzyła starsza wersja programu (jej postać to { $found }, tutaj znana jest { $known }), a przeglądanie niczego nie zmienia. Uruchom raz serwer tej wersji, który ją zaktualizuje, albo użyj znowu starszej wersji.
cli-tables-database = Nie można użyć bazy danych: { $problem }
cli-tables-line = { $table }  { $game }, ostatnie zdarzenie { $updated }, { $n ->
    [one] { $n } wiersz
    [few] { $n } wiersze
   *[many] { $n } wierszy
}
cli-tables-count = { $n ->
    [one] { $n } stół
    [few] { $n } stoły
   *[many] { $n } stołów
}
cli-tables-no-table = Nie ma stołu { $table }.
cli-tables-unreadable = Nie można odczytać gry stołu { $table }: { $problem }
cli-tables-secret = Ta gra jeszcze trwa: plik zdradza wszystko, co jest w niej zakryte.
cli-tables-exported = Stół { $table } zapisano w { $file }.
cli-tables-sure = { $n ->
    [one] Usunąć { $n } stół na zawsze? (tak/nie)
    [few] Usunąć { $n } stoły na zawsze? (tak/nie)
   *[many] Usunąć { $n } stołów na zawsze? (tak/nie)
}
cli-tables-yes = tak
cli-tables-deleted = Usunięto stół { $table }.
cli-tables-nothing-deleted = Niczego nie usunięto.
