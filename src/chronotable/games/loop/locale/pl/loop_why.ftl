# Dlaczego czegoś nie można zrobić w grze The LOOP: wybory, opcje, opisane pozycje.

## Wybory

loop-why-unfinished = Najpierw dokończ rozpoczętą akcję.
loop-why-phase = Na to jest inna faza: „{ $phase }”.
loop-why-not-in-hand = Nie masz na ręce karty „{ $card }”.
loop-why-exhausted = Karta „{ $card }” jest wyczerpana; najpierw trzeba ją przygotować.
loop-why-one-era = Możesz przemieścić się tylko do przyszłej albo minionej ery.
loop-why-no-energy = Ruch kosztuje 1 energię, a { $era_in } nie ma żadnej.
loop-why-drained = Twoja bateria jest wyczerpana: darmowy ruch w tej turze został już wykonany.
loop-why-sealed = Karta ultramachiny zabrania darmowych ruchów, które zaczynają się { $era_in }.
loop-why-black-hole = Wykonując pętlę, nigdy nie można wybrać wymiaru czarnej dziury.
loop-why-loop-cost = Pętla numer { $ordinal } w twojej turze kosztuje { $cost ->
    [one] { $cost } energię
    [few] { $cost } kostki energii
   *[many] { $cost } kostek energii
}, a { $era_in } { $energy ->
    [0] nie ma energii
    [one] jest tylko { $energy } energia
    [few] są tylko { $energy } kostki energii
   *[many] jest tylko { $energy } kostek energii
}.
loop-why-ability-no-action = { $agent } ma umiejętność specjalną, która nie jest osobną akcją.
loop-why-ability-used = { $agent } nie może w tej turze ponownie użyć umiejętności specjalnej.
loop-why-no-centrifuge = { CAPITAL($era_in) } nie ma wirówki.
loop-why-dismantle-cost = Rozmontowanie wirówki kosztuje { $cost ->
    [one] { $cost } energię
    [few] { $cost } kostki energii
   *[many] { $cost } kostek energii
}, a { $era_in } { $energy ->
    [0] nie ma energii
    [one] jest tylko { $energy } energia
    [few] są tylko { $energy } kostki energii
   *[many] jest tylko { $energy } kostek energii
}.
loop-why-mission-not-face-up = Ta misja nie jest odkryta.
loop-why-damage-automatic = Ta misja otrzymuje uszkodzenia sama, gdy tylko jej warunek jest spełniony.
loop-why-not-clean = { CAPITAL($era_in) } jest jeszcze wyrwa lub duplikat.
loop-why-once-per-turn = Ta misja otrzymuje najwyżej 1 uszkodzenie na turę.
loop-why-slot-filled = Pole tej ery jest już zajęte: { $era }.
loop-why-not-available = Karta „{ $card }” nie jest dostępna.
loop-why-other-era = Karta „{ $card }” jest dostępna nie w twojej erze, lecz { $era_in }.
loop-why-no-acquire = Karta ultramachiny zabrania dodawać do talii karty { $era_from }.
loop-why-not-fulfilled = Ta misja ma { $damage ->
    [one] { $damage } uszkodzenie
    [few] { $damage } uszkodzenia
   *[many] { $damage } uszkodzeń
} z { $required } potrzebnych.
loop-why-mission-elsewhere = Ten kafel sabotażu leży { $era_in }; zarchiwizować możesz tylko kafel swojej ery.

## Co nic by nie zmieniło

loop-why-readies-nothing = Żadna karta tego wymiaru nie jest wyczerpana: nie byłoby czego przygotować.

## Opcje

loop-option-agents = { $players ->
    [1] W grze solo potrzeba od { $least } do { $most } agentów
   *[other] Liczba graczy: { $players }, potrzebna liczba agentów: { $least }
}, a podano { $count } ({ $players ->
    [1] LOOP-18.1
   *[other] LOOP-2.8
}).
loop-option-weights = Przynajmniej jedna waga machiny musi być większa od 0 (LOOP-19.3).

## Opisane pozycje

loop-position-agent = Agent „{ $id }” nie bierze udziału w grze. Grają: { $agents }.
loop-position-face-up = Liczba odkrytych misji: { $n }, dozwolona: { $most }.
loop-position-slots = Misja „{ $mission }” ma po jednym polu na erę: zamiast liczby podaj ery.
loop-position-no-slots = Misja „{ $mission }” nie ma pól er: podaj liczbę uszkodzeń.
loop-position-origin = Karta „{ $card }” nie może być dostępna w „{ $era }”: jej era pochodzenia to „{ $origin }”.
loop-position-doctor-cards = Kart Fuksa musi być razem 7, po jednej na każdą erę.
loop-position-clone-twice = Duplikat „{ $id }” podano dwa razy.
loop-position-few-missions = Podano zbyt wiele misji: nie zostało nic dla pozostałych er.
loop-position-exhausted = Karta „{ $card }” nie może być wyczerpana: nie ma jej na tej ręce.

