"""What messages say in every language: web/src/words/recorded.json.

Python (`chronotable.locale`) and the page (`web/src/words/fluent.ts`) both make sentences of messages.  Recorded are
messages of random games, variations of some of them (numbers, lists, names, missing things), and their texts as Python
says them.  `tests/locale/test_recorded.py` and `recorded.test.ts` hold both to it.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from typing import Any

import chronotable
from chronotable.kernel.match import Match
from chronotable.kernel.message import Message, Ref
from chronotable.locale import LANGUAGES, render

GAMES: dict[str, list[dict[str, Any]]] = {
    "loop": [{"players": 2}, {"players": 3, "mode": "super_clones"}],
    "room25": [{"players": 4, "mode": "suspicion"}, {"players": 4, "mode": "cooperation"}],
    "anachrony": [{"players": 2}],
    "merchants": [{"players": 2}, {"players": 1, "mode": "solo_peddler"}],
}
CHOICES = 150  # of a game
REFUSED = 3  # keys of earlier questions that are asked about after each choice
VARIED = 2  # messages of a game whose numbers, lists, names ... are varied

NUMBERS: list[object] = [0, 1, 2, 3, 5, 11, 12, 21, 22, 25, 101, 112, 999, 1000, 1234567, -1, 0.5, 1.5, True, False]
UNKNOWN = Ref("loop", "card", "no_such_card")
NAMED = Ref("loop", "card", "of_a_pack", {"en": "The Pack", "pl": "Paczka", "uk": "Пачка"})
ENGLISH_ONLY = Ref("loop", "card", "of_a_pack", {"en": "The Pack"})
UNNAMED = Ref("loop", "card", "of_a_pack", {"pl": "", "uk": ""})
TYPESET = Ref(  # everything that the rules of typography find, and what they must leave alone
    "loop",
    "card",
    "of_a_pack",
    {
        "en": "a 2nd I of 3",
        "pl": "W 2. cyklu dr Fuks i Gracz 2 u zarania, a z nim (o 3 PZ więcej) „I już”. Z 5 do 7 albo 12 godzin, "
        "1,5 rundy, 112 kart, 3–5 er, -3 PZ (-1), R25-4.1, C2 jest, kolumna A stoi. "
        "Era 4 trwa, Pokój 25 płynie, Z.R.B. 4 dr. Hab",
        "uk": "У місті — і 34 % за 5 мс, «В дім» з 2 МБ та 3 мсти. А й о 7 у гаю, колонка А стоїть",
    },
)
TYPESET_NUMBERS = Message("loop-event-energy-added", n=1234567, era=Ref("loop", "era", "dawn"))
NOTHING: list[object] = [None, "", "plain words", "łódź", "їжак", "{ $curly } brackets"]


def met(game: str) -> Iterator[Message]:
    """What is said in random games: questions, options, events, refusals, the result."""
    for number, options in enumerate(GAMES[game]):
        match = chronotable.new(game, seed=number, **options)
        chance = random.Random(number)
        asked: dict[str, None] = {}
        for _ in range(CHOICES):
            if match.decision is None:
                break
            yield match.decision.prompt
            for option in match.decision.options:
                yield option.label
                asked[option.key] = None
            offered = {option.key for option in match.decision.options}
            earlier = [key for key in asked if key not in offered]
            for key in chance.sample(earlier, min(REFUSED, len(earlier))):
                yield match.explain(key, match.decision.seat).reason
            match.choose(chance.choice(match.decision.options).key, match.decision.seat)
        yield from _told(match)


def _told(match: Match) -> Iterator[Message]:
    yield from match.log()
    for seat in range(match.seats):
        yield from match.log(0, seat)
    if match.result is not None:
        yield match.result.reason


def varied(message: Message, names: list[Ref]) -> Iterator[Message]:
    """The message with other arguments, and without one."""
    for name, value in message.args.items():
        for other in _others(value, message, names):
            yield Message(message.id, **{**message.args, name: other})
        yield Message(message.id, **{each: given for each, given in message.args.items() if each != name})


def _others(value: object, message: Message, names: list[Ref]) -> list[object]:
    if isinstance(value, Ref):
        return [UNKNOWN, NAMED, ENGLISH_ONLY, UNNAMED, names[0], names[:1], names[:2], Message("kernel-player", seat=2)]
    if isinstance(value, (list, tuple)):
        mixed = [names[0], "plain words", 7, NAMED, Message("kernel-player", seat=1)]
        return [[], *(list(names[:length]) for length in range(1, 6)), mixed, [names[:2], names[2:4]]]
    if isinstance(value, Message):
        return [Message("no-such-message", n=1), Message("no_such_message"), names[0], [value, value, names[1]]]
    return list(NUMBERS) if isinstance(value, (int, float)) else list(NOTHING)


KINDS: tuple[Callable[[object], bool], ...] = (
    lambda value: isinstance(value, Ref),
    lambda value: isinstance(value, (list, tuple)),
    lambda value: isinstance(value, Message),
    lambda value: isinstance(value, int),
    lambda value: isinstance(value, str),
)


def collected() -> list[Message]:
    """One message of every id that is met, and variations of some with every kind of argument."""
    messages: list[Message] = [Message("kernel-player", seat=seat) for seat in (1, 2, 7)]
    messages += [Message("kernel-list", first="long " * 500, last="𝄞" * 2100), Message("no-such-message", n=1)]
    messages += [Message("kernel-list", first=[TYPESET, "w /tmp/a i b"], last="z 2 PZ"), TYPESET_NUMBERS]
    for game in GAMES:
        first: dict[str, Message] = {}
        for message in met(game):
            first.setdefault(message.id, message)
        messages += first.values()
        names = list(dict.fromkeys(v for m in first.values() for v in m.args.values() if isinstance(v, Ref)))
        for fits in KINDS:
            for message in [each for each in first.values() if any(map(fits, each.args.values()))][:VARIED]:
                messages += varied(message, names)
    return list({json.dumps(message.wire_form()): message for message in messages}.values())


def files() -> dict[str, str]:
    lines = [
        json.dumps(
            {**message.wire_form(), "texts": {language: render(message, language) for language in LANGUAGES}},
            ensure_ascii=False,
        )
        for message in collected()
    ]
    return {"web/src/words/recorded.json": "[\n" + ",\n".join(lines) + "\n]\n"}
