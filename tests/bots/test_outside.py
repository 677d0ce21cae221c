"""Bots from outside choose in processes of their own; whatever they do there is told, and harms nobody.

Seen to fail: with the match's own state in the question (twins differ, the spy finds it), with no limit of time,
without the number of the question, with one process for all seats, without a group of processes of its own.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import chronotable as ct
from chronotable import bots
from chronotable.bots import OutsideBot, series, title
from chronotable.bots.outside import child, limits, names, player, process
from chronotable.kernel.match import Match
from chronotable.testing.table import Case
from tests.bots import strange
from tests.bots.test_bots import SETTINGS, every_setting, middle_games, redrawn

HERE = "tests.bots.strange"


@pytest.fixture(autouse=True)
def _short(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv(limits.SECONDS, "120")  # machines are busy
    monkeypatch.setattr(names, "_registered", {})
    yield
    process._end_all()


@pytest.fixture(scope="module")
def match() -> Match:
    return ct.new("loop", players=2, seed=7)


def why(match: Match, bot: str, seat: int | None = None) -> ct.Message:
    """Why it does not choose, in a process of its own."""
    with pytest.raises(ct.BotFailed) as failed:
        ct.bot(f"{HERE}:{bot}").choose(match, match.ask().seat if seat is None else seat)
    return failed.value.why


def all_choosing() -> Match:
    """All four at once."""
    room = ct.new("room25", players=4, seed=3)
    while len(room.waiting()) < 4:
        room.choose(room.ask().options[0])
    return room


# ---- what goes to it


class Recorder:
    """Instead of a process: keeps what would go to one."""

    def __init__(self) -> None:
        self.asked: list[str] = []

    def begin(self, number: str | None, settings: dict[str, Any]) -> None:
        self.asked.append(json.dumps([number, settings]))

    def choose(self, question: dict[str, Any]) -> str:
        self.asked.append(json.dumps(question))
        return "nothing"

    def end(self) -> None:
        pass


@every_setting
def test_to_twins_that_look_alike_to_the_seat_the_very_same_goes(case: Case, monkeypatch: pytest.MonkeyPatch) -> None:
    """Byte by byte: so nothing of what is hidden from the seat can ever be in it."""
    differed = 0

    def sent(match: Match, seat: int) -> list[str]:
        recorder = Recorder()
        monkeypatch.setattr(player, "process_for", lambda reference: recorder)
        if len(match.ask(seat).options) > 1:
            with pytest.raises(ct.BotFailed):
                ct.bot("any:Bot").choose(match, seat)
        return recorder.asked

    for match in middle_games(case, range(3)):
        for seat in match.waiting():
            once = sent(match, seat)
            for number in (1, 2):
                twin = redrawn(match, seat, number)
                differed += case.game.describe(twin.position) != case.game.describe(match.position)
                assert sent(twin, seat) == once
    assert differed, "there was something hidden to redraw"


def test_what_it_is_asked_is_what_its_seat_sees() -> None:
    """The same view and the same options as in the match, though hidden things lie elsewhere."""
    for case in SETTINGS:
        if case.game.name not in ct.games():
            continue
        for match in middle_games(case, range(3)):
            for decision in match.decisions:
                seat = decision.seat
                asked = json.loads(json.dumps(player.question(match, match.determinise(seat, 0), seat, 0)))
                known = child._known(asked)
                assert known.view(seat) == match.view(seat)
                assert [option.key for option in known.ask(seat).options] == [each.key for each in decision.options]


def test_a_spy_finds_nothing_in_its_process(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It looks at every object and every open file: no choices, no seeds and no position of the match are there."""
    match = next(iter(middle_games(SETTINGS[0], range(2, 3))))
    seat = match.ask().seat
    monkeypatch.setenv(limits.OUTPUT, str(tmp_path / "printed"))
    ct.bot(f"{HERE}:Spy").choose(match, seat)
    found = json.loads((tmp_path / "printed").read_text())
    assert found["parent"] == os.getpid()
    others = [file for file in found["files"] if not file.startswith(("pipe:", "/dev/null", "/proc/", str(tmp_path)))]
    assert not others
    assert sum(file.startswith("pipe:") for file in found["files"]) in (0, 2), "none where there is no /proc"
    assert found["histories"] == [0]
    assert match.history
    assert found["states"]
    true = json.loads(json.dumps(match.game.describe(match.position)))
    assert true not in found["states"]
    assert match.origin.seeds[0].secret.hex() not in found["seeds"]


