"""Whole games of each kind by keyboard alone, by touch on a phone, and as a screen reader reads them.

In every run each game is played one of these ways, from a late moment on, and the beginning of each is read as a screen
reader tells it; `./check long` plays each of them every way, and from the beginning.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import CDPSession

from tests.browser.conftest import MakePerson
from tests.browser.moments import LAST_CYCLE, LAST_DAY, LAST_ERA, LAST_ROUNDS, THOROUGH, sit_down_to_play
from tests.browser.person import A_LOOK, BOT, ME, Json, Person

LATE = {
    "loop": LAST_CYCLE,
    "room25": LAST_ROUNDS["cooperation"],
    "anachrony": LAST_ERA,
    "merchants": LAST_DAY[1],
}
MOST = 1500
NAMED = ("button", "radio", "link", "switch", "checkbox")
# What is done with the choice before, or asked about this one, is no answer.
TOOLS = re.compile(
    r"Undo|Redo|Take back|Hint|Why not|Goal|Show|Hide|and \d+ more|Got it|Danger|Decision|^$", re.IGNORECASE
)


def by_keyboard(somebody: Person, number: int) -> None:
    """By the key that an option shows; answers that are put together by their numbers and Enter."""
    keys: list[str] = somebody.options.evaluate_all("all => all.map(one => one.getAttribute('aria-keyshortcuts'))")
    shown = [key.lower().replace("shift", "Shift") for key in keys if key]
    panel = somebody.decision.locator("[data-choice-panel]")
    if shown:
        somebody.page.keyboard.press(shown[number % len(shown)])
        if somebody.page.locator("[data-key][aria-pressed=true]").count():  # it is shown first
            somebody.page.keyboard.press("e")
    elif panel.count():
        for digit in "123":
            somebody.page.keyboard.press(digit)
        somebody.page.keyboard.press("Enter")
    else:
        somebody.page.keyboard.press("Enter")


def by_touch(somebody: Person, number: int) -> None:
    somebody.unfold()
    shown = somebody.options.all()
    shown[number % len(shown)].tap(timeout=A_LOOK)
    for confirmed in somebody.page.locator("[data-key][aria-pressed=true]:not(:disabled)").all():
        confirmed.tap(timeout=A_LOOK)


def by_reader(somebody: Person, number: int) -> None:
    """Nothing is known of the page but what is said of it: the question, names and roles."""
    reader = somebody.context.new_cdp_session(somebody.page)
    try:
        nameless = [node for node in spoken(reader) if not node["name"] and node["role"] in NAMED]
        assert not nameless, nameless
        here = asked(reader)
        assert here, "there is no region with the decision"
        radios = [node for node in here if node["role"] == "radio"]
        for node in (radios[number % len(radios)], radios[-1 - number % len(radios)]) if radios else ():
            press(reader, node)
        here = asked(reader) if radios else here
        options = [node for node in list_of_options(here) if node["role"] == "button"]
        buttons = [node for node in here if node["role"] == "button" and not TOOLS.search(node["name"])]
        answers = buttons[-1:] if radios else options or buttons
        assert answers, [node["name"] for node in here]
        press(reader, answers[number % len(answers)])
        confirm(reader, here, composed=bool(radios) or not options)
    finally:
        reader.detach()


def confirm(reader: CDPSession, before: list[Json], composed: bool) -> None:
    """What is shown on the board first is chosen a second time; what is put together can be confirmed only now."""
    after = asked(reader)
    for shown in list_of_options(after):
        if shown["pressed"]:
            press(reader, shown)
    if composed:
        known = {(node["element"], node["name"]) for node in before}
        changed = [node for node in after if (node["element"], node["name"]) not in known]
        buttons = [node for node in changed if node["role"] == "button" and not TOOLS.search(node["name"])]
        for made in buttons[-1:]:
            press(reader, made)


def asked(reader: CDPSession) -> list[Json]:
    return within(list(spoken(reader)), "region", "Decision")


def spoken(reader: CDPSession) -> Iterator[Json]:
    """What a screen reader can come to, in its order: role, name, depth, and the element."""
    nodes = {node["nodeId"]: node for node in reader.send("Accessibility.getFullAXTree")["nodes"]}
    root = next(node for node in nodes.values() if "parentId" not in node)
    yield from walk(nodes, root, 0)


def walk(nodes: dict[str, Json], node: Json, depth: int) -> Iterator[Json]:
    hidden = node.get("ignored", False)
    if not hidden:
        properties = {one["name"]: one["value"].get("value") for one in node.get("properties", [])}
        yield {
            "role": node["role"]["value"],
            "name": node.get("name", {}).get("value", ""),
            "depth": depth,
            "disabled": properties.get("disabled", False),
            "pressed": properties.get("pressed") == "true",
            "element": node.get("backendDOMNodeId"),
        }
    for child in node.get("childIds", []):
        if child in nodes:
            yield from walk(nodes, nodes[child], depth + (not hidden))


def within(said: list[Json], role: str, name: str) -> list[Json]:
    """All that stands inside the first such node, apart from what cannot be pressed."""
    for at, node in enumerate(said):
        if node["role"] == role and node["name"] == name:
            inside = []
            for other in said[at + 1 :]:
                if other["depth"] <= node["depth"]:
                    break
                inside.append(other)
            return [other for other in inside if not other["disabled"]]
    return []


def list_of_options(here: list[Json]) -> list[Json]:
    return within(here, "group", "Options")


def press(reader: CDPSession, node: Json) -> None:
    found = reader.send("DOM.resolveNode", {"backendNodeId": node["element"]})["object"]["objectId"]
    reader.send("Runtime.callFunctionOn", {"objectId": found, "functionDeclaration": "function () { this.click(); }"})


WAYS: dict[str, Callable[[Person, int], None]] = {"keyboard": by_keyboard, "touch": by_touch, "reader": by_reader}
USUAL = {("loop", "reader"), ("room25", "keyboard"), ("anachrony", "reader"), ("merchants", "touch")}
GAMES = [(game, way) for game in LATE for way in WAYS if THOROUGH or (game, way) in USUAL]


@pytest.mark.parametrize(("game", "way"), GAMES)
def test_a_whole_game(person: MakePerson, game: str, way: str) -> None:
    somebody = person(size="phone" if way == "touch" else "desktop")
    sit_down_to_play(somebody, LATE[game])
    heard: set[str] = set()
    for number in range(MOST):
        if not somebody.wait_for_turn():
            break
        version = somebody.state["version"]
        WAYS[way](somebody, number)
        somebody.wait_for_version(version + 1)
        heard.update(somebody.page.locator("[aria-live=polite]").all_inner_texts())
    assert somebody.state["result"], "never over"
    assert len(heard) > 2, "what happens is told as it happens"
    ended = somebody.page.locator("[data-end]")
    assert ended.get_by_role("heading").first.inner_text()
    somebody.check_accessible()


OPENING = {"loop": 2, "room25": 4, "anachrony": 2, "merchants": 1}  # players
CHOICES = 3
# All that the live region of events says.
LISTEN = """() => {
    const region = document.querySelector('.sr[aria-live=polite]');
    window.announced = [];
    const hear = () => window.announced.push(region.textContent);
    new MutationObserver(hear).observe(region, { subtree: true, childList: true, characterData: true });
}"""


def told(somebody: Person) -> list[Json]:
    reader = somebody.context.new_cdp_session(somebody.page)
    try:
        return list(spoken(reader))
    finally:
        reader.detach()


def sentences(nodes: list[Json]) -> str:
    """What is read out of them, in order."""
    return plain(" ".join(node["name"] for node in nodes if node["role"] == "StaticText"))


def plain(text: str) -> str:
    return " ".join(text.split())


@pytest.mark.parametrize("game", OPENING)
def test_the_opening_as_a_screen_reader_tells_it(person: MakePerson, game: str) -> None:
    """Where one is, who one is and what one wants, what is asked, and, after every choice, what has happened."""
    somebody = person()
    somebody.sit(somebody.new_table(game, [ME, *[BOT] * (OPENING[game] - 1)])["table"])
    assert somebody.wait_for_turn()
    said = told(somebody)
    for role, name in (("banner", ""), ("main", ""), ("region", "Board"), ("region", "Decision")):
        assert any(node["role"] == role and node["name"] == name for node in said), (role, name)
    assert any(node["role"] == "heading" for node in said)
    card = within(said, "region", "Who you are and what you want") or within(said, "region", "What the game is about")
    assert {"Goal", "How it ends"} <= {node["name"] for node in card}, card
    somebody.page.evaluate(LISTEN)
    for number in range(CHOICES):
        announced = somebody.decision.locator("[aria-live=polite]:visible").all_inner_texts()
        heard = sentences(within(told(somebody), "region", "Decision"))
        assert all(plain(text.splitlines()[0]) in heard for text in announced), (announced, heard)
        version = somebody.state["version"]
        by_reader(somebody, number)
        somebody.wait_for_version(version + 1)
        assert somebody.wait_for_turn()
    somebody.page.wait_for_function("() => window.announced.some(Boolean)")  # what happens is told as it happens
