# Pytania, opcje, dziennik, karty i wyniki gry Pokój 25.

## Pytania

room25-prompt-clue = { $character } ({ $cell }): wskazówka na początek. Które pomieszczenie obok Pokoju centralnego oglądasz?
room25-prompt-program = { $character } ({ $cell }): które akcje programujesz i w jakiej kolejności?
room25-prompt-declare = { $character } ({ $cell }): czy zapowiadasz na tę rundę adrenalinę?
room25-prompt-play-or-wait = { $character } ({ $cell }): czy zagrywasz teraz swój żeton?
room25-prompt-free-action = { $character } ({ $cell }): którą akcję wykonujesz?
room25-prompt-adrenaline = { $character } ({ $cell }): adrenalina! Którą akcję wykonujesz?
room25-prompt-look = { $character } ({ $cell }): które pomieszczenie oglądasz?
room25-prompt-after-look = { $character } ({ $cell }): czy kładziesz teraz znacznik przypomnienia?
room25-prompt-announce = { $character } ({ $cell }): obejrzane pomieszczenie: { $tile }. Jaki kolor ogłaszasz? Wolno skłamać.
room25-prompt-last-moment = { $character } ({ $cell }): twoja tura się kończy. Robisz coś jeszcze?
room25-prompt-move = { $character } ({ $cell }): dokąd idziesz?
room25-prompt-push = { $character } ({ $cell }): kogo wypychasz?
room25-prompt-push-to = { $character } ({ $cell }): dokąd wypychasz { $other_acc }?
room25-prompt-control = { $character } ({ $cell }): którą linię przesuwasz i w którym kierunku?
room25-prompt-special = { $character } ({ $cell }): której zdolności używasz?
room25-prompt-lost = { $character } ({ $cell }): tej akcji nie da się wykonać. Co robisz?
room25-prompt-remind = { $character } ({ $cell }): na którym pomieszczeniu kładziesz znacznik przypomnienia?
room25-prompt-call = { $character } ({ $cell }): kogo wzywasz?
room25-prompt-decline = { $character } ({ $cell }): wzywa cię Bruce. Czy idziesz do niego?
room25-prompt-carry = { $character } ({ $cell }): kogo przenosisz?
room25-prompt-carry-to = { $character } ({ $cell }): dokąd przenosisz { $other_acc }?
room25-prompt-reactivate = { $character } ({ $cell }): które pomieszczenie reaktywujesz?
room25-prompt-lock-beside = { $character } ({ $cell }): na którym sąsiednim pomieszczeniu kładziesz żeton zamka?
room25-prompt-move-lock = { $character } ({ $cell }): skąd przenosisz żeton zamka na { $to }?
room25-prompt-hack-building = { $character } ({ $cell }): które pomieszczenia zamieniasz miejscami?
room25-prompt-sabotage-robot = { $character } ({ $cell }): którego robota niszczysz?
room25-prompt-robot-order = { $character } ({ $cell }): jaki rozkaz wydajesz i któremu robotowi?
room25-prompt-robot-move = { $character } ({ $cell }): dokąd idzie robot { $robot }?
room25-prompt-robot-push = { $character } ({ $cell }): kogo wypycha robot { $robot }?
room25-prompt-robot-push-to = { $character } ({ $cell }): dokąd robot wypycha { $other_acc }?
room25-prompt-refuse = { $character } ({ $cell }): robot chce cię wypchnąć do { $to }. Czy mu na to pozwalasz?
room25-prompt-bring-robot = { $character } ({ $cell }): który robot do ciebie przychodzi?
room25-prompt-vision = { $character } ({ $cell }): Sala wideo. Które zakryte pomieszczenie oglądasz?
room25-prompt-room-slide = { $character } ({ $cell }): Sterownia. Którą linię przesuwasz i w którym kierunku?
room25-prompt-tunnel = { $character } ({ $cell }): Pokój z tunelem. Dokąd prowadzi cię tunel?
room25-prompt-moving-room = { $character } ({ $cell }): Ruchomy pokój. Z którym zakrytym pomieszczeniem zamienia się miejscami?
room25-prompt-illusion = { $character } ({ $cell }): Pokój iluzji. Z którym zakrytym pomieszczeniem zamienia się miejscami?
room25-prompt-acid-order = { $character } ({ $cell }): Wanna z kwasem. Kto wszedł pierwszy i zostaje wyeliminowany?
room25-prompt-chaos-tunnel = { $character } ({ $cell }): Chaos. Dokąd prowadzi cię tunel?
room25-prompt-panic-swap = { $character } ({ $cell }): Panika. Które pomieszczenia zamieniasz miejscami?
room25-prompt-panic-crowd = { $character } ({ $cell }): Panika. { $along ->
    [yes] Do którego żółtego pomieszczenia przenosisz wszystkich?
   *[no] Do którego żółtego pomieszczenia wypychasz wszystkich?
}

## Opcje

