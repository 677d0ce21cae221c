"""Packs at the web table: offered by a server that was started with them, kept by tables, known to bots."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import chronotable as ct
from tests.server.running import Browser, Json, Server, running, sqlite

PRICES = """\
pack: {name: Printed prices, game: merchants}
goods:
  - {id: relic_red, price: 7}
numbers: {start_gold: 5}
"""
CARD = """\
pack: {name: My cards, game: loop}
cards:
  - id: pocket_sun
    name: {en: Pocket Sun}
    origin: end
    dimension: star
    effect: [{add_energy: {era: own, n: 2}}]
"""


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    folder = tmp_path_factory.mktemp("packs")
    found = {"prices": folder / "prices.yaml", "card": folder / "card.yaml"}
    found["prices"].write_text(PRICES, encoding="utf-8")
    found["card"].write_text(CARD, encoding="utf-8")
    return found


@pytest.fixture(scope="module")
def owner(files: dict[str, Path], tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose owner has typed in what is printed."""
    named = [word for path in files.values() for word in ("--pack", str(path))]
    with running(sqlite(tmp_path_factory.mktemp("tables")), *named) as found:
        yield found


def offered(browser: Browser, game: str) -> list[Json]:
    found: list[Json] = next(each["packs"] for each in browser.get("/api/games") if each["name"] == game)
    return found


def hashes(browser: Browser, game: str) -> list[str]:
    return [pack["hash"] for pack in offered(browser, game)]


def price(state: Json) -> int:
    found: int = state["view"]["merchants"][0]["prices"]["relic_red"]
    return found


def new_table(browser: Browser, game: str, packs: list[str], *others: str) -> str:
    seats = [{"kind": "me"}, *({"kind": "bot", "bot": bot} for bot in others)]
    options = {"players": len(seats)}
    return browser.new_table(game=game, options=options, packs=packs, seats=seats)


def test_a_game_offers_its_packs_and_says_what_they_bring(owner: Server, files: dict[str, Path]) -> None:
    browser = Browser(owner)
    (prices,) = offered(browser, "merchants")
    assert prices["hash"] == ct.pack("merchants", files["prices"]).hash
    assert (prices["name"], prices["records"]) == (
        "Printed prices", {"goods": ["relic_red"], "numbers": ["start_gold"]})  # fmt: skip
    assert [pack["name"] for pack in offered(browser, "loop")] == ["My cards"]
    assert offered(browser, "room25") == []


def test_a_table_is_played_with_the_packs_it_was_made_with(owner: Server) -> None:
    browser = Browser(owner)
    with browser.sit(new_table(browser, "merchants", hashes(browser, "merchants"))) as socket:
        assert (price(socket.state), socket.state["view"]["merchants"][0]["gold"]) == (7, 5)
        assert [pack["name"] for pack in socket.table["packs"]] == ["Printed prices"]
    with browser.sit(new_table(browser, "merchants", [])) as socket:
        assert price(socket.state) == 2, "packs are offered, not forced on anybody"
        assert socket.table["packs"] == []


def test_the_catalogue_is_the_one_with_the_packs(owner: Server) -> None:
    browser = Browser(owner)
    (hash,) = hashes(browser, "merchants")
    with_pack, plain = new_table(browser, "merchants", [hash]), new_table(browser, "merchants", [])
    for address in (f"/api/tables/{with_pack}/catalogue", f"/api/games/merchants/catalogue?pack={hash}"):
        goods = browser.get(address)["good"]
        assert (goods["relic_red"]["stand_in"], goods["relic_blue"]["stand_in"]) == (False, True)
    for address in (f"/api/tables/{plain}/catalogue", "/api/games/merchants/catalogue"):
        assert browser.get(address)["good"]["relic_red"]["stand_in"]


def test_the_options_are_those_with_the_packs(tmp_path: Path) -> None:
    agents = tmp_path / "agents.yaml"
    agents.write_text("pack: {name: Fewer, game: loop}\nremove: {agents: [time_thief]}\n", encoding="utf-8")
    with running(sqlite(tmp_path), "--pack", str(agents)) as server:
        browser = Browser(server)
        (hash,) = hashes(browser, "loop")
        shipped = browser.get("/api/games/loop/options")
        assert shipped == ct.options("loop")
        assert browser.get(f"/api/games/loop/options?pack={hash}") == ct.options("loop", packs=[agents]) != shipped


