"""Message ids for prompts, options and events.  The words are in `locale/*/anachrony*.ftl`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from chronotable.games.anachrony.box import Box
from chronotable.games.anachrony.effect_text import (
    amount,
    asset_name,
    effect_text,
    leader_text,
    ref,
    slug,
    tile_name,
    tile_text,
)
from chronotable.games.anachrony.state import AnachronyState
from chronotable.games.anachrony.steps.capital import hexes_each
from chronotable.games.anachrony.steps.construct import PayConstruction
from chronotable.games.anachrony.steps.goods import Choose, May
from chronotable.games.anachrony.steps.outland import TRADE_TERMS, TRADES, Trade
from chronotable.games.anachrony.steps.placement import ChooseWorker
from chronotable.games.anachrony.steps.power_up import ExchangeCores
from chronotable.games.anachrony.steps.recruit import BONUS_GOODS, BONUS_N
from chronotable.games.anachrony.steps.research import NameIcon, Reroll
from chronotable.games.anachrony.steps.scoring import score
from chronotable.games.anachrony.steps.spaces import hex_cost
from chronotable.games.anachrony.targets import targets
from chronotable.games.anachrony.terms import (
    ANY_ICON,
    CAPITAL_HEXES,
    CAPITAL_TILE_TERMS,
    ENDINGS,
    FIRST_SLOT,
    GOODS_TERMS,
    ICON_TERMS,
    LEADER_TERMS,
    NO_TILE,
    SHAPE_TERMS,
    SLOT_TERMS,
    SPACE_TERMS,
)
from chronotable.kernel.decision import Option
from chronotable.kernel.message import Message, Ref
from chronotable.kernel.state import Event
from chronotable.kernel.step import Step

# What the parts of an option's key are, by its verb; `?` marks a part that may be missing, `+` one that may repeat.
OPTION_PARTS: Final[dict[str, tuple[str, ...]]] = {
    "ability": ("leader",),
    "action": ("action",),
    "anomaly": ("slot",),
    "bonus": ("goods",),
    "build": ("tile",),
    "card": ("card",),
    "choose": ("n",),
    "copy": ("tile",),
    "cover": ("tile",),
    "discount": ("bundle+",),
    "done": (),
    "exchange": ("goods", "n"),
    "focus": ("n",),
    "free": ("free",),
    "giveup": ("tile",),
    "icon": ("icon",),
    "keep": ("cards+",),
    "leader": ("leader",),
    "lose": ("column", "worker"),
    "mine": ("goods",),
    "pass": (),
    "path": ("path",),
    "pay": ("bundle+",),
    "place": ("space",),
    "power": ("n", "paid+"),
    "recruit": ("worker",),
    "reroll": ("die",),
    "retrieve": ("warp",),
    "return": ("n",),
    "send": ("warp",),
    "set": ("face", "icon?"),
    "slot": ("slot",),
    "spend": ("breakthroughs+",),
    "take": ("bundle+",),
    "trade": ("goods", "other"),
    "use": ("tile",),
    "warp": ("warps+",),
    "worker": ("worker",),
    "x": ("n",),
}

# Names of arguments and the kind of thing they name.
KINDS: Final = {
    "action": "action", "column": "column", "die": "die", "goods": "goods", "icon": "icon",
    "leader": "leader", "other": "goods", "path": "path", "slot": "slot", "space": "space", "warp": "warp",
    "worker": "worker",
}  # fmt: skip


def prompt(s: AnachronyState, step: Step[Any]) -> Message:
    args: dict[str, object] = {}
    if isinstance(step, ChooseWorker):
        args["space"] = space_name(s, step.seat(s), step.space)
    elif isinstance(step, PayConstruction):
        args["tile"] = tile_name(s.box.tile_ids[step.target])
    elif isinstance(step, NameIcon):
        args["shape"] = ref("shape", SHAPE_TERMS[step.shape])
    elif isinstance(step, Reroll):
        args["shape"] = ref("shape", SHAPE_TERMS[step.shape])
        args["icon"] = ref("icon", "any" if step.icon == ANY_ICON else ICON_TERMS[step.icon])
    elif isinstance(step, May):
        args["leader"] = ref("leader", step.source)
        args["text"] = leader_text(step.source)
    elif step.term == "turn":
        args["era"] = s.era
    return Message(f"anachrony-prompt-{slug(step.term)}", **args)


def space_name(s: AnachronyState, who: int, space: int) -> Message | Ref:
    if space < FIRST_SLOT:
        return ref("space", SPACE_TERMS[space])
    player = s.players[who]
    slot = space - FIRST_SLOT
    if player.slots[slot] >= len(s.box.tile_ids) or player.over >> slot & 1:
        return Message("anachrony-anomaly-on", slot=ref("slot", SLOT_TERMS[slot]))
    return tile_name(s.box.tile_ids[player.slots[slot]])


def breakthrough(word: str) -> Message:
    shape, _, icon = word.partition("_")
    return Message("anachrony-breakthrough", shape=ref("shape", shape), icon=ref("icon", icon))


def bundle(units: list[str]) -> list[Message]:
    """Named units as amounts."""
    return [amount(goods, units.count(goods)) for goods in dict.fromkeys(units)]


def option(s: AnachronyState, step: Step[Any], number: int) -> Option:
    key = step.key(s, number)
    verb, *parts = key.split(":")
    rule = step.rule_of(s, number)
    if verb == "done":
        return Option(key, Message(f"anachrony-done-{slug(step.term)}"), (), rule)
    args = option_arguments(verb, parts)
    if verb == "choose" and isinstance(step, Choose):
        args["effect"] = choice_text(s, step, number)
    elif verb == "ability" and isinstance(step, May):
        args["text"] = leader_text(step.source)
    elif verb in ("bonus", "exchange", "trade"):
        args.update(exchanged(s, step, number))
    elif verb == "place" and number < CAPITAL_HEXES:
        args.update(hex_arguments(s, number))
    elif verb == "discount" and isinstance(step, PayConstruction):
        args["paid"] = [amount(GOODS_TERMS[goods], n) for goods, n in enumerate(step.price(s, number)) if n]
    elif verb == "card":
        args["card"] = asset_name(s.box, parts[0])
    elif verb == "free":
        args.update(free_arguments(parts[0]))
    message = Message(f"anachrony-option-{option_id(verb, parts)}", **args)
    return Option(key, message, tuple(targets(s, step, key, number)), rule)


def option_id(verb: str, parts: list[str]) -> str:
    """Some verbs need other words with other parts."""
    if verb == "set":
        return "set-both" if len(parts) > 1 else "set"
    if verb == "power":
        return "power-paid" if len(parts) > 1 else "power"
    if verb == "warp":
        return "warp-none" if parts[0] == "none" else "warp"
    if verb == "discount":
        return "discount-none" if parts[0] == "none" else "discount"
    if verb == "place":
        return "place-hex" if SPACE_TERMS.index(parts[0]) < CAPITAL_HEXES else "place"
    if verb == "free":
        return f"free-{slug(parts[0])}" if parts[0] in ("force_workers", "supply") else "free"
    return slug(verb)


def option_arguments(verb: str, parts: list[str]) -> dict[str, object]:
    """Arguments by the names of the key's parts."""
    args: dict[str, object] = {}
    for name, value in zip(OPTION_PARTS[verb], parts, strict=False):
        name = name.rstrip("?+")
        if name in KINDS:
            args[name] = ref(KINDS[name], value)
        elif name == "tile":
            args[name] = tile_name(value)
            args["text"] = tile_text(value)
        elif name == "bundle":
            args["goods"] = [] if value == "none" else bundle(parts)
        elif name == "warps":
            args[name] = [ref("warp", word) for word in parts if word != "none"]
        elif name == "breakthroughs":
            args[name] = [breakthrough(word) for word in parts]
        elif name == "cards":
            args[name] = [ref("endgame", word) for word in parts]
        elif name == "paid":
            args["goods"] = [amount(goods, int(n)) for goods, n in zip(parts[1::2], parts[2::2], strict=True)]
        elif name == "face":
            args[name] = ref("shape" if value in SHAPE_TERMS else "icon", value)
        elif name == "n":
            args[name] = int(value)
    return args


