# The game's pieces in the gallery.

web-gallery-room25-rooms = Rooms
web-gallery-room25-characters = Characters
web-gallery-room25-tokens = Action tokens and signs of danger
web-gallery-room25-memory = What you saw
web-gallery-room25-robot = Robot
web-gallery-room25-acting = Whose turn it is
