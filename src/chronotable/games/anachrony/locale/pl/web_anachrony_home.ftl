# The game on the first page, in lists of tables, and who publishes it.

web-home-tagline-anachrony = Pożyczaj od własnej przyszłości
web-about-publisher-anachrony = Wydawca gry Anachrony: Mindclash Games, po polsku Portal Games.
