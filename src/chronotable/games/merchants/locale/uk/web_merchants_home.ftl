# The game on the first page, in lists of tables, and who publishes it.

web-home-tagline-merchants = Продайте заморожений час, доки не відпливли кораблі
web-about-publisher-merchants = Merchants Cove видає Final Frontier Games.
