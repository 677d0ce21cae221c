"""Experiments: what is played by whom, the same seeds for all, and clear words for what is wrong in a file."""

from __future__ import annotations

from pathlib import Path

import pytest

import chronotable as ct
from chronotable.lab.experiment import BadExperiment, Experiment, read, read_bytes, rotated, setup

EXAMPLES = Path(__file__).parents[2] / "docs/examples/lab"
FILE = """\
name: modes
games: 3
seed: 7
setups:
  - game: loop
    options: {players: 2}
    vary:
      mode: [sabotage, centrifuges]
      level: [intern, agency_legend]
    bots: [random]
  - name: fair
    game: merchants
    bots: [greedy:1, random]
    rotate: true
"""


def of(text: str) -> Experiment:
    return read_bytes("modes.yaml", text.encode(), Path())


def test_every_combination_is_a_setup_with_a_name() -> None:
    experiment = of(FILE)
    assert [each.name for each in experiment.setups] == [
        "loop, mode sabotage, level intern",
        "loop, mode sabotage, level agency_legend",
        "loop, mode centrifuges, level intern",
        "loop, mode centrifuges, level agency_legend",
        "fair",
    ]
    assert experiment.setups[3].options["mode"] == "centrifuges"
    assert experiment.setups[3].options["players"] == 2
    assert experiment.setups[4].seatings == (("greedy:1", "random"), ("random", "greedy:1"))


def test_all_setups_and_seatings_have_the_same_seeds() -> None:
    experiment = of(FILE)
    assert len(experiment) == 3 * 6
    tasks = [experiment.task(number) for number in range(len(experiment))]
    seeds = [task.seed for task in tasks]
    assert len(set(seeds)) == 3
    assert all(len(set(seeds[pair * 6 : pair * 6 + 6])) == 1 for pair in range(3))
    assert tasks[4].bots == ("greedy:1", "random")
    assert tasks[5].bots == ("random", "greedy:1")
    assert len({(task.game, str(task.options), task.bots) for task in tasks}) == 6


def test_a_longer_experiment_begins_like_the_shorter_one() -> None:
    longer, shorter = of(FILE.replace("games: 3", "games: 30")), of(FILE)
    assert [longer.task(number) for number in range(18)] == [shorter.task(number) for number in range(18)]
    assert longer.described() == shorter.described()


def test_everybody_sits_everywhere_once() -> None:
    assert rotated(("a", "b", "b")) == (("a", "b", "b"), ("b", "a", "b"), ("b", "b", "a"))
    assert rotated(("a", "a")) == (("a", "a"),)
    assert setup("room25", {"players": 4}, (), ["greedy", "random"]).seatings == (("greedy", *["random"] * 3),)


@pytest.mark.parametrize(
    ("before", "after", "line", "field", "said"),
    [
        ("gams: 3", "games: 3", 2, "", "gams"),
        ("    rotat: true", "    rotate: true", 14, "setups.1", "rotate"),
        ("games: none", "games: 3", 2, "games", "none"),
        ("games: 0", "games: 3", 2, "games", "1"),
        ("  - game: chess", "  - game: loop", 5, "setups.0.game", "loop"),
        ("options: {playrs: 2}", "options: {players: 2}", 6, "setups.0.options.playrs", "players"),
        ("options: {players: 9}", "options: {players: 2}", 6, "setups.0.options.players", "4"),
        ("      levl: [intern", "      level: [intern", 9, "setups.0.vary.levl", "level"),
        ("mode: [sabotage, picnic]", "mode: [sabotage, centrifuges]", 8, "setups.0.vary.mode", "picnic"),
        ("bots: [wizard]", "bots: [random]", 10, "setups.0.bots", "greedy"),
        ("bots: [random, random, random]", "bots: [random]", 10, "setups.0.bots", "Seats in this game: 2"),
        ("seed: 7\nrecord: [choice]", "seed: 7", 4, "record.0", "choices"),
        ("seed: 7\nseed: 8", "seed: 7", 4, "", "seed"),
        ("seed: [", "seed: 7", 5, "", "YAML"),
        ("vary:\n      order_destroyed: [" + "true, " * 1000 + "false]", "vary:", 7, "setups.0.vary", "1,000"),
        ("name: loop, mode sabotage, level intern", "name: fair", 4, "setups", "another name"),
        ("    packs: [nowhere.yaml]\n    rotate: true", "    rotate: true", 14, "setups.1.packs", "nowhere.yaml"),
    ],
)
def test_what_is_wrong_is_told_with_line_and_field(before: str, after: str, line: int, field: str, said: str) -> None:
    assert after in FILE
    text = FILE.replace(after, before, 1)
    with pytest.raises(BadExperiment) as caught:
        of(text)
    told = str(caught.value)
    assert "modes.yaml" in told
    assert f"line {line}" in told
    assert field in told
    assert said in told


