"""What a bot makes of a state of Merchants Cove: the numbers that can be tuned, each with its name.

They were set by hand and by playing; `docs/bots.md` says how well bots play with them.  All are gold, or parts of
it, where nothing else is said.
"""

from __future__ import annotations

from typing import Final, final


@final
class Weights:
    def __init__(self) -> None:
        # the whole, from 0 to 1
        self.spread = 250.0  # gold between a hopeless and a perfect game
        self.without_gold = 0.4  # how a seat stands that can expect none
        self.own = 0.75  # of the value: the own gold
        self.lead = 0.25  # of the value: by how much it is more than the others'

        # work and hires
        self.hour = 4.0  # an hour of work
        self.soon = 8.0  # hours in which the portals ahead can be used
        self.staff = 1.5  # a day, for each ability that can be used
        self.growth = 0.25  # symbols that will still be added, for each day, as a part of those there are
        self.symbols_on_a_card = 1.25
        self.token = 1.0  # a frozen-time token in the pool, or a symbol that pays, beside its support
        self.support = 0.8  # by the value of its hall
        self.support_at_market = 0.4

        # goods
        self.later = 0.6  # kept for another day
        self.at_market = 0.5  # it can still be sold now, or the market is over and these customers are gone
        self.corruption = 2.0  # a card that a pier's dealings bring
        self.free_seat = 0.22  # customers of a colour who will take it
        self.customers_for_small = 1.8  # of an average colour, on the pier for a small good on an average day
        self.customers_for_large = 0.95


WEIGHTS: Final = Weights()
