"""Looking back: any moment of an own game, other timelines from there, and saves that go out and come back."""
from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import MakePerson
from tests.browser.person import ME


def test_another_timeline_from_a_replay(person: MakePerson) -> None:
    somebody = person()
    made = somebody.new_table("loop", [ME, ME])
    somebody.sit(made["table"])
    somebody.play_some(5)
    past = [option["key"] for option in somebody.state["decision"]["options"]]
    somebody.page.get_by_role("link", name="Timeline").first.click()
    slider = somebody.page.get_by_role("slider", name="Timeline")
    expect(slider).to_have_value("5")
    somebody.shoot("replay-desktop-light")
    somebody.check_accessible()
    somebody.page.keyboard.press("[")
    somebody.page.keyboard.press("[")
    expect(slider).to_have_value("3")
    somebody.page.get_by_role("button", name="Branch here").click()
    somebody.page.get_by_label("Name of the timeline").fill("What if")
    somebody.check_accessible()
    somebody.page.get_by_role("button", name="Open the timeline").click()
    somebody.page.wait_for_url("**/t/*")
    somebody.wait_for_table()
    somebody.wait_for_turn()
    assert somebody.table != made["table"]
    assert somebody.state["choices"] == 3
    somebody.play()

    somebody.open(f"/replay/{made['table']}")
    expect(somebody.page.get_by_role("link", name="What if")).to_be_visible()
    somebody.shoot("replay-tree-desktop-light")
    somebody.sit(made["table"])
    somebody.wait_for_turn()
    assert [option["key"] for option in somebody.state["decision"]["options"]] == past, "the first game was touched"


def test_the_past_is_looked_at_from_the_table(person: MakePerson) -> None:
    somebody = person()
    made = somebody.new_table("loop", [ME, ME])
    somebody.sit(made["table"])
    somebody.play_some(4)
    somebody.page.keyboard.press("[")
    expect(somebody.decision).to_contain_text("3")
    expect(somebody.options).to_have_count(0)
    somebody.page.get_by_role("button", name="Back to now").click()
    assert somebody.wait_for_turn()
    somebody.play()
    assert somebody.state["choices"] == 5


def test_a_save_goes_out_and_comes_back(person: MakePerson, tmp_path: Path) -> None:
    somebody = person()
    made = somebody.new_table("room25", [ME], options={"mode": "solo"})
    somebody.sit(made["table"])
    somebody.play_some(5)
    view, choices = somebody.state["view"], somebody.state["choices"]
    somebody.page.get_by_role("button", name="Menu").click()
    with somebody.page.expect_download() as download:
        somebody.page.get_by_role("link", name="Download the save").click()
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    somebody.open("/")
    somebody.page.get_by_label("Choose a file").set_input_files(file)
    somebody.page.wait_for_url("**/t/*")
    somebody.wait_for_table()
    assert somebody.table != made["table"]
    assert (somebody.state["view"], somebody.state["choices"]) == (view, choices)
