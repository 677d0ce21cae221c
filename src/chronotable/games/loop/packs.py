"""What packs do to the components of The LOOP, and what must hold afterwards.

A pack is applied in this order: lists it replaces as a whole are emptied, single records are removed, then each of its
records takes the place of the one with its id or is added at the end.  Several packs are applied one after another.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

from chronotable.games.loop.pack_schema import LISTS, WITHOUT_NUMBER
from chronotable.games.loop.terms import ERAS
from chronotable.games.loop.vocabulary import VOCABULARY
from chronotable.kernel.message import Message
from chronotable.kernel.pack import Pack
from chronotable.kernel.schema import closest, cut

Record = dict[str, Any]

STARTING_CARDS: Final = 6  # of each agent (LOOP-16.1)
FEWEST_AGENTS: Final = 4  # as many as can play
FEWEST_MACHINE_CARDS: Final = 7  # revealed in all at the highest level (LOOP-17.12)


# ---- one pack


def check_pack(pack: Pack) -> None:
    """What its schema cannot say; raises BadPack."""
    for path, message in problems(pack.content):
        raise pack.wrong(path, message)


def problems(content: Record) -> Iterator[tuple[str, Message]]:
    for name in LISTS:
        ids = [record["id"] for record in content.get(name, [])]
        for number, id in enumerate(ids):
            if id in ids[:number]:
                yield f"{name}.{number}.id", Message("loop-pack-twice", id=id)
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
    for name, key in (("setup_table.by_players", "players"), ("cycle_track", "cycle")):
        rows = content.get("setup_table", {}).get("by_players", []) if key == "players" else content.get(name, [])
        numbers = [row[key] for row in rows]
        for number, value in enumerate(numbers):
            if value in numbers[:number]:
                yield f"{name}.{number}.{key}", Message("loop-pack-row-twice", n=value)


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


@dataclass
class Components:
    """The records of every list after the packs, and which pack brought which, with its path there."""

    lists: dict[str, dict[str, Record]]
    clones: list[Record]
    super_clones: list[Record]
    by_players: dict[int, Record]
    cycle_track: dict[int, Record]
    brought: dict[tuple[str, str], tuple[Pack, str]]

    def records(self, name: str) -> list[Record]:
        return list(self.lists[name].values())

    def drop(self, name: str, id: str) -> None:
        """Leave a record out; the starting cards of an agent go with it."""
        del self.lists[name][id]
        self.brought.pop((name, id), None)
        if name == "agents":
            for card in [card for card in self.records("cards") if card.get("agent") == id]:
                self.drop("cards", card["id"])


def combine(shipped: Record, packs: tuple[Pack, ...]) -> Components:
    """The data file with the packs applied in order; raises BadPack where they do not fit together."""
    cards = [*shipped["starting_cards"], *shipped["arsenal_cards"]]
    lists = {name: shipped[name] if name != "cards" else cards for name in LISTS}
    components = Components(
        {name: {record["id"]: record for record in records} for name, records in lists.items()},
        shipped["clones"],
        shipped["super_clones"],
        {row["players"]: row for row in shipped["setup_table"]["by_players"]},
        {row["cycle"]: row for row in shipped["cycle_track"]},
        {},
    )
    for pack in packs:
        apply(components, pack)
    if packs:
        check_agents(components, packs[-1])
        check_numbers(components, packs[-1])
    return components


def apply(components: Components, pack: Pack) -> None:
    content = pack.content
    for name in content.get("replace_all", []):
        empty(components, name)
    for name, ids in content.get("remove", {}).items():
        for number, id in enumerate(ids):
            if id not in components.lists[name]:
                raise pack.wrong(f"remove.{name}.{number}", unknown(id, list(components.lists[name])))
            components.drop(name, id)
    for name in LISTS:
        for number, record in enumerate(content.get(name, [])):
            components.lists[name][record["id"]] = {**record, "source": "pack"}
            components.brought[name, record["id"]] = (pack, f"{name}.{number}")
    components.clones = content.get("clones", components.clones)
    components.super_clones = content.get("super_clones", components.super_clones)
    components.by_players |= {row["players"]: row for row in content.get("setup_table", {}).get("by_players", [])}
    components.cycle_track |= {row["cycle"]: row for row in content.get("cycle_track", [])}


def empty(components: Components, name: str) -> None:
    """Nothing of the list is left; starting and arsenal cards are two lists here."""
    if name in LISTS:
        ids = list(components.lists[name])
    else:
        ids = [card["id"] for card in components.records("cards") if ("agent" in card) == (name == "starting_cards")]
    for id in ids:
        components.drop(name if name in LISTS else "cards", id)


def check_agents(components: Components, last: Pack) -> None:
    """Every starting card has an agent, and every agent six of them (LOOP-16.1)."""
    agents = list(components.lists["agents"])
    held = dict.fromkeys(agents, 0)
    for card in components.records("cards"):
        if "agent" not in card:
            continue
        if card["agent"] not in held:
            pack, path = components.brought["cards", card["id"]]
            raise pack.wrong(f"{path}.agent", unknown(card["agent"], agents))
        held[card["agent"]] += 1
    for agent, n in held.items():
        if n != STARTING_CARDS:
            pack, path = components.brought.get(("agents", agent), (last, "cards"))
            raise pack.wrong(path, Message("loop-pack-agent-cards", agent=agent, n=n, needed=STARTING_CARDS))
    if len(agents) < FEWEST_AGENTS:
        raise last.wrong("agents", Message("loop-pack-few-agents", n=len(agents), least=FEWEST_AGENTS))


def check_numbers(components: Components, last: Pack) -> None:
    """Enough tiles for the board, enough cards for the ultramachine (LOOP-2.2, 17.12)."""
    if (n := len(components.lists["missions"])) < ERAS:
        raise last.wrong("missions", Message("loop-pack-few-missions", n=n, least=ERAS))
    if (n := len(components.lists["ultramachine_cards"])) < FEWEST_MACHINE_CARDS:
        raise last.wrong("ultramachine_cards", Message("loop-pack-few-machine-cards", n=n, least=FEWEST_MACHINE_CARDS))


def unknown(id: str, known: list[str]) -> Message:
    """That there is no such id, with the one it looks like."""
    message = Message("loop-pack-unknown-id", id=cut(id), known=known or ["-"])
    close = closest(id, known)
    return Message("kernel-schema-meant", problem=message, word=close) if close else message
