"""A merchant from outside that is not whole is refused as a whole, in words; cove and other games play on."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.outside.installed import environment, offer
from tests.outside.strangers import GROUP, Edits, stranger

ASKED = """
import json, sys
import chronotable as ct
from chronotable.games import game
from chronotable.locale import render
m = ct.new("merchants", seed=1)
m.choose(m.decisions[0].options[0].key)
ct.position("merchants", ct.position_of(m))
shown = {"schema": ct.options("merchants")["properties"].get("merchants")}
for name in sys.argv[1:]:
    try:
        other = ct.new("merchants", seed=1, merchants=name)
        other.choose(other.decisions[0].options[0].key)
        ct.position("merchants", ct.position_of(other))
        shown[name] = "plays"
    except ct.BadOption as error:
        shown[name] = str(error)
        shown[name + "-pl"] = render(error.message, "pl")
        shown[name + "-uk"] = render(error.message, "uk")
shown["refused"] = [render(each, "en") for each in game("merchants").refused_parts()]
print(json.dumps(shown))
"""


def asked(folder: Path, *names: str) -> dict[str, Any]:
    """What comes of asking for these merchants, where the cove itself has to work."""
    done = subprocess.run(
        [sys.executable, "-c", ASKED, *names], cwd=folder, env=environment(folder), capture_output=True, text=True,
        encoding="utf-8", timeout=300,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr[-3000:]
    found: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return found


def test_the_strangers_of_these_tests_play_while_nothing_is_wrong_with_them(tmp_path: Path) -> None:
    stranger(tmp_path, "smith")
    stranger(tmp_path, "potter")
    found = asked(tmp_path, "smith", "potter")
    assert (found["smith"], found["potter"], found["refused"]) == ("plays", "plays", [])


SHOWN, TERMS, NOUNS, MERCHANT = "presentation.py", "rules/terms.py", "nouns.py", "rules/merchant.py"
TURN, LAST = "    def turn_shape", "PRESENTATION: Final"
GAPS: dict[str, tuple[Edits, str]] = {
    "no ability": ({SHOWN: {"    ability: ClassVar[Any] = GlassAbility\n": ""}}, "It lacks: ability."),
    "no view": ({SHOWN: {"def view(": "def look("}}, "It lacks: view."),
    "no laws, not seen": (
        {SHOWN: {"def laws(": "def rights(", "    seen: ClassVar[Any] = GlassworksSeen\n": ""}},
        "It lacks: seen and laws.",
    ),
    "no rules": ({SHOWN: {"    merchant: ClassVar[Merchant] = GLASSBLOWER\n": ""}}, "It lacks: merchant."),
    "rules without a turn": ({MERCHANT: {"def turn(": "def go("}}, "It lacks: merchant.turn."),
    "an argument without a type": (
        {SHOWN: {'    arguments: ClassVar[Mapping[str, Any]] = {"smith_place": Workplace}\n': ""}},
        "It lacks: arguments.smith_place.",
    ),
    "a step without its noun": (
        {NOUNS: {'{"smith_working_hours": Count(1, 4)}': "{}"}},
        "It lacks: nouns.smith_working_hours.",
    ),
    "a view without the merchant": ({"views.py": {'    merchant: Literal["smith"]\n': ""}}, "It lacks: seen.merchant."),
    "three abilities": (
        {TERMS: {'"smith_gilder", "smith_watchman"]': '"smith_gilder"]'}},
        "merchant.ability_words must be 4 different words",
    ),
    "declared abilities that are others": (
        {"views.py": {'"smith_gilder"': '"smith_painter"'}},
        "ability must be the words of merchant.ability_words",
    ),
    "events that are no tuples": (
        {SHOWN: {'("who", "n")': '"who n"'}},
        "events must be a dictionary of tuples",
    ),
    "parts() raises": (
        {SHOWN: {TURN: f"    def parts(self, content):\n        raise KeyError('oven')\n\n{TURN}"}},
        "KeyError: 'oven'",
    ),
    "parts() gives nothing": (
        {SHOWN: {TURN: f"    def parts(self, content):\n        pass\n\n{TURN}"}},
        "parts() must be Parts",
    ),
    "no schema": (
        {SHOWN: {TURN: f"    def schema(self):\n        return 1 / 0\n\n{TURN}"}},
        "ZeroDivisionError",
    ),
    "it ends the program": ({SHOWN: {LAST: f"raise SystemExit(3)\n{LAST}"}}, "SystemExit: 3"),
    "its package ends the program": ({"__init__.py": {'"""': 'raise SystemExit(4)\n"""'}}, "SystemExit: 4"),
    "another name": ({SHOWN: {'term: ClassVar[str] = "smith"': 'term: ClassVar[str] = "forge"'}}, "term must be smith"),
}  # fmt: skip


def all_at_once(folder: Path, cases: dict[str, tuple[Edits, str]]) -> dict[str, Any]:
    """Every case is a merchant of its own, and one process meets them all: `smith` in edits is its name."""
    names = [f"smith{number}" for number in range(len(cases))]
    for name, (edits, _) in zip(names, cases.values()):
        stranger(folder, name, named(edits, name))
    found = asked(folder, *names)
    assert found["schema"] is None  # there is nobody to choose from
    assert found["refused"] == [found[name] for name in sorted(names)]
    assert not [text for text in found.values() if isinstance(text, str) and "merchants-" in text]
    return {case: found[name].replace(name, "smith") for case, name in zip(cases, names)}


def named(edits: Edits, name: str) -> Edits:
    return {
        file: {found.replace("smith", name): wanted.replace("smith", name) for found, wanted in pairs.items()}
        for file, pairs in edits.items()
    }


@pytest.fixture(scope="module")
def with_gaps(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    return all_at_once(tmp_path_factory.mktemp("gaps"), GAPS)


@pytest.mark.parametrize("gap", GAPS)
def test_one_that_is_not_whole_is_refused_in_words(gap: str, with_gaps: dict[str, Any]) -> None:
    assert 'The merchant "smith" of the package strange-smith' in with_gaps[gap]
    assert GAPS[gap][1] in with_gaps[gap]


def telling(word: str) -> Edits:
    """The package tells by that word, too."""
    return {"nouns.py": {'    "smith_heat": Count(': f'    "{word}": Count(0, 3),\n    "smith_heat": Count('}}


TAKEN: dict[str, tuple[Edits, str]] = {
    "verb": ({"nouns.py": {'"smith_work"': '"take"'}}, "verbs: take"),
    "noun": ({"nouns.py": {'{"smith_working_hours"': '{"again": Count(0, 1), "smith_working_hours"'}}, "nouns: again"),
    "told word": (telling("gold"), "told words: gold"),
    "told word of the Chronomancer": (telling("tile"), "told words: tile"),
    "step": ({"rules/work.py": {'"smith_glass_hours"': '"dock"'}}, "steps: dock"),
    "step of the Chronomancer": ({"rules/work.py": {'"smith_glass_hours"': '"spend_tokens"'}}, "steps: spend_tokens"),
    "field": ({"nouns.py": {'Part("smith_heat"': 'Part("gold"'}}, "fields of positions: gold"),
    "event": ({"presentation.py": {'"smith_worked": ': '"good_made": '}}, "events: good_made"),
    "argument": (
        {"presentation.py": {'{"smith_place": Workplace}': '{"smith_place": Workplace, "who": int}'}},
        "arguments of events: who",
    ),
    "ability": (
        {
            "rules/terms.py": {'"smith_gilder"': '"splitter"'},
            "views.py": {'"smith_gilder"': '"splitter"'},
            "nouns.py": {"ABILITY_TERMS[:3]": "ABILITY_TERMS[:2]"},
        },
        "abilities: splitter",
    ),
}  # fmt: skip


@pytest.fixture(scope="module")
def with_words_of_others(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    return all_at_once(tmp_path_factory.mktemp("taken"), TAKEN)


@pytest.mark.parametrize("kind", TAKEN)
def test_words_of_the_cove_and_its_merchants_are_not_for_others(
    kind: str, with_words_of_others: dict[str, Any]
) -> None:
    assert f"already taken: {TAKEN[kind][1]}" in with_words_of_others[kind]


def test_of_two_with_the_same_word_the_second_is_refused_and_told_whose_it_is(tmp_path: Path) -> None:
    stranger(tmp_path, "potter")
    stranger(tmp_path, "smith", {"rules/work.py": {'"smith_glass_hours"': '"potter_glass_hours"'}})
    found = asked(tmp_path, "potter", "smith")
    assert found["potter"] == "plays"
    assert "(potter)" in found["smith"]
    assert "steps: potter_glass_hours" in found["smith"]


def test_of_two_packages_with_a_merchant_of_the_same_name_the_first_plays(tmp_path: Path) -> None:
    stranger(tmp_path, "smith")
    offer(tmp_path, "zealous-smiths", {"smith": "smith.presentation:PRESENTATION"}, GROUP)
    found = asked(tmp_path, "smith")
    assert found["smith"] == "plays"
    assert "zealous-smiths" in found["refused"][0]
    assert "strange-smith" in found["refused"][0]


def test_one_that_is_a_single_module_is_refused(tmp_path: Path) -> None:
    stranger(tmp_path, "potter")
    text = (tmp_path / "potter" / "presentation.py").read_text(encoding="utf-8")
    alone = text.replace("from .", "from potter.").replace('"potter"', '"smith"')
    (tmp_path / "smithy.py").write_text(alone, encoding="utf-8")
    offer(tmp_path, "lone-smith", {"smith": "smithy:PRESENTATION"}, GROUP)
    assert "smithy is a single module" in asked(tmp_path, "smith")["smith"]


def test_a_name_that_nobody_can_write_is_refused(tmp_path: Path) -> None:
    stranger(tmp_path, "smith")
    offer(tmp_path, "loud-smith", {"Smith!": "smith.presentation:PRESENTATION"}, GROUP)
    assert "small letters" in asked(tmp_path, "Smith!")["Smith!"]


def test_another_module_of_the_package_that_does_not_work_takes_nothing_away(tmp_path: Path) -> None:
    stranger(tmp_path, "smith")
    (tmp_path / "smith" / "__main__.py").write_text("raise SystemExit('a script')\n", encoding="utf-8")
    (tmp_path / "smith" / "drafts.py").write_text("import no_such_module\n", encoding="utf-8")
    assert asked(tmp_path, "smith")["smith"] == "plays"


LISTED = """
import asyncio, json
from pathlib import Path
from chronotable.server import routes
from chronotable.games import names
class Shelf:
    def of(self, name): return []
