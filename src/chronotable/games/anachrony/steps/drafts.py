"""Chapters 3 and 26: paths, leaders and goods before the first Era, and the drafts that may replace dealing."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from chronotable.games.anachrony import terms
from chronotable.games.anachrony.state import AnachronyState, Player, by_seat
from chronotable.games.anachrony.steps.modifiers import refresh
from chronotable.games.anachrony.steps.research import take_breakthrough
from chronotable.games.anachrony.steps.telling import tell
from chronotable.kernel.step import Refusal, SeatStep, Simultaneously, Step, Things, refuse

EXTRA_WATER: Final = [0, 1, 1, 2]  # (ANA-3.9)
ASSETS_KEPT: Final = 4
ASSETS_DEALT: Final = {2: 8, 3: 5, 4: 4}  # (ANA-26.11)
ENDGAME_DEALT: Final = {2: 4, 3: 2, 4: 2}  # (ANA-26.15)
ENDGAME_KEPT: Final = {2: 2, 3: 1, 4: 1}
ENDGAME_ADDED: Final = {2: 1, 3: 2, 4: 1}  # (ANA-26.16)
ASSETS: Final = 16
DRAFTED: Final = ("card", "keep")  # verbs of the drafts


class ChoosePath(SeatStep[AnachronyState]):
    """Each player takes a different path (ANA-3.1, 3.12)."""

    __slots__ = ()

    rule: ClassVar[str] = "ANA-3.1"

    def options(self, s: AnachronyState) -> list[int]:
        taken = [player.path for player in s.players]
        return [path for path in range(terms.PATHS) if path not in taken]

    def apply(self, s: AnachronyState, option: int) -> None:
        take_path(s, self.who, option)

    def key(self, s: AnachronyState, option: int) -> str:
        return f"path:{terms.PATH_TERMS[option]}"


def take_path(s: AnachronyState, who: int, path: int) -> None:
    player = s.players[who]
    player.path = path
    player.board = s.box.boards[1 + path if s.settings.side_b else 0]
    player.morale = player.board.morale_start
    if s.witness is not None:
        tell(s, "path_taken", seat=who, words={"word": terms.PATH_TERMS[path]})


class DealConditions(Step[AnachronyState]):
    """Path boards with a random side up, unless agreed (ANA-3.3)."""

    __slots__ = ()

    rule: ClassVar[str] = "ANA-3.3"

    def apply(self, s: AnachronyState, option: int) -> None:
        for seat, player in enumerate(s.players):
            side = s.settings.evacuation[seat] if len(s.settings.evacuation) > seat else "random"
            player.condition = player.path * terms.LEADERS_EACH + (s.below(2) if side == "random" else "ab".index(side))


class ChooseLeader(SeatStep[AnachronyState]):
    """One of the two leaders of the own path (ANA-3.7)."""

    __slots__ = ()

    rule: ClassVar[str] = "ANA-3.7"

    def options(self, s: AnachronyState) -> list[int]:
        player = s.players[self.who]
        both = [player.path * terms.LEADERS_EACH, player.path * terms.LEADERS_EACH + 1]
        fixed = s.settings.leaders
        if by_seat(fixed, len(s.players)):
            return [terms.LEADER_TERMS.index(fixed[self.who])]
        return both

    def apply(self, s: AnachronyState, option: int) -> None:
        take_leader(s, self.who, option)

    def key(self, s: AnachronyState, option: int) -> str:
        return f"leader:{terms.LEADER_TERMS[option]}"


def take_leader(s: AnachronyState, who: int, leader: int) -> None:
    s.players[who].leader = leader
    refresh(s, s.players[who])
    if s.witness is not None:
        tell(s, "leader_taken", seat=who, words={"word": terms.LEADER_TERMS[leader]})


class DealLeaders(Step[AnachronyState]):
    """Leaders at random, as an option (ANA-0.11)."""

    __slots__ = ()

    rule: ClassVar[str] = "ANA-3.7"

    def apply(self, s: AnachronyState, option: int) -> None:
        for seat, player in enumerate(s.players):
            take_leader(s, seat, player.path * terms.LEADERS_EACH + s.below(terms.LEADERS_EACH))


def take_goods(s: AnachronyState, who: int, gives: dict[str, Any]) -> None:
    """Goods and workers of a path board, the base kit or an asset card."""
    player = s.players[who]
    for name, what in gives.items():
        if name in terms.GOODS_CODES:
            player.goods[terms.GOODS_CODES.index(name)] += what
        elif name == "random_breakthrough":
            for _ in range(what):
                random_breakthrough(s, who)
        else:
            take_workers(player, name, [what] if isinstance(what, str) else what)


def take_workers(player: Player, column: str, types: list[str]) -> None:
    for type in types:
        if column == "active":
            player.active[terms.WORKER_TERMS.index(type)] += 1
        else:
            player.tired[terms.WORKER_TERMS.index(type)] += 1


def random_breakthrough(s: AnachronyState, who: int) -> None:
    """(ANA-3.5)"""
    left = [tile for tile in range(terms.BREAKTHROUGHS) for _ in range(s.supply[tile])]
    take_breakthrough(s, who, left[s.below(len(left))])


class StartingGoods(Step[AnachronyState]):
    """The goods of the paths, or a kit and a draft (ANA-3.4, 26.10)."""

    __slots__ = ()

    rule: ClassVar[str] = "ANA-3.4"

    def apply(self, s: AnachronyState, option: int) -> None:
        count = len(s.players)
        if not s.settings.asset_draft:
            for seat, player in enumerate(s.players):
                take_goods(s, seat, s.box.path_goods[player.path])
            s.first = terms.OPPONENT if s.opponent is not None else s.below(count)
            give_water(s)
            return
        for seat in range(count):
            take_goods(s, seat, s.box.base_kit)
        cards = list(range(ASSETS))
        s.shuffle(cards)
        s.hands = [sorted([cards.pop() for _ in range(ASSETS_DEALT[count])]) for _ in range(count)]
        s.cards_kept = [[] for _ in range(count)]
        s.agenda.append(AssetsDrafted())
        for _ in range(ASSETS_KEPT):
            s.agenda.append(Simultaneously([DraftAsset(seat) for seat in range(count)]))


def hand_of(s: AnachronyState, seat: int, turn: int) -> int:
    """Which hand a seat holds after so many were passed on, each to the right (ANA-26.11)."""
    return (seat + turn) % len(s.players)


def kept_by(s: AnachronyState, seat: int) -> list[int]:
    """The cards a seat has taken, in order."""
    taken: list[int] = []
    for turn in range(ASSETS_KEPT):
        hand = s.cards_kept[hand_of(s, seat, turn)]
        if turn < len(hand):
            taken.append(hand[turn])
    return taken


class DraftAsset(SeatStep[AnachronyState]):
    """Keep one card of the hand; the rest goes to the right (ANA-26.11)."""

    __slots__ = ()

    rule: ClassVar[str] = "ANA-26.11"

    def hand(self, s: AnachronyState) -> int:
        return hand_of(s, self.who, len(kept_by(s, self.who)))

    def options(self, s: AnachronyState) -> list[int]:
        return s.hands[self.hand(s)].copy()

    def apply(self, s: AnachronyState, option: int) -> None:
        hand = self.hand(s)
        s.hands[hand].remove(option)
        s.cards_kept[hand].append(option)
        if s.witness is not None:
            card = s.box.records["starting_assets"]["cards"][option]["id"]
            s.witness.tell("asset_kept", {"seat": self.who, "card": card}, ("card",), (self.who,))

    def key(self, s: AnachronyState, option: int) -> str:
        return f"card:{s.box.records['starting_assets']['cards'][option]['id']}"

    def why_not(self, s: AnachronyState, verb: str, given: Things) -> Refusal | None:
        return refuse("not-in-hand", self.rule) if verb in DRAFTED else None


class AssetsDrafted(Step[AnachronyState]):
    """All gain the goods of their cards; the lowest sum goes first (ANA-26.12, 26.13)."""

    __slots__ = ()

    rule: ClassVar[str] = "ANA-26.12"

    def apply(self, s: AnachronyState, option: int) -> None:
        s.reveal()
        count = len(s.players)
        kept = [kept_by(s, seat) for seat in range(count)]
        cards = s.box.records["starting_assets"]["cards"]
        for seat in range(count):
            if s.witness is not None:
                s.witness.tell("assets_shown", {"seat": seat, "cards": [cards[card]["id"] for card in kept[seat]]})
            for card in kept[seat]:
                take_goods(s, seat, s.box.asset_gives[card])
        numbers = [[int(cards[card]["number"]) for card in hand] for hand in kept]
        sums = [(sum(own), min(own)) for own in numbers]
        s.first = sums.index(min(sums))
        s.hands = []
        s.cards_kept = []
        give_water(s)


def give_water(s: AnachronyState) -> None:
    """More for those who come later (ANA-3.9, 3.10)."""
    if s.opponent is not None:
        s.players[0].goods[terms.WATER] += EXTRA_WATER[1]  # the opponent is first (ANA-37.13)
        if s.witness is not None:
            tell(s, "opponent_first", opponent=s.opponent.rules.kind)
        return
    if s.witness is not None:
        tell(s, "first_player", seat=s.first)
    for place, seat in enumerate(s.seats_in_order()):
        s.players[seat].goods[terms.WATER] += EXTRA_WATER[place]


class DealEndgame(Step[AnachronyState]):
    """Five of the eight endgame cards, at random or by a draft (ANA-2.8, 26.15)."""

    __slots__ = ()

    rule: ClassVar[str] = "ANA-2.8"

    def apply(self, s: AnachronyState, option: int) -> None:
        cards = list(range(len(terms.ENDGAME_TERMS)))
        s.shuffle(cards)
        if s.opponent is not None:  # objectives, if any, instead (ANA-37.1, 37.64)
            s.opponent.objectives = sorted(cards[: s.opponent.rules.numbers[terms.OBJECTIVES]])
            return
        if not s.settings.endgame_draft:
            s.endgame = sorted(cards[: terms.ENDGAME_CARDS])
            return
        count = len(s.players)
        s.hands = [sorted([cards.pop() for _ in range(ENDGAME_DEALT[count])]) for _ in range(count)]
        s.cards_kept = [[] for _ in range(count)]
        s.agenda.append(EndgameDrafted())
        s.agenda.append(Simultaneously([DraftEndgame(seat) for seat in range(count)]))


class DraftEndgame(SeatStep[AnachronyState]):
    """Keep one or two of the cards dealt; an option is a set of cards (ANA-26.15)."""

    __slots__ = ()

    rule: ClassVar[str] = "ANA-26.15"

    def options(self, s: AnachronyState) -> list[int]:
        hand = s.hands[self.who]
        if ENDGAME_KEPT[len(s.players)] == 1:
            return [1 << card for card in hand]
        return [1 << a | 1 << b for a in hand for b in hand if a < b]

    def apply(self, s: AnachronyState, option: int) -> None:
        kept = [card for card in range(len(terms.ENDGAME_TERMS)) if option >> card & 1]
        s.cards_kept[self.who] = kept
        if s.witness is not None:
            words = [terms.ENDGAME_TERMS[card] for card in kept]
            s.witness.tell("endgame_kept", {"seat": self.who, "cards": words}, ("cards",), (self.who,))

    def key(self, s: AnachronyState, option: int) -> str:
        return "keep:" + ":".join([word for card, word in enumerate(terms.ENDGAME_TERMS) if option >> card & 1])

    def why_not(self, s: AnachronyState, verb: str, given: Things) -> Refusal | None:
        return refuse("keep", self.rule, n=ENDGAME_KEPT[len(s.players)]) if verb in DRAFTED else None


class EndgameDrafted(Step[AnachronyState]):
    """The cards kept, and random ones of those rejected, for five in all (ANA-26.16, 26.17)."""

    __slots__ = ()

    rule: ClassVar[str] = "ANA-26.16"

    def apply(self, s: AnachronyState, option: int) -> None:
        s.reveal()
        kept = [card for cards in s.cards_kept for card in cards]
        rejected = sorted([card for hand in s.hands for card in hand if card not in kept])
        s.shuffle(rejected)
        s.endgame = sorted(kept + rejected[: ENDGAME_ADDED[len(s.players)]])
        s.hands = []
        s.cards_kept = []
        if s.witness is not None:
            s.witness.tell("endgame_cards", {"cards": [terms.ENDGAME_TERMS[card] for card in s.endgame]})
