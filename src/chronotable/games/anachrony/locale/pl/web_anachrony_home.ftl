# The game on the first page, in lists of tables, and who publishes it.

web-home-tagline-anachrony = Pożyczaj ludzi i zasoby od własnej przyszłości i odeślij je w porę.
web-home-summary-anachrony = { $era ->
    [0] Przygotowanie
   *[other] Era { $era }
}
web-about-publisher-anachrony = Wydawca gry Anachrony: Mindclash Games, po polsku Portal Games.
