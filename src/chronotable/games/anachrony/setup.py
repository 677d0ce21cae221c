"""Chapters 2 and 3: from options and a seed to the first state."""

from __future__ import annotations

from typing import Any

from chronotable.games.anachrony import terms
from chronotable.games.anachrony.box import Box
from chronotable.games.anachrony.components import leaderless
from chronotable.games.anachrony.opponents import make_opponent
from chronotable.games.anachrony.options import OPTIONS
from chronotable.games.anachrony.state import AnachronyState, Opponent, Settings
from chronotable.games.anachrony.steps import drafts
from chronotable.games.anachrony.steps.era import ERA
from chronotable.kernel.state import Witness


def set_up(box: Box, options: dict[str, Any], chance: int | Witness) -> AnachronyState:
    """The table before paths are chosen; what follows is on the agenda."""
    s = AnachronyState(box, Settings())
    OPTIONS.put(s, s.settings, options)
    s.clear_table()
    if s.settings.opponent != terms.NO_OPPONENT:
        seat_opponent(s)
    s.draw_from(chance)
    lay_out(s)
    seats = range(s.settings.players)
    s.agenda = [ERA, drafts.DealEndgame(), drafts.StartingGoods()]
    if s.settings.leaders == ["random"]:
        s.agenda.append(drafts.DealLeaders())
    else:
        for seat in reversed(seats):
            s.agenda.append(drafts.ChooseLeader(seat))
    s.agenda.append(drafts.DealConditions())
    if s.settings.paths == ["choose"]:
        for seat in reversed(seats):
            s.agenda.append(drafts.ChoosePath(seat))
    else:
        for seat, path in enumerate(chosen_paths(s)):
            drafts.take_path(s, seat, path)
    return s


def seat_opponent(s: AnachronyState) -> None:
    """The opponent of a single player as it was agreed (ANA-37.10, 37.51)."""
    rules = make_opponent(s.box, terms.OPPONENT_TERMS[s.settings.opponent - 1], s.settings.harder_ways)
    s.opponent = Opponent(rules)
    if rules.numbers[terms.NO_LEADER]:
        s.box = leaderless(s.box)


def chosen_paths(s: AnachronyState) -> list[int]:
    if s.settings.paths == ["random"]:
        paths = list(range(terms.PATHS))
        s.shuffle(paths)
        return paths[: s.settings.players]
    return [terms.PATH_TERMS.index(word) for word in s.settings.paths]


def lay_out(s: AnachronyState) -> None:
    """Decks, stacks, superprojects, breakthroughs (ANA-2.3 to 2.9)."""
    s.recruit_deck = list(range(len(s.box.recruit_cards)))
    s.shuffle(s.recruit_deck)
    s.mine_deck = list(range(len(s.box.mine_cards)))
    s.shuffle(s.mine_deck)
    for row in range(terms.ROWS):
        s.primary[row] = s.box.row_tiles[row].copy()
        s.shuffle(s.primary[row])
    projects = list(range(s.box.buildings, s.box.anomaly))
    s.shuffle(projects)
    s.projects = projects[: terms.ERAS]
    s.unused_projects = projects[terms.ERAS :]
    s.supply = [terms.COPIES] * terms.BREAKTHROUGHS
    if s.settings.alternate_timeline:
        s.alternates = list(range(len(s.box.spaces_of_tile)))
        s.shuffle(s.alternates)
