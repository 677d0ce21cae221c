"""Uses of the arsenal cards from globalization to end, expectations written by hand from their texts."""

from __future__ import annotations

from tests.games.loop.card_use import HERE, Use
from tests.games.loop.table import ERAS, STARTING

GLOBALIZATION = [
    Use(
        "double_joystick",
        (
            "era:industrial era:medieval *era:globalization era:dawn",
            "*clone:industrial:end done",
        ),
        {"time_thief.era": "globalization", "industrial.clones": [], "globalization.clones": ["end"]},
        {HERE: {"clones": ["dawn>robots"]}, "industrial": {"clones": ["medieval>end"], "vortex": True}},
    ),
    Use(
        "global_power_strip",
        ("*choose:1 choose:2",),
        {f"{HERE}.energy": 1},
        {"dawn": {"vortex": True}, "medieval": {"vortex": True}},
    ),
    Use(
        "global_power_strip",
        ("choose:1 *choose:2",),
        {"dawn.energy": 1, "medieval.energy": 1},
        {"dawn": {"vortex": True}, "medieval": {"vortex": True}},
        about="vortices",
    ),
    Use(
        "walkman",
        ("*era:industrial era:medieval",),
        {"time_thief.era": "industrial", "industrial.energy": 2},
        others={"mr_time": {"era": "industrial"}, "v_girl": {"era": "industrial"}},
    ),
    Use("walkman", ("era:industrial *era:medieval",), {"time_thief.era": "medieval"}, about="alone"),
    Use(
        "fax_machine",
        (),
        {
            "time_thief.hand": ["fax_machine", "rivet_gun"],
            "time_thief.ready": ["rivet_gun"],
            "time_thief.deck": 6,
            "industrial.rifts": 1,
        },
        {era: {"rifts": 3} for era in ERAS},
        described={"you": {"deck": ["rivet_gun", *STARTING["time_thief"]]}},
    ),
    Use(
        "group_video_call",
        (),
        {"robots.rifts": 1, "end.rifts": 2},
        {"robots": {"rifts": 2}, "end": {"rifts": 3}, HERE: {"rifts": 3}},
        {"mr_time": {"era": "robots"}, "v_girl": {"era": "end"}},
    ),
    Use(
        "skate_ramp",
        ("*clone:industrial:dawn clone:medieval:robots", "*era:globalization era:renaissance"),
        {"industrial.clones": [], "globalization.clones": ["dawn"], "globalization.energy": 1},
        {"medieval": {"clones": ["dawn>robots"]}, "industrial": {"clones": ["robots>dawn"]}},
    ),
    Use(
        "franchise_licence",
        ("take:war_horse *take:drone_swarm",),
        {"robots.available": [], "time_thief.deck_top": ["drone_swarm"], "time_thief.deck": 7},
        {"medieval": {"available": ["war_horse"]}, "robots": {"available": ["drone_swarm"]}},
    ),
]

ROBOTS = [
    Use(
        "drone_swarm",
        (),
        {"medieval.rifts": 2, "industrial.rifts": 0},
        {"medieval": {"rifts": 3}, "industrial": {"rifts": 1}, HERE: {"rifts": 3}},
    ),
    Use(
        "place_swapper",
        ("agent:mr_time *agent:v_girl",),
        {"time_thief.era": "end", "v_girl.era": HERE, "end.energy": 1},
        others={"mr_time": {"era": "robots"}, "v_girl": {"era": "end"}},
    ),
    Use(
        "autonomous_bus",
        (
            "era:industrial *era:medieval era:globalization era:dawn",
            "*may:yes may:no",
            "era:robots era:industrial *era:end era:renaissance",
        ),
        {"time_thief.era": "medieval", "mr_time.era": "end"},
    ),
    Use(
        "autonomous_bus",
        ("era:industrial *era:medieval era:globalization era:dawn", "may:yes *may:no"),
        {"time_thief.era": "medieval"},
        about="alone",
    ),
    Use(
        "recycling_unit",
        ("*may:yes may:no", "*destroy:recycling_unit destroy:rivet_gun"),
        {
            "destroyed": ["recycling_unit"],
            "time_thief.hand": ["rivet_gun", "quantum_patch"],
            "time_thief.ready": ["rivet_gun", "quantum_patch"],
            "time_thief.deck": 5,
        },
        hand=("rivet_gun",),
    ),
    Use(
        "recycling_unit",
        ("may:yes *may:no",),
        {
            "time_thief.hand": ["recycling_unit", "quantum_patch"],
            "time_thief.ready": ["quantum_patch"],
            "time_thief.deck": 5,
        },
        about="only draw",
    ),
    Use(
        "laser_fence",
        ("*era:dawn era:robots",),
        {"end.rifts": 1, "end.clones": [], "dawn.clones": ["industrial"]},
        {"end": {"rifts": 2, "clones": ["end>industrial"]}, HERE: {"rifts": 1, "clones": ["dawn>robots"]}},
    ),
    Use(
        "clone_compactor",
        (
            "clone:medieval:robots clone:medieval:end *clone:industrial:dawn",
            "*era:globalization era:renaissance",
            "clone:medieval:end *clone:medieval:robots",
            "era:renaissance *era:dawn",
        ),
        {
            "industrial.clones": [],
            "globalization.clones": ["dawn"],
            "medieval.clones": ["end"],
            "dawn.clones": ["robots"],
        },
        {"medieval": {"clones": ["dawn>robots", "medieval>end"]}, "industrial": {"clones": ["robots>dawn"]}},
    ),
    Use("singularity_core", (), {f"{HERE}.energy": 4}, {HERE: {"energy": 1}}),
]

