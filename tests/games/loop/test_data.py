"""The component data of The LOOP says what the rule ledger says.

A test is marked with a rule only where the data settles that rule; what the data merely feeds (missions, abilities,
modes at play) is marked by the tests that play it, and here named by its ID in the parameters.
"""
from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

DATA_FILE = Path(__file__).parents[3] / "src" / "chronotable" / "games" / "loop" / "data" / "loop.yaml"
DATA: dict[str, Any] = yaml.safe_load(DATA_FILE.read_text(encoding="utf-8"))

RING = ["dawn", "medieval", "renaissance", "industrial", "globalization", "robots", "end"]
LEVELS = ["intern", "employee_of_the_month", "agency_legend"]
CARDS = [*DATA["starting_cards"], *DATA["arsenal_cards"]]
COMPONENTS = {component["id"]: component for component in DATA["components"]}
AGENTS = {agent["id"]: agent for agent in DATA["agents"]}
MODES = {mode["id"]: mode for mode in DATA["modes"]}


def count(component: str) -> int:
    found: int = COMPONENTS[component]["count"]
    return found


def distance(start: str, destroy: str) -> int:
    """Steps clockwise from one era to another."""
    return (RING.index(destroy) - RING.index(start)) % 7


# Components and limits


@pytest.mark.rule("LOOP-1.1")
def test_seven_eras_form_a_ring_in_this_order() -> None:
    assert [(era["index"], era["id"]) for era in DATA["eras"]] == list(enumerate(RING))
    assert DATA["era_rules"]["count"] == 7


@pytest.mark.rule("LOOP-1.2")
def test_an_era_has_three_rift_slots() -> None:
    assert DATA["era_rules"]["rift_slots_per_era"] == 3


@pytest.mark.rule("LOOP-1.3")
def test_cards_are_as_many_as_printed() -> None:
    assert COMPONENTS["artifact_cards"]["count"] == len(CARDS) == 79
    assert COMPONENTS["artifact_cards"]["split"] == {"starting": 30, "arsenal": 49}
    assert (len(DATA["starting_cards"]), len(DATA["arsenal_cards"])) == (30, 49)
    assert Counter(card["agent"] for card in DATA["starting_cards"]) == dict.fromkeys(AGENTS, 6)
    assert count("doctor_cards") == 7
    assert [card["era"] for card in DATA["doctor_cards"]] == RING
    assert count("ultramachine_cards") == len(DATA["ultramachine_cards"]) == 14


@pytest.mark.rule("LOOP-1.4")
def test_tokens_and_cubes_are_as_many_as_printed() -> None:
    assert count("clone_tokens") == len(DATA["clones"]) == 28
    assert count("super_clone_tokens") == len(DATA["super_clones"]) == 7
    assert count("centrifuge_tokens") == 3
    cubes = {name: (component["colour"], component["count"]) for name, component in COMPONENTS.items()
             if "colour" in component}
    assert cubes == {
        "rift_cubes": ("red", 30), "energy_cubes": ("green", 30), "eternal_energy_cubes": ("blue", 5)}


@pytest.mark.rule("LOOP-1.5")
def test_tiles_are_as_many_as_printed() -> None:
    sabotage = COMPONENTS["sabotage_tiles"]
    assert (sabotage["count"], sabotage["used_per_game"], len(DATA["missions"])) == (10, 7, 10)
    assert (count("vortex_tiles"), COMPONENTS["vortex_tiles"]["sides"]) == (3, ["vortex", "mega_vortex"])
    assert (count("agent_tiles"), COMPONENTS["agent_tiles"]["sides"]) == (5, ["charged", "drained"])
    assert count("mode_tiles") == 2
    assert COMPONENTS["mode_tiles"]["sides_total"] == 2 * count("mode_tiles") == len(MODES)
    assert count("reminder_tile") == 1


