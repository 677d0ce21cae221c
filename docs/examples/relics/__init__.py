"""Relics: the small game that `docs/add-a-game.md` builds."""
