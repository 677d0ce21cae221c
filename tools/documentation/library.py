"""The reference of the library, made from docstrings by Sphinx: which names stand on which page."""

from __future__ import annotations

import chronotable as ct

OVERVIEW = "library/index"

# The public names of `chronotable` by what they are for; a test holds that each of them stands here once.
PACKAGE: dict[str, tuple[str, ...]] = {
    "Matches": ("games", "options", "new", "Match", "Header", "Decision", "Option", "Explanation", "Result"),
    "Saves and positions": ("load", "replay", "inspect", "position", "position_of", "position_schema"),
    "Words": ("Message", "Ref", "message", "render", "languages"),
    "Packs": ("pack", "Pack"),
    "Bots": ("bot", "Bot", "register_bot", "simulate", "hint", "Hint", "HintStep"),
    "Analysis": ("odds", "Odds", "analyse", "Analysis"),
    "Actions and observations": ("action_space", "ActionSpace", "encode", "decode", "observation_space",
                                 "ObservationSpace", "observe"),
    "Games": ("register", "Game", "State"),
    "Errors": ("ChronotableError", "BadOption", "BadPack", "BadPosition", "BadSave", "BotFailed", "ChangedRules",
               "GameOver", "IllegalChoice", "IllegalUndo"),
}  # fmt: skip
ELSEWHERE = {"games": "chronotable.api.games", "simulate": "chronotable.lab.simulation.simulate"}  # made when asked for

# Modules that users import by name, with what of them is for users; without names it is all that is public there.
MODULES: dict[str, tuple[str, ...]] = {
    "chronotable.environments.pettingzoo": (),
    "chronotable.environments.gymnasium": (),
    "chronotable.environments.openspiel": (),
    "chronotable.lab.experiment": (),
    "chronotable.lab.run": (),
    "chronotable.lab.crew": (),
    "chronotable.lab.tables": (),
    "chronotable.client": (),
    "chronotable.testing": (),
    "chronotable.kernel.engine": (),
}


def pages() -> dict[str, str]:
    listed = ["chronotable", *MODULES]
    menu = "\n".join(listed)
    overview = (
        "# Library reference\n\nEvery public name, from its docstring. [The API](../api.md) tells the same as a story "
        f"with examples.\n\n```{{toctree}}\n:maxdepth: 1\n{menu}\n```\n"
    )
    return {
        OVERVIEW: overview,
        "library/chronotable": _package(),
        **{f"library/{module}": _module(module, names) for module, names in MODULES.items()},
    }


def _package() -> str:
    parts = ["# chronotable\n"]
    for heading, names in PACKAGE.items():
        parts.append(f"## {heading}\n")
        parts += [_directive(ELSEWHERE.get(name, f"chronotable.{name}"), _is_class(name)) for name in names]
    return "\n".join(parts)


def _is_class(name: str) -> bool:
    return isinstance(getattr(ct, name), type)


def _directive(path: str, is_class: bool) -> str:
    inherited = "   :inherited-members: object, Exception, BaseException, tuple"
    lines = [f".. autoclass:: {path}", "   :members:", inherited] if is_class else [f".. autofunction:: {path}"]
    return "```{eval-rst}\n" + "\n".join(lines) + "\n```\n"


def _module(module: str, names: tuple[str, ...]) -> str:
    shown = f"   :members: {', '.join(names)}" if names else "   :members:"
    return f"# {module}\n\n```{{eval-rst}}\n.. automodule:: {module}\n{shown}\n```\n"
