"""All pages of the site, as files for Sphinx: copies of those of the checkout, and those that are made."""

from __future__ import annotations

import posixpath
from pathlib import Path

from chronotable import ledger
from documentation import beginners, files, ledgers, library, notebooks
from documentation.contents import MENU, ROOT, ledger_of, pages
from documentation.links import between, resolved, rewritten

PICTURES = (".jpg", ".png", ".svg")


class Gathering:
    """The pages by their names, and what they ask for: pictures, and pages that show files."""

    def __init__(self) -> None:
        self.of_files = pages()
        self.pages: dict[str, str] = {}
        self.pictures: set[str] = set()
        self._shown: set[str] = set()

    def everything(self) -> None:
        for made in (ledgers.pages(), beginners.pages(), library.pages(), notebooks.pages()):
            self.pages |= made
        for file, page in self.of_files.items():
            self.pages[page] = self._copied(file, page)
        for page, text in _lists(self.of_files).items():
            self.pages[page] = self.pages.get(page, "") + text
        for path in sorted(self._shown):
            self.pages[files.page_of(path)] = files.shown(path)

    def _copied(self, file: str, page: str) -> str:
        text = (ROOT / file).read_text(encoding="utf-8")
        return rewritten(text, lambda target: self._target(file, page, target))

    def _target(self, file: str, page: str, target: str) -> str:
        path, anchor = resolved(file, target)
        if path.endswith(PICTURES):
            self.pictures.add(path)
            return posixpath.relpath(_picture(path), posixpath.dirname(page) or ".")
        if game := ledger_of(path):
            return between(page, ledgers.page_of(game), anchor)
        if path in self.of_files:
            return between(page, self.of_files[path], anchor)
        for overview in (f"{path}/README.md", f"{path}/index.md"):
            if overview in self.of_files:
                return between(page, self.of_files[overview], anchor)
        if path == "docs/reference":
            return between(page, "reference/index")
        if path == notebooks.FOLDER:
            return between(page, notebooks.OVERVIEW)
        if not (ROOT / path).exists():
            raise FileNotFoundError(f"{file} links to {target}, which is not there")
        self._shown.add(path)
        return between(page, files.page_of(path))


def _picture(path: str) -> str:
    return f"pictures/{posixpath.basename(path)}"


def _lists(of_files: dict[str, str]) -> dict[str, str]:
    """The menu, and the pages of folders that have none of their own."""

    def inside(folder: str, but: str = "") -> list[str]:
        names = [page.removeprefix(folder) for page in of_files.values() if page.startswith(folder) and page != but]
        return sorted(names)

    references = inside("reference/")
    found = {
        "index": "".join(_toctree([f"/{page}" for page in listed], caption) for caption, listed in MENU.items()),
        "reference/index": "# Keys, events, positions\n\nAll that a program has to know of each game.\n\n"
        + _toctree(references, hidden=False),
        "rules/index": _toctree([f"{game}/index" for game in ledger.games()] + ["CHANGES"]),
    }
    for folder in ("design/", "words/"):
        found[f"{folder}README"] = _toctree(inside(folder, f"{folder}README"))
    return found


def _toctree(pages: list[str], caption: str = "", hidden: bool = True) -> str:
    options = [":maxdepth: 1", *([f":caption: {caption}"] if caption else []), *([":hidden:"] if hidden else [])]
    return "\n```{toctree}\n" + "\n".join([*options, "", *pages]) + "\n```\n"


def write(folder: Path) -> int:
    """What has changed since the last time is written, what is no more is removed; says how many pages there are."""
    gathering = Gathering()
    gathering.everything()
    wanted = {folder / f"{page}.md": text.encode() for page, text in gathering.pages.items()}
    wanted |= {folder / _picture(path): (ROOT / path).read_bytes() for path in gathering.pictures}
    for path in sorted(folder.rglob("*"), reverse=True):
        if path.is_file() and path not in wanted:
            path.unlink()
        elif path.is_dir() and not any(path.iterdir()):
            path.rmdir()
    for path, text in wanted.items():
        if not path.exists() or path.read_bytes() != text:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(text)
    return len(gathering.pages)
