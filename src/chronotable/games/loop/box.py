"""The box: all components of one game, as tables the rules can read quickly.  Never changed once filled."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from chronotable.kernel.message import Message
    from chronotable.kernel.step import Step


class Box:
    """Components by number.  `chronotable.games.loop.components` fills it from the data file and packs."""

    __slots__ = (
        "ability_effect", "ability_from", "ability_id", "ability_n", "ability_text", "ability_timing", "agent_cards",
        "agent_era", "agent_ids", "arsenal", "card_agent", "card_dimension", "card_effect", "card_ids", "card_kinds",
        "card_origin", "card_program", "card_text", "clone_destroy", "clone_start", "cycle_cards",
        "cycle_clones", "mission_cap", "mission_ids", "mission_kind", "mission_needs_energy", "mission_per_era",
        "mission_place", "mission_required", "modes", "names", "numbers", "setup_cards", "setup_clones", "sources",
        "ultra_era", "ultra_ids", "ultra_kind", "ultra_n",
    )  # fmt: skip

    # artifact cards (LOOP-1.8)
    card_ids: list[str]
    card_dimension: list[int]
    card_origin: list[int]
    card_agent: list[int]  # whose starting card it is, -1 for the arsenal
    card_program: list[list[Step[Any]]]  # its effect as steps, the last one first: ready for the agenda
    card_effect: list[list[dict[str, Any]]]  # the same as data, for descriptions
    card_text: list[Message]  # and in words: made once, since hands are full of options to play it
    card_kinds: list[list[str]]
    arsenal: list[int]
    # agents (chapter 16)
    agent_ids: list[str]
    agent_era: list[int]
    agent_cards: list[list[int]]
    ability_id: list[str]
    ability_timing: list[int]
    ability_n: list[int]  # uses a turn, or how far (on_push); 0 for "any number of eras" (on_free_move)
    ability_from: list[int]  # the how-manieth destroyed clone of a turn is the first to trigger
    ability_effect: list[list[Step[Any]]]
    ability_text: list[Message]  # the whole ability in words
    # missions (chapter 9)
    mission_ids: list[str]
    mission_kind: list[int]
    mission_place: list[int]
    mission_required: list[int]
    mission_per_era: list[bool]
    mission_cap: list[int]  # damage a turn, 0 for no limit
    mission_needs_energy: list[bool]  # only if every era held energy when the action began (LOOP-9.18)
    # clones and super clones, the latter behind the former (LOOP-1.6, 17.10)
    clone_start: list[int]
    clone_destroy: list[int]
    # ultramachine cards (LOOP-17.12)
    ultra_ids: list[str]
    ultra_era: list[int]
    ultra_kind: list[int]
    ultra_n: list[int]
    # tables
    setup_clones: list[int]  # by players (LOOP-2.11)
    setup_cards: list[int]
    cycle_clones: list[int]  # by cycle (LOOP-5.3)
    cycle_cards: list[int]
    modes: dict[str, Any]  # the records of modes and levels (chapter 17)
    names: dict[str, dict[str, str]]  # names of things that come from packs, by `kind:id`
    numbers: dict[str, int]  # `card:holy_grail` to its number, for every named thing
    sources: dict[str, str]  # and to where it comes from: printed, public, (partly) reconstructed, pack
