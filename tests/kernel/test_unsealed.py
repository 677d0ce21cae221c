"""Saves that were changed or written by hand: read when asked for, and marked for good."""

from __future__ import annotations

import pickle
import re
from collections.abc import Callable
from pathlib import Path

import pytest

import chronotable as ct
from chronotable.kernel.match import Match
from chronotable.kernel.notation import Save
from chronotable.kernel.replay import replay
from docs.examples.relics.game import GAME

SEED = "seed: 0 " + "00" * 31 + "07 chance 2\n"


def played(choices: int = 8) -> Match:
    match = ct.new("loop", players=2, seed=7)
    for _ in range(choices):
        match.choose(match.ask().options[-1])
    return match


@pytest.fixture(scope="module")
def text() -> str:
    return played().save()


def shortened(text: str) -> str:
    """Without the last choice, and all that follows from it."""
    return re.sub(r"\n8\. .*", "\n", text, flags=re.DOTALL)


CHANGES: dict[str, Callable[[str], str]] = {
    "a choice less": shortened,
    "another seal": lambda text: text[:-5] + "0000\n",
    "no end": lambda text: text[: text.index("end: ")],
    "no digests": lambda text: re.sub(r" =[0-9a-f]{16}", "", text),
    "no outcomes": lambda text: re.sub(r" \{[0-9 ]*\}", "", text),
    "outcomes too high": lambda text: re.sub(r"\{[0-9]+", "{99999", text),
    "no set-up": lambda text: re.sub(r"set-up: .*\n", "", text),
    "other numbers": lambda text: re.sub(r"\n[0-9]+\. ", "\n7. ", text),
    "empty lines": lambda text: text.replace("\n1. ", "\n\n1. "),
    "no commitment": lambda text: re.sub(r"commitment: .*\n", "", text),
    "other rules": lambda text: re.sub(r"rules: .*\n", "rules: 1.of-old\n", text),
}


@pytest.mark.parametrize("change", CHANGES.values(), ids=list(CHANGES))
def test_a_changed_save_is_read_only_when_asked_for(text: str, change: Callable[[str], str]) -> None:
    changed = change(text)
    with pytest.raises(ct.BadSave):
        ct.load(changed)
    match = ct.load(changed, seal="ignore")
    keys = [choice.key for choice in played().history]
    assert [choice.key for choice in match.history] == keys[: len(match.history)]
    assert len(match.history) >= 7
    assert match.unsealed
    assert not match.verify()


def test_the_mark_stays_for_good(text: str) -> None:
    match = ct.load(shortened(text), seal="ignore")
    sealed = match.save()
    assert "\nunsealed: yes\n" in sealed
    for further in (match.clone(), match.branch(3), match.branch(2, seed=5), pickle.loads(pickle.dumps(match)),
                    ct.load(sealed), ct.load(sealed, seal="ignore"), match.take_back(1)):  # fmt: skip
        assert further.unsealed
        assert not further.verify()
        assert "\nunsealed: yes\n" in further.save()
    match.choose(match.ask().options[0])
    assert match.unsealed
    assert not ct.load(text, seal="ignore").unsealed  # its seal fits
    assert ct.load(text, seal="ignore").verify()


def test_who_does_not_show_the_mark_does_not_open_it(text: str) -> None:
    """As the web table, which shows what can be proved."""
    save = Save(ct.load(shortened(text), seal="ignore").save())
    with pytest.raises(ct.BadSave, match="changed by hand"):
        replay(save, ct.new("loop").game, ())


def test_outcomes_are_kept_where_they_fit_and_drawn_anew_where_not(text: str) -> None:
    original = played()
    rolled = next(number for number, choice in enumerate(original.history) if choice.outcomes)
    outcomes = original.history[rolled].outcomes
    line = f"{{{' '.join(map(str, outcomes))}}}"
    other = tuple(0 for _ in outcomes)
    kept = ct.load(text.replace(line, f"{{{' '.join(map(str, other))}}}", 1), seal="ignore")
    assert kept.history[rolled].outcomes == other
    for unfit in ("{0}" if len(outcomes) > 1 else "{0 0 0}", ""):
        drawn = ct.load(text.replace(" " + line, " " + unfit if unfit else "", 1), seal="ignore")
        assert drawn.history[rolled].outcomes == outcomes  # what the seed brings