def exchanged(s: AnachronyState, step: Step[Any], number: int) -> dict[str, object]:
    """How much is given and taken, where the key names only the kinds of goods."""
    if isinstance(step, Trade):
        give, units, take, n = TRADES[number]
        return {"goods": amount(TRADE_TERMS[give], units), "other": amount(TRADE_TERMS[take], n)}
    if isinstance(step, ExchangeCores):
        price = s.box.leader_exchange[s.players[step.who].leader]
        both = [amount("energy_core", abs(number)), amount("water", abs(number) * price)]
        return dict(zip(("goods", "other") if number < 0 else ("other", "goods"), both))
    return {"goods": amount(GOODS_TERMS[BONUS_GOODS[number]], BONUS_N[number])}


def hex_arguments(s: AnachronyState, hex: int) -> dict[str, object]:
    """What a capital hex costs, and what lies on it after the Impact."""
    tile = s.tiles[hex]
    bonus: object = ""
    if tile != NO_TILE:
        bonus = Message(f"anachrony-capital-tile-{slug(CAPITAL_TILE_TERMS[tile])}")
    return {"n": hex_cost(s, hex), "tile": bonus, "collapsed": "yes" if tile != NO_TILE else "no",
            "hexes": hexes_each(s)}  # fmt: skip


def free_arguments(word: str) -> dict[str, object]:
    if word in ("force_workers", "supply"):
        return {}
    if word in LEADER_TERMS:
        return {"tile": ref("leader", word), "text": [leader_text(word)]}
    return {"tile": tile_name(word), "text": tile_text(word)}


