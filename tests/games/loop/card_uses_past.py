"""Uses of the arsenal cards from dawn to industrial, expectations written by hand from their texts."""

from __future__ import annotations

from tests.games.loop.card_use import HERE, THERE, Use

DAWN = [
    Use("spartan_shield", (), {f"{HERE}.rifts": 1}, {HERE: {"rifts": 3}, "medieval": {"rifts": 1}}),
    Use(
        "mammoth_bulldozer",
        (
            "clone:renaissance:globalization *clone:renaissance:robots",
            "*era:industrial era:medieval",
            "*clone:renaissance:globalization done",
            "era:industrial *era:medieval",
        ),
        {f"{HERE}.clones": [], "industrial.clones": ["robots"], "medieval.clones": ["globalization"]},
        {HERE: {"clones": ["dawn>robots", "dawn>globalization"]}},
    ),
    Use(
        "mammoth_bulldozer",
        (
            "clone:renaissance:globalization *clone:renaissance:robots",
            "*era:industrial era:medieval",
            "clone:renaissance:globalization *done",
        ),
        {f"{HERE}.clones": ["globalization"], "industrial.clones": ["robots"]},
        {HERE: {"clones": ["dawn>robots", "dawn>globalization"]}},
        about="one",
    ),
    Use("campfire_reactor", (), {f"{HERE}.energy": 3}, {HERE: {"energy": 1}}),
    Use(
        "cave_map",
        ("era:industrial era:medieval era:globalization era:dawn *era:robots era:end",),
        {"time_thief.era": "robots", "robots.energy": 1},
    ),
    Use(
        "first_wheel",
        ("era:dawn era:medieval *era:renaissance era:industrial era:globalization era:robots era:end",),
        {
            "time_thief.hand": ["first_wheel", "quantum_patch"],
            "time_thief.ready": ["quantum_patch"],
            "time_thief.deck": 5,
        },
        about="stay",
    ),
    Use(
        "first_wheel",
        ("era:dawn era:medieval era:renaissance era:industrial era:globalization era:robots *era:end",),
        {
            "time_thief.hand": ["first_wheel", "quantum_patch"],
            "time_thief.ready": ["quantum_patch"],
            "time_thief.deck": 5,
            "time_thief.era": "end",
        },
    ),
    Use(
        "sabretooth_trap",
        (),
        {"medieval.clones": [], f"{HERE}.clones": ["robots"], f"{HERE}.rifts": 1},
        {"medieval": {"clones": ["dawn>robots"], "rifts": 1}, HERE: {"rifts": 2}},
    ),
    Use("big_bang_jar", (), {f"{HERE}.rifts": 0}, {HERE: {"rifts": 3}, "industrial": {"rifts": 3}}),
]

