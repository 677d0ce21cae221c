# The game on the first page, in lists of tables, and who publishes it.

web-home-tagline-loop = Run through seven eras together, close the rifts and break Dr Faux’s machine.
web-home-summary-loop = Cycle { $cycle }, turn { $turn }
web-about-publisher-loop = The LOOP is published by Catch Up Games.
