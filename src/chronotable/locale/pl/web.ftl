# Stół w przeglądarce: pasek, ustawienia, decyzja, dziennik, rozmowa, miejsca, koniec gry.

## Strony

web-lost = Nie ma takiej strony.
web-to-home = Na stronę główną
web-home-link = Chronotable: na stronę główną
web-broken = Na tej stronie wystąpił błąd.
web-reload = Wczytaj stronę ponownie
web-menu = Menu
web-close = Zamknij
web-fold = Zwiń lub rozwiń
web-problem-offline = Serwer jest nieosiągalny. Sprawdź połączenie i spróbuj ponownie.
web-problem-server = Serwer nie mógł odpowiedzieć (błąd { $status }).

## Ustawienia

web-language = Język
web-theme = Motyw
web-theme-light = Jasny
web-theme-dark = Ciemny
web-theme-system = Systemowy
web-theme-toggle = Jasny lub ciemny
web-speed = Animacje
web-speed-slow = wolno
web-speed-normal = normalnie
web-speed-fast = szybko
web-speed-none = wyłączone
web-sound = Dźwięk, gdy nadchodzi twoja kolej
web-first-notes = Wyjaśniaj rzeczy, gdy pierwszy raz mają znaczenie
web-first-note = Po raz pierwszy
web-sounds = Dźwięki gry
web-volume = Głośność
web-notifications = Powiadomienie, gdy nadchodzi twoja kolej

## Stół

web-table-title = { $game } · Chronotable
web-table-loading = Rozkładamy grę…
web-table-gone = Tego stołu nie ma.
web-connection-lost = Połączenie zostało przerwane.
web-connection-again = Łączymy się ponownie; nic z gry nie zginęło.
web-skip-to-decision = Do decyzji
web-board = Plansza
web-tabs = Części stołu
web-tab-act = Decyzja
web-tab-log = Dziennik
web-rules = Zasady
web-how-to-play = Jak grać
web-how-to-play-named = Jak grać: { $game }
web-legend = Symbole
web-timeline = Linia czasu
web-save = Pobierz zapis
web-keys = Klawisze

## Decyzja

web-decision = Decyzja
web-options-show = Pokaż opcje
web-options-hide = Ukryj opcje
web-options = Opcje
web-options-all = Lista opcji ({ $n })
web-your-turn = Twoja kolej
web-which = Która z tych opcji?
web-waiting = Czekamy na: { $names }.
web-moment = Chwileczkę…
web-spectator = Oglądasz tę grę.
web-undo = Cofnij
web-takeback = Poproś o cofnięcie
web-takeback-why = Od tego czasu coś odkryto albo wybierali inni: wszyscy muszą się zgodzić.
web-takeback-to = Zaproponuj powrót do chwili przed wyborem { NUMBER($choice, useGrouping: 0) }
web-back = Wróć
web-hint = Podpowiedź
web-hint-thinking = Myśli…
web-hint-favourite = Propozycja: { $option }
web-hint-why = Dlaczego: { $why } (bot „{ $bot }”).
web-hint-equal = Na to samo wychodzi:
web-hint-plan = Pokaż dalszy plan ({ $n ->
    [one] jeszcze { $n } krok
    [few] jeszcze { $n } kroki
   *[many] jeszcze { $n } kroków
})
web-hint-plan-hide = Ukryj plan
web-why-not = Dlaczego nie?
web-why-mode = Wskaż cokolwiek, a stół powie, co to jest i dlaczego nie można tego wybrać.
web-why-not-now = Nie teraz.
web-why-possible = To jest możliwe.
web-why-rule = Pokaż zasadę { $rule }

## Miejsca

