"""What has just happened: since the last turn, and once more on the board; the last blow, dice, who is waited for."""

from __future__ import annotations

import random

from playwright.sync_api import Locator, expect

import chronotable as ct
from chronotable.kernel.match import Match
from tests.browser.conftest import SIZES, MakePerson
from tests.browser.person import BOT, LINK, ME, Person
from tests.games.anachrony.table import table as anachrony
from tests.games.loop.table import table

# Which pictures of the ring there were while "Show me" ran: where the agents stood, by the labels of the eras.
WATCH = """() => {
    window.seen = [];
    const look = () => {
        const now = [...document.querySelectorAll('#board [data-target^="era:"]')]
            .map(each => each.getAttribute('aria-label')).join('|');
        if (now !== window.seen.at(-1)) window.seen.push(now);
    };
    look();
    new MutationObserver(look).observe(document.querySelector('#board'),
        { subtree: true, attributes: true, childList: true });
}"""


def news(somebody: Person) -> Locator:
    return somebody.page.locator("[data-since]")


def resize(somebody: Person, size: str) -> None:
    width, height = SIZES[size]
    somebody.page.set_viewport_size({"width": width, "height": height})


def test_show_me_goes_through_what_happened_and_leaves_the_question_as_it_was(person: MakePerson) -> None:
    """With reduced motion: each moment is a step, with outlines."""
    somebody = person()
    somebody.sit(somebody.new_table("loop", [ME, BOT, BOT])["table"])
    for _ in range(40):
        assert somebody.wait_for_turn()
        somebody.wait_until(lambda: somebody.state["waiting"] == [0], "asked")
        if somebody.page.get_by_role("button", name="Show me").count():
            break
        somebody.play(-1)  # to the end of the turn
    somebody.wait_for_version(somebody.state["version"])
    before = somebody.state
    expect(news(somebody)).to_contain_text("Since your last turn")
    expect(news(somebody).locator("li")).to_have_count(2)
    rows = somebody.options.count()
    somebody.shoot("loop-since-desktop-light")
    somebody.check_accessible()

    somebody.page.evaluate(WATCH)
    somebody.page.get_by_role("button", name="Show me").click()
    expect(news(somebody).get_by_role("button", name="Skip")).to_be_visible()
    somebody.page.wait_for_function("() => document.querySelector('#board .halo-lit, #board .lit')")
    expect(somebody.page.locator("#board [data-can]")).to_have_count(0)
    expect(somebody.page.get_by_role("button", name="Show me")).to_be_visible()
    seen = somebody.page.evaluate("() => window.seen")
    assert len(seen) > 2, seen
    assert seen[0] == seen[-1], "it ends at the present"
    assert somebody.state["version"] == before["version"]
    assert somebody.options.count() == rows

    somebody.page.get_by_role("button", name="Show me").click()
    expect(news(somebody).get_by_role("button", name="Skip")).to_be_visible()
    somebody.page.keyboard.press("Escape")
    expect(somebody.page.get_by_role("button", name="Show me")).to_be_visible()

    resize(somebody, "phone")
    expect(news(somebody).locator("li")).to_have_count(1)
    box = news(somebody).bounding_box()
    assert box is not None
    assert box["height"] < 48, "one line"
    somebody.shoot("loop-since-phone-light")
    somebody.check_fits()
    resize(somebody, "desktop")

    news(somebody).get_by_role("button", name="more").click()
    expect(somebody.page.locator("[data-panel='log']")).to_be_focused()
    somebody.play(0)
    assert somebody.state["version"] > before["version"]


def test_the_vortex_that_ends_the_game_is_drawn_where_it_would_open(person: MakePerson) -> None:
    somebody = person()
    eras = {id: {"vortex": True, "rifts": 1} for id in ("medieval", "robots", "globalization")}
    last = table(
        doctor_next=["dawn"],
        fate=["doctor"] * 4,
        bag_top=["dawn>robots"],
        arsenal_top=["spartan_shield"],
        eras={**eras, "dawn": {"rifts": 1, "clones": ["dawn>industrial"]}},
        missions={"dawn": "clog_machine", "end": "quantum_bomb"},
    )
    assert last.result is None
    somebody.sit_at(last, [ME, BOT])
    while somebody.wait_for_turn():
        somebody.play(-1)  # to the end of the turn
    expect(somebody.page.locator("[data-end]")).to_contain_text(
        "a fourth vortex would open at the Dawn of Time (1 rift there and 4 more)"
    )
    blow = somebody.page.locator("#board [data-last-vortex]")
    assert blow.get_attribute("data-last-vortex") == "dawn"
    torn = somebody.state["result"]["details"]["torn"]
    assert torn["era"] == "dawn"
    cubes = somebody.page.locator("#board [data-rifts='dawn'] use[href='#lp-rift']")
    expect(cubes).to_have_count(torn["rifts"] + torn["n"])
    somebody.shoot("loop-last-vortex-desktop-light")
    somebody.check_accessible()
    resize(somebody, "phone")
    expect(blow).to_be_visible()
    somebody.shoot("loop-last-vortex-phone-light")


def test_the_paradox_roll_is_told_where_one_decides(person: MakePerson) -> None:
    somebody = person(motion=True)
    somebody.sit_at(before_a_paradox_roll(), [ME, BOT])
    somebody.page.evaluate("""() => {
        window.dice = [];
        const look = () => document.querySelectorAll('.flight.die').forEach(die => window.dice.push(die.textContent));
        new MutationObserver(look).observe(document.body, { subtree: true, childList: true });
    }""")
    assert somebody.wait_for_turn()
    somebody.play(0)
    somebody.wait_until(lambda: bool(somebody.state["decision"]), "asked")
    expect(news(somebody)).to_contain_text("Era 1: you roll 1; Paradoxes 3 of 3: Anomaly, -3 VP.")
    assert "1" in somebody.page.evaluate("() => window.dice")
    somebody.shoot("anachrony-paradox-desktop-light")
    somebody.page.locator("#board [data-target='timeline:1']").hover()
    expect(somebody.page.locator("[role=tooltip], .bubble").first).to_contain_text("Paradox die")


def before_a_paradox_roll() -> Match:
    """Whose pass ends the Era has two Paradoxes, and rolls for a Warp tile in the next."""
    return anachrony(warps={"gold": 1}, paradoxes=2, options={"predictable_paradox": True})


def test_who_is_done_is_ticked_while_others_still_choose(person: MakePerson) -> None:
    host = person()
    host.sit_at(all_at_once(), [ME, LINK, LINK, LINK])
    choosing = host.page.locator("[data-choosing]")
    expect(choosing).to_have_attribute("data-choosing", "3")
    expect(choosing.get_by_role("img", name="still choosing")).to_have_count(4)
    for number in range(4):
        if not host.state["decision"]:
            break
        host.play(number)
    expect(host.decision).to_contain_text("3 still choosing")
    expect(choosing.get_by_role("img", name="done")).to_have_count(1)
    expect(choosing.get_by_role("img", name="still choosing")).to_have_count(3)
    host.shoot("room25-still-choosing-desktop-light")
    resize(host, "phone")
    host.shoot("room25-still-choosing-phone-light")
    host.check_fits()


def all_at_once() -> Match:
    """Everybody sets a programme."""
    match, chance = ct.new("room25", seed=1, players=4, mode="suspicion"), random.Random(1)
    while len(match.decisions) < match.seats:
        asked = match.decisions[0]
        match.choose(chance.choice(asked.options).key, asked.seat)
    return match
