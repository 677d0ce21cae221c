"""What must hold of the built pages: every link leads somewhere, and nothing is fetched from elsewhere."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

_ELSEWHERE = re.compile(r"(?:[a-z][a-z0-9+.-]*:)?//", re.IGNORECASE)
_IN_STYLES = re.compile(r"""(?:@import\s+|url\()\s*["']?((?:https?:)?//[^"')\s]+)""", re.IGNORECASE)
_FETCHED = {"img": ("src", "srcset"), "script": ("src",), "link": ("href",), "source": ("src", "srcset"),
            "iframe": ("src",), "video": ("src", "poster"), "audio": ("src",), "object": ("data",), "embed": ("src",),
            "image": ("href",), "use": ("href",)}  # fmt: skip
_ONLY_NAMED = {
    "canonical",
    "author",
    "license",
    "next",
    "prev",
    "index",
    "search",
}  # kinds of <link> that fetch nothing


@dataclass
class Page:
    """What a page names."""

    ids: set[str] = field(default_factory=set)
    links: list[str] = field(default_factory=list)
    fetched: list[str] = field(default_factory=list)
    styles: list[str] = field(default_factory=list)


class _Reader(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.page = Page()
        self._in_style = False

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        named = {name: value or "" for name, value in attrs}
        if id := named.get("id"):
            self.page.ids.add(id)
        if tag == "a" and "href" in named:
            self.page.links.append(named["href"])
        names_only = tag == "link" and _ONLY_NAMED.issuperset(named.get("rel", "").split())
        if not names_only:
            self.page.fetched += [named[name] for name in _FETCHED.get(tag, ()) if named.get(name)]
        self.page.styles.append(named.get("style", ""))
        self._in_style = tag == "style"

    def handle_data(self, data: str) -> None:
        if self._in_style:
            self.page.styles.append(data)


def read(file: Path) -> Page:
    reader = _Reader()
    reader.feed(file.read_text(encoding="utf-8"))
    return reader.page


def faults(folder: Path) -> list[str]:
    """In words, the pages' names first; none is well."""
    pages = {file: read(file) for file in sorted(folder.rglob("*.html"))}
    found = []
    for file, page in pages.items():
        name = file.relative_to(folder).as_posix()
        found += [f"{name}: fetches {what}" for what in page.fetched if _ELSEWHERE.match(what)]
        found += [f"{name}: a style fetches {what}" for style in page.styles for what in _IN_STYLES.findall(style)]
        missing = [what for what in page.fetched if not _ELSEWHERE.match(what) and _lost(folder, file, what, pages)]
        found += [f"{name}: {what} is not there" for what in missing]
        found += [f"{name}: a link to {link} leads nowhere" for link in page.links if _lost(folder, file, link, pages)]
    for file in sorted(folder.rglob("*.css")):
        styles = file.read_text(encoding="utf-8")
        name = file.relative_to(folder).as_posix()
        found += [f"{name}: a style fetches {what}" for what in _IN_STYLES.findall(styles)]
    return found


def _lost(folder: Path, file: Path, link: str, pages: dict[Path, Page]) -> bool:
    parts = urlsplit(link)
    if parts.scheme or parts.netloc:
        return False
    target = file if not parts.path else (file.parent / unquote(parts.path)).resolve()
    if target.is_dir():
        target /= "index.html"
    if not target.is_relative_to(folder) or not target.exists():
        return True
    return bool(parts.fragment) and target in pages and unquote(parts.fragment) not in pages[target].ids
