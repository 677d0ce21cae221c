# Wiersz poleceń i klient terminalowy.

cli-about = Współczesne gry planszowe o podróżach w czasie, dokładnie według zasad. Projekt nieoficjalny.
cli-name = { $name }
cli-seat = Miejsce { $number }
cli-yes = tak
cli-no = nie
cli-random = losowo
cli-page-more = { $left ->
    [0] Enter: dalej
   *[other] Enter: następna strona
}
cli-no-file = Nie ma pliku { $path }.

## Gry

cli-games-about = Wypisz gry, w które można zagrać
cli-games-help-lang = język listy
cli-games-entry = { $name }: { $title } (liczba graczy: { $least }–{ $most })
cli-games-unofficial = Chronotable to projekt nieoficjalny: nie pochodzi od wydawców ani autorów gier i nie jest przez nich wspierany ani licencjonowany. Wesprzyj ich, kupując gry.

## play i new

cli-play-about = Zagraj w terminalu; niedokończona gra jest wznawiana
cli-play-help-game = gra (lista: chronotable games); bez niej program pyta, a gdy wejście nie jest terminalem, jest to The LOOP
cli-play-help-players = liczba graczy
cli-play-help-seed = liczba, która ustala wszystkie losowania, by zagrać tę samą grę jeszcze raz
cli-play-help-set = opcja przygotowania, na przykład level=intern albo agents=mr_time,v_girl; można powtarzać
cli-play-help-pack = pakiet własnych kart, agentów lub misji; można powtarzać
cli-play-help-bots = kto gra na pozostałych miejscach: { $kinds }, własny bot jako moduł:Klasa albo person, czyli ludzie przy tym terminalu
cli-play-help-new = zacznij nową grę; niedokończona trafia do archiwum
cli-play-help-save = trzymaj grę w tym pliku i wznów ją, jeśli już tam jest
cli-play-help-go-on = jeśli zapisaną grę rozgrywano według innych zasad, kontynuuj od ostatniego położenia według tutejszych
cli-play-help-lang = język (domyślnie wznowionej gry albo systemu)
cli-play-help-ascii = rysuj tylko znakami ASCII
cli-play-set-form = „{ $text }” musi mieć postać opcja=wartość.
cli-play-files = Nie można użyć pliku: { $problem }
cli-play-bad-save = { $path }: { $problem }
cli-play-set-aside = Zapisanej gry nie da się wznowić. { $problem } Odłożono ją jako { $path }.
cli-play-resumed =
    { $n ->
        [one] Wznowiono po { $n } wyborze. Aby zacząć nową grę: zakończ klawiszem „q”, a potem play --new.
        [few] Wznowiono po { $n } wyborach. Aby zacząć nową grę: zakończ klawiszem „q”, a potem play --new.
        [many] Wznowiono po { $n } wyborach. Aby zacząć nową grę: zakończ klawiszem „q”, a potem play --new.
       *[other] Wznowiono po { $n } wyborach. Aby zacząć nową grę: zakończ klawiszem „q”, a potem play --new.
    }
cli-play-go-on-new = --go-on dotyczy zapisanej gry: pomiń --new i opcje nowej gry albo pomiń --go-on.
cli-play-kept-old = Niedokończoną grę zachowano jako { $path }.
cli-play-save-exists = { $path } zawiera już grę. Pomiń opcje przygotowania, aby ją wznowić, albo dodaj --new.
cli-new-about = Wypisz zapis nowej gry na standardowe wyjście
cli-new-help-game = gra

## explain i replay

cli-explain-about = Wyjaśnij, dlaczego wybór w zapisanej grze jest możliwy lub nie, z podaniem zasady
cli-explain-help-file = zapis gry
cli-explain-help-key = wybór, na przykład loop:star; bez niego wypisywane są wszystkie możliwe
cli-explain-help-seat = czyj wybór, miejsca od 0 (domyślnie: kto ma wybierać)
cli-explain-help-pack = pakiet, którego wymaga zapis; można powtarzać
cli-explain-help-go-on = jeśli grę rozgrywano według innych zasad, wyjaśniaj jej ostatnie położenie według tutejszych
cli-explain-help-lang = język
cli-replay-about = Odtwórz zapisaną grę, wybór po wyborze
cli-replay-help-file = zapis gry
cli-replay-help-step = przed każdym wyborem pokaż stół i czekaj na Enter
cli-replay-help-pack = pakiet, którego wymaga zapis; można powtarzać
cli-replay-help-go-on = jeśli grę rozgrywano według innych zasad, odtwórz to, co da się odtworzyć według tutejszych
cli-replay-help-lang = język
cli-replay-help-ascii = rysuj tylko znakami ASCII
cli-changed-rules = { $path }: { $problem } Aby to zrobić, dodaj --go-on; polecenie „play” zachowa wtedy dotychczasową grę w osobnym pliku.
cli-earlier-rules =
    { $n ->
        [one] Ta gra zaczęła się według innych zasad ({ $was }); po { $n } wyborze toczy się dalej od ostatniego położenia według tutejszych.
        [few] Ta gra zaczęła się według innych zasad ({ $was }); po { $n } wyborach toczy się dalej od ostatniego położenia według tutejszych.
        [many] Ta gra zaczęła się według innych zasad ({ $was }); po { $n } wyborach toczy się dalej od ostatniego położenia według tutejszych.
       *[other] Ta gra zaczęła się według innych zasad ({ $was }); po { $n } wyborach toczy się dalej od ostatniego położenia według tutejszych.
    }