MEDIEVAL = [
    Use(
        "war_horse",
        (
            "era:industrial era:medieval *era:globalization era:dawn",
            "*clone:industrial:end clone:renaissance:robots done",
        ),
        {"time_thief.era": "globalization", "industrial.clones": [], "globalization.clones": ["end"]},
        {HERE: {"clones": ["dawn>robots"]}, "industrial": {"clones": ["medieval>end"]}},
    ),
    Use(
        "holy_grail",
        ("*era:industrial era:medieval",),
        {"industrial.energy": 3},
        {"industrial": {"rifts": 3, "energy": 1}, "medieval": {"rifts": 1}, HERE: {"rifts": 2}},
    ),
    Use(
        "trebuchet_of_tomorrow",
        ("*era:industrial era:medieval",),
        {f"{HERE}.clones": [], "industrial.clones": ["robots"], "industrial.rifts": 1},
        {HERE: {"clones": ["dawn>robots"], "rifts": 2}, "industrial": {"rifts": 2}, "medieval": {"rifts": 2}},
    ),
    Use(
        "alchemists_funnel",
        (
            "discard:alchemists_funnel destroy:alchemists_funnel discard:quantum_patch *destroy:quantum_patch "
            "discard:rivet_gun destroy:rivet_gun",
        ),
        {
            "time_thief.hand": ["alchemists_funnel", "rivet_gun"],
            "time_thief.ready": ["rivet_gun"],
            "destroyed": ["quantum_patch"],
            "globalization.energy": 2,  # where the Time Prowler's cards come from
        },
        hand=("quantum_patch", "rivet_gun"),
        about="destroy",
    ),
    Use(
        "alchemists_funnel",
        ("discard:alchemists_funnel destroy:alchemists_funnel *discard:rivet_gun destroy:rivet_gun",),
        {
            "time_thief.hand": ["alchemists_funnel"],
            "time_thief.ready": [],
            "time_thief.discard": ["rivet_gun"],
            "industrial.energy": 2,
        },
        hand=("rivet_gun",),
        about="discard",
    ),
    Use(
        "round_table",
        (
            "agent:time_thief *agent:mr_time",
            "discard:pop_quiz *destroy:pop_quiz discard:mechanical_grapple destroy:mechanical_grapple",
            "*discard:round_table destroy:round_table discard:quantum_patch destroy:quantum_patch",
        ),
        {
            "mr_time.hand": ["mechanical_grapple"],
            "mr_time.ready": ["mechanical_grapple"],
            "mr_time.deck": 4,
            "destroyed": ["pop_quiz"],
            "time_thief.hand": ["quantum_patch"],
            "time_thief.ready": ["quantum_patch"],
            "time_thief.deck": 5,
            "time_thief.discard": ["round_table"],
        },
        others={"mr_time": {"era": THERE, "hand": ["pop_quiz"]}},
    ),
    Use(
        "portcullis",
        ("era:industrial *era:medieval",),
        {f"{HERE}.rifts": 2, "medieval.rifts": 0},
        {HERE: {"rifts": 3}, "medieval": {"rifts": 1}, "industrial": {"rifts": 2}},
    ),
    Use(
        "dragon_egg",
        ("clone:renaissance:globalization *clone:renaissance:robots",),
        {f"{HERE}.clones": ["globalization"], "bag": 26, f"{HERE}.energy": 2},
        {HERE: {"clones": ["dawn>robots", "dawn>globalization"]}, "medieval": {"clones": ["medieval>end"]}},
    ),
    Use("dragon_egg", (), {f"{HERE}.energy": 2}, about="no clone"),
]

RENAISSANCE = [
    Use(
        "gutenberg_wormhole",
        ("era:dawn *era:robots",),
        {f"{HERE}.rifts": 1, "robots.rifts": 2},
        {
            HERE: {"rifts": 2},
            "dawn": {"rifts": 1, "vortex": True},
            "robots": {"rifts": 3, "vortex": True},
            "medieval": {"rifts": 3},
        },
        described={"missions": {"medieval": "declone_doctor", "end": "loop_on_doctor"}},
    ),
    Use(
        "patrons_commission",
        ("*use:chalkboard_eraser use:pop_quiz done",),
        {"mr_time.ready": ["pop_quiz"], "globalization.rifts": 1},
        {THERE: {"rifts": 2}, HERE: {"rifts": 2}},
        {"mr_time": {"era": THERE, "hand": ["chalkboard_eraser", "pop_quiz"]}},
    ),
    Use(
        "patrons_commission",
        ("use:chalkboard_eraser *done",),
        {},
        {THERE: {"rifts": 2}},
        {"mr_time": {"era": THERE, "hand": ["chalkboard_eraser"]}},
        about="declined",
    ),
    Use(
        "flying_screw",
        ("*era:dawn era:medieval era:renaissance era:industrial era:globalization era:robots era:end",),
        {"time_thief.era": "dawn", "dawn.energy": 1},
    ),
    Use(
        "perspective_grid",
        ("*era:dawn era:medieval era:renaissance era:industrial era:globalization era:robots era:end",),
        {"dawn.rifts": 1},
        {
            "dawn": {"rifts": 3, "clones": ["dawn>robots"]},
            "end": {"rifts": 1},
            "robots": {"rifts": 1, "clones": ["medieval>end"]},
        },
    ),
    Use("bankers_purse", ("*era:industrial era:medieval",), {f"{HERE}.energy": 2, "industrial.energy": 1}),
    Use(
        "vitruvian_lever",
        ("clone:robots:end *clone:dawn:robots", "*era:medieval era:end"),
        {"dawn.clones": [], "medieval.clones": ["robots"]},
        {"dawn": {"clones": ["dawn>robots"]}, "robots": {"clones": ["medieval>end"]}},
    ),
    Use(
        "heliocentric_model",
        (
            "*ready:quantum_patch ready:shoulder_barge ready:rivet_gun done",
            "ready:shoulder_barge *ready:rivet_gun done",
        ),
        {"time_thief.ready": ["quantum_patch", "rivet_gun"]},
        hand=("quantum_patch", "shoulder_barge", "rivet_gun"),
        described={"you": {"exhausted": ["quantum_patch", "shoulder_barge", "rivet_gun"]}},
    ),
]

