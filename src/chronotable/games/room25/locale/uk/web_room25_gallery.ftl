# The game's pieces in the gallery.

web-gallery-room25-rooms = Кімнати
web-gallery-room25-characters = Персонажі
web-gallery-room25-tokens = Жетони дій і символи небезпеки
web-gallery-room25-memory = Що ви бачили
web-gallery-room25-robot = Робот
web-gallery-room25-acting = Чий хід
