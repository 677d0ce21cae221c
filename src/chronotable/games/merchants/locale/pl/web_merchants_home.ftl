# The game on the first page, in lists of tables, and who publishes it.

web-home-tagline-merchants = Sprzedaj zamrożony czas, nim odpłyną statki
web-about-publisher-merchants = Merchants Cove wydaje Final Frontier Games.
