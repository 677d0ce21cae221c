"""Which tests run where, and how pytest is started."""

from __future__ import annotations

from environment import PYTHON, ROOT

PYTEST = [PYTHON, "-m", "pytest"]
# Over two processes; what is asked for afterwards wins.  Each reads all tests first, which costs what two hundred of
# them cost, and the page's side and the engine's have two each: more would only wait for a core.
SPREAD = ["-n2", "--dist=worksteal"]
# What is shown (words, views, tables) is not compiled: rules, copies, chance and saves are.  Some tests of these
# take minutes, and once is enough: on the compiled build, where there is one.
PLAYED = ("copies", "fate", "playing", "same_options", "saving", "undo")
COMPILED_ONLY = [f"tests/conformance/test_{name}.py" for name in PLAYED]
COMPILED_TESTS = [*COMPILED_ONLY, "tests/conformance/test_digests.py", "tests/kernel/test_former_chance.py"]
BROWSER_TESTS = "tests/browser"  # in a process of their own: Playwright keeps an event loop running
# Other tests end while these run: which of these failed is remembered apart, for their second chance.
BROWSER_PYTEST = [*PYTEST, "-o", "cache_dir=.pytest_cache/browser"]
# What breaks first when something is wrong: the kernel, the recorded games of every game, the ledgers, the words, and
# a table on a real server.
CORE = [
    "tests/kernel",
    *(path.relative_to(ROOT).as_posix() for path in sorted(ROOT.glob("tests/games/*/test_golden.py"))),
    "tests/test_ledger.py",
    "tests/locale/test_complete.py",
    "tests/server/test_lobby.py",
]
