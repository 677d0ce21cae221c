"""Drawings of matches: whole, honest, safe, the same every time."""

from __future__ import annotations

import re
import sys
from functools import cache
from pathlib import Path
from typing import Any, ClassVar, Final
from xml.etree import ElementTree

import pytest

import chronotable as ct
from chronotable.cli import main
from chronotable.drawings.canvas import Canvas
from chronotable.drawings.lettering import ELLIPSIS, fitted, width
from chronotable.drawings.page import page_of
from docs.examples.relics.game import Relics

GAMES: Final[dict[str, dict[str, Any]]] = {
    "loop": {"players": 3, "mode": "centrifuges"},
    "anachrony": {"players": 2, "alternate_timeline": True},
    "merchants": {"players": 2},
    "room25": {"players": 6, "mode": "suspicion"},
}
LANGUAGE: Final = dict(zip(GAMES, ("en", "pl", "uk", "en"), strict=True))
ROOT: Final = Path(__file__).resolve().parents[2]
LARGEST: Final = 150_000
SVG: Final = "{http://www.w3.org/2000/svg}"


@cache
def middle_of(game: str, choices: int = 30) -> ct.Match:
    """Some way into a game; never to be changed."""
    match = ct.new(game, seed=5, **GAMES[game])
    for number in range(choices):
        decision = match.ask()
        match.choose(decision.options[number * 7 % len(decision.options)], decision.seat)
    return match


def texts(svg: str) -> list[str]:
    return [each.text or "" for tag in ("text", "title") for each in ElementTree.fromstring(svg).iter(f"{SVG}{tag}")]


@pytest.mark.parametrize("game", GAMES)
def test_a_drawing_is_whole_by_itself_and_always_the_same(game: str) -> None:
    match = middle_of(game)
    svg = str(match.draw(language=LANGUAGE[game]))
    assert svg == str(match.clone().draw(language=LANGUAGE[game])), "nothing but the match decides"
    tree = ElementTree.fromstring(svg)
    assert len(svg) < LARGEST
    assert "http" not in svg.replace("http://www.w3.org/2000/svg", ""), "nothing from elsewhere"
    there = {each.get("id") for each in tree.iter() if each.get("id")}
    shown = {each.get("href", "").removeprefix("#") for each in tree.iter(f"{SVG}use")}
    assert shown
    assert shown <= there
    wordless = [said for said in texts(svg) if re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+){2,}", said) or "_" in said]
    assert not wordless


@pytest.mark.parametrize("game", GAMES)
def test_day_and_night_are_the_readers_unless_one_is_asked_for(game: str) -> None:
    match = middle_of(game)
    assert "prefers-color-scheme:dark" in str(match.draw())
    day, night = str(match.draw(dark=False)), str(match.draw(dark=True))
    assert day != night
    for svg in (day, night):
        assert "var(" not in svg, "any program can show it"
        assert "color-mix" not in svg
        assert "<style>" not in svg


@pytest.mark.parametrize("game", GAMES)
def test_every_player_is_named(game: str) -> None:
    match = middle_of(game)
    said = " ".join(texts(str(match.draw(language="pl"))))
    for seat in range(match.seats):
        assert f"Gracz\u00a0{seat + 1}" in said or f"Gracz {seat + 1}" in said


class TestSecrets:
    def test_a_drawing_shows_no_more_than_the_view(self) -> None:
        """Twins that differ only in what the seat cannot know look alike to it."""
        match = middle_of("room25")
        for seat in range(match.seats):
            twin = match.clone()
            twin._state = match.determinise(seat, 17)
            assert str(twin.draw("all")) != str(match.draw("all")), "they do differ"
            assert str(twin.draw(seat)) == str(match.draw(seat))
            assert str(twin.draw()) == str(match.draw())
            assert twin._repr_html_() == match._repr_html_() == str(match.draw()), "a notebook is shown to others"

    def test_only_the_owner_sees_a_role(self) -> None:
        match = middle_of("room25")
        mine = match.view(0)["characters"]
        roles = {figure["id"]: figure["role"] for figure in mine}
        own = next(figure for figure in mine if figure["seat"] == 0)
        word = ct.render(ct.Message(f"room25-role-{roles[own['id']]}"))
        assert any(word in said for said in texts(str(match.draw(0))))
        assert not any(word in said for said in texts(str(match.draw())))


