"""An owner of the game has typed in what is printed: the set-up offers it, the board shows it, the rules say so."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Locator, expect

from tests.browser.conftest import MakePerson
from tests.browser.person import Person
from tests.server.running import running, sqlite

GOODS = [f"{kind}_{colour}" for kind in ("relic", "artifact") for colour in ("red", "green", "blue", "yellow")]
PACK = "pack: {name: Printed prices, game: merchants}\ngoods:\n" + "".join(
    f"  - {{id: {good}, price: {11 + number}}}\n" for number, good in enumerate(GOODS)
)


def open_form(somebody: Person) -> Locator:
    somebody.open("/")
    somebody.page.get_by_role("button", name="Merchants Cove").click()
    form = somebody.page.get_by_role("region", name="New table")
    expect(form).to_contain_text("Merchants Cove")
    return form


def open_table(somebody: Person, form: Locator) -> Locator:
    """From the form to the shelf on the board."""
    form.get_by_role("button", name="Open the table").click()
    somebody.page.wait_for_url("**/t/*")
    somebody.wait_for_table()
    return somebody.page.get_by_role("region", name="Shelf").first


def test_the_owner_s_numbers_are_on_the_board(person: MakePerson, tmp_path: Path) -> None:
    file = tmp_path / "prices.yaml"
    file.write_text(PACK, encoding="utf-8")
    with running(sqlite(tmp_path), "--pack", str(file)) as server:
        somebody = person(at=server)
        form = open_form(somebody)
        expect(form.get_by_role("switch", name="Printed prices")).to_be_checked()
        somebody.shoot("merchants-packs-setup-desktop-light")
        somebody.check_accessible(".setup")
        shelf = open_table(somebody, form)
        expect(shelf.get_by_role("button", name="price 11")).to_be_visible()
        expect(shelf.get_by_role("img", name="stand-in")).to_have_count(0)
        somebody.page.get_by_role("button", name="Menu").click()
        somebody.page.get_by_role("button", name="Rules").click()
        rules = somebody.page.get_by_role("complementary", name="Rules")
        rules.get_by_text("Printed prices").click()
        expect(rules.get_by_text("relic_red")).to_be_visible()
        somebody.check_accessible(".drawer")
        somebody.shoot("merchants-packs-rules-desktop-light")
        form = open_form(somebody)
        form.get_by_role("switch", name="Printed prices").uncheck()
        shelf = open_table(somebody, form)
        expect(shelf.get_by_role("button", name="price 2").first).to_be_visible()
        expect(shelf.get_by_role("img", name="stand-in")).to_have_count(1)
