"""What is true of every state at its moment: Era, phase, what is pending, the Impact, the end (chapters 4, 23, 24)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from chronotable.games.anachrony import terms
from chronotable.games.anachrony.state import AnachronyState, Opponent, Player, by_seat
from chronotable.games.anachrony.steps.capital import hexes_each
from chronotable.games.anachrony.steps.counting import tiles_of
from chronotable.games.anachrony.steps.drafts import ChooseLeader, ChoosePath
from chronotable.games.anachrony.steps.era import is_left_of, mined, recruits
from chronotable.games.anachrony.steps.modifiers import covered_by_impact
from chronotable.games.anachrony.steps.power_up import PowerUp
from chronotable.games.anachrony.steps.time_travel import can_send
from chronotable.games.anachrony.steps.turn import NextTurn, Turn
from chronotable.games.anachrony.steps.warp import MOST_WARPS, RevealWarp, Warp
from chronotable.kernel.laws import laws_of
from chronotable.kernel.message import Message
from chronotable.kernel.step import SeatStep, Step, of_kind

law: Final = laws_of("anachrony")
Steps = list[Step[Any]]

# The phases of an Era in order, each by the step that begins it.
BEGINS: Final = {
    terms.PARADOX_PHASE: "paradox_phase",
    terms.POWER_UP: "power_up_phase",
    terms.WARP_PHASE: "warp_phase",
    terms.ACTION_PHASE: "action_phase",
    terms.CLEAN_UP: "clean_up",
}
NEXT_ERA: Final = "era"
# What may wait in a phase beside the beginnings of those that follow; in the Action phase, all that is named nowhere.
ANOMALY_STEPS: Final = {"rescue_warp", "take_anomaly"}
WAITING: Final[dict[int, set[str]]] = {
    terms.SETUP_PHASE: {"choose_path", "choose_leader", "deal_leaders", "deal_conditions", "deal_endgame",
                        "starting_goods", "draft_asset", "assets_drafted", "draft_endgame", "endgame_drafted"},
    terms.PREPARATION: set(),
    terms.PARADOX_PHASE: ANOMALY_STEPS,
    terms.POWER_UP: {"opponent_power_up", "power_up", "power_up_reveal", "exchange_cores"},
    terms.WARP_PHASE: ANOMALY_STEPS | {"opponent_warp", "warp", "reveal_warp", "place_warp", "second_copy", "gain",
                                       "paradox", "morale", "lose_worker"},
    terms.CLEAN_UP: {"leader_clean_up", "retrieve", "may", "gain_random", "gain_any", "gain_worker", "research",
                     "name_icon", "reroll"},
}  # fmt: skip
ONLY_THERE: Final = {
    *WAITING[terms.SETUP_PHASE], *WAITING[terms.POWER_UP], "opponent_warp", "warp", "reveal_warp", "place_warp",
    "second_copy", "leader_clean_up", "retrieve", "may", "gain_random",
}  # fmt: skip


def seats_at(steps: Steps, *kinds: type[SeatStep[AnachronyState]]) -> list[int]:
    """Whose steps of these kinds are pending, those of each kind in their order."""
    return [step.who for kind in kinds for step in of_kind(steps, kind)]


def time_laws(s: AnachronyState, steps: Steps) -> list[Message]:
    broken = [*phase_laws(s, steps), *impact_laws(s, steps), *end_laws(s, steps), *set_up_laws(s, steps)]
    broken += [*card_laws(s, steps), *turn_laws(s, steps), *fate_laws(s)]
    for seat, player in enumerate(s.players):
        broken += [*marker_laws(s, seat, player, steps), *warp_laws(s, seat, player, steps)]
        broken += agreed_laws(s, seat, player)
    return broken


def between_eras(steps: Steps) -> bool:
    """Is everything done but the next Era?"""
    return [step.term for step in steps] == [NEXT_ERA]


def may_be_busy(s: AnachronyState, steps: Steps) -> bool:
    """Are workers, exosuits and markers still out, to be retrieved in Clean Up (ANA-23.2 to 23.5)?"""
    return s.phase in (terms.ACTION_PHASE, terms.CLEAN_UP) and s.ending == terms.RUNNING and not between_eras(steps)


def phase_laws(s: AnachronyState, steps: Steps) -> Iterator[Message]:
    """The phases of an Era follow one another (ANA-4.1, 4.2)."""
    if (s.phase == terms.SETUP_PHASE) != (s.era == 0) and not (
        s.era == 0 and s.phase == terms.PREPARATION and between_eras(steps)
    ):
        yield law("set-up-phase")
    if s.phase == terms.PARADOX_PHASE and s.era == 1:
        yield law("first-paradox")
    if s.ending != terms.RUNNING or (s.phase in (terms.PREPARATION, terms.CLEAN_UP) and between_eras(steps)):
        return
    found = [step.term for step in steps if step.term in BEGINS.values() or step.term == NEXT_ERA]
    coming = [word for phase, word in BEGINS.items() if phase > s.phase and (phase > terms.PARADOX_PHASE or s.era > 1)]
    coming = [*coming, NEXT_ERA] if s.phase else [NEXT_ERA]
    rest = [step.term for step in steps if step.term not in found]
    allowed = WAITING.get(s.phase)
    fitting = all(word in allowed for word in rest) if allowed is not None else ONLY_THERE.isdisjoint(rest)
    begun = found == coming
    ends = s.phase != terms.CLEAN_UP or not begun or rest.count("retrieve") == 1
    if not fitting or not ends or not (begun or found == [BEGINS.get(s.phase), *coming]):
        yield law("pending")


def impact_laws(s: AnachronyState, steps: Steps) -> Iterator[Message]:
    """The Impact is at the end of Era 4, and covers hexes (ANA-24.1, 24.4, 24.5)."""
    over = s.era == terms.IMPACT_ERA and s.phase in (terms.PREPARATION, terms.CLEAN_UP) and between_eras(steps)
    if s.impact != (s.era > terms.IMPACT_ERA or over):
        yield law("impact")
    for seat, player in enumerate(s.players):
        if player.covered != (covered_by_impact(player) if s.impact else 0):
            yield law("hexes", seat=seat + 1)
    first = terms.IMPACT_ERA + 1
    if s.flipped and (s.era < first or (s.era == first and s.ending == terms.RUNNING and not between_eras(steps))):
        yield law("early-flip")


def end_laws(s: AnachronyState, steps: Steps) -> Iterator[Message]:
    """(ANA-23.7, 25.2)"""
    fallen = s.impact and s.flipped.bit_count() >= terms.CAPITAL_ACTIONS * hexes_each(s)
    if s.ending == terms.RUNNING:
        if fallen:
            yield law("ending")
        return
    if (
        steps
        or s.phase != terms.CLEAN_UP
        or fallen != (s.ending == terms.COLLAPSED)
        or not (fallen or s.era == terms.ERAS)
    ):
        yield law("ending")
    if any(player.warp_at[tile] and can_send(player, tile) for player in s.players for tile in range(terms.WARPS)):
        yield law("untangled")


def set_up_laws(s: AnachronyState, steps: Steps) -> list[Message]:
    """Before the first Era only what is still to be chosen is missing (ANA-3.1, 3.3, 3.7)."""
    if s.phase != terms.SETUP_PHASE:
        return []
    pending = {step.term for step in steps}
    choosing = seats_at(steps, ChoosePath)
    leading = seats_at(steps, ChooseLeader)
    for seat, player in enumerate(s.players):
        missing = (player.path < 0, player.condition < 0, player.leader < 0)
        to_come = (seat in choosing, "deal_conditions" in pending, seat in leading or "deal_leaders" in pending)
        if missing != to_come:
            return [law("set-up")]
    paths = [player.path for player in s.players if player.path >= 0]
    return [law("paths")] if len(set(paths)) != len(paths) else []


def agreed_laws(s: AnachronyState, seat: int, player: Player) -> Iterator[Message]:
    """What was agreed before the game holds (ANA-3.1, 3.3, 3.7)."""
    for name, agreed, words, held, rule in (
        ("paths", s.settings.paths, terms.PATH_TERMS, player.path, "ANA-3.1"),
        ("leaders", s.settings.leaders, terms.LEADER_TERMS, player.leader, "ANA-3.7"),
        ("evacuation", s.settings.evacuation, ["a", "b"], held_side(player), "ANA-3.3"),
    ):
        if by_seat(agreed, len(s.players)) and held >= 0 and agreed[seat] not in (words[held], "random"):
            yield law("agreed", seat=seat + 1, option=name, agreed=agreed[seat], found=words[held], rule=rule)


def held_side(player: Player) -> int:
    return player.condition % terms.LEADERS_EACH if player.condition >= 0 else -1


def card_laws(s: AnachronyState, steps: Steps) -> Iterator[Message]:
    """A recruit card and a mine card an Era, and pools that they filled (ANA-4.7 to 4.11, 15.4)."""
    for deck, cards in ((s.recruit_deck, s.box.recruit_cards), (s.mine_deck, s.box.mine_cards)):
        if len(set(deck)) != len(deck) or len(deck) != len(cards) - s.era:
            yield law("decks")
    if s.era == 0:
        if any(s.recruit_pool) or any(s.mine_pool) or s.recruit_card >= 0:
            yield law("decks")
        return
    if s.recruit_card < 0 or s.recruit_card in s.recruit_deck:
        yield law("recruit-card")
        return
    filled = recruits(s, s.recruit_card)
    untouched = terms.PREPARATION < s.phase < terms.ACTION_PHASE
    if not is_left_of(s.recruit_pool, filled) or (untouched and s.recruit_pool != filled):
        yield law("recruit-pool", n=sum(s.recruit_pool))
    drawn = [card for card in range(len(s.box.mine_cards)) if card not in s.mine_deck]
    taken = sum(at >= 0 for at in s.hexes[terms.MINE_TOP : terms.HEXES]) - sum(step.term == "mine" for step in steps)
    left = sum(s.mine_pool[terms.TITANIUM : terms.NEUTRONIUM + 1])
    whole = len(s.box.mine_cards[0])
    if not any(is_left_of(s.mine_pool, mined(s, card, s.era > terms.IMPACT_ERA)) for card in drawn):
        yield law("mine-pool")
    elif s.phase == terms.PREPARATION or s.ending != terms.RUNNING or between_eras(steps):
        if left < whole - (terms.HEXES - terms.MINE_TOP):
            yield law("mined")
    elif left != whole - taken:
        yield law("mined")


def turn_laws(s: AnachronyState, steps: Steps) -> Iterator[Message]:
    """Whose turn it is, who has passed, who is first (ANA-8.1, 8.4, 8.8, 14.1, 28.4)."""
    turns = seats_at(steps, Turn, NextTurn)
    if s.phase == terms.ACTION_PHASE and not any(step.term == BEGINS[terms.ACTION_PHASE] for step in steps):
        waiting = s.opponent is not None and s.players[0].passed and any(step.term == "opponent_turn" for step in steps)
        if turns != ([] if waiting else [s.acting]) or (s.players[s.acting].passed and not waiting):
            yield law("turn")
    elif turns:
        yield law("turn")
    if s.phase == terms.CLEAN_UP and may_be_busy(s, steps) and not all(side.passed for side in sides(s)):
        yield law("all-passed")
    if may_be_busy(s, steps):
        banner = s.hexes[terms.COUNCIL_LEFT]
        holder = terms.OPPONENT if banner == terms.OPPONENT_SUIT else banner // terms.BUSY
        if s.first != (s.starter if banner < 0 else holder):
            yield law("banner")
    if s.reservoir_used and (s.phase != terms.ACTION_PHASE or not owns_reservoir(s, s.players[s.acting])):
        yield law("reservoir")


def sides(s: AnachronyState) -> list[Player | Opponent]:
    """Who takes turns: the players, and the opponent of a single one."""
    return [*s.players] if s.opponent is None else [*s.players, s.opponent]


def owns_reservoir(s: AnachronyState, player: Player) -> bool:
    """Covered or not: it may have been covered after it was used."""
    return any(parameter == terms.RESERVOIR for tile in tiles_of(player) for parameter, _ in s.box.tile_mods[tile])


def fate_laws(s: AnachronyState) -> list[Message]:
    """Chance that a description fixes must be able to come (ANA-26.2, 29.4, 29.11)."""
    finds = any(player.leader >= 0 and s.box.leader_finds[player.leader] for player in s.players) or s.era == 0
    for outcome in reversed(s.fate):
        if outcome >= terms.FATE_TOKEN:
            if s.opponent is None or (outcome >= terms.FATE_CORE and not s.opponent.rules.numbers[terms.DRAWN]):
                return [law("fate", word=terms.FATE_OUTCOMES[outcome])]
            continue
        rolled = outcome < terms.FATE_SHAPE and (not s.settings.predictable or s.opponent is not None)
        found = finds and (
            outcome < terms.FATE_RESOURCE + terms.NEUTRONIUM - terms.TITANIUM or not s.settings.no_random_neutronium
        )
        if not (
            rolled or terms.FATE_SHAPE <= outcome < terms.FATE_RESOURCE or (outcome >= terms.FATE_RESOURCE and found)
        ):
            return [law("fate", word=terms.FATE_OUTCOMES[outcome])]
    return []


def marker_laws(s: AnachronyState, seat: int, player: Player, steps: Steps) -> Iterator[Message]:
    """What an Era brings out and Clean Up takes back (ANA-6.2, 8.6, 20.7, 20.16, 23.2 to 23.8, 33.14)."""
    if not may_be_busy(s, steps):
        if any(player.busy) or player.deployed:
            yield law("still-busy", seat=seat + 1)
        if player.used or player.passed:
            yield law("still-marked", seat=seat + 1)
        start = s.era + 1 if between_eras(steps) else s.era
        if player.focus != max(1, start) and s.ending == terms.RUNNING:
            yield law("focus", seat=seat + 1)
    elif player.focus > s.era:
        yield law("markers", seat=seat + 1)
    if s.era < 2 and player.travel:
        yield law("travelled", seat=seat + 1)
    if any(player.aside) and not (player.board.give_up and s.phase == terms.ACTION_PHASE):
        yield law("aside", seat=seat + 1)
    unpowered = seat in seats_at(steps, PowerUp) or any(
        step.term in (BEGINS[terms.POWER_UP], "power_up_reveal") for step in steps
    )
    if player.suits and (s.phase < terms.POWER_UP or unpowered or between_eras(steps)):
        yield law("powered", seat=seat + 1)


def warp_laws(s: AnachronyState, seat: int, player: Player, steps: Steps) -> Iterator[Message]:
    """Two warp tiles an Era, in its Warp phase (ANA-7.1, 7.2), and where they lie on an alternate timeline (26.4)."""
    if any(player.warp_at.count(era) > MOST_WARPS for era in range(1, terms.ERAS + 1)):
        yield law("two-warps", seat=seat + 1)
    waiting = seats_at(steps, Warp, RevealWarp)
    before = (
        s.phase < terms.WARP_PHASE or seat in waiting or any(step.term == BEGINS[terms.WARP_PHASE] for step in steps)
    )
    if before and s.era in player.warp_at and s.era and not between_eras(steps):
        yield law("early-warp", seat=seat + 1)
    for tile in range(terms.WARPS):
        most = MOST_WARPS * s.sides() if s.settings.alternate_timeline and player.warp_at[tile] else 0
        if player.warp_space[tile] > most:
            yield law("warp-spaces", seat=seat + 1)
            break