## Prawa stołu; części kernel-position-impossible

loop-law-rift-slots = wyrwy w „{ $era }”: { $n }, pola: { $most } (LOOP-1.2)
loop-law-energy-era = energia w „{ $era }”: { $n } (LOOP-14.7)
loop-law-eternal = zużyta wieczna energia w „{ $era }”: { $n } z { $most } (LOOP-17.6)
loop-law-rifts = wszystkie wyrwy: { $n }, kostki: { $most } (LOOP-1.10)
loop-law-energy = cała energia: { $n }, kostki: { $most } (LOOP-1.10)
loop-law-vortices = wiry: { $n }, kafle: { $most } (LOOP-1.5)
loop-law-bag = duplikaty w woreczku: { $n }, poza planszą: { $most } (LOOP-20.4)
loop-law-super-pile = super duplikaty w stosie: { $n }, poza planszą: { $most } (LOOP-17.10)
loop-law-clone-paradox = duplikat we własnej erze zniszczenia „{ $era }” (LOOP-14.11)
loop-law-cards = karty (podwójne: { $twice }; brakujące: { $missing }; obce: { $foreign }) (LOOP-20.4)
loop-law-hands = niezgodne ręce lub talie (LOOP-4.1)
loop-law-missions = niezgodne kafle sabotażu ({ $found }) (LOOP-2.2)
loop-law-face-up = odkryte misje: { $n }, wymagane: { $most } (LOOP-7.1)
loop-law-no-mission = uszkodzenie albo odkryty kafel w „{ $era }”, gdzie kafla nie ma (LOOP-7.5)
loop-law-damage = uszkodzenia misji w „{ $era }”: { $n } z { $most } (LOOP-9.6)
loop-law-vortex-mission = wir i kafel sabotażu w „{ $era }” (LOOP-6.3)
loop-position-centrifuges = wirówki na planszy lub rozmontowane: { $n }, wymagane: { $needed }
loop-position-eternal = wieczna energia: { $n }, dozwolone: { $most }
loop-position-super-clones = super duplikaty niezgodne z trybem gry
loop-position-machine-cards = karty ultramachiny niezgodne z trybem gry lub podane dwa razy
loop-position-vortex-cards = dostępne karty na wirze w „{ $era }”
loop-position-hidden-damage = uszkodzenia zakrytej misji w „{ $era }”
loop-position-solo-deck = więcej niż jedna talia w grze solo (jedyna należy do „{ $agent }”)
loop-position-bag-order = znane duplikaty w woreczku: { $n }, wszystkie: { $most }
loop-position-victory = zwycięstwo nie zgadza się z zakończeniem „{ $ending }”
loop-position-defeat = nic nie uzasadnia zakończenia „{ $ending }”
loop-position-agenda-over = coś czeka, choć gra już się skończyła
loop-position-agenda = czekające kroki, do których nie może dojść ({ $found })
loop-position-phase = krok „{ $step }” należy do fazy „{ $phase }”
loop-position-step = czekający krok „{ $step }” nie znajduje tego, co wskazuje
loop-position-callers = używane karty: { $n }, kroki, które do nich wracają: { $resumes }
loop-position-program = czekające efekty nie są resztą używanej karty ani umiejętności specjalnej: { $found }; używana karta: { $using } (LOOP-8.6)
loop-position-no-doctor-card = na następną turę nie ma już karty Fuksa
loop-position-loose = „{ $what }” coś zawiera, ale krok „{ $step }” nie czeka
loop-law-turns = tura { $turn }: gra ma najwyżej { $most } tur (LOOP-12.6)
loop-law-calendar = tura { $turn } i odkryte karty Fuksa w cyklu { $cycle }: { $row }, czyli razem { $n } zamiast { $needed } (LOOP-12.6)
loop-law-doctor-row = nie ma odkrytej karty Fuksa, choć w tej turze musi być (LOOP-5.8)
loop-law-doctor = dr Fuks w „{ $found }”, a jego ostatnia karta to „{ $needed }” (LOOP-3.5)
loop-law-no-doctor = dr Fuks bez ery w cyklu { $cycle } (LOOP-3.5)
loop-law-archived = zarchiwizowane kafle: { $n }, tury, w których można było to zrobić: { $most } (LOOP-11.1)
loop-law-early-vortex = wiry, zanim spadły jakiekolwiek wyrwy: { $n } (LOOP-6.10)
loop-law-before-actions = „{ $what }” wynosi { $n } przed akcjami tej tury (LOOP-5.2)
loop-law-battery = kafel agenta „{ $agent }” jest rozładowany poza jego akcjami (LOOP-12.1)
loop-law-ability = użycia zdolności „{ $agent }” w tej turze: { $n }, dozwolone: { $most } (LOOP-8.14)
loop-law-destructions = duplikaty zniszczone w tej turze: { $n }, choć poza planszą jest ich tylko { $most } (LOOP-9.22)
loop-law-capped = kafel w „{ $era }” nie mógł dostać uszkodzenia w tej turze (LOOP-9.10)
loop-law-running = karta używana wewnątrz samej siebie: { $cards } (LOOP-15.16)
loop-law-you = „{ $agent }” coś rozpatruje, choć nie trwa żadna akcja (LOOP-8.2)
loop-law-no-action = podano „{ $what }”, choć nie trwa żadna akcja (LOOP-8.2)
loop-law-hand = karty na ręce „{ $agent }” przed akcjami: { $n }, co najmniej { $least } (LOOP-12.1, LOOP-18.4)
loop-law-landing = wyrwy do wpisania: { $n }, spadające wyrwy: { $needed } (LOOP-5.9)
loop-law-drop = spadłe wyrwy: { $n }, należne: { $needed } (LOOP-5.9)
loop-law-gaps = ery bez kafla i bez wiru: { $n }, zarchiwizowane kafle: { $most } (LOOP-11.2)
loop-law-tiles = kafle zarchiwizowane i utracone: { $n }, ery bez kafla: { $most } (LOOP-2.2)
loop-position-super-pile = super duplikaty, które dopiero się pojawią w cyklu { $cycle }: { $n }, wymagane: { $needed } (LOOP-17.10)
loop-position-machine-row = działające karty ultramachiny w cyklu { $cycle }: { $n }, dotąd odkryte: { $most } (LOOP-17.12)
loop-position-limbo = na zniszczenie czekają karty, w których erze nie ma wiru: { $cards } (LOOP-15.5)
loop-position-machine = krok „{ $step }” wymaga opcji { $option } (LOOP-19.4)
loop-position-no-tile = krok „{ $step }” następuje po zarchiwizowaniu kafla, a żadnego nie ma (LOOP-11.6)
loop-position-takers = premia idzie zgodnie z ruchem wskazówek zegara od aktywnego gracza, nie: { $found } (LOOP-11.7)
loop-position-offer = karty premii: { $n }, mogło zostać najwyżej { $most } (LOOP-11.6)
loop-position-order = krok „{ $step }” wymaga opcji { $option } (LOOP-20.3)
loop-position-negate = wyrwy do zanegowania przez „{ $agent }”: { $n }, dozwolone: { $most } (LOOP-16.3)
loop-position-fate-manual = „{ $what }” mówi, gdzie spadną wyrwy, ale wpisuje się je ręcznie (LOOP-19.4)
loop-position-fate-ramp = „{ $what }” zawiera „{ $lane }”, gdzie przy wagach { $weights } nie spadnie żadna wyrwa (LOOP-19.3)
loop-position-fate-drops = wyrwy wymienione w „{ $what }”: { $n }, to więcej, niż może jeszcze spaść (zrzuty do końca gry: { $drops }) (LOOP-5.9)

