# The game on the first page, in lists of tables, and who publishes it.

web-home-tagline-merchants = Sprzedaj zamrożony czas, nim odpłyną łodzie
web-about-publisher-merchants = Wydawca gry Zatoka Kupców (Merchants Cove): Final Frontier Games, po polsku Galakta.
