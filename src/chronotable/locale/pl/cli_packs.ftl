# `chronotable pack`: własne karty, agenci i misje w pliku.

cli-packs-about = Sprawdź pakiety z własnymi kartami, agentami i misjami albo zacznij nowy
cli-packs-check-about = sprawdź pliki pakietów i pokaż, co zawierają
cli-packs-new-about = zapisz przykład z komentarzami na początek
cli-packs-schema-about = wypisz schemat JSON pakietu
cli-packs-help-files = pliki pakietów; kilka plików jest sprawdzanych razem, w tej kolejności
cli-packs-help-new-file = plik do zapisania; nie może jeszcze istnieć
cli-packs-help-game = gra, do której jest pakiet
cli-packs-help-lang = język tekstów i komunikatów

cli-packs-good = { $file }: „{ $name }”, pakiet do gry { $game }, jest poprawny ({ $hash }).
cli-packs-play = Zagraj z nim: chronotable play { $game } { $files }
cli-packs-replaces-all = Zastępuje całą listę { $list }.
cli-packs-removes = Pomija na liście { $list }: { $ids }.
cli-packs-table = Ma własną tabelę { $list }.
cli-packs-change = { $change ->
    [replaces] zastąpione
   *[adds] nowe
}
cli-packs-card = Karta { $id } ({ cli-packs-change }): { $name }, { $set ->
    [starting] karta startowa ({ $agent }), { $origin }
   *[arsenal] arsenał, { $origin }
}, { $dimension }. { $text }
cli-packs-agent = Agent { $id } ({ cli-packs-change }): { $name }, { $era }. { $text }
cli-packs-mission = Misja { $id } ({ cli-packs-change }): { $name } { $text }
cli-packs-ultra = Karta ultramachiny { $id } ({ cli-packs-change }): { $name }. { $text }
cli-packs-record = { $id } ({ cli-packs-change }): { $text }
cli-packs-tile = { $name }, { $text }
cli-packs-space = pole { $space } ({ $effect })
cli-packs-spaces = { $spaces }

cli-packs-written = Zapisano plik { $file }. Zmień go, a potem sprawdź: chronotable pack check { $file }
cli-packs-exists = Plik { $file } już istnieje i nie został zmieniony. Podaj inny.
cli-packs-unwritable = Nie można zapisać pliku { $file }.
cli-packs-more = { $file }: błędów jest więcej; najpierw popraw te.
cli-packs-no-template = Dla gry „{ $game }” nie ma przykładowego pakietu. Co pakiet może zawierać, powie: chronotable pack schema --game { $game }
