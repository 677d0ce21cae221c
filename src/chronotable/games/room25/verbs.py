"""The verbs of Room 25: what keys begin with.  A verb's rule is the one that says which words may follow."""

from __future__ import annotations

from typing import Final

from chronotable.games.room25.terms import ROBOTS
from chronotable.kernel.verbs import WHOLE, Verb, table

ROBOT: Final = {"robot": "robot"}
NUMBERS: Final = {"robot": range(1, ROBOTS + 1)}
VERBS: Final = table(
    [
        Verb("move", "cell", "R25-2.1", note="Go to an adjacent room."),
        Verb("look", "cell", "R25-2.1", note="See an adjacent face-down room in secret."),
        Verb("room", "cell", "R25-2.1", note="A room that an action, ability or room effect asks for."),
        Verb("push", "character", "R25-1.4", note="Choose whom to push out of the room."),
        Verb("character", "character", note="A character that an ability or a room effect asks for."),
        # What `at` leaves out of these two is told by the step: the other room, the second token and the whole.
        Verb("swap", "cell to", at={"room": "cell"}, note="Two rooms change places."),
        Verb(
            "program",
            "token second?",
            "R25-7.1",
            at={"token": "token"},
            note="Program one token, or two in this order.",
        ),
        Verb("token", "token", "R25-7.1", note="The action to perform now."),
        Verb(
            "slide",
            "line direction",
            "R25-2.4",
            at={"line": "line", "slide": WHOLE},
            note="Slide a row or column by one step.",
        ),
        Verb("announce", "colour", "R25-20.6", note="Say the colour of the room just seen, true or not."),
        Verb("ability", "ability", note="The special ability to use, where there are several."),
        Verb("robot", "robot order", at=ROBOT, note="Give a robot an order.", only=NUMBERS),
        Verb("destroy", "robot", at=ROBOT, note="Destroy a robot in the room.", only=NUMBERS),
        Verb("bring", "robot", at=ROBOT, note="The robot that comes.", only=NUMBERS),
        Verb("adrenaline", "answer", "R25-13.2", note="Declare adrenaline for this round, or not."),
    ],
    [
        Verb("accept", note="Agree to a call or to a robot's push."),
        Verb("done", note="No, or no more: end what is asked."),
        Verb("keep_role", note="Go on without revealing anything."),
        Verb("lost", note="Go on: the action cannot be performed and is lost."),
        Verb("play", note="Play a single programmed token in this pass."),
        Verb("refuse", note="Decline a call or a robot's push."),
        Verb("remind", note="Put the reminder token down; on which room is asked next."),
        Verb("show_role", note="Reveal oneself as a guard."),
        Verb("wait", note="Keep a single programmed token for the second pass."),
    ],
)