web-seats = Miejsca
web-you = Ty
web-still-choosing = { $n ->
    [one] jeszcze { $n } osoba wybiera
    [few] jeszcze { $n } osoby wybierają
   *[other] jeszcze { $n } osób wybiera
}
web-seat-open = wolne
web-seat-about = { $name }{ $figure ->
    [none] { "" }
   *[other] { " " }({ $figure })
}{ $kind ->
    [bot] , bot
    [open] , czeka na kogoś
    [lent] , za tę osobę gra bot
    [absent] , osoba nieobecna
   *[person] { "" }
}{ $turn ->
    [yes] , teraz wybiera
    [done] , wybór już zapadł
   *[no] { "" }
}
web-seat-bot = Gra tu bot: { $bot }.
web-seat-open-why = Nikt tu jeszcze nie siedzi. Miejsce dostaje ten, kto otworzy jego link i usiądzie.
web-seat-absent = Nieobecna osoba: { $name }.
web-sit = Usiądź tutaj
web-look-from = Patrz z tego miejsca
web-name = Imię
web-rename = Zmień imię
web-bot = Bot
web-lend = Niech gra bot
web-take-back = Graj znów osobiście
web-hand-over = Oddaj miejsce
web-hand-over-why = Powstanie nowy link. Kto z nim usiądzie, dostanie miejsce; ty przestaniesz je mieć. Stół będzie pokazywał, że miejsce zmieniło właściciela.
web-hand-over-yes = Utwórz link
web-hand-over-done = Przekaż ten link nowej osobie. Dopóki nikt nie zajmie miejsca, link pozostaje tu, przy stole.
web-propose-bot = Zaproponuj bota na to miejsce
web-link = Link miejsca
web-copy-link = Kopiuj link
web-copied = Skopiowano
web-watching = { $n ->
    [one] Ogląda { $n } osoba
    [few] Oglądają { $n } osoby
   *[many] Ogląda { $n } osób
}
web-invite = Zaproś
web-invite-open = { $n ->
    [one] { $n } wolne miejsce
    [few] { $n } wolne miejsca
   *[many] { $n } wolnych miejsc
}
web-invite-why = Każdy link wyślij jednej osobie. To klucz do miejsca: konto nie jest potrzebne.

## Kilka osób przy jednym ekranie

web-pass-screen = Przekaż ekran: { $name }
web-pass-why = Za chwilę pojawią się tajne informacje. Pozostałych prosimy, by nie patrzyli.
web-pass-ready = To ja, { $name }: pokaż moje miejsce
web-pass-trust = Nie pytaj więcej przy tym stole: wszyscy mogą widzieć wszystko.

## Propozycje

web-proposal = Propozycja
web-proposal-takeback = { $choice ->
    [0] { $name } proponuje powrót do początku gry.
   *[other] { $name } proponuje powrót do chwili po wyborze { NUMBER($choice, useGrouping: 0) }.
}
web-proposal-replace = { $name } proponuje, by bot grał za nieobecną osobę: { $absent }.
web-proposal-missing = Czekamy na odpowiedź: { $names }.
web-proposal-withdraw = Wycofaj
web-proposal-declined = Ktoś się nie zgodził: twoja propozycja przepadła.
web-agree = Zgoda
web-decline = Odmów

## Dziennik

web-log = Dziennik
web-log-and-talk = Dziennik i rozmowa
web-log-choice = { $n ->
    [0] początek
   *[other] wybór { NUMBER($n, useGrouping: 0) }
}
web-log-since = Od twojej ostatniej tury
web-log-none = Nic się jeszcze nie wydarzyło.
web-log-more = Pokaż wcześniejsze
web-past = { $at ->
    [0] Początek, wyborów: { NUMBER($last, useGrouping: 0) }
   *[other] Po wyborze { NUMBER($at, useGrouping: 0) } z { NUMBER($last, useGrouping: 0) }
}
web-past-back = Wróć do bieżącej chwili
web-past-prompt = Oglądasz przeszłość.
web-past-earlier = Jeden wybór wcześniej
web-past-later = Jeden wybór później
web-past-look = Pokaż chwilę po wyborze { NUMBER($at, useGrouping: 0) }
web-past-missing = Nie można pokazać tej chwili.
web-branch = Inna linia czasu od tego miejsca