@pytest.mark.parametrize("file", sorted(EXAMPLES.glob("*.yaml")), ids=lambda file: file.stem)
def test_the_examples_can_be_carried_out(file: Path) -> None:
    assert len(read(file)) >= 200


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadExperiment, match=r"none\.yaml"):
        read(tmp_path / "none.yaml")


def test_simulate_gives_tidy_rows() -> None:
    found = ct.simulate(
        "loop",
        bots=["random", "greedy:1"],
        games=1,
        seed=3,
        rotate=True,
        choices=True,
    )
    assert [row["bots"] for row in found.games] == [["random", "greedy:1"], ["greedy:1", "random"]]
    assert found.games[0]["seed"] == found.games[1]["seed"]
    assert [(row["number"], row["seat"], row["bot"]) for row in found.seats] == [
        (0, 0, "random"),
        (0, 1, "greedy:1"),
        (1, 0, "greedy:1"),
        (1, 1, "random"),
    ]
    for game in found.games:
        seats = [row for row in found.seats if row["number"] == game["number"]]
        assert [row["score"] for row in seats] == game["scores"]
        assert [row["seat"] for row in seats if row["won"]] == game["winners"]
        chosen = [row for row in found.choices if row["number"] == game["number"]]
        assert len(chosen) == game["decisions"]
        assert [sum(each["seat"] == row["seat"] for each in chosen) for row in seats] == [
            row["decisions"] for row in seats
        ]
    game, chosen = found.games[1], [row for row in found.choices if row["number"] == 1]
    keys = [(row["seat"], row["key"]) for row in chosen]
    match = ct.replay("loop", keys, seed=game["seed"])  # type: ignore[arg-type]  # a cell of a row can be anything
    assert match.result is not None
    assert list(match.result.winners) == game["winners"]


def test_points_stand_by_category_and_things_by_kind() -> None:
    found = ct.simulate("anachrony", games=1, seed=2, players=2, limit=10_000)
    assert {"points.buildings", "points.morale"} <= set(found.seats[0])
    assert {row["kind"] for row in found.things} == {"leader", "path"}
    assert all(isinstance(row["success"], bool) for row in found.things)
    broken_off = ct.simulate("anachrony", games=1, seed=2, players=2, limit=5)
    assert broken_off.games[0]["finished"] is False
    assert (broken_off.seats[0]["won"], broken_off.seats[0]["rank"]) == (None, None)


def test_simulate_says_what_is_wrong() -> None:
    for wrong, said in (
        ({"games": 0}, "games"),
        ({"jobs": True}, "jobs"),
        ({"seed": "x"}, "seed"),
        ({"mode": "picnic"}, "mode"),
        ({"bots": "wizard"}, "wizard"),
        ({"bots": ["random"] * 5}, "Seats"),
    ):
        with pytest.raises(ct.BadOption, match=said):
            ct.simulate("loop", **wrong)
    with pytest.raises(ct.BadOption, match="by name"):
        ct.simulate("loop", 3)
