"""A game moves into the house: files in rooms of its own, and everything takes it without another line changed."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from chronotable.client import Table
from tests.outside.moving_in import environment, move_in
from tests.server.running import Server, running_under, sqlite

WORDS = ("has_words", "listed_here", "left_over", "laws_of_the_table", "same_messages", "has_some")
PACK = "pack: {name: Dear sundials, game: relics}\nworth: {sundial: 20}\n"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return move_in(tmp_path_factory.mktemp("house"))


@pytest.fixture(scope="module")
def server(house: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running_under(environment(house), sqlite(tmp_path_factory.mktemp("tables"))) as found:
        yield found


def python(house: Path, *words: str, typed: str = "") -> str:
    """What a command prints; it must end well."""
    done = subprocess.run(
        [sys.executable, *words], cwd=house, env=environment(house), input=typed, capture_output=True, text=True,
        encoding="utf-8", timeout=600,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
    return done.stdout


def chronotable(house: Path, *words: str, typed: str = "") -> str:
    return python(house, "-m", "chronotable", *words, typed=typed)


def test_the_terminal_plays_it_on_its_own_board_in_every_language(house: Path) -> None:
    words = ["play", "relics", "--players", "2", "--set", "rounds=1", "--seed", "12", "--bots", "person,random"]
    english = chronotable(house, *words, "--lang", "en", typed="2\n" * 9)
    assert "Turned up: the" in english
    assert "Most worth: player" in english
    polish = chronotable(house, *words, "--lang", "pl", typed="2\n" * 9)
    assert "Odkryty:" in polish
    assert "relics-" not in english + polish


def test_bots_play_it_and_their_games_are_saved_and_read_again(house: Path, tmp_path: Path) -> None:
    told = chronotable(house, "simulate", "relics", "--games", "4", "--compare", "random,search:20", "--seed", "1")
    assert "search:20" in told
    script = (
        "import chronotable as ct, sys\n"
        "m = ct.new('relics', seed=3)\n"
        "m.choose(m.decisions[0].options[0].key, m.decisions[0].seat)\n"
        "assert ct.load(m.save()) == m and ct.position('relics', ct.position_of(m), seed=1).view(0) == m.view(0)\n"
        "open(sys.argv[1], 'w').write(m.save())\n"
    )
    python(house, "-c", script, str(tmp_path / "game.ct"))
    assert "is turned up" in chronotable(house, "replay", str(tmp_path / "game.ct"), "--lang", "en")


def test_a_pack_changes_it(house: Path, tmp_path: Path) -> None:
    pack = tmp_path / "dear.yaml"
    pack.write_text(PACK, encoding="utf-8")
    assert "worth" in chronotable(house, "pack", "check", str(pack))
    script = (
        "import chronotable as ct, sys\n"
        "m = ct.position('relics', {'hands': [[9], [1]], 'options': {'rounds': 1}, 'pile': [5, 4, 3, 2, 1, 0]}, seed=1,"
        " packs=[sys.argv[1]])\n"
        "for seat, key in ((0, 'crystal:no'), (1, 'crystal:no'), (0, 'send:no')): m.choose(key, seat)\n"
        "print(m.result.scores)\n"
    )
    assert python(house, "-c", script, str(pack)) == "(20.0, 0.0)\n"


def test_its_rules_are_shown_and_its_lesson_is_told(house: Path, server: Server) -> None:
    assert "The highest bid takes the relic" in " ".join(chronotable(house, "rules", "relics", "3.4").split())
    with httpx.Client(base_url=server.url, timeout=60) as browser:
        shown = {game["name"]: game for game in browser.get("/api/games").json()}["relics"]
        assert shown["lessons"] == [{"id": "first", "minutes": 2}]
        steps = browser.get("/api/games/relics/lessons/first").json()["steps"]
        assert [step["waits"] for step in steps] == [None, "choice", "choice", "choice", None]
        assert browser.get("/api/games/relics/rules").json()[0]["id"].startswith("RELICS-")
        assert "relics-lesson-first-welcome" in browser.get("/api/games/relics/texts/uk").text
        made = browser.post("/api/tables", json={"game": "relics", "lesson": "first", "seats": [{"kind": "me"}]})
        assert made.status_code == 201, made.text


def test_a_program_plays_it_at_the_web_table(server: Server) -> None:
    async def scene() -> None:
        async with Table.make(server.url, "relics", seats=["me", "greedy"], options={"rounds": 1}) as table:
            async for state in table.states():
                if state.decision is not None and state.decision.seat == state.seat:
                    await table.choose(state.decision.options[0].key)
            assert table.state is not None
            assert table.state.result is not None
            assert table.state.result.reason.id == "relics-result"

    asyncio.run(scene())


def test_all_that_is_generated_for_a_game_is_made_for_it(house: Path) -> None:
    """All but what is made from the page's own examples, which it need not have."""
    parts = ["schemas", "provenance", "reference", "game-types"]
    python(house, "tools/generate", *parts)
    made = [f"docs/schemas/relics-{kind}.json" for kind in ("options", "pack", "position")]
    for name in [*made, "docs/reference/relics.md", "web/src/boards/relics/wire.ts"]:
        assert (house / name).is_file(), name
    assert "# Relics\n" in (house / "docs/provenance.md").read_text(encoding="utf-8")
    python(house, "tools/generate", "--check", *parts)


def test_the_conformance_suite_takes_it_and_its_words_are_complete(house: Path) -> None:
    plain = ["-m", "pytest", "-q", "-n0", "-p", "no:cacheprovider"]
    words = ["tests/locale/test_complete.py", "tests/locale/test_files.py", "tests/locale/test_web.py"]
    told = python(house, *plain, "tests/conformance", *words, "-k", f"relics-2-1 or {' or '.join(WORDS)}")
    assert " passed" in told
