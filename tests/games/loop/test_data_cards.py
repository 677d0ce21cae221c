"""The cards, agents and modes in the data say what the rule ledger says (chapters 14 to 18)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from tests.games.loop.shipped import AGENTS, CARDS, COMPONENTS, DATA, LEVELS, MODES, RING, count, distance

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
        (
            "gutenberg_wormhole",
            "Dziura czasoprzestrzenna Gutenberga",
            "Книжкова червоточина Гутенберга",
            [{"remove_rift": {"era": "own", "n": 1}}, {"remove_rift": {"era": "vortex", "n": 1}}],
        ),
        ("mechanical_grapple", "Kotwiczka mechaniczna", "Механічний абордажний гак", [{"pull_clone": {"n": 1}}]),
        (
            "ion_chronograph",
            "Czasograf jonowy",
            "Іонний темпорограф",
            [
                {
                    "choose": [
                        [{"remove_rift": {"era": "other_agent", "n": 1}}],
                        [{"add_energy": {"era": "other_agent", "n": 1}}],
                    ]
                }
            ],
        ),
        (
            "holy_grail",
            "Święty Graal",
            "Святий Грааль",
            [{"match": {"element": "energy", "to": "rift", "era": "adjacent", "direction": "add"}}],
        ),
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
        "quantum_patch",
        "spartan_shield",
        "super_underpants",
        "gutenberg_wormhole",
        "mechanical_grapple",
        "ion_chronograph",
        "holy_grail",
        "double_joystick",
        "war_horse",
        "matryoshka",
    }


def test_every_era_is_the_origin_of_seven_arsenal_cards() -> None:
    assert Counter(card["origin"] for card in DATA["arsenal_cards"]) == dict.fromkeys(RING, 7)


# Agents


@pytest.mark.rule("LOOP-16.1")
@pytest.mark.parametrize(
    ("agent", "names", "ability"),
    [
        ("time_thief", ("Time Prowler", "Złodziejka czasu", "Часова бунтарка"), "negate_rift"),
        ("mr_time", ("Mr Time", "Pan Tik Tak", "Містер Час"), "shift_other_agent"),
        (
            "exterminatrix_404",
            ("Robofinisher 404", "Eks-Terminatorka 404", "Механічна войовниця-404"),
            "chain_destruction",
        ),
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
        "time_thief": "globalization",
        "mr_time": "renaissance",
        "exterminatrix_404": "robots",
        "cztwyzzek": "dawn",
        "v_girl": "end",
    }
    assert len(set(eras.values())) == 5
    assert {id for id, agent in AGENTS.items() if agent["starting_era_source"] == "public"} == {
        "time_thief",
        "cztwyzzek",
    }


@pytest.mark.parametrize(
    ("agent", "stated"),
    [
        pytest.param("time_thief", {"timing": "after_drop", "n": 1}, id="LOOP-16.3"),
        pytest.param(
            "mr_time",
            {"timing": "action", "n": 1, "effect": [{"move_agent": {"who": "other", "steps": 1}}]},
            id="LOOP-16.4",
        ),
        pytest.param(
            "exterminatrix_404",
            {
                "timing": "on_clone_destroyed",
                "from_destruction": 2,
                "effect": [{"add_energy": {"era": "destruction", "n": 1}}],
            },
            id="LOOP-16.5",
        ),
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
        "setup_clones_delta": 0,
        "setup_cards_delta": 0,
        "vortex_side": "vortex",
        "source": "seed",
    }


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
        *(
            pytest.param(mode, "vortex_side", ["vortex", "vortex", "mega_vortex"], id=f"LOOP-17.14 {mode}")
            for mode in MODES
        ),
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