def test_each_seat_has_a_process_of_its_own(match: Match) -> None:
    """What it sees through one seat, it cannot know at another: not even that it was asked there."""
    bot = ct.bot(f"{HERE}:Remembering")
    assert isinstance(bot, OutsideBot)
    room = all_choosing()
    keys = [option.key for option in room.ask(0).options]
    assert [bot.choose(room, seat) for seat in (0, 1, 0)] == [keys[1], room.ask(1).options[1].key, keys[2]]
    bot.close()
    again = ct.bot(f"{HERE}:Remembering")
    assert again.choose(room, 0) == keys[1], "a bot like new, in a process that was there before"
    assert len(process._resting) == 1
    bot.end()


# ---- how it is named


def test_it_chooses_as_it_would_here(match: Match) -> None:
    seat = match.ask().seat
    assert ct.bot(f"{HERE}:Careful", seed=5).choose(match, seat) == strange.Careful(seed=5).choose(match, seat)
    bot = ct.bot(f"{HERE}:picky", place=2)
    assert bot.choose(match, seat) == match.ask().options[2].key
    weighed = bot.weigh(match, seat)
    assert [each.share for each in weighed] == [1.0] + [0.0] * (len(match.ask().options) - 1)


def test_it_can_have_a_name(match: Match) -> None:
    ct.register_bot("mine", strange.First)
    assert bots.kinds()[-1] == "mine"
    assert ct.bot("mine:1").choose(match, match.ask().seat) == match.ask().options[1].key
    assert [str(title(spec)) for spec in ("mine", "mine:4", f"{HERE}:First", f"{HERE}:First:4")] == [
        "mine (from outside)",
        "mine 4 (from outside)",
        "First (from outside)",
        "First 4 (from outside)",
    ]
    with pytest.raises(ct.BadOption, match=r"Bots: .*random.* mine"):
        ct.bot("yours")


def local() -> Any:
    class Hidden(strange.First):
        pass

    return Hidden


@pytest.mark.parametrize(
    ("name", "factory", "told"),
    [
        ("greedy", strange.First, 'There is a bot "greedy" already'),
        ("Mine!", strange.First, "small letters"),
        (7, strange.First, "small letters"),
        ("mine", local(), "cannot be found again by another process"),
        ("mine", lambda: None, "cannot be found again by another process"),
        ("mine", "bots:Mine", "cannot be found again by another process"),
    ],
)
def test_a_name_or_a_maker_that_will_not_do_is_refused(name: Any, factory: Any, told: str) -> None:
    with pytest.raises(ct.BadOption, match=told):
        ct.register_bot(name, factory)


def begun(spec: str, **settings: Any) -> ct.Message:
    """What a process says when it is to have that bot; nothing is wrong with starting one, so none is."""
    found = names.find(spec)
    assert found is not None
    where = {"module": found.reference.module, "name": found.reference.name, "file": found.reference.file}
    answer = child.Inside().answer({"bot": where, "number": found.number, "settings": settings})
    return process._message(json.loads(json.dumps(answer))["wrong"])