END = [
    Use("last_match", (), {f"{HERE}.energy": 1, "industrial.energy": 1}),
    Use(
        "hourglass_vacuum",
        ("*choose:1 choose:2",),
        {f"{HERE}.rifts": 2},
        {HERE: {"rifts": 3}, "dawn": {"rifts": 3, "vortex": True}},
    ),
    Use(
        "hourglass_vacuum",
        ("choose:1 *choose:2", "*era:dawn era:medieval"),
        {"dawn.rifts": 1},
        {HERE: {"rifts": 3}, "dawn": {"rifts": 3, "vortex": True}, "medieval": {"rifts": 1, "vortex": True}},
        about="vortex",
    ),
    Use("doomsday_clock", (), {"end.rifts": 1}, {"end": {"rifts": 3}, HERE: {"rifts": 3}}),
    Use(
        "escape_pod",
        ("*choose:1 choose:2", "*era:dawn era:medieval"),
        {"time_thief.era": "dawn", "dawn.rifts": 2},
        {
            HERE: {"rifts": 3},
            "dawn": {"rifts": 3, "vortex": True},
            "medieval": {"rifts": 1, "vortex": True},
            "end": {"rifts": 1},
        },
        about="vortex",
    ),
    Use(
        "escape_pod",
        ("choose:1 *choose:2",),
        {"time_thief.era": "end", "end.rifts": 0},
        {HERE: {"rifts": 3}, "dawn": {"rifts": 3, "vortex": True}, "end": {"rifts": 1}},
    ),
    Use(
        "ash_cloak",
        (
            "*clone:medieval:robots clone:industrial:dawn",
            "*clone:renaissance:globalization clone:renaissance:robots",
            "*era:industrial era:medieval",
        ),
        {"medieval.clones": [], f"{HERE}.clones": ["robots"], "industrial.clones": ["dawn", "globalization"]},
        {
            "medieval": {"clones": ["dawn>robots"]},
            "industrial": {"clones": ["robots>dawn"]},
            HERE: {"clones": ["dawn>globalization"]},
        },
    ),
    Use(
        "final_countdown",
        ("*choose:1 choose:2",),
        {
            "time_thief.hand": ["final_countdown", "quantum_patch", "pickpocketed_power_bank"],
            "time_thief.ready": ["quantum_patch", "pickpocketed_power_bank"],
            "time_thief.deck": 4,
        },
        {HERE: {"rifts": 3}},
    ),
    Use(
        "final_countdown",
        ("choose:1 *choose:2",),
        {f"{HERE}.rifts": 1},
        {HERE: {"rifts": 3}},
        about="rifts",
    ),
    Use(
        "black_hole_marble",
        ("*clone:dawn:robots clone:robots:end",),
        {"dawn.clones": [], "bag": 27},
        {"dawn": {"clones": ["dawn>robots"]}, "robots": {"clones": ["medieval>end"]}},
    ),
]

FUTURE = [*GLOBALIZATION, *ROBOTS, *END]
