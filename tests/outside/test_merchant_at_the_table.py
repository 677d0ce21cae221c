"""What a merchant from outside may ask of the cove: secrets of its own, positions, and saves that name its package."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tests.outside.installed import environment
from tests.outside.strangers import Edits, stranger

BESIDE = "players=2, merchants=['smith', 'chronomancer']"
# Each shop of his keeps a number that only its owner knows.
SECRETIVE: Edits = {
    "rules/glassworks.py": {
        '("heat", "place")': '("heat", "place", "secret")',
        "self.place = DOOR\n": "self.place = DOOR\n        self.secret = 0\n",
        "copy.place = self.place\n": "copy.place = self.place\n        copy.secret = self.secret\n",
    },
    "rules/merchant.py": {
        "        return Glassworks()\n": (
            "        shop = Glassworks()\n        shop.secret = s.below(6)\n        return shop\n"
        ),
    },
    "nouns.py": {
        'Part("smith_place"': 'Part("smith_secret", Count(0, 5), "His.", "secret"),\n    Part("smith_place"',
    },
    "views.py": {"    most_heat: int\n": "    most_heat: int\n    secret: int | None\n"},
    "presentation.py": {
        '"most_heat": MOST_HEAT,': '"most_heat": MOST_HEAT,\n            "secret": shop.secret,',
        "    def turn_shape": (
            "    def view_for(self, s, who, seat):\n"
            "        return self.view(s, who) if seat == who else {**self.view(s, who), 'secret': None}\n\n"
            "    def redraw(self, s, who, seat):\n"
            "        if seat != who:\n"
            "            glassworks(s, who).secret = s.below(6)\n"
            "        return seat != who\n\n"
            "    def turn_shape"
        ),
    },
}
CONFORMING = """
from chronotable.games.merchants.game import GAME
from chronotable.testing import Case, Conformance, Table


class TestSmith(Conformance):
    tables = (
        Table(
            GAME,
            (Case(GAME, "smith", {"players": 2, "merchants": ["smith", "chronomancer"]}),),
            shared=frozenset({"box", "options", "parts", "prices", "settings"}),
            hidden=("deck",),
        ),
    )
"""


def run(folder: Path, *words: str, ends: int = 0) -> str:
    done = subprocess.run(
        [sys.executable, *words], cwd=folder, env=environment(folder), capture_output=True, text=True,
        encoding="utf-8", timeout=600,
    )  # fmt: skip
    assert done.returncode == ends, done.stdout[-3000:] + done.stderr[-3000:]
    return done.stdout


def conforming(folder: Path, *tests: str, ends: int = 0) -> str:
    (folder / "test_smith.py").write_text(CONFORMING, encoding="utf-8")
    plain = ["-q", "-p", "no:cacheprovider", "-p", "no:xdist", "-p", "no:randomly", "-k", " or ".join(tests)]
    return run(folder, "-m", "pytest", *plain, "test_smith.py", ends=ends)


# ---- secrets


def test_what_a_shop_hides_is_seen_by_its_owner_and_drawn_anew_for_others(tmp_path: Path) -> None:
    stranger(tmp_path, "smith", SECRETIVE)
    script = f"""
import chronotable as ct
m = ct.new("merchants", seed=5, {BESIDE})
secret = m.position.players[0].shop.secret
assert [m.view(seat)["merchants"][0]["shop"]["secret"] for seat in (0, 1, None)] == [secret, None, None]
drawn = [{{m.determinise(seat, number).players[0].shop.secret for number in range(40)}} for seat in (0, 1)]
assert drawn == [{{secret}}, set(range(6))], drawn
"""
    run(tmp_path, "-c", script)
    told = conforming(tmp_path, "test_the_seat_sees", "test_a_spectator_sees", "views_are_as_declared")
    assert " passed" in told


def test_what_is_hidden_in_one_view_and_never_drawn_anew_is_found(tmp_path: Path) -> None:
    shown = {**SECRETIVE["presentation.py"], "if seat == who else {**self": "if seat is not None else {**self"}
    open_to_all = {**SECRETIVE, "presentation.py": shown}
    stranger(tmp_path, "smith", open_to_all)
    assert "FAILED" in conforming(tmp_path, "test_the_seat_sees", ends=1)


# ---- hours


def test_turns_that_take_no_hours_are_named_by_the_conformance_suite(tmp_path: Path) -> None:
    stranger(tmp_path, "smith", {"rules/work.py": {"pass_hours(s, self.who, self.hours)": "pass"}})
    told = conforming(tmp_path, "test_matches_end_with_a_result", ends=1)
    assert "no end after 5000 choices" in told
    assert "0 smith_work:" in told


# ---- positions


def test_boards_of_another_merchant_cannot_be_described_on_a_seat(tmp_path: Path) -> None:
    stranger(tmp_path, "smith")
    script = """
