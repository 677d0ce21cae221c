"""One frame for asking: questions, labels, lines of the log, what pointing means, and why a key is refused.

What a step asks and why it refuses stands with the step, in numbers; what the parts of keys are, in the game's verbs;
what all of these are called, in the game's nouns.  Here these become messages, for every game alike.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, Generic, TypeVar

from chronotable.kernel.decision import Option
from chronotable.kernel.engine import pending
from chronotable.kernel.message import Message, Ref
from chronotable.kernel.nouns import Id, NoSuchWord, Noun, Nouns
from chronotable.kernel.schema import cut, meant
from chronotable.kernel.state import Event, State
from chronotable.kernel.step import Refusal, Step, Things
from chronotable.kernel.verbs import Verb, are_words, verb_of

S = TypeVar("S", bound=State)
Why = tuple[Message, str]

READY: Final = (Message, Ref)  # what needs no noun any more
DONE: Final = "done"  # the verb that ends or declines: every step has its own label for it
MOST_KEYS: Final = 4096  # that are remembered as they were read: the same come again and again, in every match


def slug(word: str) -> str:
    return word.replace("_", "-")


@dataclass(frozen=True, slots=True)
class KeyRead:
    """What a key says in every state: its usual label, the words of its parts with their nouns, what it points at."""

    label: str
    words: list[tuple[str, Noun | None, Any]]
    targets: tuple[str, ...]


class Asking(Generic[S]):
    """A game's way of asking.  Games override what they say otherwise."""

    def __init__(self, game: str, verbs: Mapping[str, Verb], nouns: Nouns, turn_rule: str) -> None:
        self.game = game
        self.verbs = verbs
        self.nouns = nouns
        self.turn_rule = turn_rule  # who decides now
        self._elements = {name: verb.elements(nouns) for name, verb in verbs.items()}
        self._read: dict[str, KeyRead] = {}

    # ---- naming

    def name(self, s: S, kind: str, id: str) -> object:
        """A named thing."""
        return Ref(self.game, kind, id)

    def said(self, s: S, things: Things) -> dict[str, Any]:
        """Numbers as what people read; messages, names and ready words stay."""
        found: dict[str, Any] = {}
        for name, thing in things.items():
            noun = self.nouns.get(name)
            if noun is None or isinstance(thing, READY) or (isinstance(thing, str) and not isinstance(noun, Id)):
                found[name] = thing
            else:
                found[name] = noun.said(s, noun.word(s, thing), self.name)
        return found

    def message(self, s: S, kind: str, word: str, things: Things) -> Message:
        return Message(f"{self.game}-{kind}-{slug(word)}", **self.said(s, things))

    # ---- questions and what may be answered

    def prompt(self, s: S, step: Step[Any]) -> Message:
        return self.message(s, "prompt", step.prompt_word(s), step.prompt_things(s))

    def option(self, s: S, step: Step[Any], number: int) -> Option:
        key = step.key(s, number)
        rule = step.rule_of(s, number)
        if key == DONE:
            return Option(key, self.message(s, DONE, step.term, {}), (), rule)
        read = self._read.get(key) or self._read_key(key)
        name = self.name
        args = {part: word if noun is None else noun.said(s, word, name) for part, noun, word in read.words}
        if things := step.label_things(s, number):
            args |= self.said(s, things)
        word = step.label_word(s, number)
        label = Message(self._label(word) if word else read.label, **args)
        elements = step.elements(s, number)
        targets = (*read.targets, *elements) if elements else read.targets
        idle = step.idle(s, number)
        return Option(key, label, targets, rule, idle and self.message(s, "why", idle.reason, idle.things))

    def _label(self, word: str) -> str:
        return f"{self.game}-option-{slug(word)}"

    def _read_key(self, key: str) -> KeyRead:
        name, *parts = key.split(":")
        verb = self.verbs[name]
        words = verb.words(parts) or {}
        nouns = [(part, self.nouns.get(part), text) for part, text in words.items()]
        read = KeyRead(
            self._label(name),
            [(part, noun, text if noun is None else noun.from_key(text)) for part, noun, text in nouns],
            tuple(verb.targets(self._elements[name], words, parts)),
        )
        if len(self._read) >= MOST_KEYS:
            self._read.clear()
        self._read[key] = read
        return read

    def options(self, s: S, seat: int) -> list[Option]:
        """What a seat may choose now."""
        return [
            self.option(s, step, number)
            for chooser, step, numbers in pending(s)
            if chooser == seat
            for number in numbers
        ]

    # ---- the log

    def event_message(self, s: S, event: Event) -> Message:
        """Only what the event itself tells: the state may be a later one."""
        return Message(f"{self.game}-event-{slug(self.event_word(s, event))}", **self.event_args(s, event))

    def event_word(self, s: S, event: Event) -> str:
        return event.kind

    def event_args(self, s: S, event: Event) -> dict[str, Any]:
        nouns = self.nouns
        return {
            name: nouns[name].said(s, word, self.name) if name in nouns else word for name, word in event.args.items()
        }

    # ---- pointing

    def keys_at(self, s: S, seat: int, target: str) -> tuple[str, ...]:
        """Offered keys that point there, then other answers to the open question, then what else is done there.

        Only the seat's own question is looked at: the keys tell nothing that the seat cannot know.
        """
        kind, _, id = target.partition(":")
        offered = self.options(s, seat)
        meant = self.meant(s, seat, kind, id)
        verbs = {verb_of(shown.key) for shown in offered}
        fitting = [key for key in meant if verb_of(key) in verbs]
        keys = [*(shown.key for shown in offered if target in shown.targets), *fitting, *meant]
        return tuple(dict.fromkeys(keys))

    def meant(self, s: S, seat: int, kind: str, id: str) -> list[str]:
        """Keys that a board element may stand for, the likeliest first: those that it says all of."""
        return [key for verb in self.verbs.values() for key in verb.keys_of(s, self.nouns, kind, id)]

    # ---- refusals

    def same_key(self, s: S, seat: int, key: str) -> str | None:
        """The offered key that has the same parts in another order, where that order would mean nothing else."""
        name, *parts = key.split(":")
        verb = self.verbs.get(name)
        if verb is None or len(parts) < 2 or verb.in_order:
            return None
        words = verb.words(parts)
        repeats = verb.parts.endswith("+") and len(verb.names) == 1
        if not repeats and words is not None and are_words(s, self.nouns, words):
            return None
        same = [found for found in self.offered_keys(s, seat) if sorted(found.split(":")) == sorted(key.split(":"))]
        return same[0] if len(same) == 1 and verb_of(same[0]) == name else None

    def offered_keys(self, s: S, seat: int) -> list[str]:
        return [step.key(s, number) for chooser, step, numbers in pending(s) if chooser == seat for number in numbers]

    def explain(self, s: S, seat: int, key: str) -> Why:
        """Why a key is not offered, and by which rule."""
        name, *parts = key.split(":")
        verb = self.verbs.get(name)
        words = None if verb is None else verb.words(parts)
        if verb is None or words is None:
            unknown = Message("kernel-why-unknown-key", key=cut(key), verbs=sorted(self.verbs))
            return meant(unknown, key, self.offered_keys(s, seat)), ""
        mine = next((step for chooser, step, _ in pending(s) if chooser == seat), None)
        if mine is None:
            return self.not_your_turn(s, seat)
        given: Things = {}
        for part, text in words.items():
            try:
                given[part] = self.nouns[part].read(s, text) if part in self.nouns else text
            except NoSuchWord as error:
                return error.message, self.nouns[part].rule or verb.rule or mine.rule
        refusal = self.reason(s, seat, mine, name, given)
        if refusal is not None:
            return self.refused(s, refusal), refusal.rule
        return self.not_offered(s, seat, mine, verb, key)

    def refused(self, s: S, refusal: Refusal) -> Message:
        """One sentence after the other, as many as there are reasons."""
        said = self.message(s, "why", refusal.reason, refusal.things)
        for other in refusal.also:
            said = Message("kernel-why-also", first=said, then=self.refused(s, other))
        return said

    def reason(self, s: S, seat: int, step: Step[Any], verb: str, given: Things) -> Refusal | None:
        """What the open question says to a key."""
        return step.why_not(s, verb, given)

    def not_offered(self, s: S, seat: int, step: Step[Any], verb: Verb, key: str) -> Why:
        """Nothing special: it is another answer, or an answer to another question."""
        offered = self.options(s, seat)
        if any(verb_of(shown.key) == verb.name for shown in offered):
            labels = [shown.label for shown in offered if shown.key != DONE]
            return Message("kernel-why-not-offered", key=cut(key), offered=labels), step.rule
        return Message("kernel-why-other-question", question=self.prompt(s, step)), verb.rule or step.rule

    def not_your_turn(self, s: S, seat: int) -> Why:
        waiting = sorted({chooser for chooser, _, _ in pending(s)})
        return Message("kernel-why-not-your-turn", choosing=[self.chooser(s, seat) for seat in waiting]), self.turn_rule

    def chooser(self, s: S, seat: int) -> object:
        """What a seat is called that decides."""
        return Message("kernel-player", seat=seat + 1)
