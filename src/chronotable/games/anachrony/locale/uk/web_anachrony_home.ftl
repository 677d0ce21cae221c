# The game on the first page, in lists of tables, and who publishes it.

web-home-tagline-anachrony = Позичайте у власного майбутнього
web-about-publisher-anachrony = Anachrony видає Mindclash Games.
