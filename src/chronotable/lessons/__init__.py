"""Lessons: a game taught by playing it, as data.  How to write one: docs/add-a-lesson.md.

A lesson is a file in `lessons/` of a game's folder.  `course.py` reads them, `lesson.py` says what one is and begins
it, `standing.py` tells how far a match has come in it, `check.py` plays it through and names what is wrong with it.
"""