@pytest.mark.rule("LOOP-1.6")
def test_every_clone_has_a_start_era_and_a_destroy_era() -> None:
    for clone in [*DATA["clones"], *DATA["super_clones"]]:
        assert {clone["start"], clone["destroy"]} <= set(RING)


@pytest.mark.rule("LOOP-1.7")
def test_one_clone_for_every_pair_of_eras_neither_equal_nor_adjacent() -> None:
    pairs = [(clone["start"], clone["destroy"]) for clone in DATA["clones"]]
    expected = {(start, destroy) for start in RING for destroy in RING if distance(start, destroy) in (2, 3, 4, 5)}
    assert len(pairs) == len(expected) == 28
    assert set(pairs) == expected


@pytest.mark.rule("LOOP-1.8")
@pytest.mark.parametrize("card", CARDS, ids=lambda card: card["id"])
def test_an_artifact_has_name_dimension_icons_text_and_origin(card: dict[str, Any]) -> None:
    assert card["name"]["en"]
    assert card["dimension"] in {"spiral", "stripes", "star", "black_hole"}
    assert card["kinds"]
    assert set(card["kinds"]) <= {"energy", "rift", "clone", "move", "card"}
    assert card["text"]
    if card["set"] == "starting":
        assert card["agent"] in AGENTS
    else:
        assert card["origin"] in RING
        assert "agent" not in card


@pytest.mark.rule("LOOP-1.9")
def test_starting_cards_come_from_their_agents_starting_era() -> None:
    """The data gives a starting card no origin beside its agent, so it can only be the agent's era."""
    assert not [card["id"] for card in DATA["starting_cards"] if "origin" in card]
    origins = Counter(AGENTS[card["agent"]]["starting_era"] for card in DATA["starting_cards"])
    assert origins == dict.fromkeys(["dawn", "renaissance", "globalization", "robots", "end"], 6)


def test_limits_of_the_supplies() -> None:
    """LOOP-1.10 at play is tested with the effects."""
    limits = DATA["limits"]
    assert limits["rift_supply_is_limited"]
    assert limits["energy_supply_is_limited"]
    assert not limits["damage_markers_use_supply"]
    assert limits["eternal_energy_limit"] == count("eternal_energy_cubes")


@pytest.mark.rule("LOOP-1.11")
@pytest.mark.parametrize("agent", DATA["agents"], ids=lambda agent: agent["id"])
def test_an_agent_tile_shows_era_ability_and_the_spread_of_its_cards(agent: dict[str, Any]) -> None:
    assert agent["name"]["en"]
    assert agent["starting_era"] in RING
    assert agent["ability"]["text"]
    assert agent["ability"]["timing"] in DATA["effect_vocabulary"]["ability_timings"]
    own = Counter(card["dimension"] for card in DATA["starting_cards"] if card["agent"] == agent["id"])
    assert own == agent["starting_dimensions"]
    assert own.total() == 6


# Set-up, cycles and the machine


@pytest.mark.rule("LOOP-2.11")
@pytest.mark.parametrize(("players", "clones", "cards"), [(1, 7, 2), (2, 7, 2), (3, 5, 3), (4, 4, 4)])
def test_clones_and_cards_at_setup(players: int, clones: int, cards: int) -> None:
    table = DATA["setup_table"]["by_players"]
    assert [row for row in table if row["players"] == players] == [
        {"players": players, "clones": clones, "cards": cards}]


def test_setup_constants() -> None:
    constants = DATA["setup_constants"]
    assert constants["sabotage_tiles_placed"] == 7  # LOOP-2.2
    assert constants["starting_cards_per_agent"] == 6  # LOOP-2.8
    assert constants["doctor_cards_revealed"] == 2  # LOOP-2.9
    assert constants["rifts_on_each_revealed_era"] == 1
    assert constants["energy_on_each_other_era"] == 1  # LOOP-2.10
    assert constants["opening_hand"] == 3  # LOOP-2.12
    assert constants["face_up_missions"] == 2  # LOOP-7.1


