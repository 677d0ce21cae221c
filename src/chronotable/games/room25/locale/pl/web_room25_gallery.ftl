# The game's pieces in the gallery.

web-gallery-room25-rooms = Pomieszczenia
web-gallery-room25-characters = Postacie
web-gallery-room25-tokens = Żetony akcji i znaki zagrożenia
web-gallery-room25-memory = Co już obejrzano
web-gallery-room25-robot = Robot
web-gallery-room25-acting = Czyja kolej