import chronotable as ct
options = {"players": 2, "merchants": ["smith", "chronomancer"]}
ct.position("merchants", {"options": options, "players": [{"smith_heat": 3}, {"assistant": "p2"}]})
for players in ([{"assistant": "p2"}], [{}, {"smith_heat": 3, "gold": 3}]):
    try:
        ct.position("merchants", {"options": options, "players": players})
        print("taken")
    except ct.BadPosition as error:
        print(error)
"""
    first, second = run(tmp_path, "-c", script).splitlines()
    assert "players.0" in first
    assert "assistant" in first.partition("llowed")[0]
    assert "smith_heat" in first.partition("llowed")[2]
    assert "players.1" in second
    assert "smith_heat" in second.partition("llowed")[0]
    assert "gold" in second.partition("llowed")[2]


# ---- saves

SAVED = f"""
import chronotable as ct, pathlib
m = ct.new("merchants", seed=5, {BESIDE})
for _ in range(30):
    m.choose(m.decisions[0].options[0].key, m.decisions[0].seat)
pathlib.Path("smith.save").write_text(m.save(), encoding="utf-8")
usual = ct.new("merchants", seed=5)
assert usual.save().splitlines()[2] == f"rules: {{usual.game.rules_version}}"
print(m.save().splitlines()[2])
"""
LOADED = """
import chronotable as ct, pathlib
try:
    m = ct.load(pathlib.Path("smith.save"))
    print(len(m.history), "choices")
except (ct.ChangedRules, ct.BadSave) as error:
    print(type(error).__name__, error)
"""


def reinstall(folder: Path, version: str, edits: Edits | None = None) -> None:
    remove(folder)
    stranger(folder, "smith", edits, version=version)


def remove(folder: Path) -> None:
    for path in sorted([*(folder / "smith").rglob("*"), *folder.glob("strange_smith*/*")], reverse=True):
        path.rmdir() if path.is_dir() else path.unlink()
    for path in [folder / "smith", *folder.glob("strange_smith*")]:
        path.rmdir()


def test_a_save_names_the_packages_of_its_merchants(tmp_path: Path) -> None:
    stranger(tmp_path, "smith")
    rules = run(tmp_path, "-c", SAVED).strip()
    assert rules.endswith(", strange-smith 1.0")
    assert run(tmp_path, "-c", LOADED) == "30 choices\n"
    reinstall(tmp_path, "1.1")  # another version that plays it alike
    assert run(tmp_path, "-c", LOADED) == "30 choices\n"
    reinstall(tmp_path, "2.0", {"rules/terms.py": {"HOURS: Final = [1, 2, 4, 3]": "HOURS: Final = [2, 3, 5, 4]"}})
    told = run(tmp_path, "-c", LOADED)
    assert "ChangedRules" in told
    assert "strange-smith 1.0; here: " in told
    assert "strange-smith 2.0)" in told
    remove(tmp_path)
    told = run(tmp_path, "-c", LOADED)
    assert "BadSave" in told
    assert "strange-smith 1.0" in told
    assert 'The merchant "smith" is not installed here. Installed: chronomancer.' in told


def test_a_save_from_before_packages_were_named_still_loads(tmp_path: Path) -> None:
    stranger(tmp_path, "smith")
    run(tmp_path, "-c", SAVED)
    script = """
import pathlib
from chronotable.kernel.notation import seal
file = pathlib.Path("smith.save")
text = file.read_text(encoding="utf-8").replace(", strange-smith 1.0", "")
body = text.rstrip("\\n").rpartition("\\n")[0] + "\\n"
file.write_text(f"{body}end: 30 {seal(body)}\\n", encoding="utf-8")
"""
    run(tmp_path, "-c", script)
    assert run(tmp_path, "-c", LOADED) == "30 choices\n"
