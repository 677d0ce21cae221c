"""How a game ended, as a small table for notebooks."""

from __future__ import annotations

from xml.sax.saxutils import escape

from chronotable.kernel.decision import Result
from chronotable.kernel.message import Message
from chronotable.locale import render


def result_table(result: Result, language: str = "en") -> str:
    """The reason, and a row for each seat."""

    def say(id: str, **args: object) -> str:
        return escape(render(Message(id, **args), language))

    heads = "".join(f"<th>{say(f'drawing-column-{word}')}</th>" for word in ("player", "score", "won"))
    rows = "".join(
        f"<tr><td>{say('kernel-player-number', number=seat + 1)}</td><td>{score:g}</td>"
        f"<td>{say('cli-yes' if seat in result.winners else 'cli-no')}</td></tr>"
        for seat, score in enumerate(result.scores)
    )
    reason = escape(render(result.reason, language))
    return f"<table><caption>{reason}</caption><thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table>"
