"""Other editions of the program: a copy of it in which something is changed, for servers to be started from."""

from __future__ import annotations

import shutil
from contextlib import ExitStack
from functools import cache
from pathlib import Path
from typing import NamedTuple

import chronotable as ct
from tests.server.running import Browser, Json, Server, Socket
from tests.server.test_playing import mover

SOURCE = Path(__file__).parents[2] / "src"


class Change(NamedTuple):
    file: str  # below games/
    old: str
    new: str


# The first building of each kind costs one titanium instead of two.
OTHER_PRICES = [
    Change("anachrony/data/anachrony.yaml", first, first.replace("T: 2", "T: 1"))
    for first in ("plant: [{N: 1, T: 2", "factory: [{T: 2", "life_support: [{T: 2", "lab: [{U: 1, T: 2")
]
# A hand is discarded in the other order; nobody remembered to raise the number of the rules.
OTHER_RULE = Change("loop/steps/turn.py", "discard.extend(agent.hand)", "discard.extend(agent.hand[::-1])")
# Only the fingerprint is another.
OTHER_COMMENT = Change("merchants/data/merchants.yaml", "\n", "\n# A remark for those who read the data.\n")

# What people choose here, if they can.
LIKED = ("power:3", "warp:none", "place:construct_top", "place:construct_middle", "done")
GAMES = {
    "prices": "anachrony",
    "rules": "loop",
    "left": "loop",
    "killed": "loop",
    "harmless": "merchants",
    "unproven": "merchants",
}
MOVES = {"prices": 13}  # until somebody has paid


def edition(folder: Path, *changes: Change) -> Path:
    """The sources of the program, changed in these places."""
    shutil.copytree(SOURCE, folder)
    for change in changes:
        path = folder / "chronotable" / "games" / change.file
        text = path.read_text(encoding="utf-8")
        assert change.old in text, change
        path.write_text(text.replace(change.old, change.new, 1), encoding="utf-8")
    return folder


def play(sockets: dict[int, Socket], choices: int) -> None:
    """What is liked best, by whoever is to choose."""
    for _ in range(choices):
        waiting = next(iter(sockets.values())).state["waiting"][0]
        chooser = sockets[waiting]
        keys = [option["key"] for option in chooser.state["decision"]["options"]]
        version = chooser.state["version"]
        assert chooser.choose(next((key for key in LIKED if key in keys), keys[0]))["type"] == "done"
        for socket in sockets.values():
            socket.wait_for_version(version + 1)


@cache
def finished(game: str) -> str:
    """A whole game, saved."""
    match = ct.new(game, players=2, seed=3)
    bot = ct.bot("random")
    while match.result is None:
        seat = match.decisions[0].seat
        match.choose(bot.choose(match, seat), seat)
    return match.save()


class Upgraded:
    """Two people whose tables come under another edition."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.tables: dict[str, str] = {}
        self.before: dict[str, list[Json]] = {}  # the states as each seat saw them
        self.host, self.friend = Browser(server), Browser(server)

    def together(self, name: str, stack: ExitStack) -> dict[int, Socket]:
        table = self.tables[name]
        people = (self.host, self.friend)
        return {seat: stack.enter_context(one.sit(table)) for seat, one in enumerate(people)}

    def play_together(self, *names: str) -> None:
        """New tables at which both of them have played a little."""
        for name in names:
            self.tables[name] = self.host.new_table(GAMES[name], [{"kind": "me"}, {"kind": "link"}])
            self.friend.claim(self.tables[name], self.host.made["links"][0]["secret"])
            self.play(name, MOVES.get(name, 4))

    def play_alone(self, name: str) -> None:
        self.tables[name] = self.host.new_table("loop")
        with self.host.sit(self.tables[name]) as socket:
            for _ in range(4):
                mover(self.host, socket)
                socket.play("done")

    def load_finished(self, name: str, game: str) -> None:
        self.tables[name] = self.host.post("/api/tables/load", {"save": finished(game)})["table"]
        with self.host.sit(self.tables[name]) as socket:
            self.before[name] = [socket.state]

    def play(self, name: str, choices: int) -> None:
        with ExitStack() as stack:
            sockets = self.together(name, stack)
            play(sockets, choices)
            self.before[name] = [sockets[0].state, sockets[1].state]

    def rules(self, name: str) -> list[Json]:
        """What a passer-by reads about the rules of a table."""
        with Browser(self.server).sit(self.tables[name]) as visit:
            told: list[Json] = visit.table["rules"]
            return told
