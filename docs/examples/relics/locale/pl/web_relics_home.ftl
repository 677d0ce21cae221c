# Relikty na pierwszej stronie.

web-home-tagline-relics = Licytuj to, co zostawił czas
