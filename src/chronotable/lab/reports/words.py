"""What a report says, in one language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from chronotable.bots.intervals import Estimate
from chronotable.games import game as find_game
from chronotable.games import names
from chronotable.kernel.asking import slug
from chronotable.kernel.message import Message, Ref
from chronotable.locale import UnknownMessage, render, render_strictly


class Words:
    """Texts and names of a report."""

    def __init__(self, language: str) -> None:
        self.language = language

    def say(self, id: str, **args: object) -> str:
        return render(Message(id, **args), self.language)

    def share(self, found: Estimate) -> str:
        """`41.2% (38.0–44.5)`"""
        return self.say("cli-simulate-share", rate=100 * found.value, low=100 * found.low, high=100 * found.high)

    def amount(self, found: Estimate) -> str:
        low, high = max(found.low, -1e9), min(found.high, 1e9)
        if (low, high) != (found.low, found.high):
            return self.say("lab-report-alone", value=found.value)
        return self.say("lab-report-amount", value=found.value, low=low, high=high)

    def difference(self, found: Estimate) -> str:
        """In percentage points."""
        return self.say("lab-report-points", value=100 * found.value, low=100 * found.low, high=100 * found.high)

    def kind(self, kind: str) -> str:
        """What a kind of things is called."""
        return self._said(f"cli-simulate-column-{slug(kind)}") or kind

    def thing(self, game: str, kind: str, id: str) -> str:
        if game not in names():
            return id
        found = find_game(game).thing(kind, id, ())
        return render(found, self.language) if isinstance(found, Message) else self._ref(found)

    def category(self, game: str, category: str) -> str:
        return self._ref(Ref(game, "category", category))

    def game(self, name: str) -> str:
        return self._said(f"cli-game-{slug(name)}") or name

    def reason(self, id: str, details: Mapping[str, Any]) -> str:
        """Why a game ended; where the sentence would need more than is known, the word of the ending."""
        try:
            return render_strictly(Message(id, n=0), self.language)
        except UnknownMessage:
            return str(details.get("ending") or id.rpartition("-result-")[2]).replace("_", " ").replace("-", " ")

    def _ref(self, ref: Ref) -> str:
        return self.say("cli-name", name=ref)

    def _said(self, id: str) -> str:
        text = self.say(id)
        return "" if text == id else text
