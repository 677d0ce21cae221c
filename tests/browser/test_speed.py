"""How soon an update is on the screen, and how smoothly things move: traced in the browser and printed."""
from __future__ import annotations

import itertools
import json
from statistics import median

import pytest
from playwright.sync_api import Browser as Chromium

from tests.browser.conftest import MakePerson
from tests.browser.moments import MIDDLE, Moment, sit_down
from tests.browser.person import Json

LAST_ERA = Moment("anachrony", "last-era", 4, lambda view: view["era"] == 7 and view["phase"] == "action")
MOST_BYTES = 30_000
MOST_MILLISECONDS = 50

# When each state came over the socket, and when its version had been drawn.
WATCH = """() => {
    window.came = new Map(); window.drawn = new Map();
    const mark = name => performance.mark(name).startTime;  // it is in the trace, too
    const Plain = window.WebSocket;
    window.WebSocket = class extends Plain {
        constructor(...given) {
            super(...given);
            this.addEventListener('message', message => {
                if (!message.data.startsWith('{"type":"state"')) return;
                const { version } = JSON.parse(message.data);
                window.came.set(version, mark(`came ${version}`));
            });
        }
    };
    new MutationObserver(() => {
        const version = Number(document.querySelector('[data-version]')?.dataset.version ?? -1);
        if (window.came.has(version) && !window.drawn.has(version)) {
            window.drawn.set(version, 0);
            requestAnimationFrame(() => {
                const channel = new MessageChannel();  // its message comes when the frame has been drawn
                channel.port1.onmessage = () => window.drawn.set(version, mark(`drawn ${version}`));
                channel.port2.postMessage(0);
            });
        }
    }).observe(document, { subtree: true, attributes: true, childList: true, attributeFilter: ['data-version'] });
}"""
SPENT = "() => [...window.drawn].filter(([, at]) => at > 0).map(([version, at]) => at - window.came.get(version))"
FRAMES = """milliseconds => new Promise(done => {
    const times = [];
    const next = now => {
        times.push(now);
        if (now - times[0] < milliseconds) requestAnimationFrame(next);
        else done(times.slice(1).map((time, number) => time - times[number]));
    };
    requestAnimationFrame(next);
})"""
TRACED = ["blink.user_timing", "devtools.timeline", "disabled-by-default-devtools.timeline"]


def work_of_updates(trace: bytes) -> list[float]:
    """The processor's milliseconds on the page's thread for each state, from its coming until it was drawn.

    Script, style, layout and paint; waiting for a processor that others use is not the page's work.  Where a state
    comes before the last one was drawn, what follows counts for the newer one.
    """
    events: list[Json] = json.loads(trace)["traceEvents"]
    ended = [event for event in events if event["name"] == "RunTask" and "tdur" in event]
    marks = {event["name"]: event for event in events if event.get("cat") == "blink.user_timing"}
    came = sorted((mark for name, mark in marks.items() if name.startswith("came ")), key=lambda mark: mark["ts"])
    work = []
    for this, following in itertools.zip_longest(came, came[1:]):
        drawn = marks.get(this["name"].replace("came", "drawn"))
        if drawn is None:
            continue  # left out for a newer one
        end = min(mark["ts"] for mark in (drawn, following) if mark)
        tasks = [
            event["tdur"]
            for event in ended
            if (event["pid"], event["tid"]) == (this["pid"], this["tid"])
            and this["ts"] < event["ts"] + event["dur"] <= end
        ]
        work.append(sum(tasks) / 1000)
    return work


def test_an_update_of_a_large_game_is_small_and_soon_on_the_screen(
    person: MakePerson, chromium: Chromium, capsys: pytest.CaptureFixture[str]
) -> None:
    somebody = person()
    somebody.page.add_init_script(f"({WATCH})()")
    sit_down(somebody, LAST_ERA)
    chromium.start_tracing(page=somebody.page, categories=TRACED)
    for number in range(12):
        if not somebody.wait_for_turn():
            break
        somebody.play(number)
    work = work_of_updates(chromium.stop_tracing())
    frames = zip(somebody.received, somebody.sizes, strict=True)
    sizes = [size for frame, size in frames if frame["type"] == "state"][1:]  # the first has the whole log
    spent = sorted(somebody.page.evaluate(SPENT))[:-1]  # the first one builds the page
    with capsys.disabled():
        print(f"\nAnachrony, last Era: {len(sizes)} updates, at most {max(sizes)} bytes;"
              f" drawn within {median(spent):.0f} ms (median), {spent[-1]:.0f} ms (slowest);"
              f" the page works {median(work):.0f} ms for one (median), {max(work):.0f} ms (most)")  # fmt: skip
    assert max(sizes) < MOST_BYTES
    assert len(work) >= 10
    assert median(work) < MOST_MILLISECONDS
    assert spent[0] < MOST_MILLISECONDS  # at its best: the other tests want the processor, too


@pytest.mark.parametrize("game", ["anachrony", "merchants"])
def test_things_move_smoothly(person: MakePerson, game: str, capsys: pytest.CaptureFixture[str]) -> None:
    somebody = person(motion=True)
    sit_down(somebody, MIDDLE[game])
    somebody.options.first.click()
    frames = somebody.page.evaluate(FRAMES, 1500)
    late = sum(frame > 25 for frame in frames)
    with capsys.disabled():
        print(f"\n{game}: {len(frames)} frames while things move, {1000 / median(frames):.0f} a second (median),"
              f" {late} later than 25 ms")  # fmt: skip
    assert median(frames) < 17.5
