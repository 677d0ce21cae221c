# Dlaczego czegoś nie można zrobić w grze Pokój 25: wybory, opcje, opisane pozycje.

## Wybory

room25-why-eliminated = Nie masz już żadnej postaci w grze: wyeliminowani nie biorą udziału w grze, dopóki nie powrócą.
room25-why-token-twice = Jest tylko jeden żeton każdego rodzaju: tej samej akcji nie można zaprogramować dwa razy.
room25-why-token-lost = { $character } do końca gry nie może wykonywać akcji: { $token }.
room25-why-classic = Bez Sezonu 2 nie ma specjalnych zdolności.
room25-why-cold = W Komorze chłodu można zaprogramować tylko jedną akcję.
room25-why-dark = W Ciemnym pokoju nie można wykonać obserwacji.
room25-why-not-adjacent = Pomieszczenie { $cell } nie jest sąsiednie.
room25-why-corridor = Komorę obrotową można opuścić tylko dwoma wyjściami jej korytarza.
room25-why-face-up = Pomieszczenie { $cell } jest już odkryte.
room25-why-closed = Na pomieszczeniu { $cell } leży znacznik zakazu wstępu: nikt nie może tam wejść.
room25-why-locked = Pomieszczenie { $cell } jest zamknięte: mogą tam wejść tylko Emmet i roboty.
room25-why-prison = Z Celi można wyjść tylko do Pokoju centralnego albo do pomieszczenia, w którym jest postać lub robot.
room25-why-central = W Pokoju centralnym możliwe są tylko obserwacja i ruch.
room25-why-elsewhere = W twoim pomieszczeniu nie ma { $other_gen }.
room25-why-hidden = { $other } jest { $other_gender ->
    [f] ukryta i nie można jej
   *[m] ukryty i nie można go
} wypchnąć.
room25-why-middle-line = Szereg i kolumna Pokoju centralnego nigdy się nie przesuwają.
room25-why-other-line = Sterowanie przesuwa tylko szereg albo kolumnę, w której jesteś.
room25-why-slide-lock = W tej rundzie przesunięto już w przeciwną stronę { $line_acc }.
room25-why-no-adrenaline = { $character } nie ma żetonu adrenaliny.
room25-why-cold-adrenaline = W Komorze chłodu nie można zapowiedzieć adrenaliny.
room25-why-declare-later = Adrenalinę zapowiada się w fazie Programowania.
room25-why-token-played = Tę akcję już w tej rundzie wykonano: druga musi być inna.
room25-why-adrenaline-special = Dzięki adrenalinie nigdy nie można użyć specjalnej zdolności.
room25-why-no-reminders = Ta gra toczy się bez znaczników przypomnienia.
room25-why-reminder-out = Znacznik przypomnienia leży na pomieszczeniu i wróci dopiero po jego odkryciu.
room25-why-jamming-card = Na stole leży karta Zakłócanie: do następnej rundy nie można kłaść znaczników przypomnienia.
room25-why-all-face-up = Nie ma zakrytych pomieszczeń: znacznika przypomnienia nie ma gdzie położyć.
room25-why-own-turn = Można to zrobić tylko wtedy, gdy jest kolej tej postaci.
room25-why-no-roles = Role są tylko w trybie Podejrzliwości.
room25-why-role-shown = Ta rola została już ujawniona.
room25-why-prisoner = Więźniowie nigdy nie ujawniają się z własnej woli.
room25-why-no-announcements = W tej grze nie ogłasza się kolorów.
room25-why-nobody-to-tell = Nie ma nikogo, komu można by ogłosić kolor.
room25-why-silence = Nie wolno teraz wymieniać informacji: ktoś jest w Komorze zakłócania albo wyłożona jest karta Zakłócanie.
room25-why-look-first = Kolor ogłasza się zaraz po obejrzeniu pomieszczenia albo wcale.

## Co nic by nie zmieniło

room25-why-in-vain = W obecnym położeniu ta akcja przepadnie: { $token }.

## Opcje

room25-option-players = { $mode ->
    [suspicion] { room25-mode-suspicion }
    [team] { room25-mode-team }
    [competition] { room25-mode-competition }
    [cooperation] { room25-mode-cooperation }
   *[solo] { room25-mode-solo }
}: według tych zasad liczba graczy nie może wynosić { $players }. Możliwe liczby: { $allowed } (R25-4.1).
room25-option-madness = Poziom szaleńczy jest tylko w trybach Kooperacji i Solo z Sezonem 2 (R25-4.11).
room25-option-characters = Liczba podanych postaci: { $n }, potrzebna: { $needed } (R25-4.1).
room25-option-foreign = Tych postaci nie ma w tych zasadach: { $characters }. Możliwe: { $allowed } (R25-1.4).
room25-option-recipe = Budynek „{ $recipe }” nie pasuje do trybu, zasad albo liczby graczy. Możliwe: { $allowed } (R25-3.1).
room25-option-tiles = Liczba podanych pomieszczeń: { $n }, potrzebna: { $needed } (R25-3.1).
room25-option-tile-count = Liczba podanych pomieszczeń rodzaju „{ $room }”: { $n }, dostępna: { $most } (R25-5.11).
room25-option-key-room = Pokój kontrolny należy tylko do trybów Kooperacji i Solo z Sezonem 2 (R25-5.11).
room25-option-needs = Budynek musi mieć dokładnie jedno pomieszczenie rodzaju „{ $room }” (R25-3.1).

