"""Two browsers at one table; what one of them may not know never comes to it over the wire."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Locator, expect

import chronotable as ct
from tests.browser.conftest import MakePerson
from tests.browser.moments import LAST_ROUNDS, THOROUGH, save_of
from tests.browser.person import BOT, LINK, ME, Json, Person
from tests.server.running import running, sqlite

AGENTS = ("Time Prowler", "Cztwyzzek")  # the recommended ones for two, in the order of the seats


def sit_together(host: Person, guest: Person, game: str, more: list[Json], **options: object) -> str:
    """The host has the first seat, the guest the second one by its link."""
    return take_seats(host, guest, host.new_table(game, [ME, LINK, *more], options=options))


def take_seats(host: Person, guest: Person, made: Json) -> str:
    link = made["links"][0]
    host.sit(made["table"])
    guest.sit(made["table"], link["secret"])
    assert link["secret"] not in guest.page.url, "the secret stays in the address"
    return str(made["table"])


def settle(people: list[Person]) -> None:
    """Both show the same moment."""
    version = max(one.state["version"] for one in people)
    for one in people:
        one.wait_for_version(version)


def asked_among(people: list[Person]) -> list[Person]:
    """Those who have a question, by their seats, as the newest state says.  It tells so before their pages show it."""
    newest = max((one.state for one in people), key=lambda state: int(state["version"]))
    return [people[seat] for seat in sorted(newest["waiting"]) if seat < len(people)]


def play_together(people: list[Person], is_over: Callable[[], bool], most: int) -> None:
    """Whoever is asked chooses; where several are asked at once, the last of them is the first to choose."""
    for number in range(most):
        people[0].wait_until(lambda: is_over() or bool(asked_among(people)), "asking anybody")
        if is_over():
            return
        asked_among(people)[-1].play(number)
    raise AssertionError(f"not over after {most} choices")


def test_room_25_between_two_browsers_leaks_nothing(person: MakePerson) -> None:
    """In every run its last rounds, in which much is known to one alone."""
    host, guest = person(), person()
    if THOROUGH:
        table = sit_together(host, guest, "room25", [BOT, BOT], mode="suspicion")
    else:
        table = take_seats(host, guest, host.load_table(save_of(LAST_ROUNDS["suspicion"]), [ME, LINK, BOT, BOT]))
    for address in ("timeline", "proof", "moment?at=0&seat=0"):
        assert guest.context.request.get(f"/api/tables/{table}/{address}").status == 403
    assert guest.context.request.post(f"/api/tables/{table}/save").status == 403
    people = [host, guest]
    play_together(people, lambda: all(one.state["result"] for one in people), most=600)
    match = ct.load(host.context.request.post(f"/api/tables/{table}/save").text())
    views = [[match.branch(at).view(seat) for at in range(len(match.history) + 1)] for seat in (0, 1)]
    for seat, one in enumerate(people):
        check_wire(one, seat, views)
    seen = [alone(mine, theirs) or alone(theirs, mine) for mine, theirs in zip(*views, strict=True)]
    assert any(seen), "there was nothing to leak"


def alone(view: Json, other: Json) -> list[str]:
    """The cells that one has seen and the other has not."""
    pairs = zip(view["rooms"], other["rooms"], strict=True)
    return [room["cell"] for room, theirs in pairs if room["room"] and not theirs["room"]]


def check_wire(one: Person, seat: int, views: list[list[Json]]) -> None:
    states = [frame for frame in one.received if frame["type"] == "state"]
    assert len(states) > 5
    assert states[-1]["choices"] == len(views[seat]) - 1
    for state in states:
        assert state["seat"] == seat
        assert state["decision"] is None or state["decision"]["seat"] == seat
        assert state["view"] == json.loads(json.dumps(views[seat][state["choices"]]))
        for character in state["view"]["characters"]:
            if character["seat"] != seat and not state["result"]:
                assert "program" not in character
                assert character["role"] is None or character["role_shown"]
        owners = {character["id"]: character["seat"] for character in state["view"]["characters"]}
        for event in state["events"]:
            if event["kind"] == "room_looked_at" and "room" in event["args"]:  # only who looked is told what was there
                assert owners[event["args"]["character"]] == seat


def test_reload_and_kill_nine_in_the_middle(person: MakePerson, tmp_path: Path) -> None:
    with running(sqlite(tmp_path)) as server:
        somebody = person(at=server)
        somebody.forgiven = ("WebSocket connection", "ERR_CONNECTION")
        made = somebody.new_table("merchants", [ME, BOT])  # nobody can lose it at the start
        somebody.sit(made["table"])
        somebody.play_some(6)
        before = somebody.state
        somebody.reload()
        assert same_moment(somebody.state, before)
        server.kill()
        expect(somebody.page.get_by_role("status").filter(has_text="connection")).to_be_visible()
        frames = len(somebody.received)
        server.restart()
        somebody.wait_until(lambda: len(somebody.received) > frames, "connected again")
        expect(somebody.page.get_by_role("status").filter(has_text="connection")).to_be_hidden()
        assert same_moment(somebody.state, before)
        somebody.play_some(2)


def same_moment(state: Json, before: Json) -> bool:
    return all(state[part] == before[part] for part in ("version", "choices", "view", "decision"))


def test_talk_between_two_browsers(person: MakePerson) -> None:
    host, guest = person(), person()
    sit_together(host, guest, "loop", [])
    for one in (host, guest):
        one.page.get_by_role("tab", name="Talk").click()
    for one, other, text in ((host, guest, "<b>Hello</b> there"), (guest, host, "Cześć &amp; привіт")):
        box = one.page.get_by_label("Say something")
        box.fill(text)
        box.press("Enter")
        expect(other.page.get_by_role("tabpanel").get_by_text(text)).to_be_visible()
    host.check_accessible()


def test_a_takeback_needs_the_other_s_consent(person: MakePerson) -> None:
    host, guest = person(), person()
    sit_together(host, guest, "anachrony", [])  # nobody can lose it at the start
    people = [host, guest]
    chosen: list[Person] = []
    while chosen[-2:] != [host, guest]:  # the turn went on since the host's last choice: no undo by oneself
        acting = people[host.state["waiting"][0]]
        acting.wait_for_turn()
        acting.play(-1)
        settle(people)
        chosen.append(acting)
    choices = host.state["choices"]
    question = host.page.get_by_role("alertdialog")

    def propose() -> None:
        host.tool("Take back").click()
        expect(question).to_contain_text("choice of")
        expect(question).to_contain_text("The others are asked too.")
        question.get_by_role("button", name="Take back").click()
        expect(question).to_be_hidden()

    propose()
    asked, proposed = (one.page.get_by_role("region", name="Proposal") for one in (guest, host))
    expect(proposed).to_be_visible()
    asked.get_by_role("button", name="Decline").click()
    for shown in (asked, proposed):
        expect(shown).to_be_hidden()
    assert host.state["choices"] == choices
    propose()
    expect(asked).to_be_visible()
    guest.shoot("anachrony-proposal-desktop-light")
    asked.get_by_role("button", name="Agree").click()
    expect(asked).to_be_hidden()
    host.wait_until(lambda: all(one.state["choices"] < choices for one in people), "taken back")
    assert host.state["waiting"] == [0]

    guest.tool("Redo").click()  # as that needed everybody, so does to have it again
    redone = host.page.get_by_role("region", name="Proposal")
    expect(redone).to_contain_text("proposes redoing")
    assert all(one.state["choices"] < choices for one in people)
    redone.get_by_role("button", name="Agree").click()
    host.wait_until(lambda: all(one.state["choices"] == choices for one in people), "there again")
    expect(guest.tool("Redo")).to_be_hidden()


def seat_menu(one: Person, seat: str) -> Locator:
    """Open what can be done with a seat."""
    chip = one.page.get_by_role("list", name="Seats").get_by_role("button", name=re.compile(f"^{seat}"))
    expect(chip).to_have_attribute("aria-expanded", "false")
    chip.click()
    return one.page.get_by_role("group", name=re.compile(f"^{seat}"))


def test_a_seat_is_named_lent_and_handed_over(person: MakePerson) -> None:
    host, guest = person(), person()
    made = host.new_table("loop", [ME, ME])
    host.sit(made["table"])

    first = host.state["waiting"][0]  # either of the two may begin
    name, other = AGENTS[first], AGENTS[1 - first]

    menu = seat_menu(host, name)
    host.check_accessible()
    menu.get_by_label("Name").fill("Ola")
    host.shoot("loop-seat-menu-desktop-light")
    menu.get_by_role("button", name="Rename").click()

    menu = seat_menu(host, "Ola")
    menu.get_by_role("combobox").select_option("random")
    menu.get_by_role("button", name="Let a bot play").click()
    host.wait_until(lambda: host.state["waiting"] == [1 - first], "played by the bot to the end of its turn")

    seat_menu(host, "Ola .*, a bot plays").get_by_role("button", name="Take your seat back").click()
    host.wait_until(lambda: not table_of(host)["seats"][first]["lent"], "taken back from the bot")

    menu = seat_menu(host, other)
    menu.get_by_role("button", name="Hand the seat over").click()
    menu.get_by_role("button", name="Make the link").click()
    link = host.page.get_by_role("region", name="Invite").get_by_label("Link to the seat").input_value()
    guest.open_link(link)
    assert guest.wait_for_turn()
    guest.play()
    settle([host, guest])
    assert [seat["seat"] for seat in table_of(host)["seats"] if seat["yours"]] == [first]
    assert [seat["seat"] for seat in table_of(guest)["seats"] if seat["yours"]] == [1 - first]


def table_of(one: Person) -> Json:
    return next(frame for frame in reversed(one.received) if frame["type"] == "table")


def test_a_bot_for_somebody_who_went_away(person: MakePerson) -> None:
    host, guest = person(), person()
    sit_together(host, guest, "loop", [])
    guest.page.close()
    expect(host.page.get_by_role("button", name=re.compile("not here"))).to_be_visible()
    # After a wait that the page counts down.
    seat_menu(host, "Guest").get_by_role("button", name="Propose a bot for this seat").click()
    host.wait_until(lambda: table_of(host)["seats"][1]["lent"], "a bot at the empty seat")
