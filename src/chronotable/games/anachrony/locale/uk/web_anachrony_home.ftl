# The game on the first page, in lists of tables, and who publishes it.

web-home-tagline-anachrony = Позичайте людей і ресурси у власного майбутнього та вчасно їх поверніть.
web-home-summary-anachrony = { $era ->
    [0] Підготовка
   *[other] Ера { $era }
}
web-about-publisher-anachrony = Anachrony видає Mindclash Games.
