"""`chronotable pack check|new|schema`."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
import yaml

import chronotable as ct
from chronotable.cli import main
from chronotable.kernel import schema
from chronotable.locale import LANGUAGES
from tests.worded import typed


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_new_pack_is_good_as_it_is(language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "my pack.yaml"
    assert main(["pack", "new", str(file), "--lang", language]) == 0
    assert main(["pack", "check", str(file), "--lang", language]) == 0
    out = typed(capsys.readouterr().out)
    text = {"en": "Remove 2 rifts from your era.", "pl": "Usuń 2 wyrwy ze swojej ery.", "uk": "Вилучіть 2 розриви"}
    assert text[language] in out
    assert f"--pack '{file}'" in out
    assert ct.new("loop", packs=[file]).origin.packs[0].name == "My pack"
    # What is commented out is good too.
    lines = file.read_text(encoding="utf-8").split("\n")
    start = next(number for number, line in enumerate(lines) if line == "# missions:")
    more = [line.removeprefix("# ").removeprefix("#") for line in lines[start:]]
    text_of_all = [*lines[:start], "remove:", "  cards: [big_bang_jar, dynamite]", *more]
    file.write_text("\n".join(text_of_all), encoding="utf-8")
    assert main(["pack", "check", str(file), "--lang", language]) == 0
    assert "v_girl" in capsys.readouterr().out


@pytest.mark.parametrize("game", ct.games())
def test_the_templates_say_the_same(game: str, tmp_path: Path) -> None:
    hashes = set()
    for language in LANGUAGES:
        main(["pack", "new", str(tmp_path / language), "--game", game, "--lang", language])
        hashes.add(ct.pack(game, tmp_path / language).hash)
    assert len(hashes) == 1


# Entries that are commented out: their names are small letters, other comments begin with a capital one.
COMMENTED = re.compile(r"^( *)# ((?: *- | *)(?:[a-z_]+:|\{).*)$", re.MULTILINE)
NEW_PACKS = {
    "anachrony": ("Genetics circle", "Koło (Genetyka)", "коло (генетика)"),
    "merchants": ("Brings its own townsfolk.", "Ma własną tabelę townsfolk.", "Має власну таблицю townsfolk."),
    "room25": ("Row 1 slides to the left twice", "Szereg 1 przesuwa się dwa razy w lewo",
               "Ряд 1 зсувається двічі ліворуч"),
}  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", NEW_PACKS)
def test_a_new_pack_of_another_game_is_good_as_it_is(
    game: str, language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "mine.yaml"
    assert main(["pack", "new", str(file), "--game", game, "--lang", language]) == 0
    assert main(["pack", "check", str(file), "--lang", language]) == 0
    out = typed(capsys.readouterr().out)
    assert NEW_PACKS[game][LANGUAGES.index(language)] in out
    assert f"chronotable play {game} --pack {file}" in out
    # What is commented out is good too; only, where all is replaced, nothing is left to leave out.
    text = file.read_text(encoding="utf-8")
    used = COMMENTED.sub(r"\1\2", text.replace("# replace_all:", "# Replace all:"))
    file.write_text(used, encoding="utf-8")
    assert ct.pack(game, file).content.keys() > yaml.safe_load(text).keys()
    assert main(["pack", "check", str(file), "--lang", language]) == 0


def test_nothing_is_overwritten(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "precious.yaml"
    file.write_text("precious")
    assert main(["pack", "new", str(file)]) == 2
    assert file.read_text() == "precious"
    assert "exists" in capsys.readouterr().err
    assert main(["pack", "new", str(tmp_path / "no" / "folder.yaml")]) == 2


def test_every_wrong_file_is_reported(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good, bad = tmp_path / "good.yaml", tmp_path / "bad.yaml"
    main(["pack", "new", str(good)])
    bad.write_text("pack: {name: Bad, game: loop}\ncards: 5\n")
    capsys.readouterr()
    assert main(["pack", "check", str(good), str(bad), str(tmp_path / "none.yaml"), "--lang", "pl"]) == 1
    out, err = capsys.readouterr()
    assert out == ""
    assert f"{bad}, wiersz 2, cards" in typed(err)
    assert "none.yaml" in err


def test_packs_that_do_not_go_together(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    one, two = tmp_path / "one.yaml", tmp_path / "two.yaml"
    one.write_text("pack: {name: One, game: loop}\nremove: {cards: [dynamite]}\n")
    two.write_text("pack: {name: Two, game: loop}\nremove: {cards: [dynamite]}\n")
    assert main(["pack", "check", str(one)]) == 0
    assert main(["pack", "check", str(one), str(two)]) == 1
    assert 'There is no "dynamite"' in capsys.readouterr().err


def test_the_summary_names_what_changes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "mine.yaml"
    file.write_text(
        "pack: {name: Mine, game: loop}\n"
        "replace_all: [ultramachine_cards]\n"
        "ultramachine_cards:\n"
        + "".join(
            f"  - {{id: u{n}, name: {{en: U{n}}}, era: dawn, effect: {{kind: loop_tax, n: 2}}}}\n" for n in range(7)
        )
        + "missions: [{id: m, name: {en: 'Go!'}, kind: loop, where: doctor_era, required: 2, slots: generic}]\n"
        "cycle_track: [{cycle: 1, clones: 0, cards: 1}]\n"
    )
    assert main(["pack", "check", str(file)]) == 0
    out = capsys.readouterr().out
    assert "Replaces the whole list ultramachine_cards." in out
    assert "U3. Each LOOP at the Dawn of Time costs 2 more energy." in out
    assert "Mission m (new): Go!" in out
    assert "Brings its own cycle_track." in out


TITLES = {"anachrony": "Anachrony", "loop": "The LOOP", "merchants": "Merchants Cove", "room25": "Room 25"}


@pytest.mark.parametrize("game", ct.games())
def test_the_schema_is_printed(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["pack", "schema", "--game", game]) == 0
    assert json.loads(capsys.readouterr().out)["title"] == f"A pack for {TITLES[game]}"


def test_the_summary_tells_new_cards_and_cards_left_out(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "mine.yaml"
    file.write_text(
        "pack: {name: Mine, game: room25}\nreplace_all: [abm_cards]\n"
        "abm_cards: [{id: mine, kind: penalty, characters: [max, alice], action: look}, {id: abm_45, kind: panic}]\n"
    )
    assert main(["pack", "check", str(file)]) == 0
    out = capsys.readouterr().out
    assert "Replaces the whole list abm_cards." in out
    assert "mine (new): Penalty. Characters: Max and Alice." in out
    assert "abm_45 (replaced): Panic." in out


WRONG = """\
pack: {name: Wrong, game: loop}
cards:
  - id: one
    name: {en: One}
    origin: noon
    dimension: star
    effect: [{remove_rifts: 1}]
  - id: two
    name: {en: Two}
    origin: dawn
    dimension: moon
    effect: [{remove_rifts: 1}]
