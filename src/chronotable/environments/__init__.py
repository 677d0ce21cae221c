"""The doors to learning libraries: each is an extra of its own, so import the one you want.

import chronotable.environments.pettingzoo      PettingZoo: every seat by its turn, or all that are asked at once
import chronotable.environments.gymnasium       Gymnasium: one seat, the others played by bots
import chronotable.environments.openspiel       OpenSpiel: every seat, and chance as one more player
"""
