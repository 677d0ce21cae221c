# Pierwsza strona: gry, stoły, przygotowanie nowego stołu oraz strona o Chronotable.

## Pierwsza strona

web-home-title = Gry o czasie.
    Jeden stół.
web-home-subtitle = Z przyjaciółmi przez link, z botami albo solo.
web-home-pages = Strony
web-home-choose-game = Wybierz grę
web-home-players = { $least }–{ $most }
web-home-modes = { $n ->
    [one] { $n } tryb
    [few] { $n } tryby
   *[many] { $n } trybów
}
web-home-together = wszyscy razem
web-home-continue = Graj dalej
web-home-more-tables = Więcej stołów
web-home-over = Zakończone gry
web-home-tables = { $n ->
    [one] { $n } stół
    [few] { $n } stoły
   *[many] { $n } stołów
}
web-home-choices = { $n ->
    [one] { $n } wybór za wami
    [few] { $n } wybory za wami
   *[many] { $n } wyborów za wami
}
web-home-finished = Koniec po { $n ->
    [one] { $n } wyborze
   *[other] { $n } wyborach
}
web-home-your-turn = twoja kolej
web-home-waiting-name = Wybiera { $name }
web-home-waiting = { $n ->
    [one] czeka na { $n } gracza
   *[other] czeka na { $n } graczy
}
web-home-open-seats = { $n ->
    [one] { $n } wolne miejsce
    [few] { $n } wolne miejsca
   *[many] { $n } wolnych miejsc
}
web-home-play = Graj
web-home-open = Otwórz
web-home-replay = Przejrzyj
web-home-seat = Miejsce { $number }
web-home-seat-open = Miejsce { $number }: wolne
web-home-seat-bot = { $name } (bot)
web-home-lobby = Otwarte stoły
web-home-lobby-empty = Teraz nie ma otwartych stołów. Załóż własny i dodaj go do listy, a inni będą mogli się dosiąść.
web-home-sit = Dosiądź się
web-home-watch = Oglądaj
web-home-join = Dołącz przez link lub kod
web-home-join-example = K7M 2PX albo link
web-home-join-go = Dołącz
web-home-join-wrong = To nie jest ani link, ani kod: kod ma sześć liter i cyfr.
web-home-load = Graj dalej z zapisu
web-home-load-how = Wybierz plik albo upuść go gdziekolwiek na tej stronie.
web-home-load-choose = Wybierz plik
web-home-load-large = Ten plik jest za duży na zapis gry.
web-home-fact-why = Zapytaj, dlaczego nie
web-home-fact-why-text = każda odpowiedź podaje zasadę
web-home-fact-branch = Rozgałęź linię czasu
web-home-fact-branch-text = spróbuj innego ruchu, zachowaj grę
web-home-fact-fair = Sprawdzalna uczciwość
web-home-fact-fair-text = losowania ustalone z góry, jawne po grze
web-home-unofficial = Nieoficjalny projekt hobbystyczny, niezwiązany z wydawcami gier.
web-home-more-about = Więcej o nim

## Przygotowanie nowego stołu

