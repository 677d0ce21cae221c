"""Looking back: any moment of an own game, other timelines from there, and saves that go out and come back."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

import chronotable as ct
from tests.browser.conftest import MakePerson
from tests.browser.person import BOT, ME, Json, Person


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
        somebody.page.get_by_role("button", name="Download the save").click()
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    somebody.open("/")
    somebody.page.get_by_label("Choose a file").set_input_files(file)
    somebody.page.wait_for_url("**/t/*")
    somebody.wait_for_table()
    assert somebody.table != made["table"]
    assert (somebody.state["view"], somebody.state["choices"]) == (view, choices)


def finished_game(one: Person, seats: list[Json]) -> str:
    """A table at which a whole game of Room 25 was played."""
    m = ct.new("room25", seed=5, players=len(seats), mode="suspicion")
    bot = ct.bot("random")
    while m.result is None:
        seat = next(seat for seat in range(m.seats) if m.decision_of(seat) is not None)
        m.choose(bot.choose(m, seat), seat)
    return str(one.load_table(m.save(), seats)["table"])


def test_a_stranger_s_game_is_watched_with_its_names(person: MakePerson) -> None:
    host, stranger = person(), person()
    table = finished_game(host, [{**ME, "name": "Ola"}, {**ME, "name": "Taras"}, BOT, BOT])
    stranger.open(f"/replay/{table}#1")
    eyes = stranger.page.get_by_label("Seen by")
    for name in ("Ola", "Taras"):
        expect(eyes.locator("option").filter(has_text=name)).to_have_count(1)
    stranger.shoot("replay-stranger-desktop-light")
    stranger.check_accessible()
    eyes.select_option("Taras")
    slider = stranger.page.get_by_role("slider", name="Timeline")
    expect(slider).to_have_value("1")
    stranger.page.keyboard.press("]")
    expect(slider).to_have_value("2")


def test_everybody_may_check_the_draws_of_a_finished_game(person: MakePerson) -> None:
    host, stranger = person(), person()
    table = finished_game(host, [ME, BOT, BOT, BOT])
    stranger.sit(table)
    stranger.tool("Check the draws").click()
    proof = stranger.page.locator(".proof:not(.bad)")
    expect(proof).to_be_visible()
    proof.get_by_text("Seeds and fingerprints").click()
    commitment = next(frame for frame in stranger.received if frame["type"] == "table")["commitment"]
    expect(proof).to_contain_text(commitment)


def branch(one: Person, table: str, at: int, name: str) -> str:
    data = {"at": at, "seats": [ME, ME], "name": name}
    answer = one.context.request.post(f"/api/tables/{table}/branch", data=data)
    assert answer.ok, answer.text()
    return str(answer.json()["table"])


def test_branches_of_branches_are_a_tree(person: MakePerson) -> None:
    somebody = person()
    first = str(somebody.new_table("loop", [ME, ME], name="The first")["table"])
    somebody.sit(first)
    somebody.play_some(6)
    early = branch(somebody, first, 2, "Earlier")
    later = branch(somebody, first, 5, "Later")
    somebody.sit(early)
    somebody.play_some(4)
    deep = branch(somebody, early, 4, "Deeper")
    for table in (first, early, later, deep):  # the same tree from wherever it is looked at
        somebody.open(f"/replay/{table}")
        links = somebody.page.locator(".tree").get_by_role("link")
        expect(links).to_have_count(4)
        names = [text.split("\n")[0] for text in links.all_inner_texts()]
        assert names == ["The first", "Later", "Earlier", "Deeper"], "a branch stands below what it leaves"
        here = somebody.page.locator(".tree [aria-current='page']")
        expect(here).to_have_attribute("href", f"/t/{table}")
    somebody.shoot("replay-branches-desktop-light")
    somebody.check_accessible()