bards: []
"""


def test_everything_that_is_wrong_is_told_in_the_order_of_lines(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "wrong.yaml"
    file.write_text(WRONG, encoding="utf-8")
    assert main(["pack", "check", str(file)]) == 1
    told = capsys.readouterr().err.splitlines()
    lines = [int(found[1]) for line in told if (found := re.search(r"line (\d+)", line))]
    assert lines == sorted(lines)
    assert {5, 11, 13} <= set(lines), told
    with pytest.raises(ct.BadPack, match="line 5"):
        ct.pack("loop", file)


BEYOND_THE_SCHEMA = {
    "loop": ("""
cards:
  - {id: a, name: {en: A}, agent: v_girl, set: arsenal, dimension: star, effect: [{remove_rift: {era: own, n: 2}}]}
  - {id: a, name: {en: B}, dimension: star, effect: [{remove_rift: {era: own, n: 2}}]}
""", ["cards.0.agent", "cards.1", "cards.1.id"]),
    "anachrony": ("""
buildings:
  - {id: 199, type: lab, name: {en: A}, vp: 1,
     abilities: [{kind: passive, effects: [{modify: {parameter: anomaly_vp}}]}]}
  - {id: 117, type: power_plant}
superprojects: [{id: exocrawler, vp: 1}, {id: exocrawler, vp: 2}]
""", ["buildings.0.id", "buildings.0.abilities.0.effects.0.modify", "buildings.1", "superprojects.1.id"]),
    "room25": ("""
abm_cards:
  - {id: a, kind: building_movement, axis: row, index: 1, direction: up}
  - {id: a, kind: building_movement, axis: column, index: 0, direction: left}
""", ["abm_cards.0.direction", "abm_cards.1.id", "abm_cards.1.direction"]),
    "merchants": ("""
townsfolk: [{id: a}, {id: b}, {id: b}]
factions: [{id: rogue}, {id: rogue}]
""", ["townsfolk.2.id", "factions.1.id"]),
}  # fmt: skip


@pytest.mark.parametrize("game", BEYOND_THE_SCHEMA)
def test_what_no_schema_can_say_is_told_at_once_too(game: str, tmp_path: Path) -> None:
    """In the order of the file, each with its path; whether it comes from a file or from a program."""
    written, paths = BEYOND_THE_SCHEMA[game]
    file = tmp_path / "wrong.yaml"
    file.write_text(f"pack: {{name: Wrong, game: {game}}}{written}", encoding="utf-8")
    for source in (file, yaml.safe_load(file.read_text(encoding="utf-8"))):
        with pytest.raises(ct.BadPack) as caught:
            ct.pack(game, source)
        told = [caught.value, *caught.value.others]
        assert [error.message.args["path"] for error in told] == paths, [str(error) for error in told]


def test_many_packs_of_a_game_are_checked_by_the_same_validator() -> None:
    ct.pack("loop", {"pack": {"name": "first", "game": "loop"}})
    known = len(schema._validators)
    for number in range(5):
        ct.pack("loop", {"pack": {"name": f"other {number}", "game": "loop"}})
    assert len(schema._validators) == known


def test_a_file_full_of_mistakes_is_told_of_in_part(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "wrong.yaml"
    cards = "".join(f"  - {{id: c{number}, nonsense: 1}}\n" for number in range(80))
    file.write_text("pack: {name: Wrong, game: loop}\ncards:\n" + cards, encoding="utf-8")
    assert main(["pack", "check", str(file)]) == 1
    told = capsys.readouterr().err.splitlines()
    assert len(told) == 21
    assert "there are more mistakes" in told[-1]


def test_a_pack_may_be_made_by_a_program(tmp_path: Path) -> None:
    file = tmp_path / "mine.yaml"
    main(["pack", "new", str(file)])
    content = yaml.safe_load(file.read_text(encoding="utf-8"))
    made = ct.pack("loop", content)
    assert made == ct.pack("loop", file)
    content["pack"]["name"] = "changed later"
    assert made.name == "My pack"
    assert ct.new("loop", packs=[made], seed=1).origin.packs[0].hash == made.hash
    for wrong, said in (
        ({"pack": {"name": "x", "game": "loop"}, "bards": []}, "The pack “x”"),
        ({"pack": {"name": "x", "game": "anachrony"}}, "anachrony"),
        ({"cards": []}, "must say its name and its game"),
        ({"pack": {"name": "x", "game": "loop"}, "cards": {object()}}, "not a pack"),
    ):
        with pytest.raises(ct.BadPack, match=said):
            ct.pack("loop", wrong)
