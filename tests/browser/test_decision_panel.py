"""The decision panel: few rows, a key for every option, the tools in view, answers that are put together in it."""

from __future__ import annotations

from playwright.sync_api import expect

import chronotable as ct
from tests.browser.conftest import MakePerson
from tests.browser.moments import MIDDLE, Moment, sit_down
from tests.browser.person import LINK, ME, Json, Person

ADRENALINE = ["adrenaline:no", "adrenaline:yes"]
WINDOWS = {"laptop": (1366, 650), "tablet": (820, 1180), "phone": (390, 844)}
SLIDE = Moment(
    "room25",
    "slide",
    4,
    lambda view: any(one["seat"] == 0 and one["question"] == "control" for one in view["asked"]),
    {"mode": "suspicion"},
)
# Of each tool: its name, and whether its middle is on the screen and nothing lies over it.
TOOLS = """() => [...document.querySelectorAll('[data-tools] button')].map(tool => {
    const { left, top, width, height } = tool.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    return [tool.innerText, tool.contains(document.elementFromPoint(x, y))];
})"""


def keys_of(somebody: Person) -> list[str]:
    decision: Json | None = somebody.state["decision"]
    return [option["key"] for option in decision["options"]] if decision else []


def at_an_action_phase(somebody: Person) -> None:
    sit_down(somebody, MIDDLE["loop"])
    for _ in range(60):
        if len(keys_of(somebody)) > 10 and any(key.startswith("loop:") for key in keys_of(somebody)):
            return
        somebody.options.last.click()  # the main button
        somebody.wait_for_turn()
    raise AssertionError("no action phase with many options")


def test_an_action_phase_has_few_rows_and_a_key_for_every_option(person: MakePerson) -> None:
    somebody = person()
    at_an_action_phase(somebody)
    rows = somebody.decision.locator("[data-row], .opts > [data-key]")
    assert 3 <= rows.count() <= 7, rows.count()
    shown = somebody.options.evaluate_all("all => all.map(each => each.dataset.key)")
    assert sorted(shown) == sorted(keys_of(somebody))
    caps: list[str] = somebody.options.evaluate_all("all => all.map(each => each.getAttribute('aria-keyshortcuts'))")
    assert len({cap for cap in caps if cap}) == len(shown), "each its own"
    assert len(somebody.decision.locator(".idle").all()) == sum(
        "idle" in option for option in somebody.state["decision"]["options"]
    )
    expect(somebody.decision.locator(".phases [aria-current=step]")).to_have_text("Actions")
    expect(somebody.decision).to_contain_text("You stand ")
    somebody.check_accessible("#decision")

    for name, (width, height) in WINDOWS.items():
        somebody.page.set_viewport_size({"width": width, "height": height})
        somebody.shoot(f"loop-panel-{name}-light")
        tools = somebody.page.evaluate(TOOLS)
        assert len(tools) >= 4, tools
        assert all(seen for _, seen in tools), (name, tools)
        somebody.check_fits()

    version = somebody.state["version"]
    letter = next(cap for cap in caps if cap and cap.isalpha() and cap != "E")
    somebody.page.keyboard.press(letter.lower())
    somebody.wait_for_version(version + 1)


def at_programming(somebody: Person) -> None:
    """The others are not there yet: nothing is revealed."""
    match = ct.new("room25", seed=1, players=4, mode="suspicion")
    while not (mine := match.decision_of(0)) or not mine.options[0].key.startswith("program:"):
        asked = match.decisions[0]
        match.choose(asked.options[0].key, asked.seat)
    somebody.sit_at(match, [ME, LINK, LINK, LINK])
    somebody.wait_for_turn()


def test_a_programme_is_set_by_digits_and_enter_and_adrenaline_is_asked_for_beside_it(person: MakePerson) -> None:
    somebody = person()
    at_programming(somebody)
    expect(somebody.decision.locator("[data-tools] .main")).to_be_disabled()
    program(somebody, "2", "1")
    assert keys_of(somebody) == ADRENALINE, "asked, as long as nobody has said anything"
    somebody.page.keyboard.press("u")
    somebody.wait_until(lambda: keys_of(somebody) != ADRENALINE, "at the programme again")

    answers = somebody.decision.get_by_role("radiogroup", name="Adrenaline")
    expect(answers.get_by_role("radio", checked=True)).to_have_text("ask me")
    answers.get_by_role("radio", name="no", exact=True).click()
    somebody.check_accessible("#decision")
    somebody.shoot("room25-programming-desktop-light")
    program(somebody, "2", "1")
    somebody.wait_until(lambda: somebody.state["decision"] is None, "both answered")

    somebody.page.keyboard.press("u")
    somebody.wait_until(lambda: keys_of(somebody) == ADRENALINE, "at the question again")
    expect(somebody.decision.get_by_role("button", name="Declare adrenaline", exact=True)).to_be_visible()
    assert keys_of(somebody) == ADRENALINE, "who comes back to it is asked"


def program(somebody: Person, *digits: str) -> None:
    version = somebody.state["version"]
    for digit in digits:
        somebody.page.keyboard.press(digit)
    expect(somebody.decision.locator("[data-confirm='program:move:look']")).to_be_enabled()
    somebody.page.keyboard.press("Enter")
    somebody.wait_for_version(version + 1)


def test_a_slide_is_shown_before_it_is_made(person: MakePerson) -> None:
    somebody = person()
    sit_down(somebody, SLIDE)
    version = somebody.state["version"]
    slide = next(key for key in keys_of(somebody) if key.startswith("slide:"))
    somebody.page.locator(f"[data-target='{slide}']").click()
    main = somebody.decision.locator(f"[data-confirm='{slide}']")
    expect(main).to_be_visible()
    somebody.shoot("room25-slide-desktop-light")
    somebody.page.keyboard.press("Escape")
    expect(main).to_be_hidden()
    somebody.page.locator(f"[data-key='{slide}']").click()
    assert somebody.state["version"] == version
    main.click()
    somebody.wait_for_version(version + 1)
