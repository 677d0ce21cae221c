# Room 25 w terminalu: krótkie nazwy i słowa wokół budynku.

cli-room25-title = Pokój 25: { $mode }
cli-room25-code-alice = Al
cli-room25-code-jennifer = Je
cli-room25-code-max = Ma
cli-room25-code-kevin = Ke
cli-room25-code-franck = Fr
cli-room25-code-emmet = Em
cli-room25-code-sarah = Sa
cli-room25-code-bruce = Br
cli-room25-short-central = Centrum
cli-room25-short-room25 = POKÓJ 25
cli-room25-short-empty = Puste
cli-room25-short-vision = Wideo
cli-room25-short-control-room = Sterownia
cli-room25-short-tunnel = Tunel
cli-room25-short-moving = Ruchomy
cli-room25-short-vortex = Wir
cli-room25-short-prison = Cela
cli-room25-short-cold = Chłód
cli-room25-short-dark = Ciemny
cli-room25-short-trap = Pułapka
cli-room25-short-mortal = Śmierć
cli-room25-short-illusion = Iluzja
cli-room25-short-flooded = Zalana
cli-room25-short-acid = Kwas
cli-room25-short-robot-room = Roboty
cli-room25-short-regeneration = Regener.
cli-room25-short-pivoting = Obrotowa
cli-room25-short-mirror = Lustra
cli-room25-short-abm-room = Z.R.B.
cli-room25-short-jamming = Zakłóc.
cli-room25-short-timer = Zegar
cli-room25-short-shredder = Piły
cli-room25-short-paranoia = Paranoja
cli-room25-short-key-room = KONTROLNY
cli-room25-token-look = Obser
cli-room25-token-move = Ruch
cli-room25-token-push = Wypch
cli-room25-token-control = Ster
cli-room25-token-special = Zdoln
cli-room25-seen = R{ $round }
cli-room25-time = Runda { $round }, { $left ->
    [1] OSTATNIA
   *[other] zostało { $left }
} { $marks }
cli-room25-order = Kolejność: { $order }
cli-room25-key = Pokój kontrolny: { $state ->
    [active] aktywowany, wyjście otwarte
   *[waiting] jeszcze nieaktywowany
}
cli-room25-cards = Z.R.B.: talia { $deck }, odrzucone { $discard }
cli-room25-displayed = Wyłożone: { $cards }
cli-room25-silence = ZAKAZ ROZMÓW
cli-room25-lost-tokens = utracone: { $tokens }
cli-room25-out = poza grą
cli-room25-hidden = ukrycie
cli-room25-trapped = musi wyjść!
cli-room25-drowns = utonie w R{ $round }!
cli-room25-paranoid = paranoja ({ $n })
cli-room25-spare = puste pomieszczenia w zapasie: { $n }
cli-room25-free = bez programu
cli-room25-legend = { $blue } specjalne { $green } bezpieczne { $yellow } przeszkoda { $red } śmiertelne  { $down } zakryte  { $closed } niedostępne { $locked } zamknięte  { $reminder } przypomnienie { $robot } robot  { $zone } Strefa Wyjścia  ? więcej
cli-room25-you = ty
cli-room25-team = drużyna { $number }
cli-room25-short-program = { $first }{ $arrow }{ $second }
cli-room25-short-only = tylko { $token }
cli-room25-short-move = { $cell } { $there }
cli-room25-short-slide = { $line } { $arrow }
cli-room25-rooms-left = Pomieszczenia tego budynku: { $rooms }
cli-room25-removed = Usunięte: { $rooms }
cli-room25-discarded = Stos odrzuconych kart: { $cards }
cli-room25-about = { $name } [{ $key }] – { $kind ->
    [room] pomieszczenie, kolor: { $colour }
    [character] postać
   *[card] karta Z.R.B.
}
cli-room25-ability = { $ability }: { $text }
cli-room25-means-colour = pomieszczenia specjalne (niebieskie), bezpieczne (zielone), przeszkody (żółte) i śmiertelne (czerwone)
cli-room25-means-down = zakryte pomieszczenie, którego nie znasz
cli-room25-means-remembered = zakryte, ale już przez ciebie obejrzane pomieszczenie i numer rundy
cli-room25-means-closed = niedostępne: nikt nie może wejść
cli-room25-means-locked = zamknięte: mogą wejść tylko Emmet i roboty
cli-room25-means-corridor = wyjścia z komory obrotowej
cli-room25-means-robot = robot
cli-room25-means-reminder = znacznik przypomnienia tej postaci
cli-room25-means-announced = kolor ogłoszony przez tę postać; może to być kłamstwo
cli-room25-means-hidden = ukryta postać
cli-room25-means-acting = postać, której tura trwa
cli-room25-means-program = żetony leżące zakryte; twoje własne podane są słowami
cli-room25-means-played = żetony zagrane już w tej rundzie
cli-room25-means-adrenaline = adrenalina: jeszcze jest, zapowiedziana na tę rundę
cli-room25-means-slid = linia przesunięta w tej rundzie w tę stronę; nie może się cofnąć
cli-room25-means-zone = ramka pomieszczenia w Strefie Wyjścia
cli-room25-means-number = numery opcji, które dotyczą tego pomieszczenia

## Any game with secrets

cli-only-you = Tylko ty się tego dowiadujesz:

## Ekran przygotowania gry

cli-game-room25 = Pokój 25 (Room 25)
cli-game-room25-publishers = autor: François Rouzé; wydawca: Matagot, po polsku Rebel
cli-option-ruleset = Zasady
cli-option-recipe = Budynek
cli-option-characters = Postacie
cli-option-five-player-guards = Strażnicy przy 5 graczach
cli-option-kevin-panic-rooms-adjacent-to = Panika Kevina zamienia pomieszczenia
cli-option-key-room-in-exit-zone = Pokój kontrolny w Strefie Wyjścia
cli-option-madness-draw-last-round = Poziom szaleńczy: karty i w ostatniej rundzie
cli-option-prison-blocks-forced-exit = Z Celi nie można też wypychać
cli-option-barred-card-keeps-draw-symbol = Po zignorowanej karcie też dobiera się następną
cli-option-madness-recipe-as-standard = Poziom szaleńczy: budynek standardowy
cli-option-madness-cards-in-other-modes = Karty szaleństwa w innych trybach
cli-option-remembered-tiles-shown = Pokazuj obejrzane pomieszczenia
cli-option-panic-moves-from-central = Panika opróżnia też Pokój centralny
cli-option-announcements = Ogłaszanie kolorów
cli-option-no-reminder-tokens = Bez znaczników przypomnienia
cli-game-room25-about = Dwadzieścia pięć zakrytych pomieszczeń, które się przesuwają i zabijają: znajdźcie na czas wyjście, razem lub przeciw sobie.
