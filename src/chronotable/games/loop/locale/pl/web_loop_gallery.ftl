# The game's pieces in the gallery.

web-gallery-loop-tokens = Ery, kostki, duplikaty i wymiary
web-gallery-loop-agents = Agenci
web-gallery-loop-tiles = Misje, wiry, ultramachina
web-gallery-loop-card-states = Karty i ich stany
web-gallery-loop-cards = Wszystkie karty
web-gallery-loop-headquarters = Kwatera główna
web-gallery-loop-rift = Wyrwa
web-gallery-loop-energy = Energia
web-gallery-loop-eternal = Wieczna energia
web-gallery-loop-used = użyta
web-gallery-loop-doctor = Dr Fuks
web-gallery-loop-clone = Duplikat
web-gallery-loop-super-clone = Super duplikat
web-gallery-loop-centrifuge = Wirówka
web-gallery-loop-mega = Mega wir
web-gallery-loop-mini = W innej ręce
web-gallery-loop-list = Na liście
