# Relics on the first page.

web-home-tagline-relics = Bid for what time has left behind