## Pakiety

loop-pack-uses = Efekt zbyt często używa innych kart; dozwolona liczba użyć: { $most }.
loop-pack-min-max = Minimum { $min } jest większe niż maksimum { $max }.
loop-pack-destruction = „destruction” dotyczy tylko umiejętności, które uruchamia zniszczenie duplikatu.
loop-pack-card-origin = „card_origin” wymaga wcześniejszego efektu, który wskazuje kartę: { $words }.
loop-pack-arrival = „arrival” wymaga wcześniejszego efektu, który przemieszcza duplikat: { $words }.
loop-pack-push-all = Stąd nie można przepchnąć wszystkich duplikatów. Możliwe: { $allowed }.
loop-pack-row-twice = Są dwa wiersze dla { $n }.
loop-pack-card-agent = Karta startowa musi mieć agenta.
loop-pack-card-no-agent = Agenta mają tylko karty startowe.
loop-pack-card-origin-needed = Karta arsenału musi mieć erę pochodzenia.
loop-pack-mission-where = Misja rodzaju „{ $kind }” może tu mieć tylko „any_era”.
loop-pack-mission-precondition = Misja rodzaju „{ $kind }” nie może mieć warunku wstępnego.
loop-pack-mission-slots = Jedna era ma jedno pole: ta misja może wymagać tylko 1 uszkodzenia.
loop-pack-machine-number = Karty rodzaju „{ $kind }” nie mają liczby.
loop-pack-clone-eras = Duplikat nie może być niszczony w erze, w której się pojawia.
loop-pack-clone-twice = Są dwa duplikaty z „{ $start }” do „{ $destroy }”.
loop-pack-agent-cards = Karty startowe agenta „{ $agent }”: { $n }, potrzeba: { $needed }.
loop-pack-few-agents = Pozostali agenci: { $n }, potrzeba co najmniej { $least }.
loop-pack-few-missions = Pozostałe misje: { $n }, potrzeba co najmniej { $least }.
loop-pack-few-machine-cards = Pozostałe karty ultramachiny: { $n }, potrzeba co najmniej { $least }.
