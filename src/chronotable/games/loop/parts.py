"""What a described position of The LOOP is made of.  Piles are given from the top down."""

from __future__ import annotations

from typing import Any, Final

from chronotable.games.loop import terms
from chronotable.games.loop.nouns import AGENT, CARD, CLONE, ERA, MISSION, NOUNS, SUPER_CLONE, ULTRA
from chronotable.games.loop.options import OPTIONS
from chronotable.games.loop.printed import STEPS
from chronotable.games.loop.state import Agent, LoopState
from chronotable.games.loop.steps.doctor_phase import LANES
from chronotable.kernel.nouns import Count, Flag, Json, Maybe, Noun, Ordinal, SetOf, Several, Term
from chronotable.kernel.parts import Agenda, Part, Position, Record, Told
from chronotable.kernel.position_nouns import ByWord, Pile
from chronotable.kernel.schema_pieces import one_of, several


class Damage(Noun):
    """The damage to an era's mission: a number of cubes or, where it has a slot an era, the eras of filled slots."""

    def word(self, s: LoopState, era: int) -> Any:
        return SLOTS.word(s, s.damage[era]) if s.box.mission_per_era[s.tile[era]] else s.damage[era]

    def number(self, s: LoopState, word: Any) -> int:
        return word if isinstance(word, int) else SLOTS.number(s, word)

    def schema(self, s: Any) -> Json:
        return {"anyOf": [CUBE_COUNT.schema(s), SLOTS.schema(s)]}


def clones_at(s: LoopState, place: int) -> list[int]:
    return [token for token in range(terms.CLONES) if s.clone_at[token] == place]


def super_clones_at(s: LoopState, place: int) -> list[int]:
    return [token for token in range(terms.CLONES, len(s.clone_at)) if s.clone_at[token] == place]


def available_at(s: LoopState, era: int) -> list[int]:
    return [card for card in s.available if s.box.card_origin[card] == era]


def exhausted(agent: Agent) -> list[int]:
    return [card for card, ready in zip(agent.hand, agent.ready, strict=True) if not ready]


def agenda_shape() -> Json:
    step = {"type": "object", "properties": {"step": one_of(*STEPS.kinds)}, "required": ["step"]}
    return several(step, 0, 500)


FLAG: Final = Flag()
CUBE_COUNT: Final = Count(0, terms.CUBES)
SLOTS: Final = SetOf(ERA)
SOME_ERAS: Final = Several(ERA, different=True)
CARDS: Final = Several(CARD, different=True)
CARD_PILE: Final = Pile(CARD, different=True)
CLONE_TOKENS: Final = Several(CLONE, different=True)
SUPER_CLONES: Final = Several(SUPER_CLONE, different=True)
MISSIONS: Final = Several(MISSION, different=True)

