"""The menu at the side of every page, made once.

Sphinx and Furo make it anew for each page, which was almost half of all that the site costs.  It differs only in where
its links begin and in which of them the reader is at.
"""

from __future__ import annotations

import posixpath
import re
from collections.abc import Iterator
from typing import Any, cast

from furo.navigation import get_navigation_tree
from sphinx.application import Sphinx
from sphinx.builders.html import StandaloneHTMLBuilder
from sphinx.environment.adapters.toctree import global_toctree_for_doc

_LINK = re.compile(r'href="(?!#|[a-z]+:)')
_made: dict[Sphinx, str] = {}


def leave_out(app: Sphinx, page: str, template: str, context: dict[str, Any], doctree: object) -> None:
    """Before Furo asks for the menu: there is one for all pages, as seen from the first of all."""
    if app not in _made:
        tree = global_toctree_for_doc(
            app.env, app.config.root_doc, app.builder, tags=app.tags, titles_only=True, maxdepth=-1, includehidden=True
        )
        _made[app] = get_navigation_tree(cast(StandaloneHTMLBuilder, app.builder).render_partial(tree)["fragment"])
    context["toctree"] = lambda **_: ""


def put_in(app: Sphinx, page: str, template: str, context: dict[str, Any], doctree: object) -> None:
    """After it: the same menu as seen from this page."""
    text = _made[app]
    for place in _way_to(app, page):
        text = _marked(text, place, itself=place == page)
    up = posixpath.relpath(".", posixpath.dirname(page) or ".")
    context["furo_navigation_tree"] = text if up == "." else _LINK.sub(f'href="{up}/', text)


def _way_to(app: Sphinx, page: str) -> Iterator[str]:
    """The page, what it belongs to, what that belongs to."""
    above = {child: parent for parent, children in app.env.toctree_includes.items() for child in children}
    seen: set[str] = set()
    while page in above and page not in seen:
        yield page
        seen.add(page)
        page = above[page]


def _marked(menu: str, page: str, itself: bool) -> str:
    """With the entry of a page as one that the reader is at, and open."""
    entry = re.compile(
        rf'(?P<item><li class="toctree-l[^"]*)"><a class="(?P<link>[^"]*)" href="{re.escape(page)}\.html">'
        r"(?P<words>.*?)</a>(?P<box><input )?"
    )
    kinds = " current current-page" if itself else " current"

    def with_marks(found: re.Match[str]) -> str:
        opened = f'{found["box"]}checked="" ' if found["box"] else ""
        link = f'<a class="current {found["link"]}" href="{page}.html">{found["words"]}</a>'
        return f'{found["item"]}{kinds}">{link}{opened}'

    return entry.sub(with_marks, menu)
