# The game on the first page, in lists of tables, and who publishes it.

web-home-tagline-anachrony = Borrow from your own future
web-about-publisher-anachrony = Anachrony is published by Mindclash Games.
