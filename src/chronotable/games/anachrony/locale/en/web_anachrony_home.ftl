# The game on the first page, in lists of tables, and who publishes it.

web-home-tagline-anachrony = Borrow workers and goods from your own future, and send them back in time.
web-home-summary-anachrony = { $era ->
    [0] Set-up
   *[other] Era { $era }
}
web-about-publisher-anachrony = Anachrony is published by Mindclash Games.
