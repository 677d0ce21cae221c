"""The conformance suite on Merchants Cove with the Glassblower: any pytest runs it where his package is installed."""

from __future__ import annotations

from chronotable.games.merchants.game import GAME
from chronotable.testing import Case, Conformance, Table

BESIDE = {"players": 2, "merchants": ["chronomancer", "glassblower"]}
RICH = {
    "heat": 2,
    "workplace": "blowpipe",
    "gold": 20,
    "shelf": {"relic_red": 2, "artifact_green": 1},
    "staff": {"bellows": "l01", "stoker": "m01", "gilder": "l11", "watchman": "m09"},
    "corruption": {"corruption_1": 2},
}
CASES = (
    Case(GAME, "glassblower-beside", BESIDE),
    Case(GAME, "glassblower-all", {"players": 3, "merchants": "glassblower", "rogue_card": "robbers"}),
    Case(GAME, "glassblower-rich", position={"options": {**BESIDE, "rogue_card": "cultists"}, "players": [{}, RICH]}),
)


class TestGlassblower(Conformance):
    tables = (
        Table(
            GAME,
            CASES,
            shared=frozenset({"box", "options", "parts", "prices", "settings"}),
            hidden=("deck",),
            languages=("en", "pl", "uk"),
            fate="red",
        ),
    )
