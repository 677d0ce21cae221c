"""`tools/release` refuses, in words, what must not be released; nothing is built or tagged then."""

from __future__ import annotations

import os
import runpy
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
CHANGELOG = (
    "# Changelog\n\n## [Unreleased]\n\n## [0.2.0] - 2026-12-01\n\n- Much.\n\n## [0.1.0] - 2026-11-16\n\n- All.\n"
)
VERSION_FILE = "src/chronotable/__init__.py"


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A checkout that can be released as 0.2.0: the tools, a version and a changelog, committed on main."""
    shutil.copytree(ROOT / "tools", tmp_path / "tools", ignore=shutil.ignore_patterns("__pycache__"))
    (tmp_path / VERSION_FILE).parent.mkdir(parents=True)
    (tmp_path / VERSION_FILE).write_text('__version__ = "0.2.0"\n')
    (tmp_path / "CHANGELOG.md").write_text(CHANGELOG)
    (tmp_path / ".gitignore").write_text("__pycache__/\n")
    git(tmp_path, "init", "-q", "-b", "main")
    commit(tmp_path)
    return tmp_path


def git(folder: Path, *words: str) -> None:
    who = ["-c", "user.name=Somebody", "-c", "user.email=somebody@localhost", "-c", "commit.gpgsign=false"]
    subprocess.run(["git", *who, *words], cwd=folder, check=True, capture_output=True)


def commit(folder: Path) -> None:
    git(folder, "add", "-A")
    git(folder, "commit", "-q", "-m", "[house] A version")


def refused(checkout: Path, version: str) -> list[str]:
    """What the command says, after its heading."""
    env = {name: value for name, value in os.environ.items() if not name.startswith("GIT_")}
    command = [sys.executable, str(checkout / "tools" / "release"), version, "--dry-run"]
    done = subprocess.run(command, cwd=checkout, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 1, done.stderr
    heading, *lines = done.stdout.splitlines()
    assert heading == f"No release of {version}:"
    assert not (checkout / "dist").exists()
    return lines


def test_what_is_ready_is_not_refused(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(ROOT / "tools"))
    release = runpy.run_path(str(ROOT / "tools" / "release"))
    assert release["refusals"](checkout, "0.2.0") == []


def test_a_changed_tree_is_refused(checkout: Path) -> None:
    (checkout / "forgotten.txt").write_text("")
    assert refused(checkout, "0.2.0") == ["- the tree is not clean: commit or remove forgotten.txt"]


def test_another_branch_is_refused(checkout: Path) -> None:
    git(checkout, "checkout", "-q", "-b", "dreams")
    assert refused(checkout, "0.2.0") == ["- releases are made on main; this is dreams"]


def test_a_tag_that_exists_is_refused(checkout: Path) -> None:
    git(checkout, "tag", "v0.2.0")
    assert refused(checkout, "0.2.0") == ["- the tag v0.2.0 exists already"]


def test_a_version_that_is_not_written_down_is_refused_for_both_reasons(checkout: Path) -> None:
    assert refused(checkout, "0.3.0") == [
        f"- {VERSION_FILE} says 0.2.0: write 0.3.0 there",
        '- CHANGELOG.md has nothing under a heading "## [0.3.0] - YYYY-MM-DD"',
    ]


def test_a_heading_with_nothing_under_it_is_refused(checkout: Path) -> None:
    (checkout / "CHANGELOG.md").write_text(CHANGELOG.replace("- Much.\n\n", ""))
    commit(checkout)
    assert refused(checkout, "0.2.0") == ['- CHANGELOG.md has nothing under a heading "## [0.2.0] - YYYY-MM-DD"']


@pytest.mark.parametrize("version", ["0.2", "v0.2.0", "0.2.0.dev0", "next"])
def test_what_is_no_version_is_refused(checkout: Path, version: str) -> None:
    assert refused(checkout, version) == [
        f"- {version!r} is no version: it is three numbers such as 1.2.0, or 1.2.0rc1 before it"
    ]
