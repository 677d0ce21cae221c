"""`chronotable play` with piped answers: what a person types and reads."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import chronotable
from chronotable import bots
from chronotable.cli.terminal import display_path
from chronotable.kernel.match import Match
from chronotable.locale import LANGUAGES
from tests.cli.client import Play
from tests.cli.deals import hand_after_done, keys, negating, seed_that_deals


def autosave(data: Path) -> Path:
    return data / "chronotable" / "games" / "loop" / "current.ct"


def choices(path: Path) -> list[str]:
    return [choice.key for choice in chronotable.load(path.read_text()).history]


def archived(data: Path) -> list[Path]:
    return sorted((data / "chronotable" / "games" / "loop" / "archive").glob("*.ct"))


def persons_choices(path: Path) -> list[str]:
    """Those of the first seat; a computer player at the second may have begun."""
    return [choice.key for choice in chronotable.load(path.read_text()).history if choice.seat == 0]


def two_people(*words: str) -> tuple[str, ...]:
    return ("play", "--bots", "person", *words)


def test_quitting_at_once_shows_the_table_and_keeps_the_game(play: Play, data: Path) -> None:
    code, out = play("play", typed="q\n")
    assert code == 0
    for part in ("The LOOP", "Dawn of Time", "Medieval Era", "End of Times", "Dr Faux", "q quit"):
        assert part in out
    assert "saved" in out.splitlines()[-1]
    assert persons_choices(autosave(data)) == []


@pytest.mark.parametrize("ending", ["", "\n\n", "1"])
def test_the_end_of_input_keeps_the_game(play: Play, data: Path, ending: str) -> None:
    code, out = play(*two_people("--seed", negating()), typed=ending)
    assert code == 0
    assert "The game is saved" in out
    assert len(choices(autosave(data))) == ending.count("1")


def test_a_game_goes_on_where_it_was_left(play: Play, data: Path) -> None:
    play(*two_people("--seed", negating()), typed="1\nq\n")
    code, out = play("play", typed="done\nq\n")
    assert code == 0
    assert "Resumed after 1 choice." in out
    assert choices(autosave(data)) == ["negate:industrial", "done"]
    assert archived(data) == []


def test_the_resumed_game_keeps_its_language(play: Play, data: Path) -> None:
    play(*two_people("--seed", negating(), "--lang", "pl"), typed="q\n")
    assert "Zaranie dziejów" in play("play", typed="q\n")[1]
    assert "Світанок часів" in play("play", "--lang", "uk", typed="q\n")[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_by_first_options(play: Play, data: Path, language: str) -> None:
    code, out = play(*two_people("--seed", "3", "--lang", language), typed="1\n" * 900)
    assert code == 0
    assert not autosave(data).exists()
    (place,) = archived(data)
    match = chronotable.load(place.read_text())
    assert match.told_result is not None
    assert place.stem.endswith("-won" if match.told_result.winners else "-lost")
    assert chronotable.render(match.told_result.reason, language) in out
    assert display_path(place) in out.splitlines()[-1]
    assert max(map(len, out.splitlines()[:-1])) <= 100


def test_a_new_game_moves_the_unfinished_one_to_the_archive(play: Play, data: Path) -> None:
    play(*two_people("--seed", negating()), typed="1\nq\n")
    _, out = play("play", "--new", "--bots", "person", typed="q\n")
    (place,) = archived(data)
    assert choices(place) == ["negate:industrial"]
    assert display_path(place) in out
    assert choices(autosave(data)) == []


def test_bad_arguments_leave_the_unfinished_game_alone(play: Play, data: Path) -> None:
    play(*two_people("--seed", negating()), typed="1\nq\n")
    for words, problem in (
        (["--players", "9"], "players"),
        (["--set", "level"], "level"),
        (["--set", "level=boss"], "intern"),
        (["--bots", "oracle"], "oracle"),
        (["--bots", "search:many"], "search:many"),
        (["--pack", "nowhere.yaml"], "nowhere.yaml"),
    ):
        code, out = play("play", *words)
        assert code in (1, 2)
        assert problem in out
        assert "Traceback" not in out
    assert choices(autosave(data)) == ["negate:industrial"]


def test_an_option_by_number_key_or_beginning(play: Play, data: Path) -> None:
    play(*two_people("--seed", negating()), typed="2\nLOOP:STAR\nplay:q\nd\nq\n")
    assert choices(autosave(data)) == ["negate:globalization", "loop:star", "play:quantum_patch", "done"]


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("0", "There is no option 0"),
        ("4", "There is no option 4"),
        ("99999999999999999999", "There is no option"),
        ("negate:", "fits several options: negate:industrial and negate:globalization"),
        ("hello", "neither an option nor a command"),
        ("²", "neither an option nor a command"),
        ("loop:star", "loop:star is not possible"),
        ("\x1b[A", "neither an option nor a command"),
    ],
)
def test_what_is_not_understood_changes_nothing(play: Play, data: Path, typed: str, answer: str) -> None:
    code, out = play(*two_people("--seed", negating()), typed=f"{typed}\n1\n")
    assert code == 0
    assert answer in out
    assert choices(autosave(data)) == ["negate:industrial"]


@pytest.mark.rule("LOOP-8.10")
def test_why_something_is_possible_or_not(play: Play) -> None:
    _, out = play(*two_people("--seed", negating()), typed="done\n?9\n? loop:black_hole\n? play:holy_grail\n")
    assert "loop:stripes is possible: LOOP, dimension: stripes (cost: 1 energy)" in out
    assert "loop:black_hole is not possible: A LOOP can never choose the black hole dimension." in out
    assert "Rule LOOP-8.10" in out
    assert "play:holy_grail is not possible: Holy Grail is not in your hand." in out


def test_help_lists_commands_and_symbols(play: Play) -> None:
    _, out = play(*two_people("--seed", negating()), typed="?\n")
    for part in ("take your last choice back", "search the rules", "eternal energy", "our stand-in"):
        assert part in out


def test_undo(play: Play, data: Path) -> None:
    _, out = play(*two_people("--seed", negating()), typed="1\n3\nu\nu\nu\n")
    assert out.count("Taken back.") == 2
    assert "There is nothing to take back." in out
    assert choices(autosave(data)) == []


def test_redo_brings_back_what_was_taken_back_until_another_choice(play: Play, data: Path) -> None:
    _, out = play(*two_people("--seed", negating()), typed="1\n3\nu\nu\nredo\nredo\nredo\n")
    assert out.count("Redone.") == 2
    assert "There is nothing to redo." in out
    both = choices(autosave(data))
    assert len(both) == 2

    _, out = play(*two_people("--seed", negating()), typed="n\n1\nu\n1\nredo\n")
    assert "There is nothing to redo." in out


def test_no_undo_over_something_revealed(play: Play, data: Path) -> None:
    _, out = play(*two_people("--seed", negating()), typed="1\ndone\nu\n")
    assert "cannot be taken back" in out
    assert choices(autosave(data)) == ["negate:industrial", "done"]


def test_saving_a_copy(play: Play, data: Path, tmp_path: Path) -> None:
    copy, foreign = tmp_path / "copy.ct", tmp_path / "letter.txt"
    foreign.write_text("Dear Dr Faux")
    _, out = play(*two_people("--seed", negating()), typed=f"1\ns\ns {copy}\ns {foreign}\ns {tmp_path}/no/\0/x\n")
    assert f"Saved: {display_path(autosave(data))}" in out
    assert "Saved: ~/copy.ct" in out
    assert choices(copy) == ["negate:industrial"]
    assert "is not a saved game" in out
    assert foreign.read_text() == "Dear Dr Faux"


def dealt_for_the_log(match: Match) -> bool:
    medieval = next(era for era in match.view(0)["eras"] if era["id"] == "medieval")
    bomb = bool(medieval["mission"]) and medieval["mission"].get("id") == "quantum_bomb"
    return bomb and keys(match)[0].startswith("negate:") and "quantum_patch" in hand_after_done(match)


def test_log_team_options_cards_and_rules(play: Play) -> None:
    seed = str(seed_that_deals(dealt_for_the_log))
    typed = "done\nl\nt\no\nc quantum patch\nc nothing at all\nr 8.11\nr qqq\n"
    _, out = play(*two_people("--seed", seed), typed=typed)
    for part in (
        "Mission revealed in the Medieval Era: “The Great Quantum Bomb!”",
        "With the free move you may travel any number of eras.",
        "play:quantum_patch  Use Quantum Patch (spiral): Remove 1 rift from your era.  LOOP-8.6",
        "Quantum Patch≈ [quantum_patch] – spiral, from the Globalization Era",
        'There is nothing called "nothing at all".',
        "LOOP-8.11  Your first LOOP of a turn",
        'No rule contains "qqq"',
    ):
        assert part in out


def test_commands_on_a_ukrainian_keyboard(play: Play, data: Path) -> None:
    code, out = play(*two_people("--seed", negating(), "--lang", "uk"), typed="1\nг\nй\n1\n")
    assert code == 0
    assert "Вибір скасовано." in out
    assert choices(autosave(data)) == []


def test_set_up_options(play: Play, data: Path) -> None:
    words = ["--players", "3", "--set", "agents=v_girl,mr_time,cztwyzzek", "--set", "level=intern"]
    _, out = play(*two_people(*words), typed="q\n")
    assert "S.A.B.O.T.A.G.E., Intern" in out
    options = chronotable.load(autosave(data).read_text()).origin.options
    assert (options["players"], options["agents"]) == (3, ["v_girl", "mr_time", "cztwyzzek"])


@pytest.mark.parametrize("typed", ["negate no rift", "Negate no  RIFT", "Negate 1 rift in the Industrial Era"])
def test_an_option_by_the_words_that_are_shown(play: Play, data: Path, typed: str) -> None:
    play(*two_people("--seed", negating()), typed=f"{typed}\nq\n")
    assert choices(autosave(data)) == ["done" if "no" in typed.lower() else "negate:industrial"]


@pytest.mark.parametrize("game", ["loop", "room25", "merchants", "anachrony"])
def test_the_examples_of_the_help_are_of_the_game(play: Play, data: Path, game: str) -> None:
    _, out = play("play", game, "--bots", "person", "--seed", "7", "--lang", "en", typed="?\no\nq\n")
    key = re.search(r"its key \(([^)]*)\)", " ".join(out.split()))
    assert key is not None
    assert out.count(key[1]) > 1, "it is one of the options"
    name = re.search(r"for instance: c (.*)", out)
    assert name is not None
    _, out = play("play", game, "--lang", "en", typed=f"c {name[1]}\nq\n")
    assert "There is nothing called" not in out


def test_what_happened_is_told_once(play: Play, data: Path, first_option: FirstOption) -> None:
    """Below the table or on a page, never on both."""
    words = ("--players", "3", "--seed", "7", "--bots", "search:50", "--lang", "en")
    _, out = play("play", *words, typed="1\ndone\ndone\ndone\nq\n")
    page, _, after = out.partition("What happened\n")[2].partition("The LOOP")
    for line in page.splitlines():
        assert line.strip() not in after.partition("> done")[0] or not line.strip()


# ---- files


def test_a_game_in_a_file_of_ones_own(play: Play, data: Path, tmp_path: Path) -> None:
    file = tmp_path / "game.ct"
    words = ["play", "--save", str(file)]
    play(*words, "--bots", "person", "--seed", negating(), typed="1\nq\n")
    _, out = play(*words, typed="done\nq\n")
    assert "Resumed after 1 choice." in out
    assert choices(file) == ["negate:industrial", "done"]
    assert not autosave(data).exists()

    code, out = play(*words, "--seed", "8")
    assert code == 2
    assert "already holds a game" in out
    assert choices(file) == ["negate:industrial", "done"]

    play(*words, "--new", "--bots", "person", typed="q\n")
    assert choices(file) == []
    assert choices(tmp_path / "game.ct.old-1") == ["negate:industrial", "done"]


def test_a_file_that_is_no_save_is_left_alone(play: Play, tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Dr Faux")
    code, out = play("play", "--save", str(file))
    assert code == 2
    assert "This is not a save" in out
    assert file.read_text() == "Dear Dr Faux"


@pytest.mark.parametrize("damage", ["cut", "changed", "replaced"])
def test_a_damaged_autosave_is_set_aside(play: Play, data: Path, damage: str) -> None:
    play(*two_people("--seed", negating()), typed="1\nq\n")
    whole = autosave(data).read_bytes()
    damaged = {"cut": whole[:-40], "changed": whole.replace(b"loop", b"pool"), "replaced": b"\xff\xfe\x00"}[damage]
    autosave(data).write_bytes(damaged)
    code, out = play("play", typed="q\n")
    place = autosave(data).with_name("current.ct.damaged-1")
    assert code == 0
    assert display_path(place) in out
    assert place.read_bytes() == damaged
    assert persons_choices(autosave(data)) == [], "a new game"


def test_a_game_that_cannot_be_saved_is_played_on(play: Play, data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(path: Path, text: str) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("chronotable.cli.storage.write_whole", full)
    code, out = play(*two_people("--seed", negating()), typed="1\nq\n")
    assert code == 1
    assert "No space left on device" in out
    assert "choose an action" in out
    assert "could NOT be saved" in out


# ---- computer players


class FirstOption(bots.Bot):
    """A computer player that takes the first option and says when it was asked."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[int] = []

    def choose(self, match: Match, seat: int) -> str:
        self.asked.append(seat)
        return next(decision for decision in match.decisions if decision.seat == seat).options[0].key

    def pick(self, game: Any, known: Any, seat: int, number: int) -> int:
        return 0


