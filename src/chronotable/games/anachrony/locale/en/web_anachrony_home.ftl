# The game on the first page, in lists of tables, and who publishes it.

web-home-tagline-anachrony = Borrow workers and goods from your own future, and send them back in time.
web-about-publisher-anachrony = Anachrony is published by Mindclash Games.
