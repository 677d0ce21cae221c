"""Pig, as a package of its own: what a game from outside needs, and no more."""
