# The game on the first page, in lists of tables, and who publishes it.

web-home-tagline-loop = Razem powstrzymajcie dra Fuksa
web-home-summary-loop = Cykl { $cycle }, tura { $turn }
web-about-publisher-loop = Wydawca gry Pętla (The LOOP): Catch Up Games, po polsku Lucrum Games.
