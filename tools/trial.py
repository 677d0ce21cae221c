"""What an installed Chronotable must be able to do; `wheels.py` runs it in an empty environment, outside the checkout.

Plays every game with bots of fixed seeds, loads what was saved, lets the commands answer and asks a server.  Prints one
JSON object: the version, whether the engine is compiled, and a digest of all that was played.
"""

from __future__ import annotations

import hashlib
import json
import subprocess
import sys
import sysconfig
import tempfile
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import chronotable as ct
from chronotable.kernel import engine

BIN = Path(sysconfig.get_path("scripts"))
SEEDS = (1, 2)
PLAYERS = 2
THOUGHT = 5  # choices of a game that are thought about; random ones are quicker
READY = "Chronotable is ready: "


def command(*words: str) -> list[str]:
    return [str(BIN / "chronotable"), *words]


def played(game: str, seed: int) -> str:
    """The save of a whole game that bots play, after it was loaded again."""
    match = ct.new(game, seed=seed, players=PLAYERS)
    thinking, quick = ct.bot("search", simulations=10, seed=seed), ct.bot("random", seed=seed)
    while (decision := match.decision) is not None:
        bot = thinking if len(match.history) < THOUGHT else quick
        match.choose(bot.choose(match, decision.seat), decision.seat)
    text = match.save()
    assert ct.load(text).save() == text
    return text


def simulated(game: str) -> str:
    """What `chronotable simulate` writes of a few games."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "games.csv"
        words = ["--games", "3", "--players", str(PLAYERS), "--seed", "3", "--jobs", "1", "--out", str(file)]
        subprocess.run(command("simulate", game, "--bots", "random", *words), check=True, capture_output=True)
        return file.read_text(encoding="utf-8")


def serves() -> None:
    """The web table gives its page and its games, and deals one."""
    with tempfile.TemporaryDirectory() as folder:
        words = command("serve", "--no-browser", "--database", f"sqlite:///{Path(folder).as_posix()}/tables.db")
        with subprocess.Popen(words, stdout=subprocess.PIPE, text=True) as server:
            try:
                assert server.stdout is not None
                address = next(line for line in server.stdout if line.startswith(READY)).removeprefix(READY).strip()
                assert b"<script" in asked(address)
                assert {game["name"] for game in json.loads(asked(f"{address}api/games"))} == set(ct.games())
                wanted = {"game": "loop", "options": {"players": 1}, "seats": [{"kind": "me"}]}
                assert json.loads(asked(f"{address}api/tables", wanted))["table"]
            finally:
                server.terminate()


def asked(address: str, content: dict[str, Any] | None = None) -> bytes:
    body = None if content is None else json.dumps(content).encode()
    request = urllib.request.Request(address, body, {"Content-Type": "application/json"})
    with urllib.request.urlopen(request, timeout=60) as answer:
        found: bytes = answer.read()
        return found


def all_games() -> Iterator[str]:
    for game in ct.games():
        yield from (played(game, seed) for seed in SEEDS)
        yield simulated(game)


def main() -> None:
    digest = hashlib.sha256("\0".join(all_games()).encode()).hexdigest()
    shown = subprocess.run(command("--version"), check=True, capture_output=True, text=True).stdout.split()
    assert shown == ["chronotable", ct.__version__]
    serves()
    compiled = not str(engine.__file__).endswith(".py")
    version = ".".join(str(number) for number in sys.version_info[:3])
    json.dump({"python": version, "version": ct.__version__, "compiled": compiled, "games": digest}, sys.stdout)


if __name__ == "__main__":
    main()