@pytest.mark.parametrize(
    ("spec", "settings", "told"),
    [
        ("Idle", {}, "Idle cannot choose. Needed is a class with choose"),
        ("Unfinished", {}, "Unfinished cannot choose"),
        ("NOTHING", {}, "NOTHING cannot choose"),
        ("Absent", {}, 'There is no "Absent" in the module tests.bots.strange'),
        ("Careful:3", {}, 'The bot Careful takes no number "3"'),
        ("First:many", {}, 'The bot First takes no number "many"'),
        ("Careful", {"effort": 6}, "Bot Careful, effort: 6 is not between 1 and 5"),
        ("Careful", {"depth": 1}, 'The bot Careful has no setting "depth"'),
        ("First", {"depth": 1}, "The bot cannot be loaded: TypeError: "),
    ],
)
def test_what_is_no_bot_is_told(spec: str, settings: dict[str, int], told: str) -> None:
    assert str(begun(f"{HERE}:{spec}", **settings)).startswith(told)


@pytest.mark.parametrize(
    ("program", "told"),
    [
        ("import no_such_thing", "ModuleNotFoundError: No module named 'no_such_thing' (broken0.py:1)"),
        ("x = 1 / 0", "ZeroDivisionError: division by zero (broken1.py:1)"),
        ("import sys; sys.exit(4)", "SystemExit: 4 (broken2.py:1)"),
        ("def", "SyntaxError: invalid syntax (broken3.py, line 1)"),
    ],
)
def test_a_module_that_cannot_be_imported_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest, program: str, told: str
) -> None:
    name = told[told.index("broken") :].partition(".")[0]
    (tmp_path / f"{name}.py").write_text(program + "\n")
    monkeypatch.syspath_prepend(tmp_path)
    assert str(begun(f"{name}:Bot")).startswith(f"The bot cannot be loaded: {told}")


