# The game on the first page, in lists of tables, and who publishes it.

web-home-tagline-merchants = Freeze time in your workshop and sell your goods on the piers before the day is over.
web-home-summary-merchants = Day { $day } of { $days }
web-about-publisher-merchants = Merchants Cove is published by Final Frontier Games.
