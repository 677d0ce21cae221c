"""What a pack changes in The LOOP, record by record, with the texts that the game makes of its data."""

from __future__ import annotations

from collections.abc import Iterator

from chronotable.cli.boards.pack_lines import Content
from chronotable.games.loop.box import Box
from chronotable.games.loop.components import box, data
from chronotable.games.loop.effect_text import effect_message
from chronotable.games.loop.mission_text import mission_message
from chronotable.games.loop.naming import ref
from chronotable.games.loop.terms import DIMENSION_TERMS, ERA_TERMS, ULTRA_KINDS
from chronotable.kernel.asking import slug
from chronotable.kernel.message import Message
from chronotable.kernel.pack import Pack


def pack_lines(packs: tuple[Pack, ...], content: Content) -> Iterator[Message]:
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
