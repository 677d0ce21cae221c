"""What the page's thread works, from Chromium's trace, and a yardstick for it: machines differ, their ratios do not."""

from __future__ import annotations

import itertools
import json
from dataclasses import dataclass

from tests.browser.person import Json

TRACED = ["blink.user_timing", "devtools.timeline", "disabled-by-default-devtools.timeline"]
# A fixed work of the same kind as an update's: a list of a thousand framed words is made, laid out and drawn.
YARDSTICK = """number => new Promise(done => {
    performance.mark(`came yard ${number}`);
    setTimeout(() => {
        const list = document.createElement('div');
        list.style.cssText = 'position: fixed; inset: 0; overflow: hidden; display: flex; flex-wrap: wrap';
        for (let word = 0; word < 1000; word += 1) {
            const item = document.createElement('span');
            item.textContent = `word ${word * number}`;
            item.style.cssText = 'border: 1px solid; padding: 2px; border-radius: 4px';
            list.append(item);
        }
        document.body.append(list);
        requestAnimationFrame(() => {
            const channel = new MessageChannel();
            channel.port1.onmessage = () => {
                performance.mark(`drawn yard ${number}`);
                list.remove();
                done();
            };
            channel.port2.postMessage(0);
        });
    });
})"""


@dataclass(frozen=True)
class Traced:
    """What the page's thread did, in milliseconds of a processor: script, style, layout and paint."""

    updates: list[float]  # from the coming of each state until it was drawn
    yards: list[float]  # the same of each yardstick
    share: float  # of a processor that the thread was given meanwhile: less than 1 beside other work


def traced(trace: bytes) -> Traced:
    """Where a state comes before the last one was drawn, what follows counts for the newer one."""
    ended, marks = _tasks_and_marks(trace)
    came = sorted((mark for name, mark in marks.items() if name.startswith("came ")), key=lambda mark: mark["ts"])
    updates: list[float] = []
    yards: list[float] = []
    passed = 0.0
    for this, following in itertools.zip_longest(came, came[1:]):
        drawn = marks.get(this["name"].replace("came", "drawn"))
        if drawn is None:
            continue  # the trace ended before
        end = min(mark["ts"] for mark in (drawn, following) if mark)
        tasks = [
            event
            for event in ended
            if (event["pid"], event["tid"]) == (this["pid"], this["tid"])
            and this["ts"] < event["ts"] + event["dur"] <= end
        ]
        kind = yards if this["name"].startswith("came yard") else updates
        kind.append(sum(event["tdur"] for event in tasks) / 1000)
        passed += sum(event["dur"] for event in tasks) / 1000
    return Traced(updates, yards, sum(updates + yards) / passed)


def work_until(trace: bytes, name: str) -> float:
    """What the page's thread worked until this mark, in milliseconds of a processor."""
    ended, marks = _tasks_and_marks(trace)
    mark = marks[name]
    before = (
        task for task in ended if (task["pid"], task["tid"]) == (mark["pid"], mark["tid"]) and task["ts"] <= mark["ts"]
    )
    return float(sum(task["tdur"] for task in before) / 1000)


def _tasks_and_marks(trace: bytes) -> tuple[list[Json], dict[str, Json]]:
    events: list[Json] = json.loads(trace)["traceEvents"]
    return (
        [event for event in events if event["name"] == "RunTask" and "tdur" in event],
        {event["name"]: event for event in events if event.get("cat") == "blink.user_timing"},
    )
