"""Described positions: a table that was set up as usual is changed to what is described."""

from __future__ import annotations

from typing import Any

from chronotable.games.anachrony import terms
from chronotable.games.anachrony.box import Box
from chronotable.games.anachrony.laws import laws
from chronotable.games.anachrony.laws_order import last_to_act
from chronotable.games.anachrony.parts import POSITION
from chronotable.games.anachrony.placing import come_to, place_identity, place_player, place_table
from chronotable.games.anachrony.placing_stacks import place_stacks
from chronotable.games.anachrony.setup import set_up
from chronotable.games.anachrony.state import AnachronyState
from chronotable.games.anachrony.steps.clean_up import CLEAN_UP_STEP
from chronotable.games.anachrony.steps.era import ERA, prepare
from chronotable.games.anachrony.steps.modifiers import refresh
from chronotable.games.anachrony.steps.opponent_turn import OPPONENT_TURN
from chronotable.games.anachrony.steps.paradox import PARADOX
from chronotable.games.anachrony.steps.power_up import POWER_UP_STEP
from chronotable.games.anachrony.steps.turn import ACTION_STEP, TURNS
from chronotable.games.anachrony.steps.warp import WARP_STEP
from chronotable.kernel.engine import whole_agenda
from chronotable.kernel.errors import BadPosition
from chronotable.kernel.message import Message
from chronotable.kernel.nouns import Json
from chronotable.kernel.placing import obey, settle
from chronotable.kernel.state import Witness
from chronotable.kernel.step import Step


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
    if "acting" not in position and s.phase != terms.ACTION_PHASE and s.ending == terms.RUNNING:
        possible = last_to_act(s, whole_agenda(s))
        s.acting = s.acting if s.acting in possible else possible[0]


def place_agenda(s: AnachronyState, position: Json) -> None:
    if "agenda" in position:
        s.agenda = POSITION.value(s, position, "agenda")
        if s.ending == terms.RUNNING and (not s.agenda or s.agenda[0].term != ERA.term):
            raise BadPosition(Message("anachrony-position-agenda"))
    else:
        s.agenda = agenda_of(s, position.get("acting", 0)) if s.ending == terms.RUNNING else []


def turns(s: AnachronyState, acting: int) -> list[Step[Any]]:
    """Whose turn it is, and who waits for it: a single player is next while the opponent acts."""
    if s.opponent is None:
        return [TURNS[s.acting]]
    yours: list[Step[Any]] = [] if s.players[0].passed else [TURNS[0]]
    return [*yours, OPPONENT_TURN] if acting == terms.OPPONENT and not s.opponent.passed else yours


def agenda_of(s: AnachronyState, acting: int) -> list[Step[Any]]:
    """What is pending in a phase, the last thing first; the Action phase goes on with the acting player."""
    if s.phase in (terms.SETUP_PHASE, terms.PREPARATION):
        s.era -= 1  # the Era has yet to begin
        return [ERA]
    coming: list[Step[Any]] = [ERA, CLEAN_UP_STEP]
    if s.phase == terms.ACTION_PHASE:
        return [*coming, *turns(s, acting)]
    for phase, step in ((terms.WARP_PHASE, WARP_STEP), (terms.POWER_UP, POWER_UP_STEP), (terms.PARADOX_PHASE, PARADOX)):
        if s.phase <= phase and ACTION_STEP not in coming:
            coming.append(ACTION_STEP)
        if s.phase <= phase:
            coming.append(step)
    return coming
