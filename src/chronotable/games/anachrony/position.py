"""Described positions: the table in the ledger's words, and back."""

from __future__ import annotations

from typing import Any

from chronotable.games.anachrony.box import Box
from chronotable.games.anachrony.describing import describe_main_board, describe_player, describe_secret, stacks
from chronotable.games.anachrony.laws import laws
from chronotable.games.anachrony.laws_order import last_to_act
from chronotable.games.anachrony.placing import come_to, place_identity, place_player, place_table
from chronotable.games.anachrony.placing_stacks import place_stacks
from chronotable.games.anachrony.printed import STEPS
from chronotable.games.anachrony.setup import set_up
from chronotable.games.anachrony.state import AnachronyState
from chronotable.games.anachrony.steps.clean_up import CLEAN_UP_STEP
from chronotable.games.anachrony.steps.era import ERA, prepare
from chronotable.games.anachrony.steps.modifiers import refresh
from chronotable.games.anachrony.steps.paradox import PARADOX
from chronotable.games.anachrony.steps.power_up import POWER_UP_STEP
from chronotable.games.anachrony.steps.turn import ACTION_STEP, TURNS
from chronotable.games.anachrony.steps.warp import WARP_STEP
from chronotable.games.anachrony.terms import (
    ACTION_PHASE,
    ENDGAME_TERMS,
    ENDINGS,
    FREE,
    NO_WORKER,
    PARADOX_PHASE,
    PHASE_TERMS,
    POWER_UP,
    PREPARATION,
    RUNNING,
    SETUP_PHASE,
    WARP_PHASE,
    WORKER_TERMS,
)
from chronotable.kernel.engine import whole_agenda
from chronotable.kernel.errors import BadPosition
from chronotable.kernel.message import Message
from chronotable.kernel.placing import obey, settle
from chronotable.kernel.state import Witness
from chronotable.kernel.step import Step

Json = dict[str, Any]


def describe(s: AnachronyState) -> Json:
    """The whole position.  Stacks and decks are given from the top down."""
    ids = s.box.tile_ids
    records = s.box.records
    return {
        "options": describe_options(s),
        "era": s.era,
        "phase": PHASE_TERMS[s.phase],
        "turn": s.turn,
        "first": s.first,
        "starter": s.starter,
        "acting": s.acting,
        "worker": None if s.worker == NO_WORKER else WORKER_TERMS[s.worker],
        "x": s.x,
        "reservoir_used": s.reservoir_used,
        "impact": s.impact,
        "players": [{**describe_player(s, seat), "secret": describe_secret(s, seat)} for seat in range(len(s.players))],
        **describe_main_board(s),
        "recruit_card": records["recruit_pool_cards"][s.recruit_card]["id"] if s.recruit_card >= 0 else None,
        "recruit_deck": [records["recruit_pool_cards"][card]["id"] for card in reversed(s.recruit_deck)],
        "mine_deck": [records["mine_pool_cards"][card]["id"] for card in reversed(s.mine_deck)],
        "primary": stacks(s, s.primary),
        "returned": s.returned.copy(),
        "secondary": stacks(s, s.secondary),
        "superprojects": [None if tile == FREE else ids[tile] for tile in s.projects],
        "unused_superprojects": [ids[tile] for tile in s.unused_projects],
        "endgame": [ENDGAME_TERMS[card] for card in s.endgame],
        "timeline": [records["alternate_timeline"]["tiles"][tile]["id"] for tile in s.alternates],
        "hands": [[card + 1 for card in hand] for hand in s.hands],
        "cards_kept": [[card + 1 for card in cards] for cards in s.cards_kept],
        "fate": [s.fate_word(outcome) for outcome in reversed(s.fate)],
        "agenda": [STEPS.describe(s, step) for step in whole_agenda(s)],
        "ending": ENDINGS[s.ending],
    }


def describe_options(s: AnachronyState) -> Json:
    chosen = s.settings

    def word_or_list(words: list[str]) -> str | list[str]:
        return words[0] if len(words) == 1 else words.copy()

    return {
        "players": chosen.players,
        "side": "b" if chosen.side_b else "a",
        "paths": word_or_list(chosen.paths),
        "leaders": word_or_list(chosen.leaders),
        "evacuation": word_or_list(chosen.evacuation),
        "harder_two_player": chosen.harder,
        "predictable_paradox": chosen.predictable,
        "simultaneous_power_up": chosen.simultaneous,
        "alternate_timeline": chosen.alternate_timeline,
        "starting_asset_draft": chosen.asset_draft,
        "endgame_condition_draft": chosen.endgame_draft,
        "samira_without_neutronium": chosen.no_random_neutronium,
    }


def place(box: Box, position: Json, options: Json, chance: int | Witness) -> AnachronyState:
    """The state of a (checked) description: set up as usual, then changed to what is described."""
    s = set_up(box, options, chance)
    settle(s, position, place_eras, place_identities, place_table, place_players, place_stacks)
    for player in s.players:
        refresh(s, player)
    settle(s, position, place_agenda, place_acting)
    obey(laws(s))
    return s


def place_eras(s: AnachronyState, position: Json) -> None:
    """The Eras before the described one, as they usually go."""
    if "agenda" not in position:
        come_to(s, position)
    else:
        for _ in range(position.get("era", 0)):
            prepare(s)


def described_players(s: AnachronyState, position: Json) -> list[Json]:
    players = position.get("players", [])
    if len(players) > len(s.players):
        raise BadPosition(Message("anachrony-position-players", n=len(players), players=len(s.players)))
    return [*players, *({} for _ in range(len(s.players) - len(players)))]


def place_identities(s: AnachronyState, position: Json) -> None:
    for seat, described in enumerate(described_players(s, position)):
        place_identity(s, seat, described)


def place_players(s: AnachronyState, position: Json) -> None:
    for seat, described in enumerate(described_players(s, position)):
        place_player(s, seat, described)


def place_acting(s: AnachronyState, position: Json) -> None:
    if "acting" not in position and s.phase != ACTION_PHASE and s.ending == RUNNING:
        possible = last_to_act(s, whole_agenda(s))
        s.acting = s.acting if s.acting in possible else possible[0]


def place_agenda(s: AnachronyState, position: Json) -> None:
    if "agenda" in position:
        s.agenda = [STEPS.make(s, record) for record in reversed(position["agenda"])]
        if s.ending == RUNNING and (not s.agenda or s.agenda[0].term != ERA.term):
            raise BadPosition(Message("anachrony-position-agenda"))
    else:
        s.agenda = agenda_of(s) if s.ending == RUNNING else []


def agenda_of(s: AnachronyState) -> list[Step[Any]]:
    """What is pending in a phase, the last thing first; the Action phase goes on with the acting player."""
    if s.phase in (SETUP_PHASE, PREPARATION):
        s.era -= 1  # the Era has yet to begin
        return [ERA]
    coming: list[Step[Any]] = [ERA, CLEAN_UP_STEP]
    if s.phase == ACTION_PHASE:
        return [*coming, TURNS[s.acting]]
    for phase, step in ((WARP_PHASE, WARP_STEP), (POWER_UP, POWER_UP_STEP), (PARADOX_PHASE, PARADOX)):
        if s.phase <= phase and ACTION_STEP not in coming:
            coming.append(ACTION_STEP)
        if s.phase <= phase:
            coming.append(step)
    return coming
