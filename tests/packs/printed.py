"""Packs for tests: the whole box typed in by an owner, and cards with any effect the vocabulary can say."""

from __future__ import annotations

import json
from random import Random
from typing import Any

from chronotable.games.loop.components import data
from chronotable.games.loop.terms import DIMENSION_TERMS, ERA_TERMS, SELECTOR_TERMS
from chronotable.games.loop.vocabulary import ONE_ERA, VOCABULARY
from chronotable.kernel.pack import Pack
from chronotable.packs import read_text

Json = Any
FIELDS = {
    "cards": ("id", "set", "agent", "origin", "dimension", "name", "kinds", "effect", "text"),
    "agents": ("id", "name", "starting_era", "ability"),
    "missions": ("id", "name", "kind", "where", "required", "slots", "per_turn_cap", "precondition"),
    "ultramachine_cards": ("id", "name", "era", "effect"),
}
ABILITY_FIELDS = ("id", "timing", "n", "from_destruction", "effect")


def whole_box(change_names: bool = True) -> Json:
    """A pack that brings everything anew, under new ids for the arsenal, as owners who type in their cards would."""
    shipped = data()
    lists = {
        "cards": [*shipped["starting_cards"], *shipped["arsenal_cards"]],
        **{name: shipped[name] for name in ("agents", "missions", "ultramachine_cards")},
    }
    content: Json = {
        "pack": {"name": "Printed cards", "game": "loop"},
        "replace_all": ["arsenal_cards", "starting_cards", "agents", "missions", "ultramachine_cards"],
    }
    for name, records in lists.items():
        content[name] = [{field: record[field] for field in FIELDS[name] if field in record} for record in records]
    for agent in content["agents"]:
        agent["ability"] = {name: agent["ability"][name] for name in ABILITY_FIELDS if name in agent["ability"]}
    content["clones"] = [{"start": clone["start"], "destroy": clone["destroy"]} for clone in shipped["clones"]]
    content["super_clones"] = [
        {"start": clone["start"], "destroy": clone["destroy"]} for clone in shipped["super_clones"]
    ]
    content["setup_table"] = {"by_players": shipped["setup_table"]["by_players"]}
    content["cycle_track"] = [
        {name: row[name] for name in ("cycle", "clones", "cards")} for row in shipped["cycle_track"]
    ]
    if change_names:
        for name in ("cards", "missions"):
            for record in content[name]:
                title = record["id"].replace("_", " ")
                record["id"] = f"printed_{record['id']}"
                record["name"] = {"en": f"Printed {title}", "pl": f"Drukowana {title}", "uk": f"Друкована {title}"}
    copied: Json = json.loads(json.dumps(content))
    return copied


def as_pack(content: Json, file: str = "test.yaml") -> Pack:
    """Read as from a file; JSON is YAML."""
    return read_text(file, json.dumps(content).encode())


# ---- any effect


def any_number(random: Random, most: int) -> Json:
    way = random.randrange(4)
    if way == 0:
        least = random.randint(0, most)
        return {"min": least, "max": random.randint(max(1, least), most)}
    return random.choice(["any", "all"]) if way == 1 else random.randint(1, most)


def any_steps(random: Random) -> Json:
    least = random.randint(1, 3)
    return random.choice([least, {"min": least, "max": random.randint(least, 3)}])


