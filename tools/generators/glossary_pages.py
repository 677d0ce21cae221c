"""The terms of all games for translators: docs/words/terms_<language>.md, from the glossaries beside the rules."""

from __future__ import annotations

from chronotable.games import house, texts_of
from chronotable.glossary import terms
from chronotable.ledger import ENGLISH
from chronotable.locale import LANGUAGES

NAMES = {"pl": "Polish", "uk": "Ukrainian"}
HEAD = """\
# Terms of the games, {language}

<!-- Made by tools/generate from games/*/locale/*/glossary.yaml; change those. -->

The word that the rules use, the rule that explains the thing, and what players may say instead: a search of the rules
knows that, our texts do not use it. How we write, and why a word was chosen: [{file}]({file}).
"""


def files() -> dict[str, str]:
    return {f"docs/words/terms_{language}.md": _page(language) for language in LANGUAGES if language != ENGLISH}


def _page(language: str) -> str:
    parts = [HEAD.format(language=NAMES[language], file=f"{language}.md")]
    for game in house():
        english = {term.key: term.name for term in terms(game, ENGLISH)}
        rows = [
            f"| {english[term.key]} | {term.name} | {', '.join(term.also)} | {term.rule} |"
            for term in terms(game, language)
        ]
        title = _first_line(game, language).removeprefix("# ")
        head = f"\n## {title}\n\n| English | {NAMES[language]} | players may say | rule |\n|---|---|---|---|\n"
        parts.append(head + "\n".join(rows) + "\n")
    return "".join(parts)


def _first_line(game: str, language: str) -> str:
    """The title of the rules."""
    folder = texts_of(game)
    return "" if folder is None else (folder / language / "rules.md").read_text(encoding="utf-8").partition("\n")[0]
