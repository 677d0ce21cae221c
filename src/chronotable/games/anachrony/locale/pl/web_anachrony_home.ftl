# The game on the first page, in lists of tables, and who publishes it.

web-home-tagline-anachrony = Pożyczaj ludzi i zasoby od własnej przyszłości i odeślij je w porę.
web-about-publisher-anachrony = Anachrony wydaje Mindclash Games.