def any_item(random: Random, depth: int) -> Json:
    """One effect of any kind; it may still be refused for what it refers to."""
    era = random.choice(ONE_ERA)
    n = random.randint(1, 3)
    items: list[Json] = [
        {"add_energy": {"era": random.choice(SELECTOR_TERMS), "n": n}},
        {"remove_rift": {"era": random.choice(SELECTOR_TERMS), "n": random.choice([n, "all"])}},
        {"match": {"element": "energy", "to": "clone", "era": era, "direction": random.choice(["add", "remove"])}},
        {"match": {"element": "energy", "to": "rift", "era": era, "direction": random.choice(["add", "remove"])}},
        {"match": {"element": "rift", "to": "clone", "era": era, "direction": "remove"}},
        {"push_clone": {"from": random.choice([*ONE_ERA, "each_adjacent"]), "n": any_number(random, 3)}},
        {"push_clone": {"from": "own", "n": any_number(random, 7)}},
        {"pull_clone": {"n": any_number(random, 7)}},
        {"destroy_clone": {"era": era, "n": any_number(random, 7)}},
        {"move_self": {"steps": any_steps(random)}},
        {"move_self": {"steps": any_steps(random), "carry": {"pickup": random.choice(["path", "vortex"])}}},
        {"move_self": {"to": era}},
        {"move_agent": {"who": random.choice(["other", "any"]), "steps": any_steps(random)}},
        {"move_agent": {"who": random.choice(["other", "any"]), "to": era}},
        {"swap_agents": {"with": "other"}},
        {"draw": {"who": random.choice(["self", "other"]), "n": n}},
        {"lose_card": {"n": n, "how": random.choice(["discard", "destroy", "either"])}},
        {"reveal_card": {"n": n}},
        {"take_available": {"era": era}},
        {"use_available": {"era": era}},
        {"let_agent_use": {"who": "other"}},
        {"ready": {"n": n}},
    ]
    if depth < 4 and random.random() < 0.25:
        word = random.choice(["choose", "may", "if_other_agent_here", "each_player"])
        block = any_block(random, depth + 1)
        return {word: [block, any_block(random, depth + 1)] if word == "choose" else block}
    return random.choice(items)


def any_block(random: Random, depth: int) -> Json:
    return [any_item(random, depth) for _ in range(random.choice([1, 1, 2, 3]))]


def any_effect(random: Random, timing: str | None = None) -> Json:
    """An effect that packs may hold."""
    while True:
        effect = any_block(random, 1)
        if not list(VOCABULARY.problems(effect, timing)):
            return effect


def any_ability(random: Random) -> Json:
    timing = random.choice(["after_drop", "action", "on_clone_destroyed", "on_free_move", "on_push"])
    if timing == "action":
        return {"timing": timing, "n": random.randint(1, 3), "effect": any_effect(random, timing)}
    if timing == "on_clone_destroyed":
        first = random.randint(1, 3)
        return {"timing": timing, "from_destruction": first, "effect": any_effect(random, timing)}
    far = timing == "on_free_move" and random.random() < 0.3
    return {"timing": timing, "n": "any" if far else random.randint(1, 3)}


def any_mission(random: Random, number: int) -> Json:
    kind = random.choice(["surround", "clean_own_era", "remove_rift", "loop", "destroy_clone", "add_energy"])
    slots = random.choice(["generic", "per_era"])
    alone = kind in ("surround", "clean_own_era")
    where = "any_era" if alone else random.choice(["any_era", "doctor_era", "tile_era"])
    mission: Json = {
        "id": f"mission_{number}",
        "name": {"en": f"Mission {number}"},
        "kind": kind,
        "where": where,
        "required": 1 if where == "tile_era" and slots == "per_era" else random.randint(1, 4),
        "slots": slots,
        "per_turn_cap": random.choice([None, 1]),
    }
    if not alone and random.random() < 0.3:
        mission["precondition"] = "every_era_energised"
    return mission


def wild_box(seed: int) -> Json:
    """A whole box of wild cards, agents and missions."""
    random = Random(seed)
    content = whole_box()
    for card in content["cards"]:
        card["effect"] = any_effect(random)
        card["dimension"] = random.choice(DIMENSION_TERMS)
        if "agent" not in card or random.random() < 0.2:
            card["origin"] = random.choice(ERA_TERMS)
    for agent in content["agents"]:
        agent["ability"] = any_ability(random)
        agent["starting_era"] = random.choice(ERA_TERMS)
    content["missions"] = [any_mission(random, number) for number in range(random.randint(7, 12))]
    pairs = [{"start": one, "destroy": two} for one in ERA_TERMS for two in ERA_TERMS if one != two]
    content["clones"] = random.sample(pairs, 28)
    content["super_clones"] = random.sample(pairs, 7)
    arsenal = [card for card in content["cards"] if "agent" not in card]
    keep = random.choice([0, 3, 20, len(arsenal)])
    content["cards"] = [card for card in content["cards"] if "agent" in card or card in arsenal[:keep]]
    return content
