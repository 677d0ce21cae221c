"""Chapter 6: Power Up.

What matters of powered exosuits is their number and what they cost; so a player chooses among the distinct ways to pay,
which a board knows for every set of covered hexes (`ways_to_power`), never a paid hex while a free one stays empty.
"""

from __future__ import annotations

from typing import ClassVar, Final

from chronotable.games.anachrony.box import PowerWay
from chronotable.games.anachrony.naming import amount
from chronotable.games.anachrony.state import AnachronyState, Player
from chronotable.games.anachrony.steps.goods import gain, pay, price_and_held
from chronotable.games.anachrony.steps.opponent_phases import OPPONENT_POWER_UP
from chronotable.games.anachrony.steps.telling import tell
from chronotable.games.anachrony.terms import (
    CORE,
    EXOSUITS,
    GOLD,
    GOODS,
    GOODS_TERMS,
    HEX_TERMS,
    OPPONENT,
    POWER_UP,
    TITANIUM,
    URANIUM,
    WATER,
)
from chronotable.kernel.step import Refusal, SeatStep, Simultaneously, Step, Things, refuse

BASE: Final = 32  # digits of a way's code: exosuits, then goods paid


def way_code(suits: int, cost: list[int]) -> int:
    code = suits
    for place, goods in enumerate((CORE, WATER, TITANIUM, URANIUM, GOLD)):
        code += cost[goods] * BASE ** (place + 1)
    return code


PRICES: Final = {
    "free": [[0] * GOODS],
    "EC": [[0, 0, 0, 0, 0, 1, 0]],
    "3W": [[3, 0, 0, 0, 0, 0, 0]],
    "TUG": [[0, 1, 0, 0, 0, 0, 0], [0, 0, 1, 0, 0, 0, 0], [0, 0, 0, 1, 0, 0, 0]],
}


def ways_to_power(prices: list[list[str]], covered: int) -> list[PowerWay]:
    """Every distinct way: number of exosuits and goods paid, the cheapest hexes first (ANA-6.2, 6.3, 6.5)."""
    hexes = [hex for hex in range(EXOSUITS) if not covered >> hex & 1]
    free = [hex for hex in hexes if prices[hex] == ["free"]]
    found: dict[int, PowerWay] = {}

    def fill(at: int, mask: int, cost: list[int]) -> None:
        if at == len(hexes):
            paid = any(cost)
            if not paid or all(mask >> hex & 1 for hex in free):
                code = way_code(mask.bit_count(), cost)
                found.setdefault(code, PowerWay(code, cost, mask))
            return
        hex = hexes[at]
        for word in prices[hex]:
            for price in PRICES[word]:
                fill(at + 1, mask | 1 << hex, [a + b for a, b in zip(cost, price)])
        fill(at + 1, mask, cost)

    fill(0, 0, [0] * GOODS)
    return [found[code] for code in sorted(found)]


def way_of(player: Player, code: int) -> PowerWay:
    for way in player.board.ways[player.covered]:
        if way.code == code:
            return way
    raise KeyError(code)


def cores_lacking(player: Player, way: PowerWay) -> int:
    return max(0, way.cost[CORE] - player.goods[CORE])


def affordable(s: AnachronyState, player: Player, way: PowerWay) -> bool:
    """Captain Wolfe may turn water into the cores he lacks (ANA-6.7, 29.3)."""
    held = player.goods
    cost = way.cost
    if cost[TITANIUM] > held[TITANIUM] or cost[URANIUM] > held[URANIUM] or cost[GOLD] > held[GOLD]:
        return False
    lacking = cores_lacking(player, way)
    price = s.box.leader_exchange[player.leader]
    return cost[WATER] + lacking * price <= held[WATER] and (lacking == 0 or price > 0)


class PowerUpPhase(Step[AnachronyState]):
    """In turn order, or all at once by option (ANA-6.1, 26.3)."""

    __slots__ = ()

    rule: ClassVar[str] = "ANA-6.1"

    def apply(self, s: AnachronyState, option: int) -> None:
        s.phase = POWER_UP
        s.turn += 1
        order = s.seats_in_order()
        if s.opponent is not None and s.first != OPPONENT:
            s.agenda.append(OPPONENT_POWER_UP)
        if s.settings.simultaneous:
            s.agenda.append(PowerUpReveal())
            s.agenda.append(Simultaneously([PowerUp(seat) for seat in order]))
        else:
            for seat in reversed(order):
                s.agenda.append(PowerUp(seat))
        if s.opponent is not None and s.first == OPPONENT:
            s.agenda.append(OPPONENT_POWER_UP)