## Opisane pozycje

room25-position-character = Postać „{ $id }” nie bierze udziału w grze. Grają: { $characters }.
room25-position-dealt = Dwa pomieszczenia miałyby być rozłożone w tym samym miejscu (R25-3.2).

## Prawa stołu; części kernel-position-impossible

room25-law-tiles = brakujące albo podwójne pomieszczenia (R25-3.1)
room25-law-centre = pośrodku nie ma jedynego Pokoju centralnego (R25-2.1)
room25-law-covered-token = znacznik zakazu wstępu albo żeton zamka na zakrytym pomieszczeniu „{ $cell }” (R25-10.9)
room25-law-locked-blue = żeton zamka na niebieskim pomieszczeniu „{ $cell }” (R25-15.41)
room25-law-locks = użyte żetony zamka: { $n } (R25-1.8)
room25-law-robot = robot w czerwonym albo zakrytym pomieszczeniu „{ $cell }” (R25-14.14)
room25-law-place = miejsce postaci „{ $character }”, która jest w budynku tylko wtedy, gdy nie została wyeliminowana (R25-6.6)
room25-law-covered = „{ $character }” w zakrytym pomieszczeniu (R25-10.2)
room25-law-token-twice = ten sam żeton dwa razy w programie postaci „{ $character }” (R25-7.2)
room25-law-reminder = znacznik przypomnienia postaci „{ $character }” na odkrytym pomieszczeniu (R25-20.3)
room25-law-characters = podwójna postać (R25-1.4)
room25-law-roles = role niezgodne z liczbą graczy (R25-4.6)
room25-law-markers = podwójny znacznik kolejności (R25-3.6)
room25-law-no-marker = brak znacznika kolejności postaci „{ $character }” (R25-3.6)
room25-law-fallen = „{ $character }” na liście wyeliminowanych niezgodnie ze stanem gry (R25-6.6)
room25-law-rounds = pozostałe rundy w rundzie { $round }: { $n }, możliwe od 1 do { $most } (R25-3.6)
room25-law-cards = podwójna karta Z.R.B. (R25-3.12)
room25-law-winners = zwycięzcy gry, która jeszcze trwa (R25-18.1)
room25-law-over = tyle wyeliminowanych postaci, że gra by się już skończyła (R25-6.5)
room25-law-exit = Pokój 25 w liczbie { $n } zamiast jednego (R25-3.1)
room25-law-key-room = Pokój kontrolny, który nie jest w budynku dokładnie do swojej aktywacji (R25-12.40)
room25-law-no-key-room = Pokój kontrolny, być może już aktywowany, w grze bez niego (R25-12.40)
room25-law-box = pomieszczenie „{ $room }” wraz z zastąpionymi w liczbie { $n }; w pudełkach: { $most } (R25-5.11)
room25-law-removed = Pokój centralny albo Pokój 25 wśród zastąpionych pomieszczeń (R25-10.8)
room25-law-exit-zone = pomieszczenie „{ $room }” rozłożone obok Pokoju centralnego zamiast w Strefie Wyjścia (R25-3.2)
room25-law-sabotage = pomieszczenia, które w tej grze mogli zastąpić tylko Sarah i Bruce: { $rooms } ({ $n }); zużyte przez nich zapasowe pomieszczenia: { $most } (R25-15.55)
room25-law-slid = przesunięta linia „{ $line }”, w której leży Pokój centralny (R25-2.4)
room25-law-classic-building = roboty, żetony zamka albo zastąpione pomieszczenia w grze podstawowej (R25-1.10)
room25-law-closed = znacznik zakazu wstępu na „{ $cell }”, gdzie nie ma ani Zalanej komory, ani Komory pił (R25-8.7)
room25-law-open = odkryta Zalana komora bez znacznika zakazu wstępu na „{ $cell }” (R25-11.18)
room25-law-locks-gone = żetony zamka, choć Emmet jest wyeliminowany (R25-15.43)
room25-law-no-locks = żetony zamka, choć w grze nie ma ani Emmeta, ani karty Blokada (R25-15.41)
room25-law-robots = liczba robotów w budynku: { $n }, Komór robotów wraz z zastąpionymi: { $rooms } (R25-12.2)
room25-law-robot-room = pokój robota, który nie jest Komorą robotów albo należy do obu robotów (R25-12.2)
room25-law-no-trap = „{ $character }” w pułapce, która tej postaci nie zagraża (R25-11.13)
room25-law-no-flood = „{ $character }” w Zalanej komorze bez terminu wyjścia (R25-11.18)
room25-law-acid = „{ $character }” w Wannie z kwasem razem z kimś innym (R25-11.21)
room25-law-alarm = „{ $character }” w Pokoju 25, choć pozostałe rundy to { $n }, a alarm zostawia pięć (R25-17.8)
room25-law-trap = pułapka zagrażająca postaci „{ $character }”, której w niej nie ma (R25-11.13)
room25-law-flood = zalanie zagrażające postaci „{ $character }”, której nie ma w Zalanej komorze (R25-11.18)
room25-law-flood-late = „{ $character }” ma utonąć w rundzie { $n }, później niż w następnej (R25-11.18)
room25-law-paranoia = paranoja postaci „{ $character }”, która nie jest w Pokoju paranoi albo nie losuje żetonów (R25-12.30)
room25-law-hidden = ukryta postać „{ $character }”: mogą to być tylko Alice i Bruce, niewyeliminowani (R25-15.50)
room25-law-lost-token = żeton postaci „{ $character }” w programie albo stosie, choć przepadł przez karę (R25-16.9)
room25-law-waiting = żeton postaci „{ $character }” między polami, choć nie jest jedynym zaprogramowanym (R25-7.3)
room25-law-no-program = program postaci „{ $character }”, która w tej rundzie niczego nie programuje (R25-7.9)
room25-law-stack = stos paranoi postaci „{ $character }”, która z niego nie losuje (R25-12.30)
room25-law-eliminated = żetony w grze wyeliminowanej postaci „{ $character }” (R25-6.6)
room25-law-free = „{ $character }” gra bez programowania, choć to ani Solo, ani ujawniony strażnik (R25-7.9)
room25-law-actions = liczba akcji postaci „{ $character }” (R25-13.1)
room25-law-spare = zapasowe puste pomieszczenia postaci „{ $character }”: { $n }, najwyżej { $most } (R25-3.5)
room25-law-adrenaline = żeton adrenaliny postaci „{ $character }” na poziomie szaleńczym (R25-4.14)
room25-law-penalty = kara postaci „{ $character }”: stracić można tylko obserwację, sterowanie i zdolność, a Alice niczego (R25-16.8)
room25-law-no-reminder = znacznik przypomnienia postaci „{ $character }” w grze bez nich (R25-20.7)
room25-law-no-announcements = ogłoszony kolor w grze bez ogłaszania kolorów (R25-20.9)
room25-law-announced-twice = dwa ogłoszenia jednego gracza o tym samym pomieszczeniu (R25-20.9)
room25-law-announced-face-up = ogłoszony kolor odkrytego pomieszczenia „{ $cell }” (R25-20.9)
room25-law-announced-later = ogłoszony kolor pomieszczenia „{ $cell }” z rundy { $n }, która dopiero nadejdzie (R25-20.9)
room25-law-classic = coś z Sezonu 2 u postaci „{ $character }” w grze podstawowej (R25-1.10)
room25-law-no-roles = role w grze bez strażników (R25-4.9)
room25-law-shown = rola postaci „{ $character }” ujawniona w rundzie { $n }, która dopiero nadejdzie (R25-19.1)
room25-law-fallen-role = tajna rola postaci „{ $character }”, po której wyeliminowano kogoś innego (R25-19.4)
room25-law-masks = tajna rola postaci „{ $character }”, choć większość żyjących jest w Pokoju 25 (R25-19.6)
room25-law-clue = początkowe wskazówki po rozpoczęciu pierwszej rundy (R25-3.9)
room25-law-madness-cards = karty szaleństwa na poziomie standardowym (R25-4.12)
room25-law-classic-cards = karty Z.R.B. w grze podstawowej (R25-1.10)
room25-law-display = wyłożona karta, która nie zostaje na stole (R25-16.2)
room25-law-seats = zwycięzcy, którzy nie grają (R25-18.1)
room25-position-agenda-over = coś czeka, choć gra już się skończyła (R25-6.5)
room25-position-agenda = czekające kroki, do których nie może dojść w fazie „{ $phase }” ({ $found }) (R25-6.1)
room25-position-draws = karty rundy do dobrania w fazie „{ $phase }”: { $n } (R25-4.12)
room25-position-turns = postacie, na które przyjdzie kolej ({ $found }), inne niż koniec kolejności ({ $order }) (R25-6.2)
room25-position-acting = „{ $found }” w trakcie swojej tury, co przeczy krokom czekającym w fazie „{ $phase }” (R25-6.2)
room25-position-pending = czekający krok „{ $step }”, który nie znajduje tego, czego dotyczy (R25-6.3)
room25-position-program = programy postaci { $characters } niezgodne z tym, co zostało do zaprogramowania (R25-7.1)

## Pakiety

room25-pack-direction = { $axis ->
    [row] Szereg nie może się przesunąć w kierunku „{ $found }”
   *[column] Kolumna nie może się przesunąć w kierunku „{ $found }”
}. Możliwe: { $allowed }.
room25-pack-endless = Dobieranie kart mogłoby się nigdy nie skończyć: w talii musi zostać kara albo ruch budynku bez symbolu dobrania karty.
