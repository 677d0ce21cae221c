"""Set-up options: players, mode, the Peddler's level, rogue card, townsfolk, and the ledger's switches."""

from __future__ import annotations

from typing import Any, Final

from chronotable.games.merchants.box import Box
from chronotable.games.merchants.components import data
from chronotable.games.merchants.shops.registry import BROKEN, EDITIONS, MERCHANTS, USUAL
from chronotable.games.merchants.state import MerchantsState, Settings
from chronotable.games.merchants.terms import CORRUPTION_MODE_TERMS, MODE_TERMS, MOST_PLAYERS, RANDOM
from chronotable.kernel.errors import BadOption
from chronotable.kernel.message import Message
from chronotable.kernel.nouns import Count, Flag, Id, Json, Noun, Several, Term
from chronotable.kernel.options import Option, Options
from chronotable.kernel.parts import Field
from chronotable.kernel.position_nouns import AsIs
from chronotable.kernel.schema import cut
from chronotable.kernel.schema_pieces import one_of, several

SETS_IN_PLAY: Final = 2  # COVE-11.1
LONGEST_EDITION: Final = 40  # characters, so that a whole cast has room in what a save says of its rules
PEDDLER_MODE: Final = "solo_peddler"
DATA: Final = data()
AGREED: Final = {switch["id"]: switch for switch in DATA["switches"]}


def agreed(name: str, noun: Noun, field: Field = "", about: str = "") -> Option:
    """A switch of the ledger, with its default and its rule."""
    return Option(name, noun, field, default=AGREED[name]["default"], rule=AGREED[name]["rule"], about=about)


class Cast(AsIs):
    """Whom each seat plays: told only where they are not all the usual one."""

    optional = True

    def is_there(self, number: Any) -> bool:
        return set(number) != {USUAL}


def cast() -> list[Option]:
    """Who plays which merchant; asked only where there is somebody to choose from."""
    if len(MERCHANTS) == 1:
        return []
    noun = Cast({"anyOf": [one_of(*MERCHANTS), several(one_of(*MERCHANTS), 1, MOST_PLAYERS)]})
    about = "whom all play, or whom each seat plays"
    return [Option("merchants", noun, played, default=USUAL, about=about)]


def played(s: MerchantsState, chosen: Settings) -> list[str]:
    return [merchant.term for merchant in chosen.merchants]


OPTIONS: Final = Options(
    "Merchants Cove",
    Option("players", Count(1, MOST_PLAYERS), default=2, rule="COVE-1.1"),
    Option(
        "mode",
        Term(MODE_TERMS),
        rule="COVE-16.1",
        about="a solo player meets the Peddler or plays for a score; others follow from the players",
    ),
    Option(
        "difficulty",
        Term([level["id"] for level in DATA["peddler"]["difficulty"]]),
        "level",
        default=DATA["peddler"]["difficulty"][0]["id"],
        rule="COVE-16.9",
        about="of the Peddler",
        asked_if={"properties": {"mode": {"const": PEDDLER_MODE}}, "required": ["mode"]},
    ),
    agreed(
        "rogue_card",
        AsIs(one_of(RANDOM, *(card["id"] for card in DATA["rogue_cards"]))),
        lambda s, chosen: s.box.rogue_ids[chosen.rogue_card],
        "turned up at random, or the one that all agree on",
    ),
    agreed(
        "townsfolk_sets",
        Several(Id([found["id"] for found in DATA["townsfolk_sets"]]), SETS_IN_PLAY, SETS_IN_PLAY, different=True),
    ),
    agreed("black_market_corruption_mode", Term(CORRUPTION_MODE_TERMS), "corruption_mode"),
    agreed("portal_activate_adds_two_hours", Flag(), "portal_activate_adds"),
    agreed("chronomancer_may_share_assistant_space", Flag(), "chronomancer_may_share"),
    agreed("freeze_tokens_usable_same_turn", Flag(), "fresh_tokens"),
    agreed("corruption_paid_before_effect", Flag(), "corruption_first"),
    agreed("splitter_needs_two_in_pool", Flag(), "splitter_needs_two"),
    agreed("replaced_townsfolk_keep_symbols", Flag(), "replaced_keep_symbols"),
    agreed("sea_passengers_sorted_before_sales", Flag(), "sea_sorted_first"),
    *cast(),
    conditions=lambda _: [
        condition for players in range(1, MOST_PLAYERS + 1) for condition in (mode_of(players), *cast_of(players))
    ],
)
SWITCHES: Final = [name for name, option in OPTIONS.parts.items() if isinstance(option.noun, Flag)]


