"""Signs of Anachrony: goods in small letters, workers in capitals, tiles as formulas such as `E+1w→2u`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any, Final

from rich.text import Text

from chronotable.cli.boards.board import Scene
from chronotable.games.anachrony.components import box
from chronotable.games.anachrony.effect_text import tile_record
from chronotable.games.anachrony.naming import ref
from chronotable.games.anachrony.terms import GOODS_CODES, GOODS_TERMS, SHAPE_TERMS, WORKER_TERMS
from chronotable.kernel.asking import slug
from chronotable.kernel.programs import parts

Record = dict[str, Any]

RESOURCES: Final = ("titanium", "uranium", "gold")  # any of them: the code TUG
WORKER_STYLES: Final = {"scientist": "bold blue", "engineer": "bold yellow", "administrator": "bold red",
                        "genius": "bold magenta"}  # fmt: skip


def say(scene: Scene, *words: str, **args: object) -> str:
    """A short word of the board."""
    return scene.terminal.text("cli-anachrony-" + "-".join(slug(word) for word in words), **args)


# ---- goods and workers


def goods_letter(scene: Scene, goods: str) -> str:
    return say(scene, "goods", goods)


def amounts(scene: Scene, numbers: Mapping[str, int], *, all: bool = False) -> Text:
    """`3w 1t`: the goods that are there, or all kinds."""
    parts = [f"{n}{goods_letter(scene, goods)}" for goods, n in numbers.items() if n or all]
    return Text(" ".join(parts))


def worker_letter(scene: Scene, worker: str) -> Text:
    return Text(say(scene, "worker", worker), WORKER_STYLES.get(worker, ""))


def workers(scene: Scene, numbers: Mapping[str, int]) -> Text:
    """`2S 1G`: the workers that are there."""
    parts = [Text(str(numbers[word])).append_text(worker_letter(scene, word)) for word in WORKER_TERMS if numbers[word]]
    return Text(" ").join(parts)


def busy(scene: Scene, record: Mapping[str, Any], seat: int | None = None) -> Text:
    """A worker at work: whose, of which type, and whether it comes back motivated or not at all."""
    glyphs = scene.terminal.glyphs
    line = Text(glyphs.pawn + ("" if seat is None else str(seat + 1)))
    line.append_text(worker_letter(scene, record["worker"]))
    return line.append({"motivated": glyphs.pointers[0], "dies": glyphs.barred}.get(record["retrieved"], ""))


def warp_letter(scene: Scene, warp: str) -> Text:
    if warp in WORKER_TERMS:
        return worker_letter(scene, warp)
    return Text(say(scene, "exosuit") if warp == "exosuit" else goods_letter(scene, warp))


def breakthrough(scene: Scene, word: str) -> Text:
    """The shape, and the first letters of the icon."""
    shape, _, icon = word.partition("_")
    return Text(scene.terminal.glyphs.shapes[SHAPE_TERMS.index(shape)] + say(scene, "icon", icon))


def path_kit(scene: Scene, id: str) -> Text:
    """What a path begins with: goods, active workers, and tired ones in brackets."""
    records = box(scene.match.origin.packs).records["paths"]
    kit = next(record["starting_goods"] for record in records if record["id"] == id)
    there = {word: kit[code] for code, word in zip(GOODS_CODES, GOODS_TERMS) if kit.get(code)}
    active, tired = (workers(scene, Counter(kit[column])) for column in ("active", "tired"))
    return Text(", ").join([amounts(scene, there), active.append(" (").append_text(tired).append(")")])


def condition_sign(scene: Scene, id: str) -> str:
    """What an evacuation needs: `3LS`, `8w`."""
    records = box(scene.match.origin.packs).records["evacuation_conditions"]
    needed = next(record["condition"] for record in records if record["id"] == id)
    match needed:
        case {"buildings": row, "at_least": n}:
            return f"{n}{say(scene, 'row', row)}"
        case {"morale": _}:
            return f"{say(scene, 'endgame', 'morale_position')} {say(scene, 'at_most')}"
        case {"occupied_building_slots": n}:
            return f"{say(scene, 'endgame', 'occupied_building_slots')} {n}"
        case {"anomalies": n}:
            return f"{n}{scene.terminal.glyphs.swirl}"
    return "+".join(_goods(scene, needed))


# ---- tiles


def tile_sign(scene: Scene, id: str) -> str:
    """A building by its number, a superproject by its name."""
    return id if id.isdigit() else scene.name(ref("superproject", id))


def formula(scene: Scene, id: str) -> str:
    """What a tile does, as briefly as can be."""
    return " ".join(_ability(scene, ability) for ability in tile_record(box(scene.match.origin.packs), id)["abilities"])


def _ability(scene: Scene, ability: Record) -> str:
    glyphs = scene.terminal.glyphs
    cost = _goods(scene, ability.get("cost", {}))
    if any_cost := ability.get("cost_any"):
        wanted = goods_letter(scene, "water") if any_cost["of"] == ["W"] else _any_resource(scene)
        cost.append(f"{any_cost['count']}{wanted}")
    effects = "+".join(_effect(scene, effect) for effect in ability["effects"])
    kind = ability["kind"]
    if kind == "passive":
        return effects
    if kind != "worker_action":
        paid = f"{'+'.join(cost)}{glyphs.pointers[1]}" if cost else ""
        return f"{glyphs.bullet if kind == 'free_action' else '!'}{paid}{effects}"
    who = "*" if ability["worker"] == "any" else say(scene, "worker", ability["worker"])
    kept = glyphs.pointers[0] if ability.get("retrieve", "").startswith("motivated") else ""
    return f"{'+'.join([who, *cost])}{glyphs.pointers[1]}{effects}{kept}"


def _goods(scene: Scene, record: Record) -> list[str]:
    letters = {code: goods_letter(scene, word) for code, word in zip(GOODS_CODES, GOODS_TERMS)}
    letters["TUG"] = _any_resource(scene)
    return [f"{n}{letters[code]}" for code, n in record.items() if code in letters]


def _any_resource(scene: Scene) -> str:
    return "/".join(goods_letter(scene, goods) for goods in RESOURCES)


def _effect(scene: Scene, effect: Record) -> str:
    """One effect of the vocabulary; those without goods have a short word."""
    glyphs = scene.terminal.glyphs
    word, given = parts(effect)
    match word:
        case "gain":
            return "+".join(_goods(scene, given))
        case "gain_any":
            return f"{given['n']}{_any_resource(scene)}"
        case "choose":
            return glyphs.dot.join("+".join(_effect(scene, inner) for inner in block) for block in given)
        case "exchange":
            paid, taken = ("+".join(_goods(scene, given[part])) for part in ("give", "get"))
            return f"{paid}{glyphs.pointers[1]}{taken}"
        case "pay":
            return "-" + "-".join(_goods(scene, given))
        case "gain_worker":
            return "/".join("*" if type not in WORKER_TERMS else say(scene, "worker", type) for type in given["types"])
        case "gain_powered_exosuit":
            return f"1{say(scene, 'exosuit')}"
        case "paradox":
            return f"{glyphs.swirl}{given['delta']:+}"
        case "morale":
            return say(scene, "effect", "morale", n=f"{given['delta']:+}")
        case "set_focus":
            return say(scene, "effect", "focus", n=given["range"])
        case "modify":
            by = {"n": f"{given['delta']:+}"} if "delta" in given else {}
            return say(scene, "effect", given["parameter"], **by)
        case _:
            return say(scene, "effect", word)
