"""What pages in several languages have in common: titles, and the way to the same page in another language."""

from __future__ import annotations

from chronotable.cli.dialogue import game_title
from chronotable.games import game as find_game
from chronotable.kernel.message import Message
from chronotable.locale import LANGUAGES, render

ENGLISH = "en"
NAMES = {"en": "English", "pl": "Polski", "uk": "Українська"}


def text(id: str, language: str, **arguments: object) -> str:
    return render(Message(id, **arguments), language)


def title_of(game: str, language: str) -> str:
    title = game_title(find_game(game))
    return title if isinstance(title, str) else render(title, language)


def head(title: str, language: str) -> str:
    """The heading of a page, the other languages, and (in English) these pages for the menu."""
    others = [other for other in LANGUAGES if other != language]
    links = " · ".join(
        f'<a href="{_way(language, other)}" lang="{other}" hreflang="{other}">{NAMES[other]}</a>' for other in others
    )
    said = f'# {title}\n\n<p class="languages">{links}</p>\n'
    if language != ENGLISH:
        return said
    listed = "\n".join(f"{NAMES[other]} <{other}/index>" for other in others)
    return f"{said}\n```{{toctree}}\n:hidden:\n{listed}\n```\n"


def language_of(page: str) -> str:
    """Of a page of the site, by its address."""
    parts = page.split("/")
    return parts[-2] if len(parts) > 2 and parts[-2] in LANGUAGES else ENGLISH


def _way(language: str, other: str) -> str:
    up = "" if language == ENGLISH else "../"
    down = "" if other == ENGLISH else f"{other}/"
    return f"{up}{down}index.html"