def test_a_game_written_by_hand() -> None:
    match = ct.load(f'Chronotable 2\ngame: loop\noptions: {{"players": 2}}\n{SEED}', seal="ignore")
    assert match == ct.new("loop", players=2, seed=7)
    assert ct.load("Chronotable 2\ngame: loop\n", seal="ignore").seats == 2
    relics = ct.load('Chronotable 2\ngame: relics\noptions: {"players": 3}\n', game=GAME, seal="ignore")
    assert relics.seats == 3


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda text: re.sub(r"\n3\. 0 \S+", "\n3. 0 fly:moon", re.sub(r"\n3\. 1 \S+", "\n3. 1 fly:moon", text)),
         "Choice 3 of the save cannot be repeated"),
        (lambda text: text.replace("game: loop", "game: pig"), 'game "pig".*game=\\.\\.\\.'),
        (lambda text: text.replace("game: loop\n", ""), '"game"'),
        (lambda text: text.replace("commitment", "colour"), "Line"),
        (lambda text: text.replace("options: ", "options: ["), '"options"'),
        (lambda text: text.replace("seed: 0", "seed: 4"), '"seed"'),
        (lambda text: text.replace("commitment", "unsealed: no\ncommitment"), '"unsealed"'),
    ],
)  # fmt: skip
def test_what_cannot_be_is_named(text: str, change: Callable[[str], str], said: str) -> None:
    with pytest.raises(ct.BadSave, match=said):
        ct.load(change(text), seal="ignore")


def test_a_save_tells_what_it_is_of(text: str) -> None:
    header = ct.inspect(text)
    assert (header.game, header.choices, header.finished, header.packs) == ("loop", 8, False, ())
    assert (header.options["players"], header.sealed, header.unsealed) == (2, True, False)
    changed = ct.inspect(shortened(text))
    assert (changed.choices, changed.sealed, changed.unsealed) == (7, False, True)
    again = ct.inspect(ct.load(shortened(text), seal="ignore").save())
    assert (again.sealed, again.unsealed) == (True, True)


def test_saves_are_read_from_files(text: str, tmp_path: Path) -> None:
    path = tmp_path / "game.ct"
    path.write_text(text, encoding="utf-8")
    assert ct.load(path) == played()
    assert ct.inspect(path).choices == 8
    with pytest.raises(ct.BadSave, match="a Path of its file"):
        ct.load(str(path))
    path.write_bytes(b"\xff" * 40)
    with pytest.raises(ct.BadSave, match="not a save"):
        ct.load(path)


def test_other_editions_and_seals_are_named(text: str) -> None:
    with pytest.raises(ct.BadSave, match=r'"Chronotable 3".*newer version'):
        ct.load(text.replace("Chronotable 2", "Chronotable 3", 1))
    with pytest.raises(ct.BadSave, match='"check" or "ignore"'):
        ct.load(text, seal="break")  # type: ignore[arg-type]


# ---- from keys


def test_keys_are_played_again() -> None:
    match = played()
    keys = [choice.key for choice in match.history]
    assert ct.replay("loop", keys, players=2, seed=7) == match
    pairs = [(choice.seat, choice.key) for choice in match.history]
    assert ct.replay("loop", pairs, players=2, seed=7).save() == match.save()


@pytest.mark.parametrize(
    ("keys", "said"),
    [(["fly:moon"], "Choice 1 cannot be made"), ([3], "pairs of seat and key"), ([(9, "done")], "from 0 to 1")],
)
def test_keys_that_cannot_be_played(keys: list[str], said: str) -> None:
    with pytest.raises(ct.BadOption, match=said):
        ct.replay("loop", keys, players=2, seed=7)