## Rozmowa

web-talk = Rozmowa
web-talk-unread = nowe
web-talk-none = Nikt jeszcze nic nie powiedział.
web-talk-say = Powiedz coś
web-talk-send = Wyślij
web-talk-channel = Kto to usłyszy
web-talk-table = Stół
web-talk-team = Drużyna
web-talk-spectator = Widz
web-talk-silence = Cisza
web-talk-off = Zasada gry zabrania na razie rozmów.
web-talk-off-short = Rozmowa jest teraz zabroniona

## Koniec gry

web-end = Koniec gry
web-end-won = { $all ->
    [yes] Wspólne zwycięstwo!
   *[no] Zwycięstwo!
}
web-end-lost = Przegrana.
web-end-winners = { $n ->
    [one] Wygrywa { $names }.
    [few] Wygrywają { $names }.
   *[many] Wygrywają { $names }.
}
web-end-nobody = Nikt nie wygrał.
web-end-winner = zwycięstwo
web-end-replay = Obejrzyj grę jeszcze raz
web-end-branch = Inna linia czasu
web-end-new = Nowa gra
web-proof = Sprawdź losowania
web-proof-good = Wszystkie losowania były ustalone przed początkiem gry.
web-proof-bad = Ziarna nie pasują do odcisków podanych na początku.
web-proof-bad-draws = Losowania nie wynikają z ziaren.
web-proof-here = Sprawdzone tutaj, przez twoją przeglądarkę: każde ziarno pasuje do odcisku podanego przed grą, a { $n ->
    [one] jedyne losowanie wynika ze swojego ziarna
    [few] wszystkie { $n } losowania wynikają ze swoich ziaren
   *[many] wszystkie { $n } losowań wynika ze swoich ziaren
}.{ $former ->
    [0] {""}
   *[other] {" "}Wcześniejsze losowania ({ $former }) odbyły się dawnym sposobem, który sprawdza tylko serwer.
}
web-proof-server = { $verified ->
    [yes] Mówi serwer: że zasady wymagały właśnie tych losowań. Odtworzył całą grę.
   *[no] Serwer, który odtworzył całą grę, mówi, że to nie te losowania.
}
web-proof-numbers = Ziarna i odciski
web-proof-seed = { $from ->
    [0] Ziarno od początku gry
   *[other] Ziarno po wyborze { NUMBER($from, useGrouping: 0) }
}
web-proof-commitment = Odcisk ziarna (BLAKE2b)
web-proof-chance = (losowanie w wersji { $chance }{ $takebacks ->
    [0] {""}
    [one] , po { $takebacks } uzgodnionym cofnięciu
    [few] , po { $takebacks } uzgodnionych cofnięciach
    [many] , po { $takebacks } uzgodnionych cofnięciach
   *[other] , po { $takebacks } uzgodnionego cofnięcia
})

## Klawisze

web-key-option = wybierz opcję o tym numerze
web-key-confirm = wybierz zaznaczoną albo jedyną opcję
web-key-end = zakończ tę część tury
web-key-undo = cofnij albo poproś o cofnięcie
web-key-hint = podpowiedź
web-key-what = co to jest: wyjaśnij wskazaną rzecz
web-key-why = dlaczego nie: wyjaśniaj zamiast wybierać
web-key-tab = następna rzecz do wyboru
web-key-arrows = przechodź po planszy
web-key-board = do planszy
web-key-hand = do ręki
web-key-log = do dziennika
web-key-past = wcześniejsze i późniejsze chwile
web-key-skip = pomiń animacje na planszy
web-key-cancel = anuluj, zamknij
web-key-help = ta lista

## Zwykła plansza

web-generic-status = { $turn ->
    [0] { "" }
   *[other] Tura { NUMBER($turn, useGrouping: 0) }
}
web-generic-targets = Co można wybrać
web-generic-facts = Stół
