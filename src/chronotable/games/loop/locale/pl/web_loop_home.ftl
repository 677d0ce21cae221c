# The game on the first page, in lists of tables, and who publishes it.

web-home-tagline-loop = Biegnijcie razem przez siedem er, zamykajcie wyrwy i zepsujcie machinę dra Fuksa.
web-home-summary-loop = Cykl { $cycle }, tura { $turn }
web-about-publisher-loop = Wydawca gry Pętla (The LOOP): Catch Up Games, po polsku Lucrum Games.
