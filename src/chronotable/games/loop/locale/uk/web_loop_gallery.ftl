# The game's pieces in the gallery.

web-gallery-loop-tokens = Епохи, кубики, клони та виміри
web-gallery-loop-agents = Агенти
web-gallery-loop-tiles = Місії, вихори, Ультрамашина
web-gallery-loop-card-states = Карти та їхні стани
web-gallery-loop-cards = Усі карти
web-gallery-loop-headquarters = Штаб-квартира
web-gallery-loop-rift = Розрив
web-gallery-loop-energy = Енергія
web-gallery-loop-eternal = Вічна енергія
web-gallery-loop-used = використана
web-gallery-loop-doctor = Доктор Хиба
web-gallery-loop-clone = Клон
web-gallery-loop-super-clone = Суперклон
web-gallery-loop-centrifuge = Центрифуга
web-gallery-loop-mega = Мегавихор
web-gallery-loop-mini = На руці іншого агента
web-gallery-loop-list = У списку
