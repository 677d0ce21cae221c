"""What packs do to the components of The LOOP, and what must hold afterwards.

A pack is applied in this order: lists it replaces as a whole are emptied, single records are removed, then each of its
records takes the place of the one with its id or is added at the end.  Several packs are applied one after another.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from chronotable.games.loop.pack_schema import LISTS, WITHOUT_NUMBER
from chronotable.games.loop.terms import ERAS
from chronotable.games.loop.vocabulary import VOCABULARY
from chronotable.kernel.message import Message
from chronotable.kernel.pack import Pack
from chronotable.kernel.pack_records import bringer, combined, ids_twice, leave_out, put, table_of, unknown_id

Record = dict[str, Any]

STARTING_CARDS: Final = 6  # of each agent (LOOP-16.1)
FEWEST_AGENTS: Final = 4  # as many as can play
FEWEST_MACHINE_CARDS: Final = 7  # revealed in all at the highest level (LOOP-17.12)
ROWS: Final = {"setup_table.by_players": "players", "cycle_track": "cycle"}  # known by a number instead of an id


# ---- one pack


def check_pack(pack: Pack) -> Iterator[tuple[str, Message]]:
    """What its schema cannot say."""
    content = pack.content
    yield from ids_twice(pack, LISTS)
    for number, card in enumerate(content.get("cards", [])):
        yield from card_problems(card, f"cards.{number}")
    for number, agent in enumerate(content.get("agents", [])):
        ability = agent["ability"]
        for path, message in VOCABULARY.problems(ability.get("effect", []), ability["timing"]):
            yield f"agents.{number}.ability.effect.{path}".rstrip("."), message
    for number, mission in enumerate(content.get("missions", [])):
        yield from mission_problems(mission, f"missions.{number}")
    for number, card in enumerate(content.get("ultramachine_cards", [])):
        if "n" in card["effect"] and card["effect"]["kind"] in WITHOUT_NUMBER:
            path = f"ultramachine_cards.{number}.effect.n"
            yield path, Message("loop-pack-machine-number", kind=card["effect"]["kind"])
    for name in ("clones", "super_clones"):
        yield from clone_problems(content.get(name, []), name)
    for path, key in ROWS.items():
        numbers = [row[key] for row in table_of(content, path)]
        for number, value in enumerate(numbers):
            if value in numbers[:number]:
                yield f"{path}.{number}.{key}", Message("loop-pack-row-twice", n=value)


def card_problems(card: Record, path: str) -> Iterator[tuple[str, Message]]:
    """Starting cards have an agent, arsenal cards an era of origin (LOOP-1.8)."""
    if card.get("set", "starting" if "agent" in card else "arsenal") == "starting":
        if "agent" not in card:
            yield f"{path}.set", Message("loop-pack-card-agent")
    elif "agent" in card:
        yield f"{path}.agent", Message("loop-pack-card-no-agent")
    elif "origin" not in card:
        yield path, Message("loop-pack-card-origin-needed")
    for inside, message in VOCABULARY.problems(card["effect"]):
        yield f"{path}.effect.{inside}".rstrip("."), message


def mission_problems(mission: Record, path: str) -> Iterator[tuple[str, Message]]:
    """What is watched between actions is not done in an era (LOOP-9.10, 9.11), and one era has one slot."""
    if mission["kind"] in ("surround", "clean_own_era"):
        if mission["where"] != "any_era":
            yield f"{path}.where", Message("loop-pack-mission-where", kind=mission["kind"])
        if mission.get("precondition"):
            yield f"{path}.precondition", Message("loop-pack-mission-precondition", kind=mission["kind"])
    if mission["slots"] == "per_era" and mission["where"] == "tile_era" and mission["required"] > 1:
        yield f"{path}.required", Message("loop-pack-mission-slots")


def clone_problems(clones: list[Record], name: str) -> Iterator[tuple[str, Message]]:
    """Tokens are told apart by their two eras, and no clone begins as a paradox (LOOP-1.6, 14.11)."""
    seen: list[tuple[str, str]] = []
    for number, clone in enumerate(clones):
        eras = (clone["start"], clone["destroy"])
        if eras[0] == eras[1]:
            yield f"{name}.{number}.destroy", Message("loop-pack-clone-eras")
        if eras in seen:
            yield f"{name}.{number}", Message("loop-pack-clone-twice", start=eras[0], destroy=eras[1])
        seen.append(eras)


# ---- all packs of a game together


def combine(shipped: Record, packs: tuple[Pack, ...]) -> Record:
    """The data file, all cards in one list, with the packs applied in order; BadPack where they do not fit together."""
    cards = [*shipped["starting_cards"], *shipped["arsenal_cards"]]
    content = combined({**shipped, "cards": cards}, packs, apply)
    if packs:
        check_agents(content, packs)
        check_numbers(content, packs[-1])
    return content


def apply(content: Record, pack: Pack) -> None:
    given = pack.content
    for name in given.get("replace_all", []):
        empty(content, name)
    for name in ("cards", "missions", "ultramachine_cards"):
        leave_out(pack, name, content[name])
    dismiss(content, leave_out(pack, "agents", content["agents"]))
    for name in LISTS:
        for record in given.get(name, []):
            put(content[name], record)
    for name in ("clones", "super_clones"):
        content[name] = given.get(name, content[name])
    for path, key in ROWS.items():
        rows = table_of(content, path)
        rows[:] = {row[key]: row for row in [*rows, *table_of(given, path)]}.values()


def empty(content: Record, name: str) -> None:
    """Nothing of the list is left; starting and arsenal cards are two lists here."""
    if name in LISTS:
        gone, content[name] = content[name], []
        dismiss(content, gone if name == "agents" else [])
    else:
        starting = name == "starting_cards"
        content["cards"] = [card for card in content["cards"] if ("agent" in card) != starting]


def dismiss(content: Record, agents: list[Record]) -> None:
    """The starting cards of agents go with them."""
    gone = [agent["id"] for agent in agents]
    content["cards"] = [card for card in content["cards"] if card.get("agent") not in gone]


def check_agents(content: Record, packs: tuple[Pack, ...]) -> None:
    """Every starting card has an agent, and every agent six of them (LOOP-16.1)."""
    agents = content["agents"]
    held = {agent["id"]: 0 for agent in agents}
    for card in content["cards"]:
        if "agent" not in card:
            continue
        if card["agent"] not in held:
            pack, path = bringer(packs, "cards", card["id"])
            raise pack.wrong(f"{path}.agent", unknown_id(card["agent"], agents))
        held[card["agent"]] += 1
    for id, n in held.items():
        if n != STARTING_CARDS:
            pack, path = bringer(packs, "agents", id, otherwise="cards")
            raise pack.wrong(path, Message("loop-pack-agent-cards", agent=id, n=n, needed=STARTING_CARDS))
    if len(agents) < FEWEST_AGENTS:
        raise packs[-1].wrong("agents", Message("loop-pack-few-agents", n=len(agents), least=FEWEST_AGENTS))


def check_numbers(content: Record, last: Pack) -> None:
    """Enough tiles for the board, enough cards for the ultramachine (LOOP-2.2, 17.12)."""
    if (n := len(content["missions"])) < ERAS:
        raise last.wrong("missions", Message("loop-pack-few-missions", n=n, least=ERAS))
    if (n := len(content["ultramachine_cards"])) < FEWEST_MACHINE_CARDS:
        raise last.wrong("ultramachine_cards", Message("loop-pack-few-machine-cards", n=n, least=FEWEST_MACHINE_CARDS))
