"""A person at a browser: what they see and what they click."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]  # it has no types
from playwright.sync_api import BrowserContext, ConsoleMessage, Locator, Request, WebSocket, expect
from playwright.sync_api import TimeoutError as TooLong

from chronotable.kernel.match import Match

Json = dict[str, Any]
PATIENCE = 60_000  # milliseconds; machines are busy
A_LOOK = 10_000  # milliseconds, after which one looks again whether the thing that one wants to click is still there
OFTEN = 40  # milliseconds between two looks; every frame, the default, draws a frame for each of them
SERIOUS = ("serious", "critical")
ME: Json = {"kind": "me"}
BOT: Json = {"kind": "bot", "bot": "random"}
LINK: Json = {"kind": "link"}

# No own choice is on its way: while one is, no row can be clicked.
ANSWERED = "() => !document.querySelector('[data-key]:disabled')"
# The version of the match is on the screen, and so is what was chosen; behind a curtain there is nothing of it.
SHOWS = f"""version => document.querySelector('.curtain')
    || (Number(document.querySelector('[data-version]')?.dataset.version ?? -1) >= version && ({ANSWERED})())"""
READY = "() => document.querySelector('[data-key]:not(:disabled), .curtain, [data-end]')"
# Which of the options it is, and at which version: asked in one breath, for the next state may be on its way.
CHOOSABLE = f"""number => {{
    const count = document.querySelectorAll('[data-key]:not(:disabled)').length;
    if (!count || !({ANSWERED})()) return null;
    const {{ version }} = document.querySelector('[data-version]').dataset;
    return {{ index: number % count, version: Number(version) }};
}}"""
WIDER = """() => document.documentElement.scrollWidth <= window.innerWidth + 1 ? [] :
    [...document.querySelectorAll('*')].filter(one => one.getBoundingClientRect().right > window.innerWidth + 1)
        .map(one => one.outerHTML.slice(0, 160))"""

# Fonts and images are there, what changed has been drawn, and nothing moves that will come to an end.
DRAWN = """async () => {
    await document.fonts.ready;
    await Promise.all([...document.images].map(image => image.decode().catch(() => {})));
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
    const moving = document.getAnimations().filter(each => each.effect.getComputedTiming().endTime < Infinity);
    await Promise.all(moving.map(each => each.finished.catch(() => {})));
}"""

# Rules that can find nothing serious (what a rule finds has the rule's own impact) are not asked at all.
FIND_SERIOUS = """async ([part, serious]) => {
    const lesser = axe._audit.rules.filter(rule => rule.impact && !serious.includes(rule.impact));
    const rules = Object.fromEntries(lesser.map(rule => [rule.id, { enabled: false }]));
    const found = await axe.run(part ?? document, { resultTypes: ['violations'], rules });
    return found.violations.filter(each => serious.includes(each.impact));
}"""

expect.set_options(timeout=PATIENCE)


class Person:
    def __init__(self, context: BrowserContext, shots: Path | None) -> None:
        self.context = context
        self.shots = shots
        self.page = context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.complaints: list[str] = []
        self.forgiven: tuple[str, ...] = ()  # what the console may say in this test
        self.received: list[Json] = []  # every frame that came over a socket
        self.sizes: list[int] = []  # of each of them, in bytes
        self._state: Json | None = None
        self._requests: set[Request] = set()  # that are on their way
        self.page.on("request", lambda request: self._requests.add(request))
        self.page.on("requestfinished", lambda request: self._requests.discard(request))
        self.page.on("requestfailed", lambda request: self._requests.discard(request))
        self.page.on("console", self._hear)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("websocket", self._listen)

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.complaints.append(message.text)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._receive)

    def _receive(self, text: str | bytes) -> None:
        frame: Json = json.loads(text)
        self.received.append(frame)
        self.sizes.append(len(text.encode() if isinstance(text, str) else text))
        if frame["type"] == "state":
            self._state = frame

    def check_no_complaints(self) -> None:
        left = [text for text in self.complaints if not any(known in text for known in self.forgiven)]
        assert left == [], left

    # ---- tables

    def new_table(self, game: str, seats: list[Json], **more: Any) -> Json:
        """A table that is made beside the page, where its making is not what the test is about."""
        options = {"players": len(seats), **more.pop("options", {})} if seats else {}
        wanted = {"game": game, "options": options, "seats": seats, **more}
        answer = self.context.request.post("/api/tables", data=wanted)
        assert answer.ok, answer.text()
        made: Json = answer.json()
        return made

    def load_table(self, save: str, seats: list[Json]) -> Json:
        """A table that begins where a match was saved."""
        answer = self.context.request.post("/api/tables/load", data={"save": save, "seats": seats})
        assert answer.ok, answer.text()
        made: Json = answer.json()
        return made

    def sit_at(self, match: Match, seats: list[Json]) -> None:
        """At a table that begins where this match is, placed by `ct.position` or played here, where a choice costs a
        thousandth of one in the browser."""
        self.sit(self.load_table(match.save(), seats)["table"])

    def open(self, path: str) -> None:
        self._leave()
        self.page.goto(path)

    def _leave(self) -> None:
        """What the page before was told, and what it still asks for, is no more."""
        self._state = None
        self._requests.clear()

    def sit(self, table: str, secret: str | None = None) -> None:
        self.open(f"/t/{table}" if secret is None else f"/t/{table}#seat={secret}")
        if secret is not None:
            self.sit_down()
        self.wait_for_table()

    def open_link(self, link: str) -> None:
        """A seat's link, and the button on its page."""
        self.open(link)
        self.sit_down()
        self.wait_for_table()

    def sit_down(self, name: str = "Guest") -> None:
        """On the page of a link, which asks for a name unless it knows one; not where a link is for another device."""
        self.page.get_by_role("button", name="Sit down", exact=True).wait_for()
        if (field := self.page.get_by_label("Your name")).input_value() == "":
            field.fill(name)
        self.page.get_by_role("button", name="Sit down", exact=True).click()

    def wait_for_table(self) -> None:
        self.page.locator("[data-version], .curtain").wait_for()

    def reload(self) -> None:
        self._leave()
        self.page.reload()
        self.wait_for_table()

    def open_from_home(self, game: str, mode: str, bots: int) -> None:
        """From the home page through its form, with careless bots as the others."""
        self.open("/")
        self.page.get_by_role("button", name=game).click()
        form = self.page.get_by_role("region", name="New table")
        form.get_by_role("group", name="Players").get_by_text(str(bots + 1), exact=True).click()
        form.get_by_role("group", name="Mode").get_by_role("radio", name=mode).check()
        for number in range(2, bots + 2):
            form.get_by_label(f"Who sits in seat {number}").select_option("bot:random")
        form.get_by_role("button", name="Open the table").click()
        self.page.wait_for_url("**/t/*")
        self.wait_for_table()

    @property
    def table(self) -> str:
        return self.page.url.rpartition("/t/")[2].partition("#")[0]

    # ---- playing

    @property
    def state(self) -> Json:
        """The last state that came over the socket."""
        assert self._state is not None, "no state yet"
        return self._state

    @property
    def options(self) -> Locator:
        return self.page.locator("[data-key]:not(:disabled)")

    @property
    def decision(self) -> Locator:
        return self.page.locator("#decision")

    def tool(self, name: str) -> Locator:
        return self.decision.get_by_role("button", name=name)

    def wait_for_turn(self) -> bool:
        """Until there is something to choose, or the screen is to be passed on; False when the game is over."""
        self.page.wait_for_function(READY, timeout=PATIENCE, polling=OFTEN)
        return self.page.locator("[data-end]").count() == 0

    def branch_here(self) -> None:
        """From a past moment into a timeline of one's own."""
        self.page.get_by_role("button", name="Branch here").click()
        self.page.get_by_role("button", name="Open the timeline").click()
        self.page.wait_for_url("**/t/*")
        self.wait_for_table()
        self.wait_for_turn()

    def play(self, number: int = 0) -> None:
        """Click an option row, and wait until the choice is made and shown."""
        why = ""
        for _ in range(PATIENCE // A_LOOK):
            try:
                version = self._click_option(number)
                self.page.wait_for_function(ANSWERED, timeout=PATIENCE, polling=OFTEN)
                self.wait_for_version(version + 1, A_LOOK)
                return
            except TooLong as late:  # others have chosen meanwhile, and the option is another, elsewhere or gone
                why = late.message
            if not self.wait_for_turn():
                return  # it was made after all, and was the last
        raise AssertionError(f"no option can be clicked: {why}")

    def _click_option(self, number: int) -> int:
        """The version at which it was there to be clicked."""
        self.unfold()
        found: Json = self.page.wait_for_function(CHOOSABLE, arg=number, timeout=A_LOOK, polling=OFTEN).json_value()
        self.options.nth(found["index"]).click(timeout=A_LOOK)
        self.confirm()
        version: int = found["version"]
        return version

    def confirm(self) -> None:
        """Some choices are shown on the board first: chosen a second time, they are made."""
        for shown in self.page.locator("[data-key][aria-pressed=true]:not(:disabled)").all():
            shown.click(timeout=A_LOOK)

    def unfold(self) -> None:
        """Where an answer is put together on a panel, or the decision is a bar, the list of all answers is folded."""
        for fold in self.page.locator("[data-fold]:not([open]) > summary, [data-unfold][aria-expanded=false]").all():
            fold.click(timeout=A_LOOK)

    def play_some(self, choices: int) -> None:
        for number in range(choices):
            assert self.wait_for_turn()
            self.play(number)
        self.wait_for_turn()

    def play_to_the_end(self, most: int = 1000) -> Json:
        for number in range(most):
            if not self.wait_for_turn():
                return self.state
            self.play(number)
        raise AssertionError(f"not over after {most} choices")

    def wait_for_version(self, version: int, patience: int = PATIENCE) -> None:
        self.page.wait_for_function(SHOWS, arg=version, timeout=patience, polling=OFTEN)

    def wait_until(self, holds: Callable[[], bool], what: str) -> None:
        """For what is not on the page but on the wire: its frames are heard only while Playwright waits."""
        for _ in range(PATIENCE // 20):
            if holds():
                return
            self.page.wait_for_timeout(20)
        raise AssertionError(f"never {what}")

    def press(self, place: Locator, shown: Locator) -> None:
        """A finger stays on the place until this is shown."""
        place.scroll_into_view_if_needed()
        self.page.evaluate(DRAWN)  # it stays where it is
        box = place.bounding_box()
        assert box is not None
        at = [{"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}]
        finger = self.context.new_cdp_session(self.page)
        finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": at})
        expect(shown).to_be_visible()
        finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        finger.detach()

    # ---- looking

    def settle(self) -> None:
        """Everything is loaded and drawn, and nothing is pointed at."""
        self.page.mouse.move(0, 0)
        self.page.evaluate(DRAWN)
        while self._requests:  # what they bring may ask for more
            self.wait_until(lambda: not self._requests, "loaded")
            self.page.evaluate(DRAWN)

    def check_accessible(self, part: str | None = None) -> None:
        """No serious or critical finding of axe on what is on the screen, or in a part of it."""
        if part is not None:
            self.page.locator(part).wait_for()
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(Axe().axe_script)
        serious = [
            f"{each['id']} ({each['impact']}): {each['help']} {[node['html'][:120] for node in each['nodes'][:3]]}"
            for each in self.page.evaluate(FIND_SERIOUS, [part, SERIOUS])
        ]
        assert serious == [], "\n".join(serious)

    def check_fits(self) -> None:
        """Nothing has to be scrolled sideways."""
        wider = self.page.evaluate(WIDER)
        assert wider == [], "\n".join(wider)

    def shoot(self, name: str) -> None:
        """A picture of the page, where pictures are wanted; everything is drawn in any case."""
        self.settle()
        if self.shots is not None:
            self.shots.mkdir(parents=True, exist_ok=True)
            self.page.screenshot(path=self.shots / f"{name}.png")

    def shoot_parts(self, name: str, parts: str) -> None:
        """A picture of each of these parts of the page, whatever their height; the name has a place for the number."""
        if self.shots is None:
            return
        self.shots.mkdir(parents=True, exist_ok=True)
        self.settle()
        for number, part in enumerate(self.page.locator(parts).all()):
            part.screenshot(path=self.shots / f"{name.format(number)}.png")
