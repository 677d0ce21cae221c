"""Names, texts and provenance of The LOOP's components, for the board."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from chronotable.cli.boards.board import Scene
from chronotable.games.loop.components import box
from chronotable.games.loop.effect_text import effect_message
from chronotable.games.loop.mission_text import mission_message
from chronotable.games.loop.naming import ref
from chronotable.games.loop.terms import DIMENSION_TERMS, ERA_TERMS, ULTRA_KINDS
from chronotable.kernel.asking import slug
from chronotable.kernel.message import Message
from chronotable.rule_search import fold

_KINDS: Final = ("agent", "card", "mission", "ultra")


class Things:
    """The components of one match in the reader's words."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.say = scene.terminal.text
        self.box = box(scene.match.origin.packs)

    def name(self, kind: str, id: str) -> str:
        return self.scene.name(ref(self.box, kind, id))

    def marked(self, kind: str, id: str) -> str:
        """The name, with a mark behind it when the thing is a stand-in for a printed one."""
        return self.name(kind, id) + (self.scene.terminal.glyphs.stand_in if self.is_stand_in(kind, id) else "")

    def is_stand_in(self, kind: str, id: str) -> bool:
        """Whether what the thing does is our reconstruction.  Things out of packs stand for themselves."""
        return self.source(kind, id) in ("reconstructed", "partly reconstructed")

    def source(self, kind: str, id: str) -> str:
        """Where the record comes from, which is `pack` also when a pack replaces a shipped one."""
        return self.box.sources[f"{kind}:{id}"]

    def dimension_mark(self, dimension: str) -> str:
        mark: str = getattr(self.scene.terminal.glyphs, dimension)
        return mark

    # ---- texts

    def card_text(self, id: str) -> str:
        card = self.box.numbers[f"card:{id}"]
        return self.scene.terminal.render(effect_message(self.box.card_effect[card]))

    def ability_text(self, agent: str) -> str:
        return self.scene.terminal.render(self.box.ability_text[self.box.numbers[f"agent:{agent}"]])

    def mission_text(self, id: str) -> str:
        return self.scene.terminal.render(mission_message(self.box, self.box.numbers[f"mission:{id}"]))

    def ultra_text(self, id: str) -> str:
        number = self.box.numbers[f"ultra:{id}"]
        kind = ULTRA_KINDS[self.box.ultra_kind[number]]
        era = ref(self.box, "era", self.ultra_era(id))
        message = Message(f"loop-ultra-text-{slug(kind)}", era=era, n=self.box.ultra_n[number])
        return self.scene.terminal.render(message)

    def ultra_era(self, id: str) -> str:
        return ERA_TERMS[self.box.ultra_era[self.box.numbers[f"ultra:{id}"]]]

    # ---- looking things up

    def describe(self, words: str) -> Iterator[str]:
        """Everything whose name or id holds the words, in paragraphs; exact matches alone when there are some."""
        wanted = fold(words).replace("_", " ")
        names = {
            (kind, id): (fold(self.name(kind, id)), id.replace("_", " ")) for kind in _KINDS for id in self._ids(kind)
        }
        exact = [thing for thing, called in names.items() if wanted in called]
        for kind, id in exact or [thing for thing, called in names.items() if any(wanted in name for name in called)]:
            yield from self._description(kind, id)
            yield ""

    def _ids(self, kind: str) -> list[str]:
        ids: list[str] = getattr(self.box, f"{kind}_ids")
        return ids

    def _description(self, kind: str, id: str) -> Iterator[str]:
        number = self.box.numbers[f"{kind}:{id}"]
        if kind == "card":
            yield self.say(
                "cli-loop-about-card",
                name=self.marked(kind, id),
                key=id,
                dimension=ref(self.box, "dimension", DIMENSION_TERMS[self.box.card_dimension[number]]),
                era=ref(self.box, "era", ERA_TERMS[self.box.card_origin[number]]),
            )
            yield f"    {self.card_text(id)}"
        else:
            yield self.say("cli-loop-about-other", kind=kind, name=self.marked(kind, id), key=id)
            if kind == "agent":
                yield f"    {self.ability_text(id)}"
            elif kind == "mission":
                yield f"    {self.mission_text(id)}"
            else:
                yield f"    {self.ultra_text(id)}"
        yield f"    {self.say('cli-loop-source', source=self.source(kind, id).replace(' ', '-'))}"