room25-option-ability = { CAPITAL($ability) }
room25-option-accept = Zgódź się
room25-option-adrenaline = { $answer ->
    [yes] Zapowiedz adrenalinę
   *[no] Nie zapowiadaj adrenaliny
}
room25-option-announce = { $cell }: { $colour }
room25-option-bring = Robot { $robot } ({ $cell })
room25-option-character = { $character } ({ $cell })
room25-option-destroy = Robot { $robot } ({ $cell })
room25-option-keep-role = Dalej: niczego nie ujawniaj
room25-option-look = Obejrzyj { $cell }
room25-option-lost = Dalej: akcja przepada
room25-option-move = Idź do { $cell } ({ $there })
room25-option-play = Zagraj żeton teraz
room25-option-program = Najpierw { $token }, potem { $second }
room25-option-program-one = Tylko { $token }
room25-option-push = Wypchnij { $character_acc }
room25-option-refuse = Odmów
room25-option-remind = Połóż znacznik przypomnienia
room25-option-robot = Robot { $robot } ({ $cell }): { $order }
room25-option-room = { $cell } ({ $there })
room25-option-show-role = Ujawnij, że jesteś strażnikiem
room25-option-slide = Przesuń { $line_acc } { $direction }
room25-option-swap = Zamień { $cell } ({ $there }) z { $to } ({ $beyond })
room25-option-token = { CAPITAL($token) }
room25-option-wait = Poczekaj na drugą kolejkę

room25-done-after-look = Dalej
room25-done-announce = Nie mów nic
room25-done-clue = Nie oglądaj
room25-done-free-action = Bez akcji w tej kolejce
room25-done-last-moment = Zakończ turę

## Co się stało

room25-event-ability-used = { $character } używa specjalnej zdolności: { $ability }.
room25-event-action-lost = { $character } nie może wykonać akcji i traci ją: { $token }.
room25-event-adrenaline-declared = { $character } zapowiada adrenalinę.
room25-event-adrenaline-lost = { $character } traci żeton adrenaliny.
room25-event-adrenaline-regained = { $character } odzyskuje żeton adrenaliny.
room25-event-alarm = Alarm! Razem z obecną { $n ->
    [one] została już tylko { $n } runda
    [few] zostały już tylko { $n } rundy
   *[many] zostało już tylko { $n } rund
}.
room25-event-announced = { $character } ogłasza kolor. { $cell }: { $colour }.
room25-event-call-declined = { $character } nie idzie na wezwanie.
room25-event-card-drawn = Karta Z.R.B.: { $card }
room25-event-countdown = { $n ->
    [1] Odliczanie przyspiesza: to już ostatnia runda!
    [few] Odliczanie przyspiesza: razem z obecną zostały { $n } rundy.
   *[many] Odliczanie przyspiesza: razem z obecną zostało { $n } rund.
}
room25-event-eliminated = { $character } zostaje { $character_gender ->
    [f] wyeliminowana
   *[m] wyeliminowany
} w { $cell }!
room25-event-entered = { $character } trafia z { $cell } do { $to }.
room25-event-game-over = { $result }
room25-event-key-activated = { $character } aktywuje Pokój kontrolny: droga przez Pokój 25 jest otwarta.
room25-event-line-slid = { CAPITAL($line) } przesuwa się { $direction }.
room25-event-program-lost = { $character } traci resztę programu tej rundy.
room25-event-programmed = Program { $character_gen } jest gotowy.
room25-event-push-refused = { $character } nie daje się wypchnąć robotowi.
room25-event-pushed = { $character } wypycha { $other_acc } do { $to }.
room25-event-reminder-placed = { $character } kładzie znacznik przypomnienia na { $cell }.
room25-event-revived = { $character } wraca do gry w Pokoju centralnym.
room25-event-robot-destroyed = Robot { $robot } zostaje zniszczony w { $cell }.
room25-event-robot-moved = Robot { $robot } idzie z { $cell } do { $to }.
room25-event-robot-placed = Robot { $robot } pojawia się w { $cell }.
room25-event-robot-pushed = Robot wypycha { $character_acc } do { $to }.
room25-event-role-shown = { $character } ujawnia rolę: { $role }.
room25-event-room-closed = Pomieszczenie { $cell } staje się niedostępne (znacznik zakazu wstępu).
room25-event-room-covered = Pomieszczenie { $cell } zostaje zakryte ({ $room }).
room25-event-room-locked = Pomieszczenie { $cell } zostaje zamknięte (żeton zamka).
room25-event-room-looked-at = { $character } ogląda { $cell } ({ $room }).
room25-event-room-looked-at-by-other = { $character } ogląda { $cell }.
room25-event-room-replaced = W { $cell } jest teraz Puste pomieszczenie (było: { $room }).
room25-event-room-revealed = Odkryto { $cell } ({ $room }).
room25-event-room-unlocked = Z pomieszczenia { $cell } znika żeton zamka.
room25-event-rooms-swapped = Pomieszczenia { $cell } i { $to } zamieniają się miejscami.
room25-event-round-started = Zaczyna się runda { $round }: { $n ->
    [1] ostatnia!
    [few] razem z nią zostały { $n } rundy.
   *[many] razem z nią zostało { $n } rund.
}
room25-event-token-lost = { $character } do końca gry traci akcję: { $token }.
room25-event-token-played = { $character } zagrywa żeton: { $token }.

