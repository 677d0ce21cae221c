"""What the board of Anachrony draws: hexes, timeline, the own board, the others in brief, the score so far."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import pytest

import chronotable
from chronotable.cli.boards import board_for
from chronotable.cli.boards.anachrony.signs import formula
from chronotable.games.anachrony.terms import CAPITAL_TILE_TERMS, GOODS_TERMS, WARP_TERMS, WORKER_TERMS
from chronotable.kernel.match import Match
from chronotable.locale import LANGUAGES
from tests.cli.drawing import check_lines, check_screen, drawn, scene_of, terminal
from tests.games.anachrony.table import table
from tests.games.playing import keys, play

BOARD = board_for("anachrony")
GAMES: list[dict[str, Any]] = [
    {"players": 2, "harder_two_player": True},
    {"players": 3, "side": "b", "simultaneous_power_up": True},
    {"players": 4, "alternate_timeline": True, "starting_asset_draft": True, "endgame_condition_draft": True},
]


def line_with(match: Match, start: str, **look: Any) -> str:
    """The line of the board that begins so."""
    found: str = next(line for line in drawn(match, **look).split("\n") if line.startswith(start))
    return found


@cache
def finished(*options: tuple[str, Any]) -> Match:
    """A game that is only looked at, once for all tests."""
    match = chronotable.new("anachrony", seed=5, **dict(options))
    while (decision := match.decision) is not None:
        match.choose(decision.options[len(match.history) * 5 % len(decision.options)].key, decision.seat)
    return match


def played(choices: int, **options: Any) -> Match:
    """The game after so many choices, or at its end."""
    match = finished(*sorted(options.items()))
    return match.branch(choices) if choices < len(match.history) else match


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("options", GAMES, ids=lambda options: "-".join(map(str, options.values())))
def test_no_line_is_too_long_and_no_text_is_missing(language: str, options: dict[str, Any]) -> None:
    for choices in (0, 6, 15, 60, 150, 2000):
        match = played(choices, **options)
        check_lines(match, language, ((100, 21), (100, 40), (80, 17), (60, 12), (140, 24)))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("ascii_only", [False, True])
def test_the_whole_screen_fits_into_thirty_rows(language: str, ascii_only: bool, tmp_path: Path) -> None:
    for choices in range(0, 300, 23):
        match = played(choices, players=4)
        if match.decision is None:
            break
        check_screen(match, language, ascii_only, tmp_path)


def test_everything_is_there_at_a_hundred_columns_and_the_boards_at_eighty() -> None:
    match = played(150, players=4)
    parts = ["Construct", "Recruit", "Research", "Mine", "Council", "Purify", "Trade", "Evacuation", "Exosuits"]
    for text in (drawn(match), drawn(match, width=80, rows=30)):
        for part in [*parts, "Score now", "Warp tiles", "Harmony", "Dominance", "Progress", "Salvation"]:
            assert part in text
    low = drawn(match, width=80, rows=16)
    for part in [*parts, "Score now", "Morale", "Warp tiles", "Harmony", "Dominance", "Progress", "Salvation"]:
        assert part in low


@pytest.mark.rule("ANA-2.1", "ANA-10.2")
def test_hexes_show_their_cost_who_stands_there_and_the_options() -> None:
    match = table(
        active={"engineer": 1, "scientist": 1}, powered=2, goods={"water": 5, "titanium": 2},
        hexes={"recruit_top": {"seat": 1, "worker": "genius"}, "mine_top": {"seat": 1, "worker": "engineer",
                                                                          "retrieved": "motivated"}},
    )  # fmt: skip
    for key, start in (("place:construct_middle", "Construct"), ("place:research_top", "Research"),
                       ("place:council_left", "Council"), ("place:purify", "Council")):  # fmt: skip
        assert f"[{keys(match).index(key) + 1}]" in line_with(match, start)
    assert "○ 1w [" in line_with(match, "Construct")
    assert "♟2G" in line_with(match, "Recruit")
    assert "♟2E↑" in line_with(match, "Mine")
    assert "○ +1g [" in line_with(match, "Mine")
    assert "○ 2w★" in line_with(match, "Council")
    assert "Evacuation ×" in line_with(match, "Council")
    assert "2w" not in line_with(match, "Construct").partition("│")[0], "a game of two has two hexes an action"


@pytest.mark.rule("ANA-26.1")
def test_the_harder_game_of_two_shows_one_council_hex() -> None:
    council = line_with(table(options={"harder_two_player": True}), "Council").partition("Purify")[0]
    assert council.count("○") == 1
    assert line_with(table(), "Council").partition("Purify")[0].count("○") == 2


@pytest.mark.rule("ANA-10.4", "ANA-31.1")
def test_after_the_impact_hexes_show_their_tiles() -> None:
    match = table(
        era=6, capital_tiles={"construct_top": "construct_2", "construct_middle": "construct_5"},
        flipped=["construct_top"], active={"engineer": 1}, powered=1, goods={"titanium": 2},
    )  # fmt: skip
    assert "IMPACT" in drawn(match).split("\n")[0]
    hexes = line_with(match, "Construct").partition("│")[0].split()
    assert hexes[1] == "×"
    assert hexes[2:4] == ["○", "twice"]
    assert "Evacuation 0/2" in drawn(match)


@pytest.mark.rule("ANA-7.4", "ANA-20.1")
def test_the_timeline_shows_focus_superprojects_and_warp_tiles() -> None:
    match = table(era=3, warps={"titanium": 1, "scientist": 3}, other={"warps": {"exosuit": 3}, "focus": 1}, focus=2)
    lines = drawn(match).split("\n")
    at = next(number for number, line in enumerate(lines) if line.startswith(" 1 "))
    columns = [line.replace("║", "│").split("│") for line in lines[at : at + 3]]
    eras, projects, warps = ([cell.strip() for cell in row] for row in columns)
    assert eras == ["1 ♟2", "2 ♟1", "▶3", "4", "5", "6", "7"]
    assert projects[4:] == ["▒", "▒", "▒"], "face down until their Era is near"
    assert all(name not in ("▒", "") for name in projects[:4])
    assert warps == ["1t", "", "1S 2X", "", "", "", ""]
    assert lines[at].index("║") == lines[at + 1].index("║"), "where the Impact comes"


@pytest.mark.rule("ANA-26.5")
def test_the_alternate_timeline_shows_its_spaces() -> None:
    match = table(options={"alternate_timeline": True}, era=2, warps={"gold": 1}, warp_spaces={"gold": 1})
    spaces = drawn(match).split("\n")[9]
    assert spaces.startswith("1")
    assert {"+", "V", "=", "<", ">", "-"} & set(spaces)


@pytest.mark.rule("ANA-33.1")
def test_the_own_board_shows_tiles_costs_workers_and_tracks() -> None:
    match = table(
        goods={"water": 4, "gold": 1, "vp": 2}, active={"scientist": 1, "genius": 1}, tired={"engineer": 2}, powered=2,
        slots={
            "factory_1": "207", "factory_2": {"tile": "202", "worker": "engineer"}, "lab_1": "anomaly",
            "life_support_1": "grand_reservoir",
        },
        morale=5, time_travel=2, paradoxes=1, breakthroughs={"triangle_war": 1},
    )  # fmt: skip
    head = line_with(match, "▶1 Harmony")
    assert "Patriarch Haulani" in head
    assert "1S 1G (2E)" in head
    assert "4w 0t 0u 1g 0n 0e 2VP" in head
    assert "water 4  titanium 0" in line_with(match, "▶1 Harmony", width=140)
    factory = line_with(match, "Factory")
    assert f"[{keys(match).index('use:207') + 1}]207 *+1w→" in factory
    assert "202 ♟E" in factory
    assert "○ 2w 2t 2g" in factory
    assert "Morale 5/7 (+2)" in factory
    assert "◉ anomaly" in line_with(match, "Lab")
    assert "Paradoxes ◉○○ · Evac. 3LS" in line_with(match, "Lab")
    life = line_with(match, "Life Support")
    assert "Grand Reservoir -1w a turn" in life
    assert "Time Travel 2 (+4) · Focus 2" in life
    assert "●●○ ○○○ (4 idle, 0 out)" in line_with(match, "Power Plant")
    assert "Breakthroughs △Wa" in drawn(match)
    plain = drawn(match, ascii_only=True)
    assert plain.isascii()
    for part in ("@ anomaly", "##. ...", "^Wa", "207 *+1w>"):
        assert part in plain


@pytest.mark.rule("ANA-25.1")
def test_the_score_so_far_is_told_by_category() -> None:
    match = table(goods={"vp": 3}, slots={"lab_1": "anomaly"}, morale=5)
    sheet = match.view(0)["seats"][0]
    line = line_with(match, "Score now")
    assert line.startswith(f"Score now {sheet['score']}:")
    for part in ("Anomalies -3", "Morale 2", "tokens 3"):
        assert part in line
    assert "projects" not in line, "what is nothing is left out"


def test_others_are_shown_in_brief() -> None:
    other = {"goods": {"water": 3, "energy_core": 1}, "active": {"administrator": 2}, "tired": {"scientist": 1},
             "slots": {"factory_1": "207", "lab_1": "anomaly", "life_support_1": "grand_reservoir"}, "powered": 1,
             "morale": 3, "paradoxes": 2, "time_travel": 1, "passed": True}  # fmt: skip
    line = line_with(table(other=other), "♟2 Dominance")
    for part in ("3w 1e", "2A (1S)", "●1", "F1 ★1 ◉1", "M3 T1 P2", "passed", " VP"):
        assert part in line


@pytest.mark.rule("ANA-7.2", "ANA-0.7")
def test_warp_tiles_chosen_in_secret_are_drawn_for_their_owner_only() -> None:
    match = table(era=2, phase="warp", seats=[{}, {}])
    match.choose("warp:gold", 0)
    everything = "\n".join(line.plain for line in BOARD.team(scene_of(match, 0), 100))
    assert "chosen in secret: g" in everything
    assert "chosen in secret" not in drawn(match, 1)
    assert "chosen in secret" not in "\n".join(line.plain for line in BOARD.team(scene_of(match, 1), 100))


@pytest.mark.rule("ANA-26.11")
def test_what_was_kept_in_a_draft_is_shown() -> None:
    match = chronotable.new("anachrony", seed=4, players=2, paths="random", leaders="random", starting_asset_draft=True)
    while not (scene_of(match, 0).view["draft"] or {}).get("kept"):
        play(match, keys(match)[0])
    assert "kept: asset" in drawn(match, 0).split("\n")[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_can_be_looked_up_in_every_language(language: str) -> None:
    scene = scene_of(played(120, players=3), language=language)
    everything = "\n".join(line.plain for line in BOARD.describe(scene, "", 100))
    for part in ("[101]", "[415]", "[quantum_chameleon]", "[wolfe]", "[salvation_b]", "[construct_3]", "[parallel]"):
        assert part in everything
    pages = [everything, *(line.plain for line in (*BOARD.team(scene, 100), *BOARD.help(scene, 100)))]
    assert not any("cli-" in page or "anachrony-" in page for page in pages)
    assert BOARD.describe(scene, "no such tile", 100) == []


def test_a_building_is_looked_up_by_its_number() -> None:
    (line,) = BOARD.describe(scene_of(table()), "207", 100)
    assert line.plain == "Factory 207 [207]: 2 VP; any Worker + 1 water → 2 uranium"


@pytest.mark.parametrize("language", LANGUAGES)
def test_letters_of_goods_and_workers_differ(language: str) -> None:
    shown = terminal(language)
    letters = [shown.text(f"cli-anachrony-goods-{word.replace('_', '-')}") for word in GOODS_TERMS]
    letters += [shown.text(f"cli-anachrony-worker-{word}") for word in WORKER_TERMS]
    letters.append(shown.text("cli-anachrony-exosuit"))
    assert len(set(letters)) == len(GOODS_TERMS) + len(WORKER_TERMS) + 1
    assert len(WARP_TERMS) == 9
    assert len({shown.text(f"cli-anachrony-tile-{word.replace('_', '-')}") for word in CAPITAL_TILE_TERMS}) > 10


def test_people_at_one_screen_are_called_by_path() -> None:
    match = chronotable.new("anachrony", players=2, seed=5)
    assert [BOARD.seat_name(scene_of(match), seat) for seat in (0, 1)] == ["Seat 1", "Seat 2"]
    play(match, "path:progress", "path:harmony")
    assert [BOARD.seat_name(scene_of(match), seat) for seat in (0, 1)] == ["Progress", "Harmony"]


def test_short_labels_name_every_choice_apart() -> None:
    match = chronotable.new("anachrony", players=3, seed=3, side="b", endgame_condition_draft=True)
    while (decision := match.decision) is not None:
        for language in LANGUAGES:
            scene = scene_of(match, language=language)
            labels = [BOARD.short_label(scene, option) for option in decision.options]
            assert len(set(labels)) == len(labels), labels
        match.choose(decision.options[len(match.history) * 5 % len(decision.options)].key, decision.seat)


@pytest.mark.rule("ANA-27.401", "ANA-27.402", "ANA-27.406")
def test_a_lasting_change_is_told_by_its_number() -> None:
    scene = scene_of(played(0, players=2))
    told = {id: formula(scene, id) for id in ("401", "402", "405", "406")}
    assert told == {"401": "range +1", "402": "range +2", "405": "limit +1", "406": "anomaly +2VP"}
