# The game on the first page, in lists of tables, and who publishes it.

web-home-tagline-room25 = Planuj w tajemnicy każdy krok i znajdź wyjście z budynku, którego pokoje się przesuwają.
web-home-summary-room25 = { $round ->
    [0] Przed rundą 1
   *[other] Runda { $round }
}, { $rounds_left ->
    [one] została { $rounds_left } runda
    [few] zostały { $rounds_left } rundy
   *[many] zostało { $rounds_left } rund
}
web-about-publisher-room25 = Wydawca gry Pokój 25 (Room 25) i dodatku Sezon 2: Matagot, po polsku Rebel.