def test_a_game_does_not_begin_with_a_bot_that_cannot_be_had(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One that ends its process when it is read, or is no bot, in the folder where one stands."""
    (tmp_path / "standing.py").write_text("import os\nif __name__ == 'standing': os._exit(4)\n")
    monkeypatch.chdir(tmp_path)
    with pytest.raises(ct.BadOption, match=r"its process ended \(code 4\)"):
        ct.bot("standing:Bot")
    with pytest.raises(ct.BadOption, match="Idle cannot choose"):
        ct.bot(f"{HERE}:Idle")


def test_a_limit_that_is_none_is_refused(match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(limits.SECONDS, "soon")
    with pytest.raises(ct.BadOption, match=r'CHRONOTABLE_BOT_SECONDS must be a whole number from 1 .* not "soon"'):
        limits.limits()


# ---- what it may do there


@pytest.mark.parametrize(
    ("bot", "told"),
    [
        ("Raising", "an error in its program: LookupError: what now? [2J (strange.py:"),
        ("Leaving", "an error in its program: SystemExit: enough"),
        ("Strange", "its answer makes no sense."),
    ],
)
def test_an_error_is_told_with_its_place(match: Match, bot: str, told: str) -> None:
    inside = child.Inside()
    assert inside.answer({"bot": {"module": HERE, "name": bot, "file": None}, "number": None, "settings": {}}) == {}
    seat = match.ask().seat
    answer = inside.answer(player.question(match, match.determinise(seat, 0), seat, 0))
    said = json.loads(child._line({**answer, "asked": 1}))
    assert str(process._message(said["wrong"])).startswith(told)


@pytest.mark.parametrize(
    ("bot", "told"),
    [
        ("Dying", "its process ended (code 3)."),
        ("Greedy", "it wanted more memory than 1,024 MB."),
        ("Numbering", "its answer makes no sense."),
        ("Forging", "its answer makes no sense."),
        ("Endless", "its answer makes no sense."),
        ("Nested", "A bot’s own process cannot start others."),
        ("Cheating", 'it answered "walk:home", which its seat cannot choose. It could choose: play:'),
    ],
)
def test_what_goes_wrong_is_told(match: Match, bot: str, told: str) -> None:
    assert str(why(match, bot)).startswith(told)


def test_one_that_never_answers_is_ended(match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    bot = ct.bot(f"{HERE}:Sleeper")
    monkeypatch.setenv(limits.SECONDS, "1")
    for _ in range(2):  # asked again, it begins anew
        with pytest.raises(ct.BotFailed, match="no answer within 1 second"):
            bot.choose(match, match.ask().seat)


@pytest.mark.parametrize(
    "said",
    [
        None, [], {}, {"id": 7}, {"id": "web-table-deleted"}, {"id": "bots-failed-error"},
        {"id": "bots-failed-error", "args": {"detail": {"id": "bots-failed", "args": {}}}},
        {"id": "bots-failed-error", "args": {"detail": "\x1b[2J" + "x" * 10_000}},
        {"id": "bots-failed-memory", "args": {"megabytes": 10**4000}},
        {"id": "bots-failed-memory", "args": {"megabytes": float("nan")}},
        {"id": "bots-failed-illegal", "args": {"key": "k", "keys": [["deep"]] * 10_000}},
    ],
)  # fmt: skip
def test_whatever_it_says_is_wrong_can_be_shown(said: Any) -> None:
    text = str(process._message(said))
    assert len(text) < 1000
    assert text.isprintable()


def test_another_seat_s_key_is_not_taken() -> None:
    """Where several choose at once, too."""
    room = all_choosing()
    room.choose(room.ask(0).options[0], 0)  # then the others are asked for something else
    assert {option.key for option in room.ask(0).options} - {option.key for option in room.ask(1).options}
    assert why(room, "Cheating", 1).id == "bots-failed-illegal"


def test_what_it_prints_goes_nowhere(match: Match, capfd: pytest.CaptureFixture[str]) -> None:
    bot = ct.bot(f"{HERE}:Printing")
    assert bot.choose(match, match.ask().seat) == match.ask().options[0].key
    assert bot.choose(match, match.ask().seat) == match.ask().options[0].key
    assert capfd.readouterr() == ("", "")


@pytest.mark.skipif(not hasattr(os, "killpg"), reason="Windows has no groups of processes")
def test_what_it_starts_ends_with_it(match: Match, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(limits.OUTPUT, str(tmp_path / "printed"))
    bot = ct.bot(f"{HERE}:Breeding")
    monkeypatch.setenv(limits.SECONDS, "3")  # by then it has started something, or the test shows nothing
    with pytest.raises(ct.BotFailed, match="no answer within 3 seconds"):
        bot.choose(match, match.ask().seat)
    child = int((tmp_path / "printed").read_text())
    end = time.monotonic() + 30
    while Path(f"/proc/{child}").exists() and "Z" not in Path(f"/proc/{child}/stat").read_text().split()[2]:
        assert time.monotonic() < end
        time.sleep(0.01)


# ---- many games


def test_a_game_in_which_it_fails_is_broken_off_and_told(match: Match) -> None:
    record = series.play(series.Task("loop", {"players": 2}, (), 3, ("random", f"{HERE}:Dying")))
    assert (record.is_finished, record.has_failed, record.winners) == (False, True, ())
    assert str(record.reason) == f"Bot {HERE}:Dying, seat 1: its process ended (code 3)."


PROGRAM = """
import chronotable as ct

class Mine:
    def choose(self, match, seat):
        return match.ask(seat).options[-1].key

ct.register_bot("mine", Mine)
if __name__ == "__main__":
    match = ct.new("loop", players=2, seed=7)
    assert ct.bot("mine").choose(match, match.ask().seat) == match.ask().options[-1].key
    print("well")
"""


def test_a_program_can_register_its_own_class(tmp_path: Path) -> None:
    """And its processes end with it."""
    (tmp_path / "program.py").write_text(PROGRAM)
    done = subprocess.run([sys.executable, "program.py"], cwd=tmp_path, capture_output=True, text=True, timeout=120)
    assert (done.stdout, done.stderr) == ("well\n", "")
