"""A stranger's merchant plays in Merchants Cove: from a package of its own, and moved into the house."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.outside import installed, moving_in
from tests.outside.installed import ROOT, install, offer

GLASSBLOWER = ROOT / "docs" / "examples" / "glassblower"
BESIDE = ["--players", "2", "--seed", "3", "--set", "merchants=glassblower,chronomancer"]
PLAYED = """
import chronotable as ct, random
from chronotable.bots import make
m = ct.new("merchants", seed=2, players=2, merchants=["chronomancer", "glassblower"])
bots = [make("search:6", seed=1), make("greedy", seed=2)]
met = set()
while waiting := m.waiting():
    for decision in m.decisions:
        met |= {option.key.split(":")[0] for option in decision.options}
    if len(m.history) % 9 == 0:
        assert ct.position("merchants", ct.position_of(m)) == m
    m.choose(bots[waiting[0]].choose(m, waiting[0]), waiting[0])
assert ct.load(m.save()) == m and min(m.result.scores) > 10, m.result.scores
assert {"work", "move", "take", "hire"} <= met, met
assert ct.position_of(m)["options"]["merchants"] == ["chronomancer", "glassblower"]
for language in ("en", "pl", "uk"):
    assert not [line for line in m.log() if "merchants-" in ct.render(line, language)]
print("played")
"""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return install(GLASSBLOWER, tmp_path_factory.mktemp("site"))


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return moving_in.move_in(tmp_path_factory.mktemp("house"), "add-a-merchant.md")


def python(folder: Path, environment: Callable[[Path], dict[str, str]], *words: str, typed: str = "") -> str:
    """What a command prints; it must end well."""
    done = subprocess.run(
        [sys.executable, *words], cwd=folder, env=environment(folder), input=typed, capture_output=True, text=True,
        encoding="utf-8", timeout=600,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
    return done.stdout


def at_home(house: Path, *words: str, typed: str = "") -> str:
    return python(house, moving_in.environment, *words, typed=typed)


def from_outside(site: Path, *words: str, typed: str = "") -> str:
    return python(site, installed.environment, *words, typed=typed)


def test_it_is_played_beside_the_chronomancer_from_a_package(site: Path) -> None:
    assert "played" in from_outside(site, "-c", PLAYED)


def test_it_is_played_beside_the_chronomancer_in_the_house(house: Path) -> None:
    assert "played" in at_home(house, "-c", PLAYED)


def test_the_terminal_draws_its_boards(house: Path) -> None:
    words = ["-m", "chronotable", "play", "merchants", *BESIDE, "--bots", "person,random", "--lang"]
    english, polish = (at_home(house, *words, language, typed="1\nq\n") for language in ("en", "pl"))
    assert "Heat ●●○○○○" in english
    assert "the door 3h ♟" in english
    assert "Glassblower stokes the furnace to a heat of 5." in english
    assert "Temperatura ●●○○○○" in polish
    assert "merchants-" not in english + polish


def test_the_terminal_draws_an_outline_of_one_from_outside(site: Path) -> None:
    words = ["-m", "chronotable", "play", "merchants", *BESIDE, "--bots", "person,random", "--lang", "uk"]
    drawn = from_outside(site, *words, typed="1\nq\n")
    assert "жар: 2" in drawn
    assert "найбільший жар: 6" in drawn
    assert "місце піч, години 1" in drawn
    assert not {"most_heat", "workplace", "furnace", "True"} & set(drawn.replace(",", " ").replace(":", " ").split())
    assert "Година 0, жар 2: де ви працюєте?" in drawn


def test_its_rules_are_looked_up_with_those_of_the_cove(site: Path) -> None:
    assert "make a small good" in from_outside(site, "-m", "chronotable", "rules", "merchants", "GLASS-22.3")


def test_what_it_shows_and_tells_is_typed(house: Path) -> None:
    at_home(house, "tools/generate", "game-types")
    written = (house / "web/src/boards/merchants/wire.ts").read_text(encoding="utf-8")
    assert "shop: ShopSeen | GlassworksSeen;" in written
    assert "glassblower_worked: { who: Piece; workplace: 'furnace' | 'blowpipe' | 'mould' | 'door'; };" in written


def test_the_conformance_suite_takes_it(site: Path) -> None:
    file = site / "test_glassblower.py"
    file.write_text((GLASSBLOWER / "test_glassblower.py").read_text(encoding="utf-8"), encoding="utf-8")
    plain = ["-q", "-p", "no:cacheprovider", "-p", "no:xdist", "-p", "no:randomly"]
    told = from_outside(site, "-m", "pytest", *plain, file.name)
    assert " passed" in told


def test_one_that_does_not_work_harms_nobody(tmp_path: Path) -> None:
    offer(tmp_path, "broken-shops", {"smith": "no_such_module:PRESENTATION"}, "chronotable.merchants")
    script = (
        "import chronotable as ct\n"
        "ct.new('merchants', seed=1)\n"
        "assert 'merchants' not in ct.options('merchants')['properties']\n"
        "try:\n    ct.new('merchants', merchants='smith')\n"
        "except ct.BadOption as error:\n    print(error)\n"
    )
    assert 'The merchant "smith" of the package broken-shops cannot be loaded' in from_outside(tmp_path, "-c", script)


def test_one_with_the_words_of_another_is_refused(tmp_path: Path) -> None:
    install(GLASSBLOWER, tmp_path)
    (tmp_path / "mimic").mkdir()
    (tmp_path / "mimic" / "__init__.py").write_text(
        "from glassblower.presentation import GlassblowerPresentation\n\n\n"
        "class Rules(type(GlassblowerPresentation.merchant)):\n    term = 'mimic'\n\n\n"
        "class Mimic(GlassblowerPresentation):\n    term = 'mimic'\n    merchant = Rules()\n\n\n"
        "PRESENTATION = Mimic()\n",
        encoding="utf-8",
    )
    offer(tmp_path, "mimics", {"mimic": "mimic:PRESENTATION"}, "chronotable.merchants")
    script = (
        "import chronotable as ct\n"
        "ct.new('merchants', seed=1, merchants='glassblower')\n"
        "try:\n    ct.new('merchants', merchants='mimic')\n"
        "except ct.BadOption as error:\n    print(error)\n"
    )
    told = from_outside(tmp_path, "-c", script)
    assert "already taken: verbs: bellows, gilder, stoker, watchman and work (glassblower)" in told


def test_merchants_are_named_for_all_or_for_each(site: Path) -> None:
    script = (
        "import chronotable as ct\n"
        "same = ct.new('merchants', seed=1, players=2, merchants=['chronomancer', 'chronomancer'])\n"
        "usual = ct.new('merchants', seed=1, players=2)\n"
        "assert same == usual and 'merchants' not in {**same.origin.options, **usual.origin.options}\n"
        "all = ct.new('merchants', seed=1, players=3, merchants='glassblower')\n"
        "assert [one['merchant'] for one in all.view(0)['merchants']] == ['glassblower'] * 3\n"
        "try:\n    ct.new('merchants', players=3, merchants=['glassblower', 'chronomancer'])\n"
        "except ct.BadOption as error:\n    print(error)\n"
        "try:\n    ct.new('merchants', merchants='glasblower')\n"
        "except ct.BadOption as error:\n    print(error)\n"
    )
    told = from_outside(site, "-c", script)
    assert "2 merchants are named for 3 players: one for all, or one for each." in told
    assert 'Did you mean "glassblower"?' in told
