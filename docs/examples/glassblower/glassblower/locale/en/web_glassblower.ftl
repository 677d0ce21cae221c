web-glassblower-furnace = Furnace: { $heat } of { $most }
web-glassblower-costs = { $hours ->
    [one] { $hours } hour
   *[other] { $hours } hours
}{ $heat ->
    [0] {""}
   *[other] {", "}{ $heat } heat
}{ $corruption ->
    [0] {""}
   *[other] {", "}corruption
}
web-glassblower-here = You work here