def choice_text(s: AnachronyState, step: Choose, number: int) -> Message:
    """One of the alternatives of a tile or leader, from its record."""
    records = [*s.box.records["buildings"], *s.box.records["superprojects"], *s.box.records["leaders"]]
    record = next(record for record in records if str(record["id"]) == step.source)
    abilities = record.get("abilities", [record])
    effects = [effect for ability in abilities for effect in ability["effects"] if effect["op"] == "choose"]
    block = effects[0]["options"][number]
    return Message("anachrony-effect-block", effects=[effect_text(effect) for effect in block])


# ---- events and the end

EVENT_KINDS: Final = {"goods": "goods", "worker": "worker", "slot": "slot", "space": "space", "warp": "warp"}
# What `word` is in an event of a kind.
EVENT_TERMS: Final = {
    "worker_gained": "column", "worker_lost": "column", "path_taken": "path", "leader_taken": "leader",
    "shape_rolled": "shape", "icon_rolled": "icon", "warp_space": "warp-space", "tile_flipped": "capital-tile",
    "tile_drawn": "capital-tile",
}  # fmt: skip


def event_message(s: AnachronyState, event: Event) -> Message:
    """Only what the event itself tells: the state may be a later one."""
    args: dict[str, object] = {}
    kind = event.kind
    for name, value in event.args.items():
        if name == "seat":
            args[name] = value + 1
        elif name in EVENT_KINDS:
            args[name] = ref(EVENT_KINDS[name], value)
        elif name == "tile":
            args[name] = tile_name(value)
        elif name == "breakthrough":
            args[name] = breakthrough(value)
        elif name == "warps":
            args[name] = [ref("warp", word) for word in value]
            args["n"] = len(value)
        elif name in ("card", "cards"):
            args[name] = cards_named(s.box, kind, value)
        elif name == "word" and kind == "free_action":
            args[name] = free_name(value)
        elif name == "word" and kind in EVENT_TERMS:
            args[name] = ref(EVENT_TERMS[kind], value)
        else:
            args[name] = value
    if kind in ("gained", "paid"):
        args["goods"] = amount(event.args["goods"], event.args["n"])
    if kind == "worker_placed":
        kind = "worker_placed_on_tile" if "tile" in args else "worker_placed_on_anomaly" if "slot" in args else kind
    if kind in ("warp_chosen", "asset_kept", "endgame_kept") and len(event.args) == 1:
        kind += "_hidden"
    elif kind in ("warp_chosen", "warped") and not args["n"]:
        kind += "_nothing"
    return Message(f"anachrony-event-{slug(kind)}", **args)


def cards_named(box: Box, kind: str, value: str | list[str]) -> object:
    """One card, or a list of them."""

    def name(word: str) -> Message | Ref:
        return ref("endgame", word) if kind.startswith("endgame") else asset_name(box, word)

    return name(value) if isinstance(value, str) else [name(word) for word in value]


def free_name(word: str) -> Message | Ref:
    if word in ("force_workers", "supply"):
        return Message(f"anachrony-free-{slug(word)}")
    return ref("leader", word) if word in LEADER_TERMS else tile_name(word)


def ending_message(s: AnachronyState, winners: Sequence[int]) -> Message:
    """How the game ended, who won, with how many points."""
    return Message(
        f"anachrony-result-{slug(ENDINGS[s.ending])}",
        winners=[Message("kernel-player", seat=seat + 1) for seat in winners],
        n=len(winners),
        score=score(s, winners[0]),
    )
