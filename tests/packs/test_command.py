"""`chronotable pack check|new|schema`."""
from __future__ import annotations

import json
from pathlib import Path

import pytest

import chronotable as ct
from chronotable.cli import main
from chronotable.locale import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_new_pack_is_good_as_it_is(language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "my pack.yaml"
    assert main(["pack", "new", str(file), "--lang", language]) == 0
    assert main(["pack", "check", str(file), "--lang", language]) == 0
    out = capsys.readouterr().out
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


def test_the_templates_say_the_same(tmp_path: Path) -> None:
    hashes = set()
    for language in LANGUAGES:
        main(["pack", "new", str(tmp_path / language), "--lang", language])
        hashes.add(ct.pack("loop", tmp_path / language).hash)
    assert len(hashes) == 1


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
    assert f"{bad}, wiersz 2, cards" in err
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


def test_the_schema_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["pack", "schema"]) == 0
    assert json.loads(capsys.readouterr().out)["title"] == "A pack for The LOOP"
