# Co panel decyzji mówi o Merchants Cove.

web-merchants-situation = Jesteś na godzinie { $hour } z 12{ $tokens ->
    [0] {"."}
    [one] , masz { $tokens } żeton zamrożonego czasu.
    [few] , masz { $tokens } żetony zamrożonego czasu.
   *[many] , masz { $tokens } żetonów zamrożonego czasu.
}
web-merchants-deed = { CAPITAL($action) }
web-merchants-way = { $figure }: { $space }
web-merchants-tile-deed = { $tile }: { $action }
web-merchants-side = { $side }
web-merchants-row-make = Wytwórz
web-merchants-row-support = Wsparcie gildii
web-merchants-row-bulbulator = Bulbulator: { $colour } relikt →
web-merchants-row-spend = Wydaj { $n ->
    [one] { $n } żeton
    [few] { $n } żetony
   *[many] { $n } żetonów
}: do zapłaty { $left ->
    [one] { $left } godzina
    [few] { $left } godziny
   *[many] { $left } godzin
}
web-merchants-chip-good = { CAPITAL($good) }
web-merchants-chip-hall = { CAPITAL($colour) }: { $gold } szt. złota
web-merchants-chip-colour = { CAPITAL($colour) }
web-merchants-chip-symbols = { $symbols }
