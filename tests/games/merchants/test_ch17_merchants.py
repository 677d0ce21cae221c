"""Chapter 17: other merchants can be added without touching the cove."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest

from chronotable.games import game as find_game
from chronotable.games.merchants.shops.presentation import Presentation
from chronotable.games.merchants.shops.registry import MERCHANTS, PRESENTATIONS
from chronotable.games.merchants.shops.shop import Merchant, Shop
from chronotable.games.merchants.state import MerchantsState
from chronotable.games.merchants.steps.choice import SeatStep
from chronotable.games.merchants.steps.clock import pass_hours
from chronotable.games.merchants.steps.goods import make_good
from chronotable.games.merchants.steps.staff import ActivateStaff
from chronotable.games.merchants.steps.townsfolk import Hire
from chronotable.kernel import engine
from chronotable.kernel.message import Message
from chronotable.kernel.step import Step
from tests.games.merchants.table import goods, table

Json = dict[str, Any]
COMPILED = not str(engine.__file__).endswith(".py")


@pytest.mark.rule("COVE-17.1")
def test_what_all_merchants_share() -> None:
    for merchant in MERCHANTS.values():
        assert len(merchant.ability_words) == 4
    m = table()
    assert len(goods(m, "pool")) == 8, "small and large goods in four colours"
    actions = {found["action"] for found in m.view(0)["merchants"][0]["shop"]["spaces"]}
    assert {"hire", "activate_staff"} <= actions


class Bench(Shop):
    """A shop with nothing on it but the number of days it has seen."""

    __slots__ = ("days",)

    def __init__(self, days: int) -> None:
        self.days = days

    def clone(self) -> Bench:
        return Bench(self.days)


class CarversTurn(SeatStep):
    """Carve a red relic, hire, or activate the staff: 2 hours each."""

    __slots__ = ()

    term: ClassVar[str] = "carvers_turn"
    rule: ClassVar[str] = "COVE-17.1"

    def options(self, s: MerchantsState) -> list[int]:
        return [0, 1, 2] if s.players[self.who].pool[0] else [1, 2]

    def apply(self, s: MerchantsState, option: int) -> None:
        pass_hours(s, self.who, 2)
        if option == 0:
            make_good(s, self.who, 0)
        else:
            s.agenda.append(Hire(self.who) if option == 1 else ActivateStaff(self.who, 0))

    def key(self, s: MerchantsState, option: int) -> str:
        return ("take:relic_red", "hire", "activate")[option]


class Carver(Merchant):
    """A merchant made up for this test, whose third ability paints a red relic blue."""

    __slots__ = ()

    term: ClassVar[str] = "carver"
    ability_words: ClassVar[list[str]] = ["saw", "plane", "brush", "file"]

    def goods(self, s: MerchantsState) -> list[int]:
        return [6, 0, 1, 0, 0, 0, 0, 0]

    def prices(self, s: MerchantsState) -> list[int]:
        return [5, 0, 7, 0, 0, 0, 0, 0]

    def open_shop(self, s: MerchantsState) -> Shop:
        return Bench(0)

    def turn(self, who: int) -> Step[Any]:
        return CarversTurn(who)

    def support(self, s: MerchantsState, who: int) -> list[int]:
        return [1]

    def staff_uses(self, s: MerchantsState, who: int, ability: int) -> list[int]:
        player = s.players[who]
        return [0] if ability == 2 and player.shelf[0] and player.pool[2] else []

    def use_staff(self, s: MerchantsState, who: int, ability: int, use: int) -> None:
        player = s.players[who]
        for held, change in ((player.shelf, -1), (player.pool, 1)):
            held[0] += change
            held[2] -= change

    def staff_key(self, s: MerchantsState, ability: int, use: int) -> str:
        return "brush"

    def end_of_day(self, s: MerchantsState, who: int) -> None:
        shop = s.players[who].shop
        assert isinstance(shop, Bench)
        shop.days += 1


class CarverPresentation(Presentation):
    term: ClassVar[str] = "carver"

    def view(self, s: MerchantsState, who: int) -> Json:
        shop = s.players[who].shop
        assert isinstance(shop, Bench)
        return {"days": shop.days}

    def schema(self) -> Json:
        return {"properties": {}}

    def describe(self, s: MerchantsState, who: int) -> Json:
        return {}

    def place(self, s: MerchantsState, who: int, described: Json) -> None:
        pass

    def laws(self, s: MerchantsState, who: int) -> list[Message]:
        return []


@pytest.mark.rule("COVE-17.5")
@pytest.mark.skipif(COMPILED, reason="a merchant in Python cannot stand in for a compiled one")
def test_a_merchant_with_other_goods_moves_and_abilities_plays_in_the_same_cove(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(MERCHANTS, "chronomancer", Carver())
    monkeypatch.setitem(PRESENTATIONS, "carver", CarverPresentation())
    game = find_game("merchants")
    s = game.set_up(game.check_options({"players": 2}, ()), (), 4)
    engine.advance(s)
    offered: dict[str, set[str]] = {}
    turn = 0
    while (step := s.step) is not None:
        assert game.laws(s) == []
        choices = [step.key(s, option) for option in s.options]
        offered.setdefault(step.term, set()).update(choices)
        useful = [number for number, key in enumerate(choices) if key.startswith(("brush", "assign:brush", "sell"))]
        engine.choose(s, useful[-1] if useful else turn % len(choices))
        turn += 1
    assert offered["carvers_turn"] == {"take:relic_red", "hire", "activate"}
    assert offered["assign_staff"] == {"assign:saw", "assign:plane", "assign:brush", "assign:file"}
    assert offered["activate_staff"] == {"brush", "done"}
    assert any(key.startswith("sell:small_pier:relic_") for key in offered["sell_goods"])
    for seen in game.view(s, None)["merchants"]:
        assert (seen["merchant"], seen["shop"]) == ("carver", {"days": 2}), "the hook ran in both clean-ups"
        assert sum(seen["pool"].values()) + sum(seen["shelf"].values()) == 7
    assert game.result(s) is not None
