"""JSON Schema of a lesson file: `docs/schemas/lesson.json`."""

from __future__ import annotations

from typing import Any, Final

from chronotable.bots import STRENGTHS
from chronotable.kernel.schema_pieces import FLAG, TEXT, closed, different, document, one_of, several, whole

Json = dict[str, Any]

NAME: Final = "[a-z][a-z0-9]*(-[a-z0-9]+)*"  # what a message id can hold
PLAYER: Final = "player"  # and the number of a seat, counted from 1
ALL: Final = "all"  # of seats: every one of them is the learner's
ANY: Final = "any"  # of wrong choices: all that are not named
MOST_MINUTES: Final = 8
MOST_RULES: Final = 6  # of one step: more than that nobody explains in a few sentences
MOST_SEATS: Final = 9


def _about(part: Json, note: str) -> Json:
    return {**part, "description": note}


_SEATS: Final = [f"{PLAYER}{number}" for number in range(1, MOST_SEATS + 1)]
_KEY: Final[Json] = {"type": "string", "minLength": 1, "maxLength": 200}
_NAMED: Final[Json] = {"type": "string", "pattern": f"^{NAME}$", "maxLength": 40}
_RULE: Final[Json] = {"type": "string", "pattern": "^[A-Z][A-Z0-9]*-[0-9]+\\.[0-9]+$"}

STEP: Final = closed(
    ["name"],
    name=_about(_NAMED, "Its text is the message <game>-lesson-<lesson>-<name>."),
    targets=_about(different(_KEY, 1, 20), "What the board lights up, such as era:robots."),
    rules=_about(
        different(_RULE, 1, MOST_RULES),
        "The rules of the ledger that its words explain, or that what it waits for makes happen.",
    ),
    choose=_about(
        {"anyOf": [_KEY, several(_KEY, 1, 60)]},
        "The key that it waits for, or several of which any will do; place:top accepts place:top:2, too.",
    ),
    event=_about(TEXT, "The kind of event that it waits for; until then every choice is free."),
    wrong=_about(
        {"type": "object", "additionalProperties": _NAMED, "minProperties": 1},
        "What is said to other choices: a key as in `choose`, or `any`, and the last word of the message"
        " <game>-lesson-<lesson>-<name>-<word>.  Without it the lesson tells what it waits for, and the rule.",
    ),
)

SCHEMA: Final = document(
    "A lesson of Chronotable",
    closed(
        ["minutes", "steps"],
        minutes=_about(whole(1, MOST_MINUTES), "How long it takes somebody who reads everything."),
        position=_about({"type": "object"}, "A described position of the game, with its options and its fate."),
        hold=_about(FLAG, "With a position: also a first choice with one answer waits to be made."),
        options=_about({"type": "object"}, "Without a position: the options of a new game."),
        seed=_about(whole(0), "Chance: of the deal, or of what the position leaves open; 1 if nothing is said."),
        seat=_about(one_of(ALL, *_SEATS), "Where the learner sits; all: everywhere.  Else at player1."),
        script=_about(
            closed(**dict.fromkeys(_SEATS, several(_KEY, 1, 200))),
            "What the other seats choose, one after the other, as long as it is offered.",
        ),
        bots=_about(one_of(*STRENGTHS), "Who chooses for the others where the script says nothing: else greedy."),
        steps=several(STEP, 2, 40),
    ),
)