@pytest.fixture
def first_option(monkeypatch: pytest.MonkeyPatch) -> FirstOption:
    made = FirstOption()
    monkeypatch.setattr(bots, "make", lambda name, **settings: made)
    return made


def test_computer_players_fill_the_other_seats(play: Play, data: Path, first_option: FirstOption) -> None:
    _, out = play("play", "--players", "3", "--seed", "7", "--bots", "search:50", typed="1\ndone\ndone\ndone\nq\n")
    assert set(first_option.asked) == {1, 2}
    assert "(bot: quick)" in out
    assert "search:50" not in out
    match = chronotable.load(autosave(data).read_text())
    assert match.decision is not None
    assert match.decision.seat == 0
    asked = len(first_option.asked)
    play("play", typed="done\ndone\ndone\nq\n")
    assert len(first_option.asked) > asked, "the resumed game knows its computer players"


def test_a_hint(play: Play, data: Path, first_option: FirstOption) -> None:
    _, out = play(*two_people("--seed", negating()), typed="h\n")
    assert "Hint from the bot “far-sighted”: 1 – Negate 1 rift in the Industrial Era" in out
    said = " ".join(out.split())
    assert "Why: " in said
    assert "%" not in said.partition("Hint from")[2]
    assert "The plan goes on: " in said
    assert choices(autosave(data)) == []


@pytest.mark.parametrize(("game", "name"), [("merchants", "Chronomancer 1"), ("anachrony", "Harmony")])
def test_log_and_header_call_players_alike(play: Play, data: Path, game: str, name: str) -> None:
    words = ("--players", "2", "--seed", "5", "--bots", "greedy", "--lang", "en")
    _, out = play("play", game, *words, typed="1\n1\n1\nl\nq\n")
    assert f"▶1 {name} (you)" in out
    log = out.rpartition("What has happened so far")[2]
    assert name in log
    assert "Player 1" not in out


def test_paths_and_leaders_are_told_with_what_they_bring(play: Play, data: Path) -> None:
    words = ("--players", "2", "--seed", "5", "--bots", "person", "--lang", "en")
    _, out = play("play", "anachrony", *words, typed="1\n1\nq\n")
    assert "1  Path of Harmony: 6w 3t 1u 3e, 2S 2E (1G)" in out
    assert "1  Patriarch Haulani: once an Era, free: place a Worker" in out
