# Cały tekst gry Relikty.

relics-relic-sundial = zegar słoneczny
relics-relic-hourglass = klepsydra
    .acc = klepsydrę
relics-relic-pocket-watch = zegarek kieszonkowy
relics-relic-astrolabe = astrolabium
relics-relic-metronome = metronom
relics-relic-obelisk = obelisk

relics-prompt-bid = Którą kartą licytujesz o { $relic_acc }?
relics-prompt-crystal = Położyć kryształ na ofercie o { $relic_acc }?
relics-prompt-send = Wysłać w czasie { $relic_acc }?

relics-option-bid = Licytuj { $card }.
relics-option-crystal = { $answer ->
    [yes] Tak: oferta liczy się o 3 więcej.
   *[no] Nie: zachowaj kryształ.
}
relics-option-send = { $answer ->
    [yes] Tak: rzuć kością.
   *[no] Nie: zostaw, jak jest.
}

relics-event-relic-shown = Odkryto relikt: { $relic }.
relics-event-bid-made = { $card ->
    [0] Gracz { $seat } złożył ofertę.
   *[other] Gracz { $seat } złożył ofertę { $card }.
}
relics-event-crystal-decided = { $answer ->
    [yes] Gracz { $seat } kładzie kryształ na ofercie.
    [no] Gracz { $seat } zachowuje kryształ.
   *[hidden] Gracz { $seat } zdecydował o krysztale.
}
relics-event-bids-shown = Oferty: { $bids }.
relics-event-relic-lost = Remis: relikt przepada.
relics-event-relic-taken = Gracz { $seat } bierze relikt o wartości { $worth }.
relics-event-game-over = Koniec gry.

relics-why-not-yours = Nie możesz licytować kartą { $card }: nie masz jej na ręce.
relics-law-cards = każda karta oferty musi być w dokładnie jednym miejscu (RELICS-1.1)
relics-law-relics = każdy relikt musi być w dokładnie jednym miejscu (RELICS-1.2)
relics-result = Największa wartość: gracz { $winners }.
