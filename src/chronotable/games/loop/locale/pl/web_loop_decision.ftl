# Panel decyzji The LOOP w przeglądarce: gdzie stoisz, fazy, rodzaje akcji i ich opcje w skrócie.

web-loop-situation = Stoisz { $era_in }: { $energy ->
    [one] { $energy } energia
    [few] { $energy } kostki energii
   *[many] { $energy } kostek energii
}, { $rifts ->
    [one] { $rifts } wyrwa
    [few] { $rifts } wyrwy
   *[many] { $rifts } wyrw
}, { $clones ->
    [one] { $clones } duplikat
    [few] { $clones } duplikaty
   *[many] { $clones } duplikatów
}.

web-loop-phase-doctor = Doktor
web-loop-phase-action = Akcje
web-loop-phase-acquire = Karta
web-loop-phase-archive = Archiwum
web-loop-phase-end = Koniec

web-loop-row-cards = Karty
web-loop-row-cards-note = użyta się wyczerpuje
web-loop-row-move = Ruch
web-loop-row-move-free = darmowy: bateria
web-loop-row-move-energy = 1 energia
web-loop-row-move-either = bateria albo 1 energia
web-loop-row-loop = Pętla
web-loop-row-loop-note = { $cost ->
    [one] { $cost } energia
    [few] { $cost } kostki energii
   *[many] { $cost } kostek energii
}
web-loop-chip-card = { $card }
web-loop-chip-era = { CAPITAL($era) }
web-loop-chip-energy = 1 energia
web-loop-chip-dimension = { CAPITAL($dimension) }
