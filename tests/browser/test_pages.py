"""The other pages: home, rules, about; their weight and their speed."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser as Chromium

from tests.browser.conftest import MakePerson
from tests.browser.person import ME
from tests.browser.test_speed import TRACED, share_of_processor

WEIGHT = """() => Object.fromEntries(['navigation', 'resource']
    .flatMap(type => performance.getEntriesByType(type))
    .map(entry => [entry.name, entry.transferSize]))"""
LIGHTEST = 200_000  # bytes
# When the decision is on the page, the next frame paints it.
WATCH = """new MutationObserver((_, observer) => {
    if (!document.querySelector('#decision [data-key]')) return;
    observer.disconnect();
    const paint = () => { window.painted = performance.mark('painted').startTime; };
    requestAnimationFrame(() => requestAnimationFrame(paint));
}).observe(document, { childList: true, subtree: true });"""


PAGES = {"/": ("light", "dark"), "/about": ("light", "dark"), "/rules/loop": ("light",), "/rules/room25": ("dark",)}


@pytest.mark.parametrize(("path", "theme"), [(path, theme) for path, themes in PAGES.items() for theme in themes])
def test_pages_are_accessible(person: MakePerson, path: str, theme: str) -> None:
    somebody = person(theme=theme)
    somebody.open(path)
    somebody.shoot(f"{path.strip('/').replace('/', '-') or 'home'}-desktop-{theme}")
    somebody.check_accessible()


@pytest.mark.parametrize("size", ["phone", "tablet"])
def test_home_on_small_screens(person: MakePerson, size: str) -> None:
    somebody = person(size=size)
    somebody.open("/")
    somebody.shoot(f"home-{size}-light")
    somebody.check_accessible()
    somebody.check_fits()


def test_the_first_page_is_light(person: MakePerson) -> None:
    somebody = person()
    somebody.open("/")
    somebody.settle()
    sizes = somebody.page.evaluate(WEIGHT)
    total = sum(sizes.values())
    print(f"first page: {total / 1000:.0f} kB over the wire in {len(sizes)} answers")
    assert 20_000 < total < LIGHTEST, sorted(sizes.items(), key=lambda item: -item[1])[:8]


def test_a_running_table_is_painted_within_a_second(person: MakePerson, chromium: Chromium) -> None:
    """If it has a processor: the other tests want it, too, so the time counts by the share that the page was given."""
    somebody = person()
    made = somebody.new_table("loop", [ME, ME])
    somebody.page.add_init_script(WATCH)
    somebody.sit(made["table"])
    times: list[tuple[float, float]] = []
    while len(times) < 8 and min(times, default=(1000, 1))[0] >= 1000:  # a busy machine may need a second try
        chromium.start_tracing(page=somebody.page, categories=TRACED)
        somebody.reload()
        painted = somebody.page.wait_for_function("() => window.painted").json_value()
        share = share_of_processor(chromium.stop_tracing(), "painted")
        times.append((painted * share, share))
    alone, share = min(times)
    print(f"a running table is painted after {alone / share:.0f} ms, having {share:.0%} of a processor")
    assert alone < 1000, times
