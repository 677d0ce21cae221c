"""Set-up options: mode, ruleset, difficulty, building, characters, and the ledger's open points."""

from __future__ import annotations

from typing import Any, Final

from chronotable.games.room25.box import Box
from chronotable.games.room25.combinations import combinations
from chronotable.games.room25.components import data
from chronotable.games.room25.nouns import characters
from chronotable.games.room25.recipes import check_recipe
from chronotable.games.room25.state import Settings
from chronotable.games.room25.terms import CHARACTER_TERMS, MODE_TERMS, ROOM_TERMS
from chronotable.kernel.errors import BadOption
from chronotable.kernel.message import Message
from chronotable.kernel.nouns import Count, Flag, Id, Json, Noun, Term
from chronotable.kernel.options import NO_DEFAULT, Option, Options
from chronotable.kernel.parts import Field
from chronotable.kernel.position_nouns import AsIs, Either
from chronotable.kernel.schema_pieces import by_word, different, one_of, whole

BASE_CHARACTERS: Final = CHARACTER_TERMS[:6]
# Fixed pairs for players with two characters (R25-4.4).
PAIRS: Final = [["emmet", "kevin"], ["franck", "jennifer"], ["max", "alice"], ["sarah", "bruce"]]
LEDGER: Final = {option["id"]: option for option in data()["options"]}  # the ledger's open points
RECIPES: Final = ["random", *(found["id"] for found in [*data()["recipes"], *data()["example_buildings"]])]


def agreed(name: str, noun: Noun, field: Field = "", *, told: bool = True, former: Any = NO_DEFAULT) -> Option:
    """An option of the ledger, with its default and its rule."""
    record = LEDGER[name]
    return Option(name, noun, field, default=record["default"], rule=record["rule"], told=told, former=former)


OPTIONS: Final = Options(
    "Room 25",
    Option("players", Count(1, 8), default=4, rule="R25-4.1"),
    Option("mode", Term(MODE_TERMS), rule="R25-4.1"),
    Option("ruleset", Either(["classic", "season2"]), "season2", default="season2", rule="R25-3.1"),
    Option("difficulty", Id(["standard", "madness"]), default="standard", rule="R25-4.11"),
    Option(
        "recipe",
        AsIs({"anyOf": [one_of(*RECIPES), by_word(ROOM_TERMS, whole(0, 25))]}),
        default="random",
        rule="R25-3.1",
        told=False,
    ),
    Option(
        "characters",
        AsIs(
            {
                "anyOf": [
                    one_of("random", *(f"random:{n}" for n in range(4, 9))),
                    different(one_of(*CHARACTER_TERMS), 4, 8),
                ]
            }
        ),
        lambda s, _: characters(s),
        rule="R25-3.13",
    ),
    agreed("five_player_guards", AsIs({"type": "integer", "enum": [1, 2]}), lambda _, chosen: guards_of_five(chosen)),
    agreed("kevin_panic_rooms_adjacent_to", Either(["kevin", "each_other"]), "kevin_rooms_touch"),
    agreed("key_room_in_exit_zone", Flag()),
    agreed("madness_draw_last_round", Flag(), "madness_last_round"),
    agreed("prison_blocks_forced_exit", Flag()),
    agreed("barred_card_keeps_draw_symbol", Flag(), "barred_card_keeps_draw"),
    agreed("madness_recipe_as_standard", Flag(), told=False),
    agreed("madness_cards_in_other_modes", Flag(), told=False),
    agreed("remembered_tiles_shown", Flag(), "show_memory"),
    agreed("panic_moves_from_central", Flag(), "panic_from_central"),
    agreed("announcements", Flag(), former=False),
    agreed("no_reminder_tokens", Flag(), lambda _, chosen: not chosen.reminders),
    conditions=lambda _: combinations(recommended_casts(), BASE_CHARACTERS),
)


def guards_of_five(chosen: Settings) -> int:
    return chosen.guards if chosen.guards and chosen.players == 5 else 2


def recommended_casts() -> dict[tuple[str, str, int], list[str]]:
    """The characters that play when nobody chooses, by mode, ruleset and players."""
    return {
        (mode["id"], ruleset, players): recommended_cast({"mode": mode["id"], "ruleset": ruleset, "players": players})
        for mode in data()["modes"]
        for ruleset, numbers in mode["players"].items()
        for players in numbers
    }


def recommended_cast(options: Json) -> list[str]:
    known = known_characters(options)
    needed = options["players"] * characters_each(options)
    return seated_pairs(options, [pair for pair in PAIRS if pair[0] in known])[:needed]


def known_characters(options: Json) -> list[str]:
    return CHARACTER_TERMS if options["ruleset"] == "season2" else BASE_CHARACTERS


def check_options(options: Json, box: Box) -> Json:
    """The options with defaults filled in; BadOption names the option, what is allowed, and the rule."""
    chosen = OPTIONS.completed(options)
    chosen.setdefault("mode", default_mode(chosen["players"]))
    mode = next(mode for mode in data()["modes"] if mode["id"] == chosen["mode"])
    allowed = mode["players"][chosen["ruleset"]]
    if chosen["players"] not in allowed:
        names = [str(number) for number in allowed]
        raise BadOption(Message("room25-option-players", mode=chosen["mode"], players=chosen["players"], allowed=names))
    if chosen["difficulty"] == "madness" and (
        chosen["mode"] not in ("cooperation", "solo") or chosen["ruleset"] == "classic"
    ):
        raise BadOption(Message("room25-option-madness"))
    chosen["characters"] = check_characters(chosen)
    check_recipe(chosen)
    return chosen


def default_mode(players: int) -> str:
    return "solo" if players == 1 else "cooperation" if players <= 6 else "suspicion"


def characters_each(options: Json) -> int:
    """How many characters a player runs (R25-4.1)."""
    if options["mode"] == "solo":
        return 4
    if options["mode"] == "competition":
        return 2
    if options["mode"] == "cooperation" and options["players"] <= 3:
        return 2
    return 1


def seated_pairs(options: Json, pairs: list[list[str]]) -> list[str]:
    """Pairs as seats take them: a player's, those of a side of two, or one half to either team (R25-4.4, 4.17)."""
    if options["mode"] == "team" and options["players"] == 4:
        return [pairs[side][member] for member in range(2) for side in range(2)]  # the teams sit alternately
    return [id for pair in pairs for id in pair]


def check_characters(options: Json) -> list[str] | str:
    """As many as the mode needs, Season 2 ones only with Season 2 (R25-1.4, 3.13, 4.4)."""
    needed = options["players"] * characters_each(options)
    known = known_characters(options)
    chosen = options.get("characters")
    if isinstance(chosen, str):
        count = needed if chosen == "random" else int(chosen.partition(":")[2])
        if count != needed:
            raise BadOption(Message("room25-option-characters", n=count, needed=needed))
        return f"random:{needed}"
    if chosen is None:
        return recommended_cast(options)
    if len(chosen) != needed:
        raise BadOption(Message("room25-option-characters", n=len(chosen), needed=needed))
    if foreign := [id for id in chosen if id not in known]:
        raise BadOption(Message("room25-option-foreign", characters=foreign, allowed=known))
    return list(chosen)


PRESETS: Final[dict[str, Json]] = {
    "first_game": {"players": 4, "mode": "cooperation", "ruleset": "classic", "recipe": "classic_beginner"},
    "hidden_guards": {"players": 6, "mode": "suspicion"},
    "two_teams": {"players": 4, "mode": "team"},
    "alone": {"players": 1, "mode": "solo"},
    "madness": {"players": 4, "mode": "cooperation", "difficulty": "madness"},
}