INDUSTRIAL = [
    Use(
        "matryoshka",
        (
            "*use:perspective_grid use:bankers_purse",
            "*era:dawn era:medieval era:renaissance era:industrial era:globalization era:robots era:end",
        ),
        {"dawn.rifts": 0},
        {
            HERE: {"available": ["perspective_grid", "bankers_purse"]},
            "dawn": {"rifts": 1, "available": ["spartan_shield"]},
            "end": {"rifts": 1},
        },
    ),
    Use(
        "steam_magnet",
        (
            "*clone:medieval:robots clone:industrial:dawn done",
            "*clone:industrial:dawn done",
        ),
        {"medieval.clones": [], "industrial.clones": [], f"{HERE}.clones": ["dawn", "robots"]},
        {"medieval": {"clones": ["dawn>robots"]}, "industrial": {"clones": ["robots>dawn"]}},
    ),
    Use(
        "steam_magnet",
        ("clone:medieval:robots clone:industrial:dawn *done",),
        {},
        {"medieval": {"clones": ["dawn>robots"]}, "industrial": {"clones": ["robots>dawn"]}},
        about="none",
    ),
    Use("assembly_line", (), {f"{HERE}.energy": 1, "medieval.energy": 1, "industrial.energy": 1}),
    Use(
        "telegraph",
        (),
        {"robots.available": ["drone_swarm"], "arsenal": 47, "robots.energy": 2},
        described={"arsenal_top": ["drone_swarm"]},
    ),
    Use(
        "rivet_gun",
        (),
        {"medieval.rifts": 1},
        {"medieval": {"rifts": 3}, "industrial": {"rifts": 3}, HERE: {"rifts": 3}},
    ),
    Use(
        "locomotive",
        (
            "era:industrial era:medieval era:globalization era:dawn era:robots *era:end",
            "*clone:renaissance:robots clone:medieval:end clone:dawn:industrial done",
            "era:medieval era:dawn *era:end",
        ),
        {"time_thief.era": "end", f"{HERE}.clones": [], "end.clones": ["robots"]},
        {
            HERE: {"clones": ["dawn>robots"]},
            "medieval": {"clones": ["medieval>end"]},
            "dawn": {"clones": ["dawn>industrial"]},
            "industrial": {"clones": ["robots>dawn"]},
        },
    ),
    Use(
        "dynamite",
        ("clone:renaissance:globalization *clone:renaissance:robots", "*clone:renaissance:globalization done"),
        {f"{HERE}.clones": [], "bag": 27},
        {HERE: {"clones": ["dawn>robots", "dawn>globalization"]}, "medieval": {"clones": ["medieval>end"]}},
    ),
    Use(
        "dynamite",
        ("*clone:renaissance:globalization clone:renaissance:robots", "clone:renaissance:robots *done"),
        {f"{HERE}.clones": ["robots"], "bag": 27},
        {HERE: {"clones": ["dawn>robots", "dawn>globalization"]}},
        about="one",
    ),
]

PAST = [*DAWN, *MEDIEVAL, *RENAISSANCE, *INDUSTRIAL]
