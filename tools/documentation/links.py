"""Links between files of the checkout, as links between pages of the site.

The files stay as they are, for readers on a forge; only their copies for the site point to pages.  A link to a file
that is no page, such as a source file, leads to a page that shows it (`files.py`).
"""

from __future__ import annotations

import posixpath
import re
from collections.abc import Callable

_FENCED = re.compile(r"^(?P<fence>`{3,}|~{3,}).*?^(?P=fence)`*\s*?$", re.MULTILINE | re.DOTALL)
_LINK = re.compile(r"(?P<code>`+)(?:(?!`).)+?(?P=code)(?!`)|(?P<before>\]\()(?P<target>[^()\s]+)(?P<after>\))")
_OUTSIDE = re.compile(r"[a-z][a-z0-9+.-]*:|#")


def rewritten(text: str, target_of: Callable[[str], str]) -> str:
    """The Markdown with other targets of its links; those in code are none, and those to elsewhere stay."""

    def of_link(found: re.Match[str]) -> str:
        if found["code"] or _OUTSIDE.match(found["target"]):
            return found[0]
        return f"{found['before']}{target_of(found['target'])}{found['after']}"

    pieces = []
    end = 0
    for fence in _FENCED.finditer(text):
        pieces += [_LINK.sub(of_link, text[end : fence.start()]), fence[0]]
        end = fence.end()
    return "".join([*pieces, _LINK.sub(of_link, text[end:])])


def between(page: str, other: str, anchor: str = "") -> str:
    """From one page to another, as Markdown writes it."""
    path = posixpath.relpath(f"{other}.md", posixpath.dirname(page) or ".")
    return f"{path}#{anchor}" if anchor else path


def resolved(file: str, target: str) -> tuple[str, str]:
    """The path in the checkout that a link in a file names, and its anchor."""
    path, _, anchor = target.partition("#")
    return posixpath.normpath(posixpath.join(posixpath.dirname(file), path)), anchor
