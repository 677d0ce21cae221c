"""Bad frames and bad requests: no stop, no change, no secret told, no growth.  `tools/server-fuzz` sends many more."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from chronotable.server.bot_pool import BotPool
from chronotable.server.errors import Refusal
from chronotable.server.hall import Hall
from tests.server.fuzz import Attack, Broken, Scene, attack, rows, set_up
from tests.server.fuzz_frames import Aim
from tests.server.running import Browser, Server, running, sqlite

SIZE = 1500
FAR_AWAY = "--limits-factor=100000"  # what is bad is to reach the code behind the limits


@pytest.fixture
def complaints(tmp_path: Path) -> Path:
    return tmp_path / "complaints"


@pytest.fixture
def target(tmp_path: Path, complaints: Path) -> Iterator[Server]:
    with complaints.open("w") as file, running(sqlite(tmp_path), FAR_AWAY, complaints=file.fileno()) as server:
        yield server


def test_bad_frames_and_requests_do_nothing(target: Server, complaints: Path) -> None:
    tally = attack(target, SIZE, complaints, seed=5)
    assert tally.total >= SIZE
    kinds = {kind.partition(":")[0] for kind in tally.sent}
    assert kinds >= {"noise", "truncated", "huge", "wrong seat", "wrong version", "replayed", "wrong key", "request"}
    assert tally.answers["refused"] > 0
    assert tally.answers["bye"] > 0


class NoTables:
    """A store without any table."""

    async def table(self, id: str) -> None:
        return None


def test_guessed_names_of_tables_leave_nothing_behind() -> None:
    async def guess() -> Hall:
        hall = Hall(NoTables(), BotPool())  # type: ignore[arg-type]  # all that is asked of it
        for number in range(20):
            with pytest.raises(Refusal):
                await hall.open(f"guess{number}")
        return hall

    hall = asyncio.run(guess())
    assert not hall._opening
    assert not hall.tables()


# ---- the check itself can fail


@pytest.fixture
def scene(target: Server) -> Scene:
    return set_up(target, seed=3)


def test_a_told_secret_is_noticed(scene: Scene) -> None:
    found = Attack(scene, 0, 1)
    with pytest.raises(Broken, match="secret"):
        found._check_secrets(b"x" + scene.secrets[0] + b"y")


def test_another_seat_s_state_is_noticed(scene: Scene) -> None:
    aim: Aim = scene.aims[0]
    state = {"type": "state", **scene.honest[aim.table, aim.own], "events": [], "events_from": 0}
    found = Attack(scene, 0, 1)
    found._check(json.dumps(state).encode(), aim, aim.own)
    with pytest.raises(Broken, match="looks through seat"):
        found._check(json.dumps(state).encode(), aim, None)
    with pytest.raises(Broken, match="another state"):
        found._check(json.dumps({**state, "version": 99}).encode(), aim, aim.own)


def test_a_change_in_the_database_is_noticed(target: Server, scene: Scene) -> None:
    assert rows(target) == scene.stored
    Browser(target).new_table()
    assert rows(target) != scene.stored
