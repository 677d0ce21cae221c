"""The pictures of the documentation: one of every board, light enough, and shown to readers."""

from __future__ import annotations

from pathlib import Path

import pytest

from chronotable.games import names

ROOT = Path(__file__).parents[2]
IMAGES = sorted((ROOT / "docs" / "images").iterdir())
HEAVIEST = 150_000  # bytes
SHOWN = "".join(path.read_text() for path in (ROOT / "README.md", *(ROOT / "docs").glob("*.md")))


def test_every_board_has_a_picture() -> None:
    assert {image.stem for image in IMAGES} >= set(names())


@pytest.mark.parametrize("image", IMAGES, ids=lambda image: image.name)
def test_pictures_are_light_and_shown(image: Path) -> None:
    assert image.stat().st_size <= HEAVIEST
    assert f"images/{image.name})" in SHOWN
