"""Puzzles: positions from played games in which exactly one first choice reaches the goal, found and proved by search.

What can be asked for is data of a game, `puzzles/goals.yaml` in its folder (`goal.py`); beside it stands what was
found.  `search.py` follows every line there is, `right.py` makes the lines of it that reach the goal, `puzzle.py` says
what a puzzle is and reads them, `standing.py` tells how far a match has come in one and what is wrong with a try,
`proof.py` proves those that are there again, `finding.py` looks for more.
"""