@pytest.mark.rule("LOOP-5.3")
def test_the_cycle_track() -> None:
    assert [(row["cycle"], row["clones"], row["cards"]) for row in DATA["cycle_track"]] == [
        (1, 1, 1), (2, 2, 1), (3, 3, 1)]
    assert len(DATA["cycle_track"]) == COMPONENTS["hq_board"]["cycle_spaces"]


@pytest.mark.rule("LOOP-7.6")
def test_four_tiles_can_be_archived_whatever_the_vortices_take() -> None:
    least = DATA["setup_constants"]["sabotage_tiles_placed"] - count("vortex_tiles")
    assert least == 4
    assert {mode["win"]["archived_tiles"] for mode in MODES.values()} == {least}


def test_three_dimensions_can_be_looped() -> None:
    """LOOP-8.9 and LOOP-8.10 at play are tested with the LOOP action."""
    assert {dimension["id"]: dimension["loopable"] for dimension in DATA["dimensions"]} == {
        "spiral": True, "stripes": True, "star": True, "black_hole": False}


def test_weights_of_the_machine() -> None:
    """LOOP-19.2 and LOOP-19.3: the default and its alternatives."""
    machine = DATA["machine"]
    assert machine["default_model"] == "independent_weighted"
    assert machine["weights"] == {"previous": 1, "doctor": 2, "next": 1}
    presets = {row["id"]: [row.get(era) for era in ("previous", "doctor", "next")] for row in machine["alternatives"]}
    assert presets == {"uniform": [1, 1, 1], "narrow": [1, 4, 1], "manual": [None, None, None]}
    assert COMPONENTS["machine"]["ramps"] == len(machine["weights"])


# Missions


@pytest.mark.parametrize(
    ("mission", "required", "slots", "per_turn"),
    [
        pytest.param("surround_doctor", 3, "generic", 1, id="LOOP-9.10"),
        pytest.param("quantum_putty", 3, "per_era", 1, id="LOOP-9.11"),
        pytest.param("clog_machine", 5, "generic", None, id="LOOP-9.12"),
        pytest.param("loop_on_doctor", 4, "generic", None, id="LOOP-9.13"),
        pytest.param("declone_doctor", 4, "generic", None, id="LOOP-9.14"),
        pytest.param("patch_spacetime", 7, "per_era", None, id="LOOP-9.15"),
        pytest.param("loop_everywhere", 6, "per_era", None, id="LOOP-9.16"),
        pytest.param("exterminate_clones", 6, "per_era", None, id="LOOP-9.17"),
        pytest.param("tune_time_stream", 3, "generic", None, id="LOOP-9.18"),
        pytest.param("quantum_bomb", 6, "generic", None, id="LOOP-9.20"),
    ],
)
def test_how_many_cubes_a_mission_needs(mission: str, required: int, slots: str, per_turn: int | None) -> None:
    record = next(record for record in DATA["missions"] if record["id"] == mission)
    assert (record["required"], record["slots"], record["per_turn_cap"]) == (required, slots, per_turn)


def test_what_damages_a_mission_and_where() -> None:
    """LOOP-9.12 to 9.20 at play are tested with the missions."""
    per_event = {mission["id"]: (mission["kind"], mission["where"]) for mission in DATA["missions"]
                 if mission["check"] == "per_event"}
    assert per_event == {
        "clog_machine": ("remove_rift", "doctor_era"),
        "loop_on_doctor": ("loop", "doctor_era"),
        "declone_doctor": ("destroy_clone", "doctor_era"),
        "patch_spacetime": ("remove_rift", "any_era"),
        "loop_everywhere": ("loop", "any_era"),
        "exterminate_clones": ("destroy_clone", "any_era"),
        "tune_time_stream": ("add_energy", "tile_era"),
        "quantum_bomb": ("add_energy", "tile_era"),
    }


def test_only_the_time_stream_has_a_precondition() -> None:
    assert [mission["id"] for mission in DATA["missions"] if "precondition" in mission] == ["tune_time_stream"]


