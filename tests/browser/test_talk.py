"""Table talk: for the table, for the team, and none while a rule of the game forbids it."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.conftest import MakePerson
from tests.browser.person import LINK, ME, Person
from tests.browser.test_together import sit_together
from tests.games.room25.table import table as room_25


def talk(one: Person) -> Locator:
    one.page.get_by_role("tab", name="Talk").click()
    return one.page.get_by_role("tabpanel", name="Talk")


def say(one: Person, text: str) -> None:
    box = one.page.get_by_label("Say something")
    box.fill(text)
    box.press("Enter")


def test_the_team_talks_among_itself(person: MakePerson) -> None:
    people = [person() for _ in range(4)]
    made = people[0].new_table("room25", [ME, LINK, LINK, LINK], options={"mode": "team"})
    people[0].sit(made["table"])
    for one, link in zip(people[1:], made["links"], strict=True):
        one.sit(made["table"], link["secret"])
    panels = [talk(one) for one in people]
    panels[0].get_by_role("button", name="Team").click()
    say(people[0], "We go to A1")
    expect(panels[2].get_by_text("We go to A1")).to_be_visible()
    people[2].check_accessible()
    people[2].shoot("room25-team-talk-desktop-light")
    say(people[1], "Hello, all of you")
    for one, panel in zip(people, panels, strict=True):
        expect(panel.get_by_text("Hello, all of you")).to_be_visible()
        said = [line["text"] for frame in one.received if frame["type"] == "talk" for line in frame["lines"]]
        assert ("We go to A1" in said) == (one in (people[0], people[2])), "the team's talk on another wire"


def test_too_much_talk_is_refused_where_it_was_said(person: MakePerson) -> None:
    host, guest = person(size="phone"), person()
    sit_together(host, guest, "loop", [])
    tab = host.page.get_by_role("navigation").get_by_role("button", name="Talk")
    panel = host.page.get_by_role("region", name="Talk")
    guest_talk = talk(guest)
    say(guest, "Look at C2")
    said = host.page.locator("[data-said]")
    expect(said).to_contain_text("Look at C2")  # whatever is on the screen
    expect(tab).to_have_accessible_name("Talk 1 new")
    host.shoot("loop-talk-arrives-phone-light")
    host.check_accessible("[data-said]")
    said.tap()
    expect(panel.get_by_text("Look at C2")).to_be_visible()
    expect(said).to_be_hidden()
    expect(tab).to_have_accessible_name("Talk")
    expect(guest_talk).to_be_visible()
    problem = panel.get_by_role("alert")
    for number in range(1000):
        say(host, f"line {number}")
        expect(panel.get_by_text(f"line {number}").or_(problem).first).to_be_visible()
        if problem.is_visible():
            break
    expect(problem).to_contain_text("too much at once")
    host.check_fits()
    assert host.page.get_by_label("Say something").input_value().startswith("line "), "the words are lost"
    expect(panel).to_be_visible()  # nobody is taken away from the talk


def test_the_talk_says_which_rule_silences_it(person: MakePerson) -> None:
    host, guest = person(), person()
    match = room_25(rooms={"b1": "jamming"}, at={"max": "b1"}, programs={"emmet": ["look", "move"]})
    made = host.load_table(match.save(), [ME, LINK, LINK, LINK])
    host.sit(made["table"])
    guest.sit(made["table"], made["links"][0]["secret"])
    panel = talk(host)
    reason = panel.get_by_role("status")
    expect(reason).to_contain_text("somebody is in the Jamming Room")
    expect(reason).to_be_in_viewport(ratio=1)
    expect(panel.get_by_role("textbox")).to_be_disabled()
    expect(host.page.get_by_role("tab", name="Silence")).to_be_visible()
    host.shoot("room25-silence-desktop-light")
    host.check_accessible()
    panel.get_by_role("button", name="Show rule R25-12.14").click()
    rules = host.page.get_by_role("complementary", name="Rules")
    expect(rules.locator("[data-rule='R25-12.14']")).to_be_in_viewport()
