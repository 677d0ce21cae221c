# The game on the first page, in lists of tables, and who publishes it.

web-home-tagline-merchants = Freeze time in your workshop and sell it on the piers before the ships sail.
web-home-summary-merchants = Day { $day } of { $days }
web-about-publisher-merchants = Merchants Cove is published by Final Frontier Games.