def test_missions_of_position_are_checked_between_actions() -> None:
    between = {mission["id"] for mission in DATA["missions"] if mission["check"] == "before_or_after_action"}
    assert between == {"surround_doctor", "quantum_putty"}


# Cards


BLOCKS = ("may", "if_other_agent_here", "each_player")


def steps(effect: list[dict[str, Any]]) -> Iterator[tuple[str, Any]]:
    """Every operation of an effect with its arguments, also inside alternatives and blocks."""
    for step in effect:
        for operation, arguments in step.items():
            yield operation, arguments
            if operation == "choose":
                for alternative in arguments:
                    yield from steps(alternative)
            elif operation in BLOCKS:
                yield from steps(arguments)


def icons(effect: list[dict[str, Any]]) -> set[str]:
    """The icons that LOOP-14.18 gives to an effect."""
    found = set()
    for operation, arguments in steps(effect):
        if operation == "add_energy" or (operation == "match" and arguments["element"] == "energy"):
            found.add("energy")
        elif operation == "remove_rift" or (operation == "match" and arguments["element"] == "rift"):
            found.add("rift")
        elif operation in ("push_clone", "pull_clone", "destroy_clone"):
            found.add("clone")
        elif operation in ("move_self", "move_agent", "swap_agents"):
            found.add("move")
            if "carry" in arguments:
                found.add("clone")
        elif operation != "choose" and operation not in BLOCKS:
            found.add("card")
    return found


@pytest.mark.rule("LOOP-14.18")
@pytest.mark.parametrize("card", CARDS, ids=lambda card: card["id"])
def test_the_icons_of_a_card_tell_what_its_effect_does(card: dict[str, Any]) -> None:
    assert set(card["kinds"]) == icons(card["effect"])


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card["id"])
def test_effects_use_only_the_vocabulary(card: dict[str, Any]) -> None:
    vocabulary = DATA["effect_vocabulary"]
    for operation, arguments in steps(card["effect"]):
        assert operation in vocabulary["operations"]
        if isinstance(arguments, dict):
            selectors = {arguments[name] for name in ("era", "from", "to") if name in arguments}
            if operation == "match":
                assert arguments["to"] in {"rift", "clone"}
                selectors.discard(arguments["to"])
            assert selectors <= set(vocabulary["era_selectors"])


@pytest.mark.rule("LOOP-15.13")
@pytest.mark.parametrize(
    ("card", "pl", "uk", "effect"),
    [
        ("quantum_patch", "Opatrunek kwantowy", None, [{"remove_rift": {"era": "own", "n": 1}}]),
        ("spartan_shield", "Spartańska tarcza", "Спартанський щит", [{"remove_rift": {"era": "own", "n": 2}}]),
        ("super_underpants", "Wściekłe gacie", "Суперкальсони", [{"remove_rift": {"era": "own", "n": 1}}]),
        ("gutenberg_wormhole", "Dziura czasoprzestrzenna Gutenberga", "Книжкова червоточина Гутенберга",
         [{"remove_rift": {"era": "own", "n": 1}}, {"remove_rift": {"era": "vortex", "n": 1}}]),
        ("mechanical_grapple", "Kotwiczka mechaniczna", "Механічний абордажний гак", [{"pull_clone": {"n": 1}}]),
        ("ion_chronograph", "Czasograf jonowy", "Іонний темпорограф",
         [{"choose": [[{"remove_rift": {"era": "other_agent", "n": 1}}],
                      [{"add_energy": {"era": "other_agent", "n": 1}}]]}]),
        ("holy_grail", "Święty Graal", "Святий Грааль",
         [{"match": {"element": "energy", "to": "rift", "era": "adjacent", "direction": "add"}}]),
    ],
)
def test_named_cards_with_known_effects(card: str, pl: str, uk: str | None, effect: list[dict[str, Any]]) -> None:
    record = next(record for record in CARDS if record["id"] == card)
    assert (record["name"]["pl"], record["name"]["uk"]) == (pl, uk)
    assert record["effect"] == effect
    assert record["source"] == "seed"
    assert "effect" not in record["reconstructed_fields"]


