# Gracze komputerowi: co jest nie tak z nazwą, liczbą lub ustawieniem.

bots-unknown = Nie ma gracza komputerowego „{ $name }”. Są: { $known }.
bots-form = Nie ma bota „{ $name }”. Możliwe są: { $allowed }.
bots-setting = Bot { $name } nie ma ustawienia „{ $setting }”. Ustawienia: { $allowed }.
bots-whole = Bot { $name }, { $setting }: potrzebna jest liczba całkowita, a nie { $found }.
bots-range = Bot { $name }, { $setting }: { $found } nie mieści się między { NUMBER($least, useGrouping: 0) } a { NUMBER($most, useGrouping: 0) }.
bots-idle = Miejsce { $seat } nie ma teraz nic do wyboru.
bots-not-finished = Gra niedokończona po { NUMBER($limit, useGrouping: 0) } { $limit ->
    [one] decyzji
    [few] decyzjach
    [many] decyzjach
   *[other] decyzjach
}.
