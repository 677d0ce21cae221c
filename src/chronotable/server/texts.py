"""The Fluent texts for clients that do not have them: the server says nothing in words, it hands the words out.

Only what is read rarely, a piece at a time, is handed out as sentences: what things on the table are.
"""

from __future__ import annotations

from typing import Any

from chronotable.kernel.game import Game
from chronotable.kernel.message import Message
from chronotable.kernel.things import first_notes_of, thing_of
from chronotable.locale import LANGUAGES, client_texts, render
from chronotable.server.errors import Refusal
from chronotable.server.wire_http import FirstNoteShown, ThingShown, ThingsShown


def texts(language: str, game: str | None = None) -> str:
    """All that a client can be told in a language, or what a game can say; nothing where a game lacks the language."""
    return client_texts(spoken(language), game)


def spoken(language: str) -> str:
    """The language, if words can be handed out in it."""
    if language not in LANGUAGES:
        raise Refusal(Message("web-no-language", name=language, languages=list(LANGUAGES)), status=404)
    return language


def things_shown(game: Game[Any], language: str) -> ThingsShown:
    """Nothing for a game that does not say it."""
    rules = game.things()
    answers = {name: thing_of(game.name, rules, name) for name in rules}
    return ThingsShown(
        {
            name: ThingShown(render(answer.name, language), render(answer.text, language), answer.rule)
            for name, answer in answers.items()
            if answer is not None
        },
        [
            FirstNoteShown(
                note.name, render(note.text, language), note.rule, sorted(note.events), sorted(note.questions)
            )
            for note in first_notes_of(game.name, game.first_notes())
        ],
    )
