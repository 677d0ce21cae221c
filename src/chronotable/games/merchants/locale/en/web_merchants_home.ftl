# The game on the first page, in lists of tables, and who publishes it.

web-home-tagline-merchants = Sell frozen time before the ships sail
web-about-publisher-merchants = Merchants Cove is published by Final Frontier Games.
