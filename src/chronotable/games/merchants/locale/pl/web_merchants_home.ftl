# The game on the first page, in lists of tables, and who publishes it.

web-home-tagline-merchants = Zamrażaj czas w swojej pracowni i sprzedawaj towary na nabrzeżach, nim minie dzień.
web-home-summary-merchants = Dzień { $day } z { $days }
web-about-publisher-merchants = Wydawca gry Zatoka Kupców (Merchants Cove): Final Frontier Games, po polsku Galakta.
