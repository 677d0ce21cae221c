"""Inviting somebody: the ways to a seat, who comes, and what the table is called."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import MakePerson
from tests.browser.person import BOT, LINK, ME
from tests.browser.test_setup import open_form
from tests.browser.test_together import table_of


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_a_friend_sits_down_by_a_short_code(person: MakePerson, size: str) -> None:
    host, guest, stranger = person(size=size), person(size=size), person(size=size)
    made = host.new_table("loop", [{**ME, "name": "Kasia"}, LINK])
    host.context.add_init_script(f"localStorage.setItem('links:{made['table']}', '{_links(made)}')")
    host.sit(made["table"])
    invite = host.page.get_by_role("region", name="Invite")
    invite.get_by_role("button", name="Short code").click()
    code = invite.locator(".code").inner_text()
    assert re.fullmatch(r"[2-9A-Y]{3} [2-9A-Y]{3}", code)
    invite.get_by_role("button", name="QR code").click()
    expect(invite.get_by_role("img", name="QR code of the link")).to_be_visible()
    host.check_accessible()
    host.check_fits()
    guest.open("/")
    guest.page.get_by_label("Join by link or code").fill(code.lower())
    guest.page.get_by_role("button", name="Join").click()
    expect(guest.page.get_by_role("region", name="The LOOP")).to_contain_text("Kasia invites you")
    guest.page.get_by_role("button", name="Sit down", exact=True).click()
    expect(guest.page.get_by_label("Your name")).to_be_focused()  # it is asked for
    guest.sit_down("Oleh")
    guest.wait_for_table()
    host.wait_until(lambda: table_of(host)["seats"][1]["name"] == "Oleh", "the guest on the seat")
    stranger.forgiven = ("409",)
    stranger.open("/")
    stranger.page.get_by_label("Join by link or code").fill(code)
    stranger.page.get_by_role("button", name="Join").click()
    expect(stranger.page.get_by_role("alert")).to_contain_text("used up")


def _links(made: dict[str, list[dict[str, object]]]) -> str:
    (link,) = made["links"]
    return f'[{{"seat":{link["seat"]},"secret":"{link["secret"]}"}}]'


def test_what_is_neither_link_nor_code(person: MakePerson) -> None:
    somebody = person()
    somebody.forgiven = ("404",)
    somebody.open("/")
    for text, words in (("blue heron", "neither a link nor a code"), ("ACDEF2", "No seat has this code")):
        somebody.page.get_by_label("Join by link or code").fill(text)
        somebody.page.get_by_role("button", name="Join").click()
        expect(somebody.page.get_by_role("alert")).to_contain_text(words)


def test_tables_have_names_people_and_modes(person: MakePerson) -> None:
    host = person()
    for _ in range(2):
        host.new_table("loop", [{**ME, "name": "Kasia"}, BOT])
    host.open("/")
    rows = host.page.get_by_role("region", name="Continue").locator(".row")
    expect(rows).to_have_count(2)
    names = rows.locator(".what small").all_inner_texts()
    assert len(set(names)) == 2
    assert all(re.fullmatch(r"[A-Z][a-z]+ [A-Z][a-z]+", name) for name in names)
    expect(rows.first).to_contain_text("S.A.B.O.T.A.G.E. · Cycle 1, turn 1")
    expect(rows.first.get_by_role("list", name="Seats")).to_contain_text("Bolt (bot)")
    rows.filter(has_text=names[0]).get_by_role("link").click()
    host.wait_for_table()
    expect(host.page.get_by_role("banner")).to_contain_text(names[0])
    expect(host.page.get_by_role("list", name="Seats")).to_contain_text("Bolt")


def test_games_go_from_simple_to_hard_and_say_what_they_are(person: MakePerson) -> None:
    somebody = person()
    somebody.open("/")
    cards = somebody.page.get_by_role("region", name="Choose a game").get_by_role("button")
    expect(cards.first).to_be_visible()
    titles = cards.locator("b").all_inner_texts()
    assert titles[:4] == ["The LOOP", "Room 25", "Merchants Cove", "Anachrony"]
    for fact in ("60 min", "age 12+", "How hard it is: light", "1–4", "break Dr Faux’s machine."):
        expect(cards.first).to_contain_text(fact)


def test_random_paths_are_random_and_others_are_chosen_at_the_table(person: MakePerson) -> None:
    somebody = person()
    open_form(somebody, "Anachrony")
    first = somebody.page.get_by_label("Paths of seat 1")
    expect(first.locator("option:checked")).to_have_text("Chosen at the table")
    first.select_option("random")
    expect(somebody.page.get_by_label("Paths of seat 2").locator("option:checked")).to_have_text("Drawn at random")
    somebody.page.get_by_text("More options").click()
    somebody.page.get_by_role("group", name="Leaders").get_by_text("Drawn at random").click()
    somebody.page.get_by_role("button", name="Open the table").click()
    somebody.wait_for_table()
    paths = [seat["path"] for seat in somebody.state["view"]["seats"]]
    leaders = [seat["leader"] for seat in somebody.state["view"]["seats"]]
    assert len({*paths}) == len(paths)
    assert all(paths)
    assert all(leaders)


def test_the_peddler_s_difficulty_is_asked_for_where_a_peddler_plays(person: MakePerson) -> None:
    somebody = person()
    open_form(somebody, "Merchants Cove")
    difficulty = somebody.page.get_by_role("group", name=re.compile("[Dd]ifficulty|Peddler"))
    expect(difficulty).to_have_count(0)
    somebody.page.get_by_role("group", name="Players").get_by_text("1", exact=True).click()
    expect(difficulty).to_have_count(1)
    expect(somebody.page.get_by_role("radio", name=re.compile("Peddler"))).to_be_checked()