def test_a_thing_out_of_a_pack_is_named_on_the_wire(owner: Server) -> None:
    browser = Browser(owner)
    table = new_table(browser, "loop", hashes(browser, "loop"), "random")
    assert browser.get(f"/api/tables/{table}/catalogue")["card"]["pocket_sun"]["names"] == {"en": "Pocket Sun"}


def test_bots_and_hints_know_the_packs(owner: Server) -> None:
    """Without them the position could not be placed where bots think: the arsenal holds a card that is not shipped."""
    browser = Browser(owner)
    with browser.sit(new_table(browser, "loop", hashes(browser, "loop"), "greedy")) as socket:
        while socket.state["waiting"] != [0]:  # the bot may be the first
            socket.wait("state")
        assert socket.ask(type="hint", seat=0)["type"] == "advice"
        while not any(event["seat"] == 1 for event in socket.events):
            if socket.state["waiting"] == [0]:
                socket.play()
            else:
                socket.wait("state")


def test_a_table_stays_as_it_is_when_the_file_changes_or_goes(tmp_path: Path) -> None:
    mine = tmp_path / "mine.yaml"
    mine.write_text(PRICES, encoding="utf-8")
    database = sqlite(tmp_path)
    with running(database, "--pack", str(mine)) as server:
        browser = Browser(server)
        table = new_table(browser, "merchants", hashes(browser, "merchants"))
        cookies = browser.http.cookies
        save = browser.http.post(f"/api/tables/{table}/save").text
    mine.write_text(PRICES.replace("price: 7", "price: 9"), encoding="utf-8")
    for arguments in (["--pack", str(mine)], []):
        with running(database, *arguments) as server:
            browser = Browser(server)
            browser.http.cookies = cookies
            assert table in [line["table"] for line in browser.get("/api/mine")]
            with browser.sit(table) as socket:
                assert price(socket.state) == 7
                socket.play()
            branch = browser.post(f"/api/tables/{table}/branch", {"at": 0})["table"]
            assert not browser.get(f"/api/tables/{branch}/catalogue")["good"]["relic_red"]["stand_in"]
            assert price(browser.get(f"/api/tables/{branch}/moment?at=0&seat=0")["state"]) == 7
            status, reason = browser.problem("POST", "/api/tables/load", {"save": save})
            assert (status, reason["id"]) == (400, "web-pack-missing")
            assert "Printed prices" in reason["args"]["packs"][0]


def test_a_save_with_packs_is_loaded_where_they_are(owner: Server, files: dict[str, Path]) -> None:
    browser = Browser(owner)
    played = ct.new("merchants", seed=1, packs=[files["prices"]])
    played.choose(played.decisions[0].options[0].key, played.decisions[0].seat)
    table = browser.post("/api/tables/load", {"save": played.save()})["table"]
    with browser.sit(table) as socket:
        assert (price(socket.state), socket.state["choices"]) == (7, 1)


@pytest.mark.parametrize("packs", [["f" * 32], ["x" * 5000]])
def test_packs_that_the_server_does_not_have_are_refused(owner: Server, packs: list[str]) -> None:
    status, reason = Browser(owner).problem("POST", "/api/tables", {"game": "merchants", "packs": packs})
    assert (status, reason["id"]) == (400, "web-pack-missing")
    assert len(str(reason)) < 200


def test_a_pack_of_another_game_or_twice_is_refused(owner: Server) -> None:
    browser = Browser(owner)
    (hash,) = hashes(browser, "merchants")
    for game, packs, problem in (("loop", [hash], "web-pack-missing"), ("merchants", [hash] * 2, "web-pack-twice")):
        assert browser.problem("POST", "/api/tables", {"game": game, "packs": packs})[1]["id"] == problem


@pytest.mark.parametrize(
    ("content", "said"),
    [
        ("pack: {name: X, game: chess}", "chess"),
        ("pack: {name: X, game: merchants}\ngoods: [{id: relic_red, prize: 7}]", "prize"),
        ("pack: {name: X, game: merchants}\nnumbers: {boat_capacity: 2}", "at least one seat must be free"),
    ],
)
def test_a_server_does_not_start_with_a_bad_pack(tmp_path: Path, content: str, said: str) -> None:
    file = tmp_path / "bad.yaml"
    file.write_text(content, encoding="utf-8")
    command = [sys.executable, "-m", "chronotable", "serve", "--database", sqlite(tmp_path), "--pack", str(file)]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert ended.returncode == 2
    assert said in ended.stderr
    assert "bad.yaml" in ended.stderr
