"""The Fluent texts for clients that do not have them: the server says nothing in words, it hands the words out."""

from __future__ import annotations

from chronotable.kernel.message import Message
from chronotable.locale import LANGUAGES, client_texts
from chronotable.server.errors import Refusal


def texts(language: str, game: str | None = None) -> str:
    """All that a client can be told in a language, or what a game can say; nothing where a game lacks the language."""
    return client_texts(spoken(language), game)


def spoken(language: str) -> str:
    """The language, if words can be handed out in it."""
    if language not in LANGUAGES:
        raise Refusal(Message("web-no-language", name=language, languages=list(LANGUAGES)), status=404)
    return language
