"""What a bot makes of a state of The LOOP: the numbers that can be tuned, each with its name.

`FORMER` is what `greedy` and `search` go by for ever, `WEIGHTS` what newer bots do.

They were found by playing (`docs/bots.md`).  All are archived missions, or parts of one, where nothing else is said.
"""

from __future__ import annotations

from typing import Final, final


@final
class Weights:
    def __init__(self) -> None:
        # the whole
        self.lowest = -2.0  # missions at which a running game is as good as lost
        self.highest = 6.0  # and as good as won

        # missions and modes
        self.damage = 0.75  # a mission with all its damage but the last cube, nearly
        self.prospect = 0.3  # damage within reach, as a part of damage done
        self.fulfilled = 0.82  # a mission that only waits to be archived
        self.at_fulfilled = 0.10  # the agent whose turn it is stands there
        self.near_fulfilled = 0.04  # some agent is near
        self.centrifuge = 0.5
        self.super_clone = 0.3

        # dangers
        self.loss = 2.2  # an overflow that ends the game
        self.loss_by_value = 0.5  # and of the value that would be lost with it
        self.vortex = 0.35  # another vortex, more for each one there is:
        self.vortices = 0.25  # that much more of those there are
        self.vortex_to_come = 0.5  # and of one that may come
        self.lost_tile = 0.12  # a mission that can no longer be done, beside the damage on it
        self.later = 0.35  # how much the doctor's later cards of the cycle count beside the next one
        self.beyond = 0.0  # and those of the next cycle
        self.rift = 0.006  # times the square of an era's rifts
        self.rift_at_vortex = 2.0  # times that
        self.clone = 0.005
        self.clones = 0.25  # how much more, for each in the same era

        # resources
        self.energy = 0.07
        self.energies = [0.0, 1.0, 1.8, 2.4, 2.8, 3.1, 3.3, 3.4]  # times so much: the first of an era is worth most
        self.most_energies = 3.5
        self.deck = 0.12  # mean strength of the agents' cards
        self.deck_at_end = 0.15  # of that, when no turns are left to use them
        self.card = 0.02  # for each card, in the same strength
        self.ready = 0.03  # a ready card of the agent that acts, by its strength
        self.charged = 0.02
        self.obtainable = 0.02  # the best card available where the acting agent stands, by its strength


@final
class Prices:
    """How strong a card is: numbers of cubes, clones and cards multiply the rough price of each word of its effect."""

    def __init__(self) -> None:
        self.words: dict[str, float] = {
            "remove_rift": 1.0,
            "add_energy": 0.8,
            "destroy_clone": 1.2,
            "push_clone": 0.7,
            "pull_clone": 0.7,
            "move_self": 0.8,
            "move_agent": 0.4,
            "swap_agents": 0.4,
            "draw": 1.2,
            "ready": 1.2,
            "use_available": 1.3,
            "let_agent_use": 1.3,
            "take_available": 1.3,
            "match": 1.3,
            "lose_card": -0.2,
            "reveal_card": 0.3,
        }
        self.other = 0.5
        self.everywhere = 1.6  # in each era rather than in one: times that
        self.carrying = 0.7  # something along
        self.choice = 0.3  # between effects, beside the better one
        self.condition = 0.6  # an effect that may not come: times that
        self.strongest = 3.0


def present() -> Weights:
    """What is different now: games were lost to vortices, none to time, so these are dearer."""
    weights = Weights()
    weights.vortex = 0.6
    weights.vortices = 0.4
    weights.beyond = 0.35
    return weights


FORMER: Final = Weights()  # of `greedy` and `search`: never to be changed
WEIGHTS: Final = present()
PRICES: Final = Prices()