web-setup-title = Nowy stół
web-setup-rules = Zasady
web-setup-learn = Naucz się grać
web-setup-learn-text = { $n ->
    [one] { $n } krótka lekcja, krok po kroku
    [few] { $n } krótkie lekcje, krok po kroku
   *[many] { $n } krótkich lekcji, krok po kroku
}
web-setup-learned-text = ukończone lekcje: { $done } z { $all }
web-setup-presets = Gotowe zestawy
web-setup-surprise = Zaskocz mnie
web-setup-players = Gracze
web-setup-seats = Miejsca
web-setup-seat-who = Kto siada na miejscu { $number }
web-setup-seat-figure = { $option }, miejsce { $number }
web-setup-you = Ty
web-setup-this-screen = Też przy tym ekranie
web-setup-by-link = Ktoś przez link
web-setup-bot = Bot: { $bot }
web-setup-usual = Zalecane
web-setup-random = Losowo
web-setup-random-some = Losowo, { $n }
web-setup-fewer = O jedną postać mniej
web-setup-more = O jedną postać więcej
web-setup-your-name = Twoje imię
web-setup-name-optional = opcjonalnie
web-setup-own = Własne liczby
web-setup-total = Razem { $n }
web-setup-moves = To zmieni także: { $options }
web-setup-followed = Zmieniono także, żeby pasowało: { $options }
web-setup-undo = Cofanie
web-setup-undo-text = do ostatniego odkrycia
web-setup-hints = Podpowiedzi
web-setup-hints-text = zapytaj bota
web-setup-listed = Na liście otwartych stołów
web-setup-listed-text = każdy może oglądać i zająć miejsce przez link
web-setup-private-text = prywatny: tylko dla osób z linkiem
web-setup-more-options = Więcej opcji
web-setup-all-usual = same ustawienia zalecane
web-setup-stand-in = zamiennik: drukowana zasada lub treść nie jest znana.
web-setup-packs = Pakiety
web-setup-packs-text = Karty i liczby przepisane przez właściciela gry, zamiast naszych.
web-stand-in = zamiennik: nieznane z druku
web-setup-open = Otwórz stół
web-setup-ready = Stół jest gotowy
web-setup-links = { $n ->
    [one] Wyślij ten link osobie, która ma zagrać na tym miejscu.
   *[other] Wyślij każdy z tych { $n } linków osobie, która ma zagrać na danym miejscu.
}
web-setup-links-secret = Miejsce dostaje ten, kto pierwszy otworzy link i naciśnie „Usiądź”: wyślij go tylko jednej osobie.
web-setup-share-title = Miejsce przy stole: { $game }

## O stronie

web-about-title = O stronie
web-gallery-link = Galeria wszystkich elementów
web-about-gallery = Każdy element każdej gry, narysowany na potrzeby tej strony:
web-about-lead = Chronotable prowadzi nowoczesne gry planszowe o podróżach w czasie ściśle według ich zasad: solo, z przyjaciółmi przez link lub przy jednym ekranie albo z botami.
web-about-unofficial = Nieoficjalnie
web-about-unofficial-text = Chronotable to projekt hobbystyczny. Nie tworzy go, nie firmuje ani nie wspiera żaden wydawca. Nazwy i liczby to fakty o grach; wszystkie teksty i rysunki są tutaj nasze własne.
web-about-buy = Jeśli gra ci się podoba, kup ją: prawdziwa machina jest znacznie głośniejsza.
web-about-provenance = Co jest faktem, a co zamiennikiem
web-about-provenance-text = Zasady pochodzą z drukowanych instrukcji, punkt po punkcie. Nie każdą drukowaną kartę, kafel i tryb udało się znaleźć publicznie. Czego brakuje, zostało odtworzone, żeby dało się grać, i wszędzie nosi znak ≈. Każda zasada mówi, na czym się opiera:
web-about-ground-printed = tak mówi instrukcja.
web-about-ground-public = tak mówią inne publiczne materiały; zasada je wymienia.
web-about-ground-mixed = części zasady opierają się na różnych podstawach; jej źródła mówią, która na czym.
web-about-ground-ours = żadne źródło tego nie rozstrzyga: to nasz zamiennik lub rozstrzygnięcie, nigdy fakt o drukowanej grze.
web-about-provenance-where = Czytaj i przeszukuj zasady:
web-about-fair = Sprawdzalna uczciwość
web-about-fair-text = Zanim gra się zacznie, serwer z góry ustala wszystkie losowania: pokazuje odcisk tajnej liczby, z której wynikają wszystkie tasowania i losowania. Po końcu gry liczba staje się jawna, a twoja przeglądarka może sprawdzić, czy pasuje do odcisku.
web-about-privacy = Co jest przechowywane
web-about-privacy-cookie = Jedno ciasteczko: losowa liczba, po której serwer poznaje, które miejsca są twoje. Nie ma w nim nic o tobie, żaden skrypt nie może go odczytać i nikt inny go nie dostaje. Nie ma tu kont, reklam ani liczenia odwiedzin.
web-about-privacy-storage = Sama przeglądarka pamięta język, motyw, szybkość animacji, dźwięk i imię, pod którym grasz; nie opuszczają jej, poza imieniem przy stołach, przy których siedzisz.
web-about-privacy-server = Serwer przechowuje stoły: dokonane wybory, imiona przy miejscach i to, co się przy nich mówi. Nic na tych stronach nie jest pobierane od nikogo innego.
web-about-licence = Licencja
web-about-licence-text = Kod jest wolnym oprogramowaniem na licencji Apache 2.0.
web-setup-for-all = { $name } dla wszystkich
