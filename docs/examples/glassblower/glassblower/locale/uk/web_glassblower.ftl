web-glassblower-furnace = Піч: { $heat } з { $most }
web-glassblower-costs = { $hours ->
    [one] { $hours } година
    [few] { $hours } години
   *[many] { $hours } годин
}{ $heat ->
    [0] {""}
   *[other] {", "}жар { $heat }
}{ $corruption ->
    [0] {""}
   *[other] {", "}карта скверни
}
web-glassblower-here = Ви працюєте тут