found = {name: routes._game_shown(name, Shelf(), ()) for name in names()}
print(json.dumps({name: shown is not None for name, shown in found.items()}))
"""


def test_a_game_that_breaks_when_it_is_asked_takes_no_other_from_the_lists(tmp_path: Path) -> None:
    (tmp_path / "odd.py").write_text(
        "from chronotable.games.room25.game import Room25\n\n\n"
        "class Odd(Room25):\n    name = 'odd'\n\n"
        "    def option_schema(self, packs=()):\n        raise KeyError('x')\n\n\n"
        "GAME = Odd()\n",
        encoding="utf-8",
    )
    (tmp_path / "rude.py").write_text("raise SystemExit(5)\n", encoding="utf-8")
    offer(tmp_path, "odd-games", {"odd": "odd:GAME", "rude": "rude:GAME"})
    for words in (["-c", LISTED], ["-m", "chronotable", "games", "--lang", "en"]):
        done = subprocess.run(
            [sys.executable, *words], cwd=tmp_path, env=environment(tmp_path), capture_output=True, text=True,
            encoding="utf-8", timeout=300,
        )  # fmt: skip
        assert done.returncode == 0, done.stderr[-2000:]
        if words[0] == "-c":
            listed = json.loads(done.stdout.splitlines()[-1])
            assert [name for name, is_shown in listed.items() if not is_shown] == ["odd", "rude"]
        else:
            assert 'The game "odd" of the package odd-games cannot be used' in done.stdout
            assert 'The game "rude" of the package odd-games cannot be loaded' in done.stdout
            assert "merchants" in done.stdout
