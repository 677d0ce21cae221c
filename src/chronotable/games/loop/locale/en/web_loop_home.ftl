# The game on the first page, in lists of tables, and who publishes it.

web-home-tagline-loop = Stop Dr Faux, together
web-home-summary-loop = Cycle { $cycle }, turn { $turn }
web-about-publisher-loop = The LOOP is published by Catch Up Games.
