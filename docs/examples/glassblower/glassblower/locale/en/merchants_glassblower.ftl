# The Glassblower.

merchants-merchant-glassblower = Glassblower
merchants-workplace-furnace = the furnace
merchants-workplace-blowpipe = the blowpipe
merchants-workplace-mould = the mould
merchants-workplace-door = the door
merchants-ability-bellows = Bellows
merchants-ability-stoker = Stoker
merchants-ability-gilder = Gilder
merchants-ability-watchman = Watchman
merchants-ability-text-bellows = The furnace gains 1 heat.
merchants-ability-text-stoker = The furnace gains 2 heat.
merchants-ability-text-gilder = Take 1 gold.
merchants-ability-text-watchman = Discard one of your corruption cards.

merchants-prompt-glass-work = Hour { $hour }, heat { $heat }: where do you work?
merchants-option-work = { CAPITAL($workplace) } ({ $hours ->
    [one] { $hours } hour
   *[other] { $hours } hours
}{ $heat ->
    [0] {""}
   *[other] {", "}{ $heat } heat
}{ $cards ->
    [0] {""}
   *[other] {", "}corruption
})
merchants-option-bellows = Bellows: 1 heat
merchants-option-stoker = Stoker: 2 heat
merchants-option-gilder = Gilder: 1 gold
merchants-option-watchman = Watchman: discard a { $face }
merchants-event-glassblower-worked = { $who } works: { $workplace }.
merchants-event-furnace-stoked = { $who } stokes the furnace to a heat of { $n }.
merchants-why-works-there = The Glassblower stands there already and has to go somewhere else.
merchants-why-furnace-full = The furnace cannot be hotter.
merchants-why-too-cold = The furnace is too cold; this work takes { $heat } heat.
merchants-law-glassworks = player { $seat } has a furnace or a Glassblower that cannot be (GLASS-21.1)

merchants-glassblower-heat = heat
merchants-glassblower-most-heat = most heat
merchants-glassblower-workplaces = places
merchants-glassblower-workplace = place
merchants-glassblower-hours = hours
merchants-glassblower-corruption = corruption
merchants-glassblower-here = here
