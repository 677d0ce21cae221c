"""Chapters 3 and 4: from options and a seed to the first state."""

from __future__ import annotations

from typing import Any, Final

from chronotable.games.room25 import terms
from chronotable.games.room25.box import Box
from chronotable.games.room25.options import BASE_CHARACTERS, OPTIONS, PAIRS, characters_each, seated_pairs
from chronotable.games.room25.recipes import building, guard_tiles
from chronotable.games.room25.state import Figure, Room25State, Settings
from chronotable.games.room25.steps.building import know
from chronotable.games.room25.steps.programming import Clues
from chronotable.games.room25.steps.round import ROUND
from chronotable.kernel.state import Witness

SPARE_ROOMS: Final = {"sarah": 2, "bruce": 1}
NO_REMINDER: Final = -2
ROOM_OF: Final = {word: kind for kind, word in enumerate(terms.ROOM_TERMS)}


def settings_of(options: dict[str, Any]) -> Settings:
    """The options as the rules read them."""
    chosen = Settings()
    OPTIONS.put(None, chosen, options)
    chosen.guards = guard_tiles(options)
    chosen.reminders = not options["no_reminder_tokens"] and not (
        chosen.difficulty == "madness" and chosen.mode == terms.COOPERATION
    )
    chosen.team_of = [seat % 2 for seat in range(chosen.players)]  # seated alternately (R25-4.5)
    return chosen


def set_up(box: Box, options: dict[str, Any], chance: int | Witness) -> Room25State:
    """The table before the first round (R25-3.1 to 3.13)."""
    s = Room25State(box, settings_of(options))
    s.clear_table()
    s.draw_from(chance)
    characters = options["characters"]
    if isinstance(characters, str):
        characters = random_characters(s, options, int(characters.partition(":")[2]))
    build(s, {**options, "characters": characters})
    place_figures(s, characters, characters_each(options))
    deal_roles(s)
    s.rounds_left = rounds(s)
    prepare_cards(s, options)
    s.agenda.append(ROUND)
    s.agenda.append(Clues())
    return s


def random_characters(s: Room25State, options: dict[str, Any], count: int) -> list[str]:
    """Any of them; pairs stay together, or apart in teams, as the mode hands them out (R25-4.4, 4.17)."""
    known = terms.CHARACTER_TERMS if s.settings.season2 else BASE_CHARACTERS
    if s.settings.mode != terms.TEAM and characters_each(options) != 2:
        return [known[number] for number in shuffled(s, len(known))[:count]]
    pairs = [pair for pair in PAIRS if pair[0] in known]
    mixed = [[pairs[pair][member] for member in shuffled(s, 2)] for pair in shuffled(s, len(pairs))]
    return seated_pairs(options, mixed)[:count]


def shuffled(s: Room25State, count: int) -> list[int]:
    numbers = list(range(count))
    s.shuffle(numbers)
    return numbers


def build(s: Room25State, options: dict[str, Any]) -> None:
    """Exits far away: Room 25, vision and robot rooms always start in an exit zone (R25-3.2, 3.3)."""
    tiles = building(options, s.below)
    kinds = [ROOM_OF[word] for word, count in tiles.items() for _ in range(count)]
    kinds.remove(terms.CENTRAL)
    far = far_rooms(s.settings)
    outside = [kind for kind in kinds if kind in far]
    rest = [kind for kind in kinds if kind not in far]
    s.shuffle(rest)
    outer = outside + rest[len(terms.INNER_DIAMOND) :]
    s.shuffle(outer)
    s.kind = [terms.CENTRAL] * terms.CELLS
    for cell, kind in zip(terms.INNER_DIAMOND, rest):
        s.kind[cell] = kind
    for cell, kind in zip(terms.EXIT_ZONE, outer):
        s.kind[cell] = kind
    s.seen = [-1] * (terms.CELLS * (s.settings.players + 1))
    s.up[terms.CENTRE] = True
    know(s, terms.CENTRE)


def far_rooms(settings: Settings) -> list[int]:
    """Rooms that are only dealt to exit zones (R25-3.2, 3.3)."""
    far = [terms.ROOM25, terms.VISION, terms.ROBOT_ROOM]
    return [*far, terms.KEY_ROOM] if settings.key_room_in_exit_zone else far


def place_figures(s: Room25State, characters: list[str], each: int) -> None:
    """Everybody in the central room; markers in laps, so that nobody has two neighbouring ones (R25-3.4 to 3.8)."""
    players = s.settings.players
    for number, word in enumerate(characters):
        figure = Figure(terms.CHARACTER_TERMS.index(word), number // each, terms.CENTRE)
        if s.settings.season2:
            figure.spare = SPARE_ROOMS.get(word, 0)
        if not s.settings.season2 or s.settings.difficulty == "madness":
            figure.adrenaline = terms.NO_ADRENALINE
        if not s.settings.reminders:
            figure.reminder = NO_REMINDER
        s.figures.append(figure)
    first = s.below(players)
    seats = [(first + step) % players for step in range(players)]
    s.order = [seat * each + lap for lap in range(each) for seat in seats]


def deal_roles(s: Room25State) -> None:
    """Role tiles, one each, face down; one may stay unseen (R25-4.6 to 4.9)."""
    if s.settings.mode != terms.SUSPICION:
        return
    tiles = role_tiles(s)
    s.shuffle(tiles)
    for figure in s.figures:
        figure.role = tiles.pop()
    s.unseen_roles = tiles


def role_tiles(s: Room25State) -> list[int]:
    """The tiles to deal from (R25-4.6, 4.7)."""
    records = s.box.modes["suspicion"]["roles_by_players"]
    record = next(r for r in records if r["players"] == s.settings.players and r["guards"] == s.settings.guards)
    return [terms.PRISONER] * record["prisoners"] + [terms.GUARD] * record["guards"]


def rounds(s: Room25State) -> int:
    """How many rounds the game has (R25-4.2, 4.3)."""
    mode = s.box.modes[terms.MODE_TERMS[s.settings.mode]]
    if s.settings.mode in (terms.COOPERATION, terms.SOLO) and not s.settings.season2:
        count: int = mode["rounds_classic"]
    else:
        count = mode["rounds_by_characters"][len(s.figures)]
    return count


def prepare_cards(s: Room25State, options: dict[str, Any]) -> None:
    """The A.B.M. deck if anything uses it, with madness cards only where they belong (R25-3.10, 4.15)."""
    cooperative = s.settings.mode in (terms.COOPERATION, terms.SOLO)
    s.deck = []
    if not s.settings.season2 or not (cooperative or terms.ABM_ROOM in s.kind):
        return
    madness = s.settings.difficulty == "madness" or (not cooperative and options["madness_cards_in_other_modes"])
    s.deck = [card for card in range(len(s.box.card_ids)) if madness or not s.box.card_madness[card]]
    s.shuffle(s.deck)
