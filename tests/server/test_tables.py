"""Making tables and taking seats."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

from chronotable.rule_search import SearchIndex
from tests.server.running import Browser, Server


def test_games_come_with_their_option_schema(browser: Browser) -> None:
    games = {game["name"]: game for game in browser.get("/api/games")}
    assert {"loop", "room25"} <= set(games)
    assert games["loop"]["title"] == "The LOOP"
    assert (games["loop"]["least"], games["loop"]["most"]) == (1, 4)
    assert "mode" in games["loop"]["schema"]["properties"]
    assert games["loop"]["bots"][0] == "planner"  # the usual one first
    assert games["room25"]["bots"] == ["greedy", "strong", "random"]  # a search is no stronger there


def test_rules_are_served_with_their_ground(browser: Browser) -> None:
    rules = {rule["id"]: rule for rule in browser.get("/api/games/loop/rules")}
    assert rules["LOOP-8.11"]["text"]
    assert rules["LOOP-8.11"]["ground"] in ("printed", "public", "mixed", "ours")


def test_a_bad_option_is_named(browser: Browser) -> None:
    status, reason = browser.problem("POST", "/api/tables", {"game": "loop", "options": {"players": 9}})
    assert status == 400
    assert "players" in str(reason["args"])
    assert browser.get("/api/mine") == []


def test_an_unknown_game_is_named(browser: Browser) -> None:
    status, reason = browser.problem("POST", "/api/tables", {"game": "chess"})
    assert status == 400
    assert "chess" in str(reason["args"])


def test_more_seats_than_the_game_has(browser: Browser) -> None:
    content = {"game": "loop", "options": {"players": 2}, "seats": [{"kind": "me"}] * 3}
    status, reason = browser.problem("POST", "/api/tables", content)
    assert (status, reason["id"], reason["args"]) == (400, "web-too-many-seats", {"given": 3, "seats": 2})


def test_only_known_bots(browser: Browser) -> None:
    content = {"game": "loop", "options": {"players": 1}, "seats": [{"kind": "bot", "bot": "search:999999"}]}
    assert browser.problem("POST", "/api/tables", content)[1]["id"] == "web-bot-unknown"


def test_a_seat_by_link(browser: Browser, friend: Browser) -> None:
    table = browser.new_table(seats=[{"kind": "me", "name": "Kasia"}, {"kind": "link"}])
    assert [link["seat"] for link in browser.made["links"]] == [1]
    with browser.sit(table) as socket:
        kinds = [(seat["kind"], seat["yours"]) for seat in socket.table["seats"]]
        assert kinds == [("person", True), ("open", False)]
        assert friend.claim(table, browser.made["links"][0]["secret"]) == 1
        while socket.table["seats"][1]["kind"] != "person":
            socket.wait("table")
    with friend.sit(table) as socket:
        assert [seat["yours"] for seat in socket.table["seats"]] == [False, True]
        assert socket.table["seats"][0]["name"] == "Kasia"
        assert socket.state["seat"] == 1


def test_a_wrong_link_gives_nothing(browser: Browser, friend: Browser) -> None:
    table = browser.new_table(seats=[{"kind": "me"}, {"kind": "link"}])
    status, reason = friend.problem("POST", f"/api/tables/{table}/claim", {"secret": "A" * 43})
    assert (status, reason["id"]) == (403, "web-link-unknown")
    with friend.sit(table) as socket:
        assert socket.state["seat"] is None
        assert socket.state["decision"] is None


def test_tables_are_private_unless_listed(browser: Browser, friend: Browser) -> None:
    private = browser.new_table(seats=[{"kind": "me"}, {"kind": "link"}])
    listed = browser.new_table(seats=[{"kind": "me"}, {"kind": "link"}], listed=True)
    shown = [line["table"] for line in friend.get("/api/lobby")]
    assert listed in shown
    assert private not in shown
    assert friend.problem("POST", f"/api/tables/{private}/sit", {"seat": 1})[1]["id"] == "web-not-listed"
    assert friend.post(f"/api/tables/{listed}/sit", {"seat": 1, "name": "Oleh"}) == {"seat": 1}
    assert friend.problem("POST", f"/api/tables/{listed}/sit", {"seat": 1})[1]["id"] == "web-seat-taken"
    assert friend.problem("POST", f"/api/tables/{listed}/sit", {"seat": 0})[1]["id"] == "web-seat-taken"


def test_of_many_who_sit_down_at_once_one_gets_the_seat(browser: Browser, server: Server) -> None:
    table = browser.new_table(seats=[{"kind": "me"}, {"kind": "link"}], listed=True)
    guests = [Browser(server) for _ in range(8)]
    with ThreadPoolExecutor(len(guests)) as pool:
        address = f"/api/tables/{table}/sit"
        answers = list(pool.map(lambda guest: guest.http.post(address, json={"seat": 1}).status_code, guests))
    assert sorted(answers) == [200] + [409] * 7


def test_own_tables_are_listed_for_their_browser_only(browser: Browser, friend: Browser) -> None:
    table = browser.new_table()
    (line,) = browser.get("/api/mine")
    assert (line["table"], line["your_turn"], line["over"], line["choices"]) == (table, True, False, 0)
    assert line["summary"]["cycle"] == 1
    assert friend.get("/api/mine") == []


def test_an_unknown_table(browser: Browser) -> None:
    assert browser.problem("GET", "/api/tables/nowhere/timeline") == (404, {"id": "web-no-table", "args": {}})


def test_rules_are_served_in_the_reader_s_language(browser: Browser) -> None:
    rules = {rule["id"]: rule for rule in browser.get("/api/games/loop/rules?lang=pl")}
    assert rules["LOOP-8.11"]["language"] == "pl"
    assert rules["LOOP-8.11"]["source"]
    for asked in ("rules", "rules/index", "glossary"):
        refused = browser.http.get(f"/api/games/loop/{asked}?lang=../../en")
        assert refused.status_code == 404


def test_what_a_search_looks_into_and_the_glossary_are_served(browser: Browser) -> None:
    index = SearchIndex(browser.get("/api/games/room25/rules/index?lang=pl"))
    assert "R25-19.1" in index.search("strażnikami")[:3]
    names = {term["name"]: term["rule"] for term in browser.get("/api/games/room25/glossary?lang=uk")}
    assert names["наглядач"] == "R25-19.1"


def test_terms_in_a_rule_lead_to_the_rules_that_explain_them(browser: Browser) -> None:
    rules = {rule["id"]: rule for rule in browser.get("/api/games/room25/rules?lang=pl")}
    spans = rules["R25-19.8"]["text"][0]["rows"][0][0]
    assert spans[0] == {
        "kind": "term",
        "text": "R25-19.1",
        "spans": [{"kind": "text", "text": "Strażnicy", "spans": []}],
    }
    assert all(
        span["kind"] != "term" or span["text"] != "R25-19.1" for span in rules["R25-19.1"]["text"][0]["rows"][0][0]
    )
