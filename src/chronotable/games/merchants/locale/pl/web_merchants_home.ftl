# The game on the first page, in lists of tables, and who publishes it.

web-home-tagline-merchants = Zamrażaj czas w swojej pracowni i sprzedaj go na pomostach, nim odpłyną statki.
web-home-summary-merchants = Dzień { $day } z { $days }
web-about-publisher-merchants = Merchants Cove wydaje Final Frontier Games.
