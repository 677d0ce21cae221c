"""What a pack changes, record by record, with the texts that the game makes of its data."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

from chronotable.cli.boards.anachrony import about_tile
from chronotable.games.anachrony.components import box as anachrony_box
from chronotable.games.anachrony.naming import asset_name, tile_name
from chronotable.games.anachrony.naming import ref as anachrony_ref
from chronotable.games.loop.box import Box
from chronotable.games.loop.components import box, data
from chronotable.games.loop.effect_text import effect_message
from chronotable.games.loop.mission_text import mission_message
from chronotable.games.loop.naming import ref
from chronotable.games.loop.terms import DIMENSION_TERMS, ERA_TERMS, ULTRA_KINDS
from chronotable.games.room25.components import box as room25_box
from chronotable.games.room25.components import data as room25_data
from chronotable.games.room25.naming import card_message
from chronotable.kernel.asking import slug
from chronotable.kernel.message import Message, Ref
from chronotable.kernel.pack import Pack
from chronotable.kernel.pack_records import table_of

Record = dict[str, Any]


def lines(game: str, packs: list[Pack], pack: Pack) -> Iterator[Message]:
    content = pack.content
    for name in content.get("replace_all", []):
        yield Message("cli-packs-replaces-all", list=name)
    for name, ids in content.get("remove", {}).items():
        if ids:
            yield Message("cli-packs-removes", list=name, ids=list(ids))
    yield from RECORDS.get(game, _tables)(tuple(packs), content)


def _tables(packs: tuple[Pack, ...], content: Record) -> Iterator[Message]:
    """The names of the tables of numbers that a pack brings; the numbers themselves are not repeated."""
    for name in content:
        if name not in ("pack", "remove"):
            yield Message("cli-packs-table", list=name)


def _room25_lines(packs: tuple[Pack, ...], content: Record) -> Iterator[Message]:
    of = room25_box(packs)
    there = [card["id"] for card in room25_data()["abm_cards"]]
    for card in content.get("abm_cards", []):
        if card["id"] in of.card_ids:  # a later pack may have left it out
            yield _record(card["id"], card_message(of, card["id"]), "replaces" if card["id"] in there else "adds")


def _anachrony_lines(packs: tuple[Pack, ...], content: Record) -> Iterator[Message]:
    of = anachrony_box(packs)
    for table in ("superprojects", "buildings"):
        for record in content.get(table, []):
            id = str(record["id"])
            yield _record(id, Message("cli-packs-tile", name=tile_name(id), text=about_tile(id, packs)))
    for card in table_of(content, "starting_assets.cards"):
        yield _record(card["id"], asset_name(of, card["id"]))
    for tile in table_of(content, "alternate_timeline.tiles"):
        spaces = [
            Message("cli-packs-space", space=space, effect=anachrony_ref("warp-space", tile["spaces"][space]))
            for space in sorted(tile["spaces"])
        ]
        yield _record(tile["id"], Message("cli-packs-spaces", spaces=spaces))


def _record(id: str, text: Message | Ref, change: str = "replaces") -> Message:
    return Message("cli-packs-record", id=id, change=change, text=text)


def _loop_lines(packs: tuple[Pack, ...], content: Record) -> Iterator[Message]:
    of = box(packs)
    shipped = data()
    known = {
        "cards": [*shipped["starting_cards"], *shipped["arsenal_cards"]],
        **{name: shipped[name] for name in ("agents", "missions", "ultramachine_cards")},
    }
    kinds = {"agents": "agent", "cards": "card", "missions": "mission", "ultramachine_cards": "ultra"}
    for name, kind in kinds.items():
        there = [record["id"] for record in known[name]]
        for record in content.get(name, []):
            number = of.numbers.get(f"{kind}:{record['id']}")
            if number is not None:  # a later pack may have left it out
                text = _text(of, kind, number)
                change = "replaces" if record["id"] in there else "adds"
                yield Message(
                    f"cli-packs-{kind}", id=record["id"], name=ref(of, kind, record["id"]), change=change, **text
                )
    for name in ("clones", "super_clones", "setup_table", "cycle_track"):
        if name in content:
            yield Message("cli-packs-table", list=name)


def _text(of: Box, kind: str, number: int) -> dict[str, object]:
    """What the game says about a record, and where it belongs."""
    if kind == "card":
        agent = of.card_agent[number]
        return {
            "text": effect_message(of.card_effect[number]),
            "dimension": ref(of, "dimension", DIMENSION_TERMS[of.card_dimension[number]]),
            "origin": ref(of, "era", ERA_TERMS[of.card_origin[number]]),
            "set": "starting" if agent >= 0 else "arsenal",
            "agent": ref(of, "agent", of.agent_ids[agent]) if agent >= 0 else "",
        }
    if kind == "agent":
        return {"text": of.ability_text[number], "era": ref(of, "era", ERA_TERMS[of.agent_era[number]])}
    if kind == "mission":
        return {"text": mission_message(of, number)}
    era = ref(of, "era", ERA_TERMS[of.ultra_era[number]])
    kind = slug(ULTRA_KINDS[of.ultra_kind[number]])
    return {"text": Message(f"loop-ultra-text-{kind}", era=era, n=of.ultra_n[number])}


# What a pack for a game brings, in the words of the game.
RECORDS: Final[dict[str, Callable[[tuple[Pack, ...], Record], Iterator[Message]]]] = {
    "anachrony": _anachrony_lines,
    "loop": _loop_lines,
    "room25": _room25_lines,
}
