# Szklarz.

merchants-merchant-glassblower = Szklarz
merchants-workplace-furnace = piec
merchants-workplace-blowpipe = piszczel szklarska
merchants-workplace-mould = forma
merchants-workplace-door = drzwi
merchants-ability-bellows = Miechy
merchants-ability-stoker = Palacz
merchants-ability-gilder = Pozłotnik
merchants-ability-watchman = Stróż
merchants-ability-text-bellows = Temperatura pieca rośnie o 1.
merchants-ability-text-stoker = Temperatura pieca rośnie o 2.
merchants-ability-text-gilder = Weź 1 złoto.
merchants-ability-text-watchman = Odrzuć jedną ze swoich kart zepsucia.

merchants-prompt-glass-work = Godzina { $hour }, temperatura { $heat }: gdzie pracujesz?
merchants-option-work = { CAPITAL($workplace) } ({ $hours ->
    [one] { $hours } godzina
    [few] { $hours } godziny
   *[many] { $hours } godzin
}{ $heat ->
    [0] {""}
   *[other] {", "}temperatura { $heat }
}{ $cards ->
    [0] {""}
   *[other] {", "}zepsucie
})
merchants-option-bellows = Miechy: temperatura +1
merchants-option-stoker = Palacz: temperatura +2
merchants-option-gilder = Pozłotnik: 1 złoto
merchants-option-watchman = Stróż: odrzuć { $face_acc }
merchants-event-glassblower-worked = { $who } pracuje: { $workplace }.
merchants-event-furnace-stoked = { $who } rozpala piec do temperatury { $n }.
merchants-why-works-there = Szklarz już tam stoi i musi pójść gdzie indziej.
merchants-why-furnace-full = Piec nie może być gorętszy.
merchants-why-too-cold = Piec jest za zimny; ta praca wymaga temperatury { $heat }.
merchants-law-glassworks = piec albo Szklarz gracza { $seat } jest w niemożliwym stanie (GLASS-21.1)

merchants-glassblower-heat = temperatura
merchants-glassblower-most-heat = najwyższa temperatura
merchants-glassblower-workplaces = miejsca
merchants-glassblower-workplace = miejsce
merchants-glassblower-hours = godziny
merchants-glassblower-corruption = zepsucie
merchants-glassblower-here = tutaj
