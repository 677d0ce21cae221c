"""Uses of the 30 starting cards, expectations written by hand from their texts."""

from __future__ import annotations

from collections.abc import Iterator

from tests.games.loop.card_use import HERE, Use
from tests.games.playing import Json


def alike(cards: str, *uses: Json) -> Iterator[Use]:
    """The same cases for cards with the same text."""
    for card in cards.split():
        for use in uses:
            yield Use(card, **use)


STARTING = [
    # Remove 1 rift from your era.
    *alike(
        "quantum_patch chalkboard_eraser hot_patch goo_sealant super_underpants",
        {"eras": {HERE: {"rifts": 3}, "medieval": {"rifts": 1}}, "after": {f"{HERE}.rifts": 2}},
        {"eras": {"medieval": {"rifts": 1}}, "about": "no rift"},
    ),
    # Add 1 energy to your era and 1 to an adjacent era.
    *alike(
        "pickpocketed_power_bank gold_chain_capacitor emergency_recharge antenna_spark donut_reactor",
        {"choices": ("*era:industrial era:medieval",), "after": {f"{HERE}.energy": 1, "industrial.energy": 1}},
        {
            "choices": ("era:industrial *era:medieval",),
            "eras": {HERE: {"energy": 2}},
            "after": {f"{HERE}.energy": 3, "medieval.energy": 1},
            "about": "previous",
        },
    ),
    # Move one or two eras.
    *(
        use
        for card, user in (
            ("getaway_skateboard", "time_thief"),
            ("saucer_hop", "cztwyzzek"),
            ("rocket_boots", "v_girl"),
        )
        for use in (
            Use(
                card,
                ("era:industrial era:medieval *era:globalization era:dawn",),
                {f"{user}.era": "globalization"},
                about="two",
            ),
            Use(card, ("era:industrial *era:medieval era:globalization era:dawn",), {f"{user}.era": "medieval"}),
        )
    ),
    # Push 1 clone from your era.
    *alike(
        "shoulder_barge hydraulic_shove",
        {
            "eras": {HERE: {"clones": ["dawn>robots"]}, "medieval": {"clones": ["dawn>globalization"]}},
            "choices": ("*era:industrial era:medieval",),
            "after": {f"{HERE}.clones": [], "industrial.clones": ["robots"]},
        },
        {"eras": {"medieval": {"clones": ["dawn>globalization"]}}, "about": "no clone"},
    ),
    Use(
        "mecha_fist",  # V-Girl may push two eras
        ("era:industrial era:medieval era:globalization *era:dawn",),
        {f"{HERE}.clones": [], "dawn.clones": ["robots"]},
        {HERE: {"clones": ["dawn>robots"]}},
    ),
    # Pull 1 clone.
    *alike(
        "lasso_of_lost_seconds mechanical_grapple tractor_beam_eye grabber_arm",
        {
            "eras": {"medieval": {"clones": ["dawn>robots"]}, "industrial": {"clones": ["robots>dawn"]}},
            "choices": ("*clone:medieval:robots clone:industrial:dawn",),
            "after": {"medieval.clones": [], f"{HERE}.clones": ["robots"]},
        },
        {
            "eras": {"industrial": {"clones": ["robots>renaissance"]}},
            "after": {"industrial.clones": [], "bag": 28},
            "about": "to its end",
        },
    ),
    # In an adjacent era remove 1 rift or add 1 energy.
    Use(
        "crowbar_of_causality",
        ("*choose:1 choose:2", "*era:medieval era:industrial"),
        {"medieval.rifts": 1},
        {"medieval": {"rifts": 2}, "industrial": {"rifts": 1}, HERE: {"rifts": 1}},
    ),
    Use(
        "crowbar_of_causality",
        ("choose:1 *choose:2", "era:medieval *era:industrial"),
        {"industrial.energy": 1},
        {"medieval": {"rifts": 2}},
        about="energy",
    ),
    # In another agent's era remove 1 rift or add 1 energy.
    Use(
        "ion_chronograph",
        ("*choose:1 choose:2", "*era:robots era:end"),
        {"robots.rifts": 1},
        {"robots": {"rifts": 2}, HERE: {"rifts": 1}},
        {"time_thief": {"era": "robots"}, "v_girl": {"era": "end"}},
    ),
    Use(
        "ion_chronograph",
        ("choose:1 *choose:2", "era:robots *era:end"),
        {"end.energy": 1},
        {"robots": {"rifts": 2}},
        {"time_thief": {"era": "robots"}, "v_girl": {"era": "end"}},
        about="energy",
    ),
    # Move any agent by one era.
    Use(
        "instructors_whistle",
        ("agent:mr_time *agent:time_thief", "*era:robots era:industrial"),
        {"time_thief.era": "robots"},
    ),
    Use(
        "instructors_whistle",
        ("*agent:mr_time agent:time_thief", "era:industrial *era:medieval"),
        {"mr_time.era": "medieval"},
        about="yourself",
    ),
    # Another agent draws 1 card.
    Use(
        "pop_quiz",
        ("agent:time_thief *agent:v_girl",),
        {"v_girl.hand": ["grabber_arm", "mecha_fist"], "v_girl.ready": ["grabber_arm", "mecha_fist"], "v_girl.deck": 4},
        others={
            "time_thief": {},
            "v_girl": {
                "hand": ["grabber_arm"],
                "deck": ["mecha_fist", "super_underpants", "rocket_boots", "donut_reactor", "team_huddle"],
            },
        },
    ),
    # Push 1 clone from an adjacent era or remove 1 rift from your era.
    Use(
        "error_message",
        ("*choose:1 choose:2", "clone:medieval:robots *clone:industrial:dawn", "*era:globalization era:renaissance"),
        {"industrial.clones": [], "globalization.clones": ["dawn"]},
        {"medieval": {"clones": ["dawn>robots"]}, "industrial": {"clones": ["robots>dawn"]}, HERE: {"rifts": 1}},
    ),
    Use(
        "error_message",
        ("choose:1 *choose:2",),
        {f"{HERE}.rifts": 0},
        {"medieval": {"clones": ["dawn>robots"]}, HERE: {"rifts": 1}},
        about="rift",
    ),
    # Push 1 clone from your era or pull 1 clone.
    Use(
        "target_lock",
        ("*choose:1 choose:2", "era:industrial *era:medieval"),
        {f"{HERE}.clones": [], "medieval.clones": ["end", "robots"]},
        {HERE: {"clones": ["dawn>robots"]}, "medieval": {"clones": ["medieval>end"]}},
    ),
    Use(
        "target_lock",
        ("choose:1 *choose:2",),
        {f"{HERE}.clones": ["end", "robots"], "medieval.clones": []},
        {HERE: {"clones": ["dawn>robots"]}, "medieval": {"clones": ["medieval>end"]}},
        about="pull",
    ),
    # Move one era and you may carry 1 clone along.
    Use(
        "abduction_ray",
        ("*era:industrial era:medieval", "*clone:renaissance:robots done"),
        {"cztwyzzek.era": "industrial", f"{HERE}.clones": [], "industrial.clones": ["end", "robots"]},
        {HERE: {"clones": ["dawn>robots"]}, "industrial": {"clones": ["medieval>end"]}},
    ),
    Use(
        "abduction_ray",
        ("*era:industrial era:medieval", "clone:renaissance:robots *done"),
        {"cztwyzzek.era": "industrial"},
        {HERE: {"clones": ["dawn>robots"]}},
        about="alone",
    ),
    # Add 1 energy to your era or remove 1 rift from an adjacent era.
    Use("crop_circle", ("*choose:1 choose:2",), {f"{HERE}.energy": 1}, {"medieval": {"rifts": 2}}),
    Use(
        "crop_circle",
        ("choose:1 *choose:2", "era:industrial *era:medieval"),
        {"medieval.rifts": 1},
        {"medieval": {"rifts": 2}},
        about="rift",
    ),
    # Push 1 clone from an adjacent era.
    Use(
        "telepathic_nudge",
        ("era:renaissance *era:dawn",),
        {"medieval.clones": [], "dawn.clones": ["robots"]},
        {"medieval": {"clones": ["dawn>robots"]}, HERE: {"clones": ["medieval>end"]}},
    ),
    # Add 1 energy to your era; if another agent is there, also remove 1 rift from it.
    Use("team_huddle", (), {f"{HERE}.energy": 1}, {HERE: {"rifts": 3}}, about="alone"),
    Use(
        "team_huddle",
        (),
        {f"{HERE}.energy": 1, f"{HERE}.rifts": 2},
        {HERE: {"rifts": 3}},
        {"mr_time": {"era": HERE}, "time_thief": {"era": HERE}},
    ),
]