cli-replay-title = { $game }; miejsca: { $seats }; wybory: { $n }
cli-replay-unfinished = Gra nie jest skończona.

## Gracze komputerowi

cli-player-thinks = Myśli: { $who } (bot: { $bot })
cli-bot-chose = { $who }: bot { $bot } nic nie wybrał: { $why } Zamiast niego wybrał bot „{ $quick }”.
cli-bot-plays-on = { $who }: bot { $bot } już nie gra: { $why } Odtąd gra bot „{ $quick }”.
cli-bots-people = ludzie przy tym terminalu
cli-bots-nobody = nikt: grasz solo

## Przygotowanie gry

cli-setup-title = Nowa gra: { $game }
cli-setup-input = Enter zaczyna grę, numer zmienia wiersz, „q” kończy
cli-setup-unknown = „{ $text }” to nie wiersz: wpisz numer od 1 do { $last } albo po prostu Enter.
cli-setup-pick = Liczba od { $first } do { $last } albo Enter, by nic nie zmieniać
cli-setup-pick-several = Liczby od { $first } do { $last } oddzielone odstępami albo Enter, by nic nie zmieniać
cli-setup-kept = Nie ma takiego wyboru: „{ $text }”; nic nie zmieniono.
cli-setup-left = Nie rozpoczęto gry.
cli-option-language = Język
cli-option-players = Gracze
cli-option-bots = Pozostali to
cli-option-mode = Tryb
cli-option-level = Poziom
cli-option-difficulty = Trudność
cli-option-agents = Agenci
cli-option-machine = Machina
cli-option-order-destroyed = Układanie zniszczonych
cli-language-en = English (angielski)
cli-language-pl = polski
cli-language-uk = українська (ukraiński)

## Gra

cli-input = numer lub klucz, ? pomoc, u cofnij, h podpowiedź, s zapis, r zasady, q koniec
cli-input-short = ? pomoc, q koniec
cli-question-to = Miejsce { $number }{ $who }: { $question }
cli-pass-on = Teraz decyduje { $who }. Pozostałych prosimy, by nie patrzyli.
cli-more-options = „o” wypisuje wszystkie opcje (razem: { $n })
cli-news = Co się stało
cli-log = Co się dotąd stało
cli-undone = Cofnięto.
cli-redone = Ponowiono.
cli-redo-nothing = Nie ma czego ponowić.
cli-no-number = Nie ma opcji { $number }; opcje mają numery od 1 do { $last }.
cli-ambiguous = „{ $text }” pasuje do kilku opcji: { $keys }.
cli-unknown-input = „{ $text }” to ani opcja, ani polecenie. „?” wypisuje polecenia, „o” opcje.
cli-why = { $key } jest możliwe: { $reason }
cli-why-not = { $key } nie jest możliwe: { $reason }
cli-why-rule = Zasada { $rule } (pokazuje ją „r { $rule }”)
cli-hint = Podpowiedź bota „{ $bot }”: { $number } – { $option }
cli-ledger-what = „r” i kilka słów: przeszukaj zasady, na przykład: r { $rule }
cli-ledger-none = Żadna zasada nie zawiera „{ $words }”.
cli-ledger-page = Zasady dla „{ $words }”, znaleziono: { $n }
cli-card-what = „c” i nazwa: pokaż, co to jest, na przykład: c { $name }
cli-card-none = Nic się tak nie nazywa: „{ $words }”.
cli-saved = Zapisano: { $path }
cli-save-failed = Nie można zapisać { $path }. { $problem }
cli-save-foreign = { $path } istnieje i nie jest zapisem gry; niczego nie zapisano.
cli-kept = Gra jest zapisana, następnym razem zacznie się od tego miejsca: { $path }
cli-not-kept = Gry NIE udało się zapisać: { $path }
cli-end-choices = Liczba wyborów: { $n }.
cli-end-kept = Gra jest zachowana: { $path } (aby ją znów przeczytać: chronotable replay PLIK)

## Pomoc

cli-help-title = Co można wpisać
cli-help-legend = Co widać
cli-help-number-sign = 3
cli-help-number = wybierz opcję 3; można też wpisać jej słowa, jej klucz ({ $key }) albo jego początek
cli-help-why-sign = ?3, ? KLUCZ
cli-help-why = dlaczego opcja jest możliwa albo coś nie jest, z podaniem zasady; „?” i nazwa: co to jest
cli-help-u-sign = u, redo
cli-help-u = cofnij swój ostatni wybór, chyba że od tego czasu coś odkryto; redo: jednak tak
cli-help-h-sign = h
cli-help-h = podpowiedź: co zrobiłby bot
cli-help-o-sign = o
cli-help-o = wszystkie opcje w całości, z kluczami i zasadami
cli-help-c-sign = c NAZWA
cli-help-c = pokaż, co to jest, po nazwie, na przykład: c { $name }
cli-help-t-sign = t
cli-help-t = wszyscy gracze z kartami i umiejętnościami
cli-help-l-sign = l
cli-help-l = wszystko, co się stało
cli-help-r-sign = r SŁOWA
cli-help-r = szukaj w zasadach, na przykład: r { $rule }
cli-help-s-sign = s, s PLIK
cli-help-s = zapisz; gra zapisuje się też sama po każdym wyborze
cli-help-q-sign = q
cli-help-q = zakończ; następnym razem gra zacznie się od tego miejsca
cli-means-stand-in = nasz zamiennik: drukowanej karty nie udało się znaleźć, więc jej efekt (lub jego część) to rekonstrukcja
