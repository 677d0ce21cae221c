web-glassblower-furnace = Piec: { $heat } z { $most }
web-glassblower-costs = { $hours ->
    [one] { $hours } godzina
    [few] { $hours } godziny
   *[many] { $hours } godzin
}{ $heat ->
    [0] {""}
   *[other] {", "}temperatura { $heat }
}{ $corruption ->
    [0] {""}
   *[other] {", "}zepsucie
}
web-glassblower-here = Tu pracujesz
