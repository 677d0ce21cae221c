# The game on the first page, in lists of tables, and who publishes it.

web-home-tagline-anachrony = Pożyczaj od własnej przyszłości
web-about-publisher-anachrony = Anachrony wydaje Mindclash Games.
