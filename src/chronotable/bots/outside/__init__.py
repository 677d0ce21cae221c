"""Bots from outside: a process of its own for each seat, with a limit of time and memory, and nothing of the match.

    names.py    what they are called, and where they stand
    player.py   the bot as everybody here sees it
    process.py  its process, seen from here
    child.py    the same, seen from within

What goes through the pipe is JSON: there, a position in which all that the seat cannot know was drawn anew; back, a
key.  So a bot's mistakes stay its own.  Malice does not: whoever installs a package lets it do what they may do.
"""
