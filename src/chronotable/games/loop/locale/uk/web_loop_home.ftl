# The game on the first page, in lists of tables, and who publishes it.

web-home-tagline-loop = Разом мчіть крізь сім епох, закривайте розриви й зламайте машину доктора Хиби.
web-home-summary-loop = Цикл { $cycle }, хід { $turn }
web-about-publisher-loop = The LOOP видає Catch Up Games.
