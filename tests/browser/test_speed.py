"""How soon an update is on the screen, and how smoothly things move: traced in the browser and printed."""

from __future__ import annotations

from dataclasses import dataclass
from statistics import median

import pytest
from playwright.sync_api import Browser as Chromium

from tests.browser.conftest import MakePerson
from tests.browser.moments import LAST_ERA, MIDDLE, sit_down
from tests.browser.person import Person
from tests.browser.tracing import TRACED, YARDSTICK, Traced, traced

MOST_BYTES = 30_000
MOST_WORK = 1.5  # times that of a yardstick: 0.7 were seen
SMOOTH = 1.1  # times the time between two frames of a page where nothing moves
CHOICES = 12
TRIES = 5  # the other tests may want the processor just then

# When each state came over the socket, and when it or a newer one had been drawn.
WATCH = """() => {
    window.updates = new Map();
    const mark = name => performance.mark(name).startTime;  // it is in the trace, too
    const Plain = window.WebSocket;
    window.WebSocket = class extends Plain {
        constructor(...given) {
            super(...given);
            this.addEventListener('message', message => {
                if (!message.data.startsWith('{"type":"state"')) return;
                const alone = [...window.updates.values()].every(update => update.drawn > 0);
                const { version } = JSON.parse(message.data);
                window.updates.set(version, { came: mark(`came ${version}`), alone, drawn: 0 });
            });
        }
    };
    new MutationObserver(() => {
        const shown = Number(document.querySelector('[data-version]')?.dataset.version ?? -1);
        requestAnimationFrame(() => {
            const channel = new MessageChannel();  // its message comes when the frame has been drawn
            channel.port1.onmessage = () => {
                for (const [version, update] of window.updates)
                    if (version <= shown && !update.drawn) update.drawn = mark(`drawn ${version}`);
            };
            channel.port2.postMessage(0);
        });
    }).observe(document, { subtree: true, attributes: true, childList: true, attributeFilter: ['data-version'] });
}"""
SPENT = """() => [...window.updates.values()].filter(update => update.drawn)
    .map(update => [update.drawn - update.came, update.alone])"""
FRAMES = """milliseconds => new Promise(done => {
    const times = [];
    const next = now => {
        times.push(now);
        if (now - times[0] < milliseconds) requestAnimationFrame(next);
        else done(times.slice(1).map((time, number) => time - times[number]));
    };
    requestAnimationFrame(next);
})"""


def spread(times: list[float]) -> str:
    return f"{median(times):.0f} ms (median), {max(times):.0f} ms (slowest of {len(times)})" if times else "none"


@dataclass(frozen=True)
class Measured:
    """How soon the updates of a game were on the screen, in milliseconds."""

    alone: list[float]  # everything before had been drawn
    following: list[float]  # they came on the heels of another
    page: Traced
    sizes: list[int]  # in bytes

    @property
    def spent(self) -> list[float]:
        return self.alone + self.following

    @property
    def yards(self) -> float:
        """How many yardsticks the page works for an update."""
        return median(self.page.updates) / median(self.page.yards)

    def __str__(self) -> str:
        return (
            f"{len(self.sizes)} updates, at most {max(self.sizes)} bytes; on the screen after {spread(self.spent)};"
            f" those that come alone: {spread(self.alone)}; on the heels of another: {spread(self.following)};"
            f" the page works {spread(self.page.updates)}, {self.yards:.2f} yardsticks of"
            f" {spread(self.page.yards)}, having {self.page.share:.0%} of a processor"
        )


def measure(somebody: Person, chromium: Chromium) -> Measured:
    sit_down(somebody, LAST_ERA)
    chromium.start_tracing(page=somebody.page, categories=TRACED)
    for number in range(CHOICES):
        if not somebody.wait_for_turn():
            break
        somebody.page.evaluate(YARDSTICK, number)  # between the updates: beside other work both are slower
        somebody.play(number)
    page = traced(chromium.stop_tracing())
    frames = zip(somebody.received, somebody.sizes, strict=True)
    sizes = [size for frame, size in frames if frame["type"] == "state"][1:]  # the first has the whole log
    spent = somebody.page.evaluate(SPENT)[1:]  # the first one builds the page
    alone = [time for time, alone in spent if alone]
    return Measured(alone, [time for time, alone in spent if not alone], page, sizes)


def test_an_update_of_a_large_game_is_small_and_soon_on_the_screen(
    person: MakePerson, chromium: Chromium, capsys: pytest.CaptureFixture[str]
) -> None:
    """The page's work for an update is asserted, against a fixed work in the same page: machines differ."""
    somebody = person()
    somebody.page.add_init_script(f"({WATCH})()")
    found = measure(somebody, chromium)
    with capsys.disabled():
        print(f"\nAnachrony, last Era: {found}")
    assert max(found.sizes) < MOST_BYTES
    assert len(found.spent) >= CHOICES
    assert found.yards < MOST_WORK


@pytest.mark.parametrize("game", ["anachrony", "merchants"])
def test_things_move_smoothly(person: MakePerson, game: str, capsys: pytest.CaptureFixture[str]) -> None:
    somebody = person(motion=True)
    sit_down(somebody, MIDDLE[game])
    ratios: list[float] = []
    while len(ratios) < TRIES and min(ratios, default=SMOOTH) >= SMOOTH:
        assert somebody.wait_for_turn()
        still = median(somebody.page.evaluate(FRAMES, 500))
        somebody.unfold()
        somebody.options.first.click()
        frames = somebody.page.evaluate(FRAMES, 1500)
        ratios.append(median(frames) / still)
        late = sum(frame > 1.5 * still for frame in frames)
        with capsys.disabled():
            print(f"\n{game}: {len(frames)} frames while things move, {1000 / median(frames):.0f} a second (median),"
                  f" {1000 / still:.0f} while nothing does; {late} late; try {len(ratios)}")  # fmt: skip
    assert min(ratios) < SMOOTH
