"""The example of docs/protocol.md: a program at the web table."""

from __future__ import annotations

from chronotable.client import Table


async def play(url: str) -> float:
    """A game of The LOOP with a bot, always the first option; the team's score at the end."""
    async with Table.make(url, "loop", seats=["me", "random"]) as table:
        async for state in table.states():
            if state.decision is not None:
                await table.choose(state.decision.options[0].key)
        return table.result.scores[0] if table.result else 0.0