def mode_of(players: int) -> Json:
    """Which modes so many players have, as a condition of the schema."""
    return where_so_many_play(players, mode={"enum": modes_for(players), "default": modes_for(players)[0]})


def cast_of(players: int) -> list[Json]:
    """One merchant for all or one for each, where there is somebody to choose from."""
    if len(MERCHANTS) == 1:
        return []
    each = {"type": "array", "minItems": players, "maxItems": players}
    return [where_so_many_play(players, merchants={"anyOf": [{"type": "string"}, each]})]


def where_so_many_play(players: int, **options: Json) -> Json:
    return {
        "if": {"properties": {"players": {"const": players}}, "required": ["players"]},
        "then": {"properties": options},
    }


def modes_for(players: int) -> list[str]:
    """The modes for so many players, the usual one first (COVE-16.1, 16.2, 16.10)."""
    found = [mode["id"] for mode in DATA["modes"] if players in mode["players"]]
    return sorted(found, key=lambda mode: mode != PEDDLER_MODE)


PRESETS: Final[dict[str, Json]] = {
    "first_game": {"players": 1, "mode": PEDDLER_MODE, "difficulty": "hawker", "rogue_card": "criminals"},
    "duel": {"players": 2, "mode": "duel_of_chronomancers"},
    "guild": {"players": 4, "mode": "guild_of_chronomancers"},
    "tycoon": {"players": 1, "mode": PEDDLER_MODE, "difficulty": "tycoon", "rogue_card": "cultists"},
    "for_gold": {"players": 1, "mode": "solo_score"},
    "robbers_and_sailors": {
        "players": 3,
        "mode": "guild_of_chronomancers",
        "rogue_card": "robbers",
        "townsfolk_sets": ["mercenaries", "sailors"],
    },
}


def check_options(options: Json, box: Box) -> Json:
    """The options with defaults filled in; BadOption names the option, what is allowed, and the rule."""
    check_broken(options.get("merchants"))
    chosen = OPTIONS.completed(options)
    cast_merchants(chosen)
    allowed = modes_for(chosen["players"])
    chosen.setdefault("mode", allowed[0])
    if chosen["mode"] not in allowed:
        raise BadOption(
            Message("merchants-option-mode", mode=chosen["mode"], players=chosen["players"], allowed=allowed)
        )
    return chosen


def editions(options: Json) -> list[str]:
    """The packages from outside whose merchants play, with their versions: they are part of the rules of a match."""
    found = {EDITIONS[term] for term in _named(options.get("merchants")) if term in EDITIONS}
    return [edition[:LONGEST_EDITION] for edition in sorted(found)]


def absent(options: Json) -> Message | None:
    """Merchants that are not here, as a save may name them."""
    unknown = [term for term in _named(options.get("merchants")) if term not in MERCHANTS]
    if not unknown:
        return None
    if unknown[0] in BROKEN:
        return BROKEN[unknown[0]]
    return Message("merchants-option-absent", name=cut(unknown[0]), installed=list(MERCHANTS))


def _named(cast: object) -> list[str]:
    return [word for word in (cast if isinstance(cast, list) else [cast]) if isinstance(word, str)]


def check_broken(wanted: object) -> None:
    """A merchant whose package does not work is no unknown one."""
    for word in _named(wanted):
        if word in BROKEN:
            raise BadOption(BROKEN[word])


def cast_merchants(chosen: Json) -> None:
    """A merchant for each seat, where they are not all the usual one."""
    given = chosen.pop("merchants", USUAL)
    players = chosen["players"]
    cast = [given] * players if isinstance(given, str) else list(given)
    if len(cast) != players:
        raise BadOption(Message("merchants-option-merchants", n=len(cast), players=players))
    if set(cast) != {USUAL}:
        chosen["merchants"] = cast
