"""Reading pack files: whatever is in them, the error names the file, the line and what is allowed."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

import chronotable as ct
from chronotable.packs import LARGEST, read_text

HEADER = "pack: {name: Test, game: loop}\n"
CARD = "  - id: one\n    name: {en: One}\n    origin: dawn\n    dimension: star\n    effect: [%s]\n"


def refused(tmp_path: Path, content: str | bytes) -> str:
    """The error for a file, which must name the file."""
    file = tmp_path / "mine.yaml"
    file.write_bytes(content.encode() if isinstance(content, str) else content)
    with pytest.raises(ct.BadPack) as caught:
        ct.pack("loop", file)
    message = str(caught.value)
    assert "mine.yaml" in message
    for language in ("pl", "uk"):
        assert "mine.yaml" in ct.render(caught.value.message, language)
    return message[message.index("mine.yaml") :]


def test_values_keep_their_plain_types_and_lines() -> None:
    pack = read_text("f", b"a: 1\nb:\n  - yes\n  - {c: true, d: ~, e: '2', f: -3}\n")
    assert pack.content == {"a": 1, "b": ["yes", {"c": True, "d": None, "e": "2", "f": -3}]}
    assert {path: pack.lines[path] for path in ("a", "b", "b.0", "b.1", "b.1.c")} == {
        "a": 1,
        "b": 2,
        "b.0": 3,
        "b.1": 4,
        "b.1.c": 4,
    }


@pytest.mark.parametrize(
    ("content", "line", "words"),
    [
        ("a: &loop [*loop]\n", 1, "anchors"),
        ("a: 1\nb: &x {}\nc: *x\n", 2, "anchors"),
        ("a: &a [x]\nb: &b [*a, *a]\nc: &c [*b, *b]\n", 1, "anchors"),
        ("a: !!python/object/apply:os.system [x]\n", 1, "tags"),
        ("a: 1\na: 2\n", 2, "twice"),
        ("x:\n  cards: []\n  cards: []\n", 3, "twice"),
        ("? [a, b]\n: 1\n", 1, "plain text"),
        ("\ta: 1\n", 1, "tabs"),
        ("a:\n\t- 1\n", 2, "tabs"),
        ("a: [1\nb: 2\n", 2, "YAML"),
        ("a: 1\n---\nb: 2\n", 2, "document"),
        ("[" * 5000, 1, "nested"),
        ("a:\n" + "".join(f"{' ' * n}- \n" for n in range(1, 60)), 31, "nested"),
        (b"a: 1\nb: \xff\xfe\n", 2, "UTF-8"),
        ("a: \x07\n", 1, "character"),
        ('a: "\\u202e"\n', 1, "character"),
    ],
)
def test_what_is_no_plain_yaml_is_refused(tmp_path: Path, content: str | bytes, line: int, words: str) -> None:
    message = refused(tmp_path, content)
    assert message.startswith(f"mine.yaml, line {line}")
    assert words in message


@pytest.mark.parametrize("content", ["", "# nothing\n", "- 1\n", "just words\n", "5\n"])
def test_a_file_without_entries_is_refused(tmp_path: Path, content: str) -> None:
    assert '"pack:"' in refused(tmp_path, content)


def test_a_huge_file_is_refused(tmp_path: Path) -> None:
    assert str(LARGEST) in refused(tmp_path, HEADER + "#" * LARGEST)


def test_a_missing_file_a_folder_and_no_path_at_all(tmp_path: Path) -> None:
    for path, words in ((tmp_path / "none.yaml", "no file"), (tmp_path, "folder"), ("a\0b", "no file")):
        with pytest.raises(ct.BadPack, match=words):
            ct.pack("loop", path)
    for wrong in (None, 5, b"x", ["x"]):
        with pytest.raises(ct.BadPack, match="path"):
            ct.pack("loop", wrong)  # type: ignore[arg-type]  # wrong on purpose


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="needs pipes")
def test_a_pipe_is_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(ct.BadPack, match="cannot be read"):
        ct.pack("loop", tmp_path / "pipe")


def test_a_byte_order_mark_and_comments_do_not_matter(tmp_path: Path) -> None:
    file = tmp_path / "mine.yaml"
    file.write_bytes(b"\xef\xbb\xbf# mine\n" + HEADER.encode())
    other = tmp_path / "other.yaml"
    other.write_text('pack:\n    game: "loop"   # the game\n    name: Test\n')
    assert ct.pack("loop", file) == ct.pack("loop", str(other))
    assert ct.pack("loop", file).hash == ct.pack("loop", other).hash


@pytest.mark.parametrize(
    ("content", "words"),
    [
        ("cards: []\n", "pack: A pack must say its name and its game. Games: loop."),
        ("pack: {name: X}\n", "pack: A pack must say its name and its game. Games: loop."),
        ("pack: {name: 5, game: loop}\n", "pack: A pack must say its name and its game"),
        ("pack: {name: X, game: chess}\n", 'pack.game: This pack is for "chess". Possible games: loop.'),
        (HEADER + "crads: []\n", "Unknown: crads. Allowed: pack, replace_all, remove, cards, agents, missions"),
        (HEADER + "crads: []\n", 'Did you mean "cards"?'),
        (HEADER + "cards: {}\n", "cards: {} has the wrong type. Allowed types: array."),
        (HEADER + "cards:\n" + CARD % "{ad_energy: {era: own, n: 1}}", 'Did you mean "add_energy"?'),
        (HEADER + "cards:\n" + CARD % "{add_energy: {era: onw, n: 1}}", '"onw" is not allowed. Allowed: own, previous'),
        (HEADER + "cards:\n" + CARD % "{add_energy: {era: own, n: 0}}", "0 is too small"),
        (HEADER + "cards:\n" + CARD % "{add_energy: {era: own, n: 1.5}}", '"1.5" has the wrong type'),
        (HEADER + "cards:\n" + CARD % "{add_energy: {era: own}}", "Missing: n."),
        (
            HEADER + "cards:\n" + CARD % "{draw: {who: self, n: 1}, ready: {n: 1}}",
            "Too much at once: draw and ready. Only one of these is allowed: ",
        ),
        (HEADER + "cards:\n" + CARD % "", "effect: [] is too short"),
    ],
)
def test_what_does_not_fit_the_schema_says_what_is_allowed(tmp_path: Path, content: str, words: str) -> None:
    assert words in refused(tmp_path, content)


def test_the_line_is_that_of_the_wrong_word(tmp_path: Path) -> None:
    content = HEADER + "cards:\n" + CARD % "{ready: {n: 1}}" + CARD.replace("star", "stars") % "{ready: {n: 1}}"
    assert refused(tmp_path, content).startswith("mine.yaml, line 11, cards.1.dimension: ")
