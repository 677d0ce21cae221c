# The game on the first page, in lists of tables, and who publishes it.

web-home-tagline-loop = Razem powstrzymajcie dr. Fuksa
web-home-summary-loop = Cykl { $cycle }, tura { $turn }
web-about-publisher-loop = The LOOP wydaje Catch Up Games.
