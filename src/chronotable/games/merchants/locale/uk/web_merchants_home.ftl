# The game on the first page, in lists of tables, and who publishes it.

web-home-tagline-merchants = Продайте зупинений час, доки не відпливли човни
web-about-publisher-merchants = Merchants Cove видає Final Frontier Games.
