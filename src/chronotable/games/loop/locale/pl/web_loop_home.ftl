# The game on the first page, in lists of tables, and who publishes it.

web-home-tagline-loop = Biegnijcie razem przez siedem er, zamykajcie wyrwy i zepsujcie machinę dr. Fuksa.
web-home-summary-loop = Cykl { $cycle }, tura { $turn }
web-about-publisher-loop = The LOOP wydaje Catch Up Games.
