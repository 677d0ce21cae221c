"""How each game is played, in every language, a page each."""

from __future__ import annotations

import html
from collections.abc import Iterator

from chronotable.how_to_play import Group, HowToPlay, Section, games, how_to_play
from chronotable.locale import LANGUAGES
from documentation.languages import ENGLISH, head, text, title_of

OVERVIEW = "how-to-play/index"


def page_of(game: str, language: str = ENGLISH) -> str:
    return f"how-to-play/{game}/index" if language == ENGLISH else f"how-to-play/{game}/{language}/index"


def pages() -> dict[str, str]:
    found = {OVERVIEW: _overview()}
    for game in games():
        pages = how_to_play(game)
        if pages is not None:
            found |= {page_of(game, language): _page(game, pages, language) for language in LANGUAGES}
    return found


def _overview() -> str:
    listed = "\n".join(f"{game}/index" for game in games())
    return (
        "# How to play\n\nEach game in two or three minutes. The web table has the same pages with drawings, and "
        f"`chronotable how-to-play GAME` prints them. All there is to know are the [rules](../rules/index.md).\n\n"
        f"```{{toctree}}\n:maxdepth: 1\n{listed}\n```\n"
    )


def _page(game: str, pages: HowToPlay, language: str) -> str:
    title = text("kernel-how-to-play-of", language, game=title_of(game, language))
    parts = [head(title, language)]
    for section in pages.sections:
        parts += [f"## {text(section.title, language)}\n", _section(game, section, language)]
    if pages.legend:
        parts.append(f"## {text('kernel-legend', language)}\n")
    for group in pages.legend:
        parts += [f"### {text(group.title, language)}\n", *_legend(group, language)]
    return "\n".join(parts)


def _section(game: str, section: Section, language: str) -> str:
    tag = "ol" if section.name == "mistakes" else "ul"
    items = "".join(
        f"<li>{html.escape(text(item.text, language))} {_rules(game, item.rules, language)}</li>"
        for item in section.items
    )
    return f"<{tag}>{items}</{tag}>\n"


def _rules(game: str, rules: tuple[str, ...], language: str) -> str:
    up, down = ("../..", "") if language == ENGLISH else ("../../..", f"{language}/")
    links = " ".join(f'<a href="{up}/rules/{game}/{down}index.html#{rule}">{rule}</a>' for rule in rules)
    return f'<span class="why">{links}</span>' if links else ""


def _legend(group: Group, language: str) -> Iterator[str]:
    if group.text:
        yield f"{html.escape(text(group.text, language))}\n"
    entries = "".join(
        f"<dt>{html.escape(_capital(text(symbol.name, language)))}</dt>"
        f"<dd>{html.escape(text(symbol.text, language)) if symbol.text else ''}</dd>"
        for symbol in group.symbols
    )
    yield f'<dl class="legend">{entries}</dl>\n'


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]
