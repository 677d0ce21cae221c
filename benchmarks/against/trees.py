"""Commits checked out side by side in a scratch folder, and compiled there."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from types import FrameType

CHECKOUT = Path(__file__).resolve().parents[2]
_WORKING_TREE = "the working tree"


class GitRefused(Exception):
    """Git would not; the text says why."""


@dataclass(frozen=True, slots=True)
class Tree:
    """A commit with its sources."""

    title: str
    folder: Path
    path: Path  # what goes on PYTHONPATH


@contextlib.contextmanager
def two_trees(old: str, new: str | None, compiled: bool) -> Iterator[tuple[Tree, Tree]]:
    """Both commits, or the second as the working tree is now; gone afterwards, also when somebody ends the program."""
    titles = (_title(old), _title(new) if new else f"{_WORKING_TREE} (on {_title('HEAD')})")
    commits = (_commit(old), _commit(new) if new else _snapshot())
    with (
        _ended_by_signals(),
        TemporaryDirectory(prefix="chronotable-against-") as scratch,
        contextlib.ExitStack() as used,
    ):
        trees = []
        for title, commit, name in zip(titles, commits, ("old", "new"), strict=True):
            folder = Path(scratch) / name
            used.enter_context(_worktree(commit, folder))
            trees.append(Tree(title, folder, _compiled(folder) if compiled else folder / "src"))
        yield trees[0], trees[1]


def _git(*words: str, **env: str) -> str:
    done = subprocess.run(
        ["git", *words], cwd=CHECKOUT, env={**os.environ, **env}, capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise GitRefused(done.stderr.strip())
    return done.stdout.strip()


def _commit(name: str) -> str:
    return _git("rev-parse", "--verify", "--end-of-options", f"{name}^{{commit}}")


def _title(name: str) -> str:
    return _git("log", "-1", "--format=%h %s", "--end-of-options", name)


def _snapshot() -> str:
    """A commit of the working tree with all that is not ignored; no branch and no index knows of it."""
    with TemporaryDirectory() as scratch:
        index = {"GIT_INDEX_FILE": f"{scratch}/index"}
        _git("read-tree", "HEAD", **index)
        _git("add", "--all", **index)
        tree = _git("write-tree", **index)
    names = {f"GIT_{who}_{what}": "benchmarks" for who in ("AUTHOR", "COMMITTER") for what in ("NAME", "EMAIL")}
    return _git("commit-tree", "-m", _WORKING_TREE, "-p", "HEAD", tree, **names)


@contextlib.contextmanager
def _worktree(commit: str, folder: Path) -> Iterator[None]:
    _git("worktree", "add", "--quiet", "--detach", str(folder), commit)
    try:
        yield
    finally:
        _git("worktree", "remove", "--force", str(folder))


def _compiled(folder: Path) -> Path:
    """Where the tree's own `tools/compiled` has put its build, made by the Python that runs this."""
    build = folder / ".build" / "measured"
    build.parent.mkdir(exist_ok=True)
    subprocess.run([sys.executable, "tools/compiled", "--into", str(build)], cwd=folder, check=True)
    return build


@contextlib.contextmanager
def _ended_by_signals() -> Iterator[None]:
    """Being terminated is like Ctrl-C: what was made is removed on the way out."""

    def end(number: int, frame: FrameType | None) -> None:
        raise KeyboardInterrupt

    before = signal.signal(signal.SIGTERM, end)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)