@pytest.mark.rule("LOOP-15.13")
def test_named_cards_with_half_known_or_unknown_effects() -> None:
    cards = {card["id"]: card for card in CARDS}
    joystick = cards["double_joystick"]
    assert (joystick["name"]["pl"], joystick["name"]["uk"]) == ("Podwójny joystick", None)
    assert joystick["effect"][0]["move_self"]["carry"]["pickup"] == "vortex"
    assert "effect_detail" in joystick["reconstructed_fields"]
    for id, era in (("war_horse", "medieval"), ("matryoshka", "industrial")):
        assert cards[id]["source"] == "seed"
        assert cards[id]["origin"] == era
        assert "origin" not in cards[id]["reconstructed_fields"]
        assert "effect" in cards[id]["reconstructed_fields"]


@pytest.mark.rule("LOOP-15.13")
def test_cards_with_a_printed_name_are_all_listed() -> None:
    named = {card["id"] for card in CARDS if card["name"]["pl"] or card["name"]["uk"]}
    assert named == {
        "quantum_patch", "spartan_shield", "super_underpants", "gutenberg_wormhole", "mechanical_grapple",
        "ion_chronograph", "holy_grail", "double_joystick", "war_horse", "matryoshka"}


def test_every_era_is_the_origin_of_seven_arsenal_cards() -> None:
    assert Counter(card["origin"] for card in DATA["arsenal_cards"]) == dict.fromkeys(RING, 7)


# Agents


@pytest.mark.rule("LOOP-16.1")
@pytest.mark.parametrize(
    ("agent", "names", "ability"),
    [
        ("time_thief", ("Time Prowler", "Złodziejka czasu", "Часова бунтарка"), "negate_rift"),
        ("mr_time", ("Mr Time", "Pan Tik Tak", "Містер Час"), "shift_other_agent"),
        ("exterminatrix_404", ("Robofinisher 404", "Eks-Terminatorka 404", "Механічна войовниця-404"),
         "chain_destruction"),
        ("cztwyzzek", ("Cztwyzzek", None, None), "long_free_move"),
        ("v_girl", ("V-Girl", None, None), "long_push"),
    ],
)
def test_the_agents_names_cards_and_abilities(
    agent: str, names: tuple[str, str | None, str | None], ability: str
) -> None:
    record = AGENTS[agent]
    assert (record["name"]["en"], record["name"]["pl"], record["name"]["uk"]) == names
    assert record["ability"]["id"] == ability
    assert len([card for card in DATA["starting_cards"] if card["agent"] == agent]) == 6


@pytest.mark.rule("LOOP-16.1")
def test_there_are_five_agents() -> None:
    assert len(AGENTS) == count("agent_tiles") == count("agent_pawns") == 5
    assert len({agent["ability"]["id"] for agent in AGENTS.values()}) == 5


@pytest.mark.rule("LOOP-16.2")
def test_starting_eras() -> None:
    eras = {id: agent["starting_era"] for id, agent in AGENTS.items()}
    assert eras == {
        "time_thief": "globalization", "mr_time": "renaissance", "exterminatrix_404": "robots", "cztwyzzek": "dawn",
        "v_girl": "end"}
    assert len(set(eras.values())) == 5
    assert {id for id, agent in AGENTS.items() if agent["starting_era_source"] == "public"} == {"time_thief"}


