"""What is told of a game of Relics: the kinds of events, and the arguments of each."""

from __future__ import annotations

from typing import Final, Literal, TypedDict

from chronotable.kernel.declared import Events

from .view import Relic


class Arguments(TypedDict, total=False):
    answer: Literal["yes", "no"]
    bids: list[int]
    card: int
    relic: Relic
    seat: int
    worth: int


EVENTS: Final = Events(
    Arguments,
    {
        "bid_made": ("seat", "card!"),
        "bids_shown": ("bids",),
        "crystal_decided": ("seat", "answer!"),
        "game_over": (),
        "relic_lost": (),
        "relic_shown": ("relic",),
        "relic_taken": ("seat", "worth"),
    },
)