## Karty Z.R.B.

room25-card-name-building-movement = Ruch budynku
room25-card-name-penalty = Kara
room25-card-name-power-failure = Awaria elektryczności
room25-card-name-jamming-card = Zakłócanie
room25-card-name-setback = Cofnięcie
room25-card-name-robot-card = Robot
room25-card-name-time-bomb = Bomba zegarowa
room25-card-name-lockdown = Blokada
room25-card-name-disabled-rooms = Wyłączone pomieszczenia
room25-card-name-chaos = Chaos
room25-card-name-acceleration = Przyspieszenie
room25-card-name-panic = Panika

room25-card-building-movement = { room25-card-name-building-movement }. { CAPITAL($line) } przesuwa się { $n ->
    [1] { "" }
   *[other] dwa razy{ " " }
}{ $direction }, chyba że w tej rundzie tę linię przesunięto już w przeciwną stronę.{ $again ->
    [yes] { " " }Potem dobiera się następną kartę.
   *[no] { "" }
}
room25-card-penalty = { room25-card-name-penalty }. Postacie: { $characters }. Akcja utracona do końca gry: { $token }.{ $immune ->
    [yes] { " " }Alice jest odporna.
   *[no] { "" }
}
room25-card-power-failure = { room25-card-name-power-failure }. Wszystkie roboty zostają zniszczone, a wszystkie odkryte zielone pomieszczenia zostają zastąpione Pustymi pomieszczeniami.
room25-card-jamming-card = { room25-card-name-jamming-card }. Do końca rundy nie można wymieniać żadnych informacji. W trybie Solo wszystkie znaczniki przypomnienia zostają zdjęte i nie można kłaść nowych.
room25-card-setback = { room25-card-name-setback }. Postać pierwszego gracza wraca do Pokoju centralnego; jej program pozostaje bez zmian.
room25-card-robot-card = { room25-card-name-robot-card }. Do postaci pierwszego gracza przychodzi robot i wypycha ją do sąsiedniego żółtego pomieszczenia. Nie działa w czerwonych i niebieskich pomieszczeniach.
room25-card-time-bomb = { room25-card-name-time-bomb }. Jeśli w tej rundzie pojawi się druga, wszystkie postacie w czerwonych pomieszczeniach zostaną wyeliminowane.
room25-card-lockdown = { room25-card-name-lockdown }. Pierwszy gracz kładzie żeton zamka na sąsiednim odkrytym pomieszczeniu, które nie jest niebieskie.
room25-card-disabled-rooms = { room25-card-name-disabled-rooms }. Wszystkie odkryte { $colour_rooms } pomieszczenia, w których nikogo nie ma, zostają zakryte.
room25-card-chaos = { room25-card-name-chaos }. Komory obrotowe się obracają, roboty wypychają postacie ze swoich pomieszczeń do sąsiednich żółtych, a tunele przenoszą postacie do innych tuneli.
room25-card-acceleration = { room25-card-name-acceleration }. Do końca rundy każde sterowanie przesuwa linię dwa razy.
room25-card-panic = { room25-card-name-panic }. Postać pierwszego gracza traci głowę.

## Jak się skończyło

room25-winners = { $n ->
    [0] Nikt nie wygrywa.
    [1] Wygrywa { $winners }.
   *[other] Wygrywają { $winners }.
}
room25-result-escape = { $mode ->
    [suspicion] Więźniowie uciekają przez Pokój 25! { room25-winners }
    [team] Drużyna ucieka przez Pokój 25! { room25-winners }
    [competition] Udana ucieczka przez Pokój 25! { room25-winners }
   *[other] Zwycięstwo! Wszyscy uciekli przez Pokój 25.
}
room25-result-partial-escape = Częściowe zwycięstwo: przez Pokój 25 uciekli wszyscy oprócz jednej postaci.
room25-result-guards-eliminated-prisoners = { $n ->
    [0] Wyeliminowano dwóch więźniów, ale strażnika w grze nie było. { room25-winners }
   *[other] Wyeliminowano dwóch więźniów: zwycięstwo strażników! { room25-winners }
}
room25-result-time-is-up = { $mode ->
    [suspicion] { $n ->
        [0] Czas minął, a więźniowie nie uciekli, ale strażnika w grze nie było. { room25-winners }
       *[other] Czas minął, a więźniowie nie uciekli: zwycięstwo strażników! { room25-winners }
    }
    [competition] Czas minął i nikt nie uciekł. { room25-winners }
   *[other] Przegrana: czas minął.
}
room25-result-opponents-eliminated = Wszyscy przeciwnicy zostali wyeliminowani. { room25-winners }
room25-result-character-eliminated = { $out ->
    [1] Przegrana: jedna z postaci została wyeliminowana.
   *[other] Przegrana: wyeliminowano zbyt wiele postaci.
}
room25-result-most-in-room25 = Czas minął: jedna z drużyn ma w Pokoju 25 więcej postaci. { room25-winners }
room25-result-draw = Remis: żadna ze stron nie wygrała.
