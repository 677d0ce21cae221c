"""A quiet table for rule tests: describe only what the rule is about, and play.

`table()` without arguments is production on day 1 of a game of four with the Criminals.  Player 1 (seat 0) stands on
hour 4 and acts, the others wait on hour 11, so player 1 acts again and again, and the next adventurer symbol is on
hour 8.  His shop is that of the booklet's example: both figures in the left machine, all support symbols covered,

    top     T02w T01w   portals P1 relic of any colour (2 hours), P2 activate staff (2), P3 hire (2 and 1 corruption)
    bottom  T07w T03w   portals P6 relic or support of any colour (2), P5 relic red/green (2), P4 artifact red (2 and 1)
    stream  T04b T05b T06b T08b T09b T10b

Every boat has a red and a green passenger, and the town square shows l01 m01 m05 l11.  What a test adds:

    table(me={"chronomancer": "p1", "assistant": "p3", "shelf": {"relic_red": 1}, "covered": ["red"]}, hour=7)
    table(players=2, others=9, boats={"boat2": ["red"] * 3}, berths={"berth2": "boat1"}, fate=["red", "rogue"])
    table(phase="market", piers={"small_pier": {"red": 4}}, me={"shelf": {"relic_red": 2}}, rivals=[{"gold": 7}])
    table(players=1, mode="solo_peddler", peddler_deck=["pd09"], rogue_card="robbers")

Harbour and clock always fit together: boats lie where crowds are described (and at all berths where a market token is);
whom a docked boat brought and nobody names is a rogue as long as there are any; before the arrival all pieces stand on
hour 0, and once production is over they move up until the last one has finished.

`rivals` are the other players, by seat; `deck_top` what the town square shows next; every set-up option and every other
word of `ct.position_schema("merchants")` passes through.  Boats that a test leaves out keep their red and green
passenger while production runs.  What has only one way is done without asking.

Read and play with `keys`, `play`, `me`, `space`, `boat`, `pier`, `happened` and `refused`, which show only what a
player sees: decisions, views, events, explanations.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import chronotable as ct
from chronotable.games.merchants.components import data
from chronotable.kernel.match import Match
from tests.games.playing import Json, keys, play

OPTIONS = list(ct.options("merchants")["properties"])
BOATS = [boat["id"] for boat in data()["boats"]["list"]]
TILES = [tile["id"].lower() for tile in data()["portal_tiles"]]
BOARD = {"top_left": "t02w", "top_right": "t01w", "bottom_left": "t07w", "bottom_right": "t03w"}
SEATS = data()["boats"]["capacity"]["value"]
LAST_HOUR = 12
DAYS = 3
SQUARE = ["l01", "m01", "m05", "l11"]
NOTHING_COVERED: list[str] = []


def table(
    *,
    players: int = 4,
    hour: int = 4,
    others: int = 11,
    me: Mapping[str, Any] | None = None,
    rivals: Sequence[Mapping[str, Any]] = (),
    square: Sequence[str] | None = None,
    deck_top: Sequence[str] = (),
    seed: int = 1,
    **described: Any,
) -> Match:
    """A match at the described position (see the module's text)."""
    options = {name: described.pop(name) for name in OPTIONS if name in described}
    if described.get("phase") == "arrival":
        hour = others = 0
    elif described.get("phase") in ("market", "over"):
        late = max(0, (described.get("token") or LAST_HOUR) - min(hour, others))
        hour, others = hour + late, others + late
    seats = [shop_of(me or {}), *(shop_of(rival) for rival in rivals)]
    position: Json = {
        "day": DAYS if described.get("phase") == "over" else 1,
        "phase": "production",
        "clock": clock(players, options.get("mode"), hour, others),
        **described,
        "options": {"players": players, "rogue_card": "criminals", **options},
        "players": seats,
    }
    dock_boats(position)
    if position["phase"] == "production" and "bag" not in position:
        docked = position.get("berths", {}).values()
        quiet: Json = {boat: ["red", "green"] for boat in BOATS if boat not in docked}
        position["boats"] = {**quiet, **position.get("boats", {})}
    fill_piers(position)
    place_cards(position, square, list(deck_top))
    return ct.position("merchants", position, seed=seed)


def dock_boats(position: Json) -> None:
    """Berths where a test describes only crowds, or only the token that comes when all are taken."""
    if "berths" in position or not (position.get("piers") or position.get("token")):
        return
    sailing = position.get("boats", {})
    berths: dict[str, str] = {}
    for berth in data()["berths"]:
        there = sum(1 for other in data()["berths"] if other["id"] in berths and other["pier"] == berth["pier"])
        waiting = sum(position.get("piers", {}).get(berth["pier"], {}).values()) > there * SEATS
        boats = [boat["id"] for boat in data()["boats"]["list"] if boat["side"] == berth["side"]]
        free = [boat for boat in boats if boat not in berths.values() and not sailing.get(boat)]
        if free and (waiting or position.get("token")):
            berths[berth["id"]] = free[0]
    position["berths"] = berths
    if len(berths) == len(data()["berths"]) and position["phase"] != "production":
        position.setdefault("token", LAST_HOUR)


def fill_piers(position: Json) -> None:
    """Everybody whom the docked boats brought and whom a test does not name."""
    piers = {word: dict(crowd) for word, crowd in position.get("piers", {}).items()}
    left = {faction["id"]: faction["adventurers"] - 1 for faction in data()["factions"]}
    left["rogue"] -= position.get("lair", 2) - 1
    for colour, n in position.get("halls", {}).items():
        left[colour] -= n - 1
    for aboard in position.get("boats", {}).values():
        for kind in aboard:
            left[kind] -= 1
    for kind in position.get("fate", []):
        if kind in left:
            left[kind] -= 1
    for crowd in piers.values():
        for kind, n in crowd.items():
            left[kind] -= n
    for berth in data()["berths"]:
        if position.get("berths", {}).get(berth["id"]):
            crowd = piers.setdefault(berth["pier"], {})
            docked = [other for other in data()["berths"] if position["berths"].get(other["id"])]
            total = SEATS * sum(other["pier"] == berth["pier"] for other in docked)
            for kind in reversed(left):
                missing = min(total - sum(crowd.values()), left[kind])
                if missing > 0:
                    crowd[kind] = crowd.get(kind, 0) + missing
                    left[kind] -= missing
    if piers:
        position["piers"] = piers


def clock(players: int, mode: str | None, hour: int, others: int) -> list[Json]:
    """Player 1 on top where pieces share an hour, then the others by seat."""
    pieces = [{"piece": f"player{seat}", "hour": hour if seat == 1 else others} for seat in range(1, players + 1)]
    if players == 1 and mode != "solo_score":
        pieces.append({"piece": "peddler", "hour": others})
    return sorted(pieces, key=lambda piece: int(str(piece["hour"])))


def shop_of(described: Mapping[str, Any]) -> Json:
    """A player with the booklet's tiles where none are described (a described one swaps places with them); the stream
    holds the others, blue side up."""
    given: dict[str, str] = described.get("tiles", {})
    if "stream" in described:
        return dict(described)
    named = [face[:-1] for face in given.values()]
    displaced = [BOARD[slot] for slot in given if BOARD[slot][:-1] not in named]
    board = {slot: displaced.pop() if face[:-1] in named else face for slot, face in BOARD.items() if slot not in given}
    board |= given
    used = [face[:-1] for face in board.values()]
    return {**described, "tiles": board, "stream": [f"{tile}b" for tile in TILES if tile not in used]}


def place_cards(position: Json, square: Sequence[str] | None, deck_top: list[str]) -> None:
    """The townsfolk square, and a deck of those that are nowhere else."""
    sets = position["options"].get("townsfolk_sets", ["locals", "mercenaries"])
    gone = [*deck_top, *position.get("discard", []), *(position.get("peddler") or {}).get("kept", [])]
    gone += [card for player in position["players"] for card in player.get("staff", {}).values()]
    gone.append(position.get("hired"))
    left = [card["id"].lower() for card in data()["townsfolk"] if card["set"] in sets]
    left = [card for card in left if card not in gone]
    shown = [card for card in SQUARE if card in left] if square is None else list(square)
    if position.get("deck") != []:
        shown = [*shown, *(card for card in left if card not in shown)][: max(len(SQUARE), len(shown))]
    position["square"] = shown
    position.setdefault("deck", [*deck_top, *(card for card in left if card not in shown)])


# ---- playing


def moves(m: Match, figure: str) -> list[str]:
    """The spaces a figure may go to."""
    return [key.rpartition(":")[2] for key in keys(m) if key.startswith(f"move:{figure}:")]


def play_until(m: Match, phase: str) -> Match:
    """First choices until a phase comes (`over` for the end)."""
    while m.decision is not None and m.view(None)["phase"] != phase:
        play(m, keys(m)[0])
    return m


# ---- reading


def me(m: Match, seat: int = 0) -> Json:
    """A player as he sees himself: gold, hour, pool, shelf, staff, corruption, shop, ..."""
    found: Json = m.view(seat)["merchants"][seat]
    return found


def gold(m: Match, seat: int = 0) -> int:
    found: int = me(m, seat)["gold"]
    return found


def hour(m: Match, piece: str = "player1") -> int:
    return next(int(found["hour"]) for found in m.view(None)["clock"]["pieces"] if found["piece"] == piece)


def line(m: Match) -> list[tuple[str, int]]:
    """All time pieces in the order in which they act, with their hours."""
    return [(found["piece"], found["hour"]) for found in m.view(None)["clock"]["pieces"]]


def goods(m: Match, zone: str, seat: int = 0) -> dict[str, int]:
    """What is on the shelf or in the pool, without the kinds of which there are none."""
    return {id: n for id, n in me(m, seat)[zone].items() if n}


def figures(m: Match, seat: int = 0) -> tuple[str, str]:
    """Where the Chronomancer and the Assistant stand."""
    shop = me(m, seat)["shop"]
    return shop["chronomancer"], shop["assistant"]


def space(m: Match, word: str, seat: int = 0) -> Json:
    """A space of the shop: action, colours, hours, corruption, figures."""
    return next(found for found in me(m, seat)["shop"]["spaces"] if found["space"] == word)


def cost(m: Match, word: str) -> tuple[int, int]:
    """Hours and corruption of a space."""
    found = space(m, word)
    return found["hours"], found["corruption"]


def tiles(m: Match, seat: int = 0) -> dict[str, str]:
    """The tiles on the board, such as `T02w` for T02 with its white side up."""
    return {slot: face(tile) for slot, tile in me(m, seat)["shop"]["tiles"].items()}


def stream(m: Match, seat: int = 0) -> list[str]:
    return [face(tile) for tile in me(m, seat)["shop"]["stream"]]


def face(tile: Json) -> str:
    return f"{tile['tile']}{tile['side'][0]}"


def covered(m: Match, seat: int = 0) -> list[str]:
    """The support symbols under a token."""
    return [symbol["symbol"] for symbol in me(m, seat)["shop"]["symbols"] if symbol["covered"]]


def tokens(m: Match, seat: int = 0) -> int:
    """Frozen-time tokens in the pool."""
    found: int = me(m, seat)["shop"]["tokens"]
    return found


def staff(m: Match, seat: int = 0) -> dict[str, str]:
    """The townsfolk at the abilities that have one."""
    return {ability: card["card"] for ability, card in me(m, seat)["staff"].items() if card}


def cards(m: Match, seat: int = 0) -> int:
    """How many corruption cards a player holds."""
    found: int = me(m, seat)["corruption_cards"]
    return found


def town_square(m: Match) -> list[str]:
    return [card["card"] for card in m.view(None)["square"]]


def boat(m: Match, word: str) -> dict[str, int]:
    """The passengers of a boat."""
    found = next(found for found in m.view(None)["boats"] if found["boat"] == word)
    return crowd(found["passengers"])


def berth(m: Match, word: str) -> str | None:
    """Where a boat lies; None at sea."""
    found: str | None = next(found["berth"] for found in m.view(None)["boats"] if found["boat"] == word)
    return found


def pier(m: Match, word: str) -> dict[str, int]:
    """Who is on a pier."""
    return crowd(next(found["adventurers"] for found in m.view(None)["piers"] if found["pier"] == word))


def crowd(kinds: Mapping[str, int]) -> dict[str, int]:
    return {word: n for word, n in kinds.items() if n}


def token(m: Match) -> int | None:
    """The hour of the market token."""
    found: int | None = m.view(None)["clock"]["token"]
    return found
