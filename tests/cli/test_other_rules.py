"""Saves of other rules: never opened in silence, never lost, and gone on with when somebody says so."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import chronotable
from chronotable.cli.terminal import display_path
from chronotable.kernel.match import Match
from tests.cli.client import Play
from tests.cli.deals import negating
from tests.kernel.test_match import reseal, without_digests

VERSION = chronotable.new("loop").game.rules_version


def played() -> Match:
    match = chronotable.new("loop", players=2, seed=int(negating()))
    for key in ("negate:industrial", "play:quantum_patch", "loop:star"):
        match.choose(key)
    return match


def of_other_rules(text: str) -> str:
    """The same save, as if earlier rules had led to another position after the second choice."""
    text = re.sub(r"(?m)^rules: .*$", "rules: 0.other", text, count=1)
    return reseal(re.sub(r"(?m)^(2\. .*) =[0-9a-f]{16}", r"\1 =0123456789abcdef", text, count=1))


def of_the_former_notation(text: str) -> str:
    text = re.sub(r"(?m)^rules: .*$", "rules: 0.other", re.sub(r"\nnow: .*", "", without_digests(text)), count=1)
    return reseal(re.sub(r"(?m)^(seed: .*) chance 2$", r"\1", text).replace("Chronotable 2", "Chronotable 1", 1))


def finished() -> Match:
    match = played()
    while (decision := match.decision) is not None:
        match.choose(decision.options[0].key)
    return match


@pytest.fixture
def file(tmp_path: Path) -> Path:
    place = tmp_path / "game.ct"
    place.write_text(of_other_rules(played().save()))
    return place


@pytest.fixture
def autosave(data: Path) -> Path:
    """The game that `play` would resume."""
    place = data / "chronotable" / "games" / "loop" / "current.ct"
    place.parent.mkdir(parents=True)
    place.write_text(of_other_rules(played().save()))
    return place


@pytest.mark.parametrize(
    ("language", "parts"),
    [
        ("en", ("other rules", "from choice 2 on", "from its last position")),
        ("pl", ("innych zasad", "od wyboru 2", "od ostatniego położenia")),
        ("uk", ("іншими правилами", "від вибору 2", "з останньої позиції")),
    ],
)
@pytest.mark.parametrize("words", [("replay",), ("explain",), ("play", "--save")], ids=" ".join)
def test_it_is_told_which_rules_and_where_they_differ(
    play: Play, file: Path, words: tuple[str, ...], language: str, parts: tuple[str, ...]
) -> None:
    before = file.read_text()
    code, out = play(*words, str(file), "--lang", language)
    assert code == 2
    told = " ".join(out.split())
    for part in (display_path(file), "0.other", VERSION, "--go-on", *parts):
        assert part in told
    assert file.read_text() == before
    assert [*file.parent.glob("game*")] == [file]


@pytest.mark.parametrize(
    ("words", "part"),
    [
        (("replay",), "2. Time Prowler: Use Quantum Patch"),
        (("explain",), "  done  End the action phase"),
        (("play", "--save"), "Resumed after 3 choices."),
    ],
)
def test_rules_that_lead_to_the_same_positions_are_no_other_rules(
    play: Play, file: Path, words: tuple[str, ...], part: str
) -> None:
    file.write_text(reseal(re.sub(r"(?m)^rules: .*$", "rules: 0.other", played().save(), count=1)))
    code, out = play(*words, str(file))
    assert code == 0
    assert "other rules" not in out
    assert part in out


def test_a_file_goes_on_from_its_last_position(play: Play, file: Path) -> None:
    before = file.read_text()
    code, out = play("play", "--save", str(file), "--go-on", typed="q\n")
    assert code == 0
    told = " ".join(out.split())
    assert "began under other rules (0.other); after 3 choices it went on" in told
    kept = file.with_name("game.ct.old-1")
    assert display_path(kept) in told
    assert kept.read_text() == before
    went_on = chronotable.load(file.read_text())
    assert went_on == played()
    assert went_on.history == []
    assert "\nearlier: 3 0.other\n" in file.read_text()

    code, out = play("play", "--save", str(file), typed="done\nq\n")
    assert code == 0
    assert "Resumed after 0 choices." in out
    assert [choice.key for choice in chronotable.load(file.read_text()).history] == ["done"]
    code, out = play("replay", str(file))
    assert code == 0
    assert "began under other rules (0.other)" in out
    assert "1. Time Prowler: " in out


def test_the_usual_game_is_neither_opened_nor_set_aside(play: Play, autosave: Path) -> None:
    before = autosave.read_text()
    code, out = play("play")
    assert code == 2
    assert "--go-on" in out
    assert autosave.read_text() == before
    assert [*autosave.parent.glob("*.ct*")] == [autosave]


def test_the_usual_game_goes_on_and_is_kept_in_the_archive(play: Play, autosave: Path) -> None:
    before = autosave.read_text()
    code, out = play("play", "--go-on", typed="done\nq\n")
    assert code == 0
    (kept,) = (autosave.parent / "archive").glob("*.ct")
    assert kept.read_text() == before
    assert display_path(kept) in out
    assert [choice.key for choice in chronotable.load(autosave.read_text()).history] == ["done"]


def test_a_new_game_instead(play: Play, autosave: Path) -> None:
    before = autosave.read_text()
    code, _ = play("play", "--new", "--bots", "person", typed="q\n")
    assert code == 0
    (kept,) = (autosave.parent / "archive").glob("*.ct")
    assert kept.read_text() == before
    assert chronotable.load(autosave.read_text()).history == []


def test_going_on_changes_nothing_where_nothing_has_to_be_changed(play: Play, file: Path) -> None:
    file.write_text(played().save())
    code, out = play("play", "--save", str(file), "--go-on", typed="q\n")
    assert code == 0
    assert "Resumed after 3 choices." in out
    assert file.read_text() == played().save()
    assert [*file.parent.glob("*.old-*")] == []


def test_the_last_position_is_explained(play: Play, file: Path) -> None:
    before = file.read_text()
    code, out = play("explain", str(file), "loop:star", "--go-on")
    assert code == 1
    assert "LOOP number 2 of your turn costs 2 energy" in out
    assert file.read_text() == before


@pytest.mark.parametrize("words", [("replay",), ("explain",), ("play", "--save")], ids=" ".join)
@pytest.mark.parametrize("go_on", [(), ("--go-on",)])
def test_a_finished_game_does_not_go_on(play: Play, file: Path, words: tuple[str, ...], go_on: tuple[str, ...]) -> None:
    file.write_text(of_other_rules(finished().save()))
    before = file.read_text()
    code, out = play(*words, str(file), *go_on)
    assert code == 2
    assert "This game is over" in " ".join(out.split())
    assert "--go-on" not in out
    assert file.read_text() == before


def test_a_position_that_cannot_be_here_leaves_the_game_where_it_is(play: Play, autosave: Path) -> None:
    autosave.write_text(reseal(autosave.read_text().replace("\nnow: {", '\nnow: {"flux": 1, ', 1)))
    before = autosave.read_text()
    code, out = play("play", "--go-on")
    assert code == 2
    assert "cannot go on under the rules here" in " ".join(out.split())
    assert autosave.read_text() == before
    assert [*autosave.parent.glob("*.ct*")] == [autosave]


@pytest.mark.parametrize("match", [played(), finished()], ids=["running", "finished"])
def test_a_game_of_the_former_notation_is_repeated(play: Play, file: Path, match: Match) -> None:
    """It holds no positions to compare, but when all its choices can be repeated they can be told."""
    file.write_text(of_the_former_notation(match.save()))
    code, out = play("replay", str(file))
    assert code == 2
    assert "nobody can tell whether it is still the same game" in out
    assert "--go-on" in out
    code, out = play("replay", str(file), "--go-on")
    assert code == 0
    assert "2. Time Prowler: Use Quantum Patch (spiral): Remove 1 rift from your era." in out.splitlines()
    code, out = play("play", "--save", str(file), "--go-on", typed="q\n")
    assert code == 0
    went_on = chronotable.load(file.read_text())
    assert went_on == match
    assert [choice.key for choice in went_on.history] == [choice.key for choice in match.history]


def test_a_copy_may_replace_a_save_of_the_former_notation(play: Play, tmp_path: Path) -> None:
    copy = tmp_path / "copy.ct"
    copy.write_text(of_the_former_notation(played().save()))
    _, out = play("play", "--seed", negating(), "--bots", "person", typed=f"1\ns {copy}\n")
    assert "Saved: ~/copy.ct" in out
    assert [choice.key for choice in chronotable.load(copy.read_text()).history] == ["negate:industrial"]


def test_what_does_not_go_together(play: Play, file: Path, tmp_path: Path) -> None:
    before = file.read_text()
    for words in (["--new"], ["--seed", "3"], ["--players", "2"]):
        code, out = play("play", "--save", str(file), "--go-on", *words)
        assert code == 2
        assert "leave out --go-on" in out
    assert file.read_text() == before
    code, out = play("play", "--save", str(tmp_path / "none.ct"), "--go-on")
    assert code == 2
    assert "There is no file ~/none.ct" in out
    assert not (tmp_path / "none.ct").exists()