class PowerUp(SeatStep[AnachronyState]):
    """How many exosuits, and how they are paid (ANA-6.2 to 6.5)."""

    __slots__ = ()

    rule: ClassVar[str] = "ANA-6.2"

    def options(self, s: AnachronyState) -> list[int]:
        player = s.players[self.who]
        return [way.code for way in player.board.ways[player.covered] if affordable(s, player, way)]

    def apply(self, s: AnachronyState, option: int) -> None:
        if s.settings.simultaneous:
            s.players[self.who].secret = option
        else:
            power(s, self.who, option)

    def key(self, s: AnachronyState, option: int) -> str:
        return power_key(option)

    def label_word(self, s: AnachronyState, option: int) -> str:
        return "power-paid" if option >= BASE else "power"

    def elements(self, s: AnachronyState, option: int) -> list[str]:
        """The last hex that is filled: pointing at a hex means filling all up to it."""
        mask = way_of(s.players[self.who], option).mask
        return [f"hex:{HEX_TERMS[mask.bit_length() - 1]}"] if mask else []

    def why_not(self, s: AnachronyState, verb: str, given: Things) -> Refusal | None:
        """More exosuits than hexes, a way to pay that no hexes have, or one that is too dear."""
        if verb != "power":
            return None
        player = s.players[self.who]
        hexes = EXOSUITS - player.covered.bit_count()
        if given["n"] > hexes:
            return refuse("hexes", "ANA-6.5" if player.covered else "ANA-6.2", n=hexes)
        units = sorted(given.get("goods", []))
        for way in player.board.ways[player.covered]:
            if way.mask.bit_count() == given["n"] and units_of(way.cost) == units:
                if affordable(s, player, way):
                    return None
                return refuse("goods", "ANA-6.3", **price_and_held(player, way.cost))
        return refuse("hex-price", "ANA-6.9")


def units_of(cost: list[int]) -> list[int]:
    """Every single unit of a cost, by its kind."""
    return [goods for goods, n in enumerate(cost) for _ in range(n)]


def power_key(code: int) -> str:
    suits = code % BASE
    paid: list[str] = []
    for place, goods in enumerate((CORE, WATER, TITANIUM, URANIUM, GOLD)):
        n = code // BASE ** (place + 1) % BASE
        if n:
            paid.append(f"{GOODS_TERMS[goods]}:{n}")
    return f"power:{suits}" + "".join([f":{part}" for part in paid])


def power(s: AnachronyState, who: int, code: int) -> None:
    """Carry a way out, then take water for the hexes left empty (ANA-6.4)."""
    player = s.players[who]
    way = way_of(player, code)
    lacking = cores_lacking(player, way)
    if lacking:
        pay(s, who, WATER, lacking * s.box.leader_exchange[player.leader])
        gain(s, who, CORE, lacking)
    for goods in range(GOODS):
        if way.cost[goods]:
            pay(s, who, goods, way.cost[goods])
    player.suits = way.mask
    if s.witness is not None:
        tell(s, "powered_up", seat=who, n=way.mask.bit_count())
    empty = EXOSUITS - (way.mask | player.covered).bit_count()
    gain(s, who, WATER, empty * player.board.water_per_hex)
    if s.box.leader_exchange[player.leader]:
        s.agenda.append(ExchangeCores(who))


class PowerUpReveal(Step[AnachronyState]):
    """What all have decided at the same time (ANA-26.3)."""

    __slots__ = ()

    rule: ClassVar[str] = "ANA-26.3"

    def apply(self, s: AnachronyState, option: int) -> None:
        for seat in s.seats_in_order():
            chosen = s.players[seat].secret
            s.players[seat].secret = -1
            power(s, seat, chosen)


class ExchangeCores(SeatStep[AnachronyState]):
    """Captain Wolfe's exchanges that are left, as their sum: cores into water, or water into cores (ANA-29.3)."""

    __slots__ = ()

    rule: ClassVar[str] = "ANA-29.3"

    def options(self, s: AnachronyState) -> list[int]:
        player = s.players[self.who]
        cores = player.goods[WATER] // s.box.leader_exchange[player.leader]
        return [n for n in range(-player.goods[CORE], cores + 1) if n] + [0]

    def apply(self, s: AnachronyState, option: int) -> None:
        price = s.box.leader_exchange[s.players[self.who].leader]
        if option > 0:
            pay(s, self.who, WATER, option * price)
            gain(s, self.who, CORE, option)
        elif option < 0:
            pay(s, self.who, CORE, -option)
            gain(s, self.who, WATER, -option * price)

    def key(self, s: AnachronyState, option: int) -> str:
        if option == 0:
            return "done"
        return f"exchange:water:{option}" if option > 0 else f"exchange:energy_core:{-option}"

    def label_things(self, s: AnachronyState, option: int) -> Things:
        cores = amount("energy_core", abs(option))
        water = amount("water", abs(option) * s.box.leader_exchange[s.players[self.who].leader])
        return {"goods": cores, "other": water} if option < 0 else {"goods": water, "other": cores}


POWER_UP_STEP: Final = PowerUpPhase()
