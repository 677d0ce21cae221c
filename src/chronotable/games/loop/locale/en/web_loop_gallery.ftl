# The game's pieces in the gallery.

web-gallery-loop-tokens = Eras, cubes, clones and dimensions
web-gallery-loop-agents = Agents
web-gallery-loop-tiles = Missions, vortices, Ultramachina
web-gallery-loop-card-states = Cards and their states
web-gallery-loop-cards = All cards
web-gallery-loop-headquarters = Headquarters
web-gallery-loop-rift = Rift
web-gallery-loop-energy = Energy
web-gallery-loop-eternal = Eternal energy
web-gallery-loop-used = used
web-gallery-loop-doctor = Dr Faux
web-gallery-loop-clone = Clone
web-gallery-loop-super-clone = Supa Clone
web-gallery-loop-centrifuge = Centrifuge
web-gallery-loop-mega = Mega-vortex
web-gallery-loop-mini = In another hand
web-gallery-loop-list = In a list