@pytest.mark.parametrize(
    ("agent", "stated"),
    [
        pytest.param("time_thief", {"timing": "after_drop", "n": 1}, id="LOOP-16.3"),
        pytest.param(
            "mr_time", {"timing": "action", "n": 1, "effect": [{"move_agent": {"who": "other", "steps": 1}}]},
            id="LOOP-16.4"),
        pytest.param(
            "exterminatrix_404",
            {"timing": "on_clone_destroyed", "from_destruction": 2,
             "effect": [{"add_energy": {"era": "destruction", "n": 1}}]},
            id="LOOP-16.5"),
        pytest.param("cztwyzzek", {"timing": "on_free_move", "n": "any"}, id="LOOP-16.6 free move"),
        pytest.param("v_girl", {"timing": "on_push", "n": 2}, id="LOOP-16.6 push"),
    ],
)
def test_what_an_ability_does_and_when(agent: str, stated: dict[str, Any]) -> None:
    ability = AGENTS[agent]["ability"]
    assert {name: ability[name] for name in ("timing", "n", "from_destruction", "effect") if name in ability} == stated


# Modes and difficulty


def by_level(mode: str, field: str) -> list[Any]:
    return [MODES[mode]["difficulty"][level][field] for level in LEVELS]


@pytest.mark.rule("LOOP-17.1")
def test_four_modes_at_three_levels() -> None:
    assert list(MODES) == ["sabotage", "centrifuges", "super_clones", "ultramachine"]
    assert [level["id"] for level in sorted(DATA["difficulty_levels"], key=lambda level: level["order"])] == LEVELS
    for mode in MODES.values():
        assert list(mode["difficulty"]) == LEVELS
    assert MODES["sabotage"]["difficulty"]["employee_of_the_month"] == {
        "setup_clones_delta": 0, "setup_cards_delta": 0, "vortex_side": "vortex", "source": "seed"}


def test_what_wins_in_each_mode() -> None:
    """LOOP-13.1, 17.2, 17.9, 17.11 and 17.12."""
    assert {id: mode["win"] for id, mode in MODES.items()} == {
        "sabotage": {"archived_tiles": 4},
        "centrifuges": {"archived_tiles": 4, "centrifuges_dismantled": count("centrifuge_tokens")},
        "super_clones": {"archived_tiles": 4, "super_clones_on_board": 0},
        "ultramachine": {"archived_tiles": 4},
    }


@pytest.mark.rule("LOOP-17.3")
def test_extra_components_are_certain_and_mode_rules_are_not() -> None:
    used = {component for mode in MODES.values() for component in mode.get("components", [])}
    assert used == {"eternal_energy_cubes", "super_clone_tokens", "centrifuge_tokens", "ultramachine_cards"}
    assert {COMPONENTS[component]["source"] for component in used} == {"seed"}
    assert {id for id, mode in MODES.items() if mode["source"] == "reconstructed"} == set(MODES) - {"sabotage"}
    sources = {level["id"]: level["source"] for level in DATA["difficulty_levels"]}
    assert sources == {"intern": "reconstructed", "employee_of_the_month": "seed", "agency_legend": "reconstructed"}


@pytest.mark.parametrize(
    ("mode", "field", "values"),
    [
        pytest.param("sabotage", "setup_clones_delta", [-2, 0, 0], id="LOOP-17.4 clones"),
        pytest.param("sabotage", "setup_cards_delta", [1, 0, 0], id="LOOP-17.4 cards"),
        pytest.param("centrifuges", "eternal_energy_on_board", [2, 1, 0], id="LOOP-17.7"),
        pytest.param("centrifuges", "dismantle_cost", [2, 3, 3], id="LOOP-17.9"),
        pytest.param("super_clones", "super_clones_per_cycle", [[1, 1, 1], [2, 1, 1], [2, 2, 2]], id="LOOP-17.10"),
        pytest.param("ultramachine", "initial_cards", [1, 2, 3], id="LOOP-17.12 set-up"),
        pytest.param("ultramachine", "cards_per_new_cycle", [1, 1, 2], id="LOOP-17.12 cycles"),
        *(pytest.param(mode, "vortex_side", ["vortex", "vortex", "mega_vortex"], id=f"LOOP-17.14 {mode}")
          for mode in MODES),
    ],
)
def test_what_changes_with_the_level(mode: str, field: str, values: list[Any]) -> None:
    assert by_level(mode, field) == values


