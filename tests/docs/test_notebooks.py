"""The example notebooks.  That their cells run is shown by the build of the site, where they run in one process."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parents[2] / "tools"))

from documentation import notebooks

NOTEBOOKS = notebooks.files()


@pytest.mark.parametrize("file", NOTEBOOKS, ids=lambda file: file.stem)
def test_they_are_kept_without_what_they_gave(file: Path) -> None:
    import nbformat

    notebook = json.loads(file.read_text(encoding="utf-8"))
    nbformat.validate(notebook)
    code = [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]
    assert code
    assert [cell["id"] for cell in code if cell["outputs"] or cell["execution_count"]] == []
    assert notebook["cells"][0]["source"][0].startswith("# ")


def test_cells_run_in_order_and_show_their_last_value(tmp_path: Path) -> None:
    given = notebooks.run(written(tmp_path, "x = 2\nprint('x', x)\nx + 1", "x * 10;", "y = x"))
    assert [each and (each.printed, each.shown) for each in given] == [("x 2\n", "3"), ("", ""), ("", "")]


def test_a_drawing_is_shown_rather_than_text(tmp_path: Path) -> None:
    drawn = "class D:\n    def _repr_svg_(self): return '<svg/>'\nD()"
    (given,) = notebooks.run(written(tmp_path, drawn))
    assert given == notebooks.Given("", drawn="<svg/>")


def test_a_cell_that_fails_is_named(tmp_path: Path) -> None:
    with pytest.raises(notebooks.CellFailed, match=r"a\.ipynb, cell 2: ZeroDivisionError"):
        notebooks.run(written(tmp_path, "1", "1 / 0"))


@pytest.mark.slow
@pytest.mark.filterwarnings("default")  # of the kernel's own making
@pytest.mark.parametrize("file", NOTEBOOKS, ids=lambda file: file.stem)
def test_they_run_in_a_real_kernel(file: Path) -> None:
    import nbformat
    from nbclient import NotebookClient

    notebook = nbformat.reads(file.read_text(encoding="utf-8"), as_version=4)  # type: ignore[no-untyped-call]
    NotebookClient(notebook, timeout=600, resources={"metadata": {"path": str(file.parent)}}).execute()


def written(folder: Path, *sources: str) -> Path:
    file = folder / "a.ipynb"
    file.write_text(json.dumps({"cells": [{"cell_type": "code", "source": [source]} for source in sources]}))
    return file