class TestWords:
    def test_texts_of_others_are_only_texts(self) -> None:
        canvas = Canvas(page_of("loop"), 200, None)
        canvas.text(1, 1, "</text><script>alert(1)</script>&\x00\x02", room=40)
        with canvas.group("<b>&"):
            canvas.text(1, 1, "var(--ink)")
        svg = canvas.svg(50, '"><script>')
        tree = ElementTree.fromstring(svg)
        assert not list(tree.iter(f"{SVG}script"))
        assert "var(--ink)" in texts(svg), "no colour where it is no colour"

    def test_names_of_a_pack_are_drawn_as_they_are(self) -> None:
        name = "<Odd> & card"
        effect: list[dict[str, Any]] = [{"push_clone": {"from": "own", "n": 1}}]
        card = {"id": "odd", "name": {"en": name}, "origin": "dawn", "dimension": "star", "effect": effect}
        pack = ct.pack("loop", {"pack": {"name": "Odd", "game": "loop"}, "cards": [card]})
        place: dict[str, Any] = {"eras": {"dawn": {"available": ["odd"]}}}
        svg = str(ct.position("loop", place, packs=[pack], seed=1).draw())
        assert any(name in said for said in texts(svg))

    def test_what_is_too_long_gets_smaller_and_then_shorter(self) -> None:
        assert fitted("short", 100, 12) == ("short", 12)
        text, size = fitted("rather a long line of words", 150, 12)
        assert text == "rather a long line of words"
        assert 10 < size < 12
        text, size = fitted("x" * 200, 100, 12)
        assert text.endswith(ELLIPSIS)
        assert width(text, size) <= 100


class TestBadInput:
    @pytest.mark.parametrize(
        ("given", "told"),
        [
            ({"seat": "mine"}, r'seat from 0 to 5 sees.*not "mine"'),
            ({"seat": 6}, "There is no seat 6"),
            ({"language": "de"}, "en, pl and uk"),
            ({"dark": "yes"}, "Dark is True, False or None"),
        ],
    )
    def test_it_is_named(self, given: dict[str, Any], told: str) -> None:
        with pytest.raises(ct.BadOption, match=told):
            middle_of("room25").draw(**given)


class TestGamesFromOutside:
    class Curios(Relics):
        name: ClassVar[str] = "curios"

    def test_they_get_an_outline_of_their_view(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(sys.modules["chronotable.games"], "_registered", {})
        ct.register(self.Curios())
        match = ct.new("curios", seed=1)
        svg = str(match.draw(0))
        assert ElementTree.fromstring(svg) is not None
        said = texts(svg)
        for field in match.view(0):
            assert any(field.replace("_", " ") in line for line in said), field


def test_a_result_is_a_table() -> None:
    match = ct.new("loop", players=2, seed=3)
    while (decision := match.decision) is not None:
        match.choose(decision.options[0])
    assert match.result is not None
    table = ElementTree.fromstring(match.result._repr_html_())
    assert len(list(table.iter("tr"))) == 3
    assert match.told_result is not None
    assert str(match.told_result.reason) in " ".join(texts(str(match.draw())))


class TestCommand:
    @pytest.fixture
    def save(self, tmp_path: Path) -> Path:
        path = tmp_path / "game.ct"
        path.write_text(middle_of("loop").save(), encoding="utf-8")
        return path

    def test_it_writes_the_moment_that_is_asked_for(self, save: Path, capsys: pytest.CaptureFixture[str]) -> None:
        out = save.with_name("board.svg")
        assert main(["draw", str(save), "--at", "10", "--lang", "uk", "--dark", "-o", str(out)]) == 0
        assert "board.svg" in capsys.readouterr().out
        drawn = middle_of("loop").branch(10).draw(language="uk", dark=True)
        assert out.read_text(encoding="utf-8") == f"{drawn}\n"

    def test_by_default_the_end_beside_the_save(self, save: Path) -> None:
        assert main(["draw", str(save), "--seat", "1", "--lang", "en"]) == 0
        assert save.with_suffix(".svg").read_text(encoding="utf-8") == f"{middle_of('loop').draw(1)}\n"

    @pytest.mark.parametrize(
        ("arguments", "told"),
        [
            (["--at", "900"], "choices 0 to 30, not after 900"),
            (["--seat", "7"], 'not "7"'),
            (["-o", "game.ct"], "would replace the save"),
        ],
    )
    def test_what_is_wrong_is_told(
        self, save: Path, arguments: list[str], told: str, capsys: pytest.CaptureFixture[str],
        monkeypatch: pytest.MonkeyPatch,
    ) -> None:  # fmt: skip
        monkeypatch.chdir(save.parent)
        before = save.read_bytes()
        assert main(["draw", str(save), "--lang", "en", *arguments]) == 2
        assert told in capsys.readouterr().err
        assert save.read_bytes() == before
