"""The parts of a check: commands that are run one after the other or two at once, and what each of them took."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WHOLE_FAMILY = Path(__file__).resolve().parent / "whole_family.py"


@dataclass(frozen=True)
class Part:
    name: str
    command: Sequence[object]
    folder: str = "."


@dataclass(frozen=True)
class Outcome:
    name: str
    passed: bool
    clock: float  # seconds
    cpu: float  # seconds, of all its processes together


def run(part: Part, env: Mapping[str, str], aside: bool = False) -> Outcome:
    """One part; what it prints is shown as it comes or, when it runs aside, after its end if it failed."""
    words = [str(word) for word in part.command]
    counted = [sys.executable, str(WHOLE_FAMILY), *words]
    start = time.monotonic()
    if not aside:
        print(f"+ [{part.name}]", *words, flush=True)
    kept, joined = (subprocess.PIPE, subprocess.STDOUT) if aside else (None, None)
    folder = ROOT / part.folder
    with subprocess.Popen(counted, cwd=folder, env=env, stdout=kept, stderr=joined, text=True) as process:
        printed = process.stdout.read() if process.stdout else ""
        _, status, usage = os.wait4(process.pid, 0)  # the only call that tells what one child and its own have used
        process.returncode = os.waitstatus_to_exitcode(status)
    outcome = Outcome(part.name, status == 0, time.monotonic() - start, usage.ru_utime + usage.ru_stime)
    if aside and status:
        print(f"+ [{part.name}]", *words, f"\n{printed}", flush=True)
    print(f"  [{part.name}] {'passed' if outcome.passed else 'FAILED'}, {outcome.clock:.0f} s", flush=True)
    return outcome


class Aside:
    """Work that goes on beside other work: where one waits for a server or a browser, the other has the core."""

    def __init__(self, work: Callable[[], list[Outcome]]) -> None:
        self._pool = ThreadPoolExecutor(1)
        self._outcomes: Future[list[Outcome]] = self._pool.submit(work)

    def wait(self) -> list[Outcome]:
        self._pool.shutdown()
        return self._outcomes.result()


def run_in_turn(parts: Sequence[Part], env: Mapping[str, str], aside: bool = False) -> list[Outcome]:
    return [run(part, env, aside) for part in parts]


def run_two_at_once(parts: Sequence[Part], env: Mapping[str, str]) -> list[Outcome]:
    with ThreadPoolExecutor(2) as pool:
        return list(pool.map(lambda part: run(part, env, aside=True), parts))


def report(outcomes: Sequence[Outcome], clock: float) -> None:
    """A line a part, and the sum: the clock tells about the machine of today, CPU time about the checks."""
    width = max(len(outcome.name) for outcome in outcomes)
    print(f"{'':{width}}  CPU    clock")
    for outcome in outcomes:
        print(f"{outcome.name:{width}}  {outcome.cpu:4.0f} s {outcome.clock:5.0f} s")
    cpu = sum(outcome.cpu for outcome in outcomes)
    print(f"{'together':{width}}  {cpu:4.0f} s {clock:5.0f} s: {cpu / 60:.1f} CPU minutes in {clock / 60:.1f}")
    sys.stdout.flush()