ON_TILE: Final = Record(
    Told("id", MISSION, "The mission.", "tile"),
    Told("face_up", FLAG, "Is it face up?"),
    Told("damage", Damage(), "Its damage: a number, or the eras whose slots are filled.", lambda s, era: era),
    required=("id",),
)
ERA_PARTS: Final = Record(
    Part("rifts", CUBE_COUNT, "Rifts in the era."),
    Part("energy", CUBE_COUNT, "Energy in the era."),
    Part("eternal", CUBE_COUNT, "Eternal energy in the era."),
    Part("eternal_used", CUBE_COUNT, "Eternal energy used this turn."),
    Part("vortex", FLAG, "Is the era a vortex?"),
    Part("centrifuge", FLAG, "Is there a centrifuge?"),
    Told("clones", CLONE_TOKENS, "Clones there, by their two eras: `dawn>robots`.", clones_at),
    Told("super_clones", SUPER_CLONES, "Supa Clones there.", super_clones_at),
    Told("available", CARDS, "Available cards.", available_at),
    Told("mission", Maybe(ON_TILE), "The sabotage tile, or null.", lambda s, era: era if s.tile[era] >= 0 else -1),
)
AGENT_PARTS: Final = Record(
    Part("era", ERA, "Where the agent is."),
    Part("charged", FLAG, "Is the battery charged?"),
    Told("hand", CARDS, "The cards in hand."),
    Told("exhausted", CARDS, "Those of them that are exhausted.", lambda s, agent: exhausted(agent)),
    Told("deck", CARD_PILE, "The own deck; in a solo game the common one belongs to the first agent."),
    Told("known", Count(0, None), "How many cards on top of the deck everybody has seen put there."),
    Told("discard", CARD_PILE, "The own discard pile."),
)
ACTION: Final = Record(
    Part("energised", FLAG, "Did every era hold energy when the action began?", usual=False),
    Part("removed", Several(Count(0, None), terms.ERAS, terms.ERAS), "Rifts removed in this action, by era."),
    Part("you", AGENT, "The agent who resolves the effect."),
    Part("using", Maybe(CARD), "The card in use.", usual=None),
    Part("callers", Several(CARD), "The cards through which it is used.", usual=[]),
    Part("last_card", Maybe(CARD), "The card that the step before named.", usual=None),
    Part("arrival", Maybe(ERA), "The era that the step before moved a clone to.", usual=None),
    Part("destruction", Maybe(ERA), "Where the clone was destroyed that triggers an ability.", usual=None),
)
POSITION: Final = Position(
    "A position of The LOOP",
    OPTIONS.part(lambda s, _: s),
    Told("turn", Count(0, 1_000_000), "The turn, from 1; 0 before the first."),
    Told("cycle", Ordinal(terms.CYCLES), "The cycle."),
    Told("phase", NOUNS["phase"], "The phase of the turn."),
    Part("active", AGENT, "The agent whose turn it is."),
    Told("doctor", Maybe(ERA), "Where Dr. Foo is."),
    Told("doctor_deck", Pile(ERA, different=True), "His deck of era cards."),
    Told("doctor_row", SOME_ERAS, "Era cards revealed in this cycle, the latest last."),
    Told("eras", ByWord(terms.ERA_TERMS, ERA_PARTS), "The eras.", lambda s, _: range(terms.ERAS)),
    Told("agents", ByWord(AGENT.words, AGENT_PARTS, among=lambda box: box.agent_ids), "The agents, in turn order."),
    Told("arsenal", CARD_PILE, "The arsenal of cards."),
    Told("destroyed", CARD_PILE, "Destroyed cards."),
    Told("limbo", CARDS, "Cards revealed at a vortex, destroyed when the card in use is done."),
    Told("offer", CARDS, "The revealed cards of a quarterly bonus."),
    Told("bag", Pile(CLONE, different=True), "Clones in the bag."),
    Told("bag_in_order", CUBE_COUNT, "How many of them will be drawn in this order, not at random."),
    Told("super_pile", Pile(SUPER_CLONE, different=True), "Supa Clones that are yet to come."),
    Told("super_gone", SUPER_CLONES, "Destroyed Supa Clones.", lambda s, _: super_clones_at(s, terms.OUT_OF_GAME)),
    Told("archived", MISSIONS, "Archived missions."),
    Told("lost_missions", MISSIONS, "Missions lost to a vortex.", "boxed"),
    Told("unseen_missions", MISSIONS, "Missions that were never dealt.", "unused"),
    Part("dismantled", CUBE_COUNT, "Centrifuges that were dismantled."),
    Told("ultra_row", Several(ULTRA, different=True), "Ultramachina cards at work."),
    Told("ultra_deck", Pile(ULTRA, different=True), "Ultramachina cards to come."),
    Part("loops", CUBE_COUNT, "Loops made this turn.", usual=0),
    Part("destructions", Count(0, 1000), "Clones destroyed this turn.", usual=0),
    Part("ability_uses", CUBE_COUNT, "Uses of the agent's ability in this action phase.", "used_ability", usual=0),
    Part("capped", SLOTS, "Eras whose mission has had its damage of this turn.", usual=[]),
    Part(
        "drop", Several(CUBE_COUNT, LANES, LANES), "Cubes that fell: previous, doctor's, next era.", usual=[0] * LANES
    ),
    Told("action", ACTION, "The middle of an action.", lambda s, _: s),
    Told("fate", Pile(Term(terms.LANE_TERMS), 0, 1000), "Where the machine will drop its next cubes, in turn."),
    Agenda(STEPS, agenda_shape),
    Part("ending", Term(terms.ENDINGS), "How the game ended.", usual="running"),
)
