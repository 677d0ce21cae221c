"""Files are replaced whole, and nothing is lost."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from chronotable.cli.storage import SaveFile, Table, data_folder, open_autosave, set_aside, write_whole


def test_the_place_follows_the_platform(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "x"))
    assert data_folder() == tmp_path / "x" / "chronotable"
    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setattr("sys.platform", "linux")
    assert data_folder() == tmp_path / ".local" / "share" / "chronotable"
    monkeypatch.setattr("sys.platform", "darwin")
    assert data_folder() == tmp_path / "Library" / "Application Support" / "chronotable"
    monkeypatch.setattr("sys.platform", "win32")
    monkeypatch.setenv("LOCALAPPDATA", str(tmp_path / "local"))
    assert data_folder() == tmp_path / "local" / "chronotable"


def test_a_failing_write_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "a.ct"
    write_whole(path, "old")

    def fail(source: object, target: object) -> None:
        raise OSError("no")

    monkeypatch.setattr(os, "replace", fail)
    with pytest.raises(OSError, match="no"):
        write_whole(path, "new")
    assert path.read_text() == "old"
    assert list(tmp_path.iterdir()) == [path]


def test_links_and_permissions_stay(tmp_path: Path) -> None:
    path, link = tmp_path / "a.ct", tmp_path / "link.ct"
    path.write_text("old")
    path.chmod(0o640)
    link.symlink_to(path)
    write_whole(link, "new")
    assert link.is_symlink()
    assert path.read_text() == "new"
    assert path.stat().st_mode & 0o777 == 0o640


def test_setting_aside_never_overwrites(tmp_path: Path) -> None:
    path = tmp_path / "a.ct"
    for content in ("first", "second"):
        path.write_text(content)
        set_aside(path, "damaged")
    assert (tmp_path / "a.ct.damaged-1").read_text() == "first"
    assert (tmp_path / "a.ct.damaged-2").read_text() == "second"


@pytest.mark.parametrize("text", ["", "[]", '{"seats": 3}', '{"unknown": 1}', '{"seats": [1]}', "\ud800"])
def test_a_damaged_table_is_an_empty_one(tmp_path: Path, text: str) -> None:
    save = SaveFile(tmp_path / "a.ct")
    save.table_path.write_bytes(text.encode(errors="surrogatepass"))
    assert save.read_table() == Table()
    save.write_table(Table(["person", "search:200"], "uk", ["ü.yaml"]))
    assert save.read_table() == Table(["person", "search:200"], "uk", ["ü.yaml"])


def test_an_autosave_belongs_to_one_client(data: Path) -> None:
    first = open_autosave("loop")
    second = open_autosave("loop")
    assert first.path != second.path
    second.write("second")
    second.close()
    first.close()
    latest = open_autosave("loop")
    assert latest.path == second.path, "the one that holds a game"
    latest.close()


def test_archiving_keeps_save_and_table(data: Path) -> None:
    places = []
    for _ in range(2):
        save = open_autosave("loop")
        save.write("a game")
        save.write_table(Table(["person"], "pl"))
        places.append(save.archive("won"))
        assert save.read() is None
        save.close()
    assert len(set(places)) == 2
    for place in places:
        assert place.read_text() == "a game"
        assert SaveFile(place).read_table().language == "pl"