def test_mega_vortex_and_eternal_energy() -> None:
    assert DATA["mega_vortex"]["rift_slots"] == 2  # LOOP-17.5
    assert DATA["eternal_energy"]["counts_as"] == "energy"  # LOOP-17.6


def test_one_super_clone_for_every_era_destroyed_three_eras_on() -> None:
    """LOOP-17.10 at play is tested with the mode."""
    assert [clone["start"] for clone in DATA["super_clones"]] == RING
    assert {distance(clone["start"], clone["destroy"]) for clone in DATA["super_clones"]} == {3}
    assert max(sum(cycles) for cycles in by_level("super_clones", "super_clones_per_cycle")) <= 7


def test_two_ultramachine_cards_for_every_era_two_of_every_kind() -> None:
    """LOOP-17.12 and LOOP-17.13 at play are tested with the mode."""
    cards = DATA["ultramachine_cards"]
    assert Counter(card["era"] for card in cards) == dict.fromkeys(RING, 2)
    kinds = ["extra_rift", "energy_leak", "loop_tax", "anchored_clones", "sealed_exit", "slow_repair", "no_acquire"]
    assert Counter(card["effect"]["kind"] for card in cards) == dict.fromkeys(kinds, 2)
    texts = {kind: {card["text"] for card in cards if card["effect"]["kind"] == kind} for kind in kinds}
    assert all(len(wordings) == 1 for wordings in texts.values())


def test_solo() -> None:
    """LOOP-18.1 and LOOP-18.4."""
    assert DATA["solo"]["agents"] == {"min": 2, "max": 4}
    assert DATA["solo"]["setup_column"] == 1
    assert DATA["solo"]["turn_trigger"]["cards_on_agent"] == 3


# The file as a whole


TABLES = {name: table for name, table in DATA.items() if isinstance(table, list) and "id" in table[0]}


@pytest.mark.parametrize("table", TABLES)
def test_ids_are_unique(table: str) -> None:
    ids = [record["id"] for record in TABLES[table]]
    assert len(ids) == len(set(ids))


def test_no_card_has_the_id_of_another() -> None:
    cards = [*CARDS, *DATA["ultramachine_cards"], *DATA["doctor_cards"]]
    assert len({card["id"] for card in cards}) == len(cards)


@pytest.mark.parametrize("table", TABLES)
def test_every_record_has_a_known_source(table: str) -> None:
    assert {record["source"] for record in TABLES[table]} <= {"seed", "public", "reconstructed"}


def test_reconstructed_fields_name_real_fields() -> None:
    """Besides fields: `effect_detail` is a part of an effect, `owner` the agent that a known ability was given to."""
    for table in TABLES.values():
        for record in table:
            for holder in (record, record.get("ability", {})):
                fields = set(holder.get("reconstructed_fields", []))
                assert fields <= {*holder, "effect_detail", "owner"}, record["id"]


@pytest.mark.parametrize("term", DATA["glossary"], ids=lambda term: term["id"])
def test_the_glossary_has_every_term_in_three_languages(term: dict[str, Any]) -> None:
    assert all(term[language].strip() for language in ("en", "pl", "uk"))


def test_the_glossary_names_the_things_of_the_game() -> None:
    terms = {term["id"] for term in DATA["glossary"]}
    assert terms >= {
        "doctor", "machine", "agent", "clone", "super_clone", "centrifuge", "ultramachine", "rift", "energy",
        "eternal_energy", "vortex", "mega_vortex", "era", "artifact", "arsenal", "dimension", "loop_action", "ready",
        "exhausted", "sabotage_tile", "mission", "damage", "archive", "cycle", "supply", "bag"}
    assert {era["id"] for era in DATA["eras"] if all(era["name"].values())} == set(RING)
