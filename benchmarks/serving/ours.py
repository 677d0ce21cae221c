"""Tables of ours: made over HTTP, a browser of its own for every seat, played over their sockets at random."""

from __future__ import annotations

import msgspec

from benchmarks.serving.http import Broken, Connection
from benchmarks.serving.load import Load, Player, Table
from chronotable.server import wire_commands, wire_http


class _Option(msgspec.Struct):
    key: str


class _Decision(msgspec.Struct):
    options: list[_Option]


class _State(msgspec.Struct):
    """What a load has to know of a state; the rest is skipped."""

    version: int
    decision: _Decision | None
    result: msgspec.Raw


class _Done(msgspec.Struct):
    version: int


_of_state = msgspec.json.Decoder(_State)
_of_done = msgspec.json.Decoder(_Done)
_NOTHING = b"null"


class OurTable(Table):
    """One game after the other, each at a table of its own."""

    def __init__(self, load: Load) -> None:
        super().__init__(load)
        self.players: list[_Browser] = []
        self.version = -1
        self.made_for = -1  # the version that the last move was made for
        self.over = False
        self._commands = 0

    async def open(self) -> None:
        sockets = self.load.order.sockets
        seats = [wire_http.SeatWanted("me"), *(wire_http.SeatWanted("link") for _ in range(sockets - 1))]
        wanted = wire_http.NewTable(self.load.order.game, {"players": sockets}, seats)
        browsers = [_Browser(self, seat) for seat in range(sockets)]
        async with Connection(self.load.address) as http:
            made = msgspec.json.decode(await browsers[0].post(http, "/api/tables", wanted), type=wire_http.TableMade)
            for link in made.links:
                await browsers[link.seat].post(http, f"/api/tables/{made.table}/claim", wire_http.Claim(link.secret))
        left, self.players = self.players, browsers
        self.version = self.made_for = -1
        self.over = False
        self.under_way.clear()
        for browser in left:
            browser.leave()
        for browser in browsers:
            await browser.connect(f"/api/tables/{made.table}/socket", browser.headers)
            browser.send(msgspec.json.encode(wire_commands.Hello(browser.seat)))

    def looked(self, version: int, is_over: bool) -> None:
        """A socket got a state."""
        self.version = max(self.version, version)
        if is_over and not self.over:
            self.over = True
            self.load.games += self.load.counting
            self.load.in_background(self.open)

    def refused(self) -> None:
        self.load.refused += 1
        self.made_for = -1
        self.turn()

    def move(self) -> None:
        if self.over or self.made_for >= self.version:  # a move is under way
            return
        for browser in self.players:
            if browser.version == self.version and browser.decision is not None:
                self._choose(browser, browser.decision)
                return

    def _choose(self, browser: _Browser, decision: _Decision) -> None:
        self._commands += 1
        key = self.load.random.choice(decision.options).key
        self.made_for = browser.mover_of = self.version
        self.sent(self.version, len(self.players))
        browser.send(msgspec.json.encode(wire_commands.Choose(str(self._commands), self.version, browser.seat, key)))


class _Browser(Player):
    def __init__(self, table: OurTable, seat: int) -> None:
        super().__init__(table.load)
        self.table = table
        self.seat = seat
        self.headers: dict[str, str] = {}
        self.version = -1
        self.decision: _Decision | None = None
        self.mover_of = -1

    async def post(self, http: Connection, path: str, body: object) -> bytes:
        answer = await http.post(path, msgspec.json.encode(body), self.headers)
        if cookies := answer.cookies():
            self.headers = {"Cookie": "; ".join(f"{name}={value}" for name, value in cookies.items())}
        return answer.well()

    def received(self, payload: bytes) -> None:
        if payload.startswith(b'{"type":"state"'):
            self._state(_of_state.decode(payload))
        elif payload.startswith(b'{"type":"done"'):
            self.table.confirmed(_of_done.decode(payload).version - 1)
        elif payload.startswith(b'{"type":"refused"'):
            self.table.refused()
        elif payload.startswith(b'{"type":"bye"') and not self.leaving:
            raise Broken(payload.decode())

    def _state(self, state: _State) -> None:
        table = self.table
        self.version = state.version
        self.decision = state.decision
        if self.leaving:
            return
        table.seen(state.version - 1, self.mover_of == state.version - 1)
        table.looked(state.version, bytes(state.result) != _NOTHING)
        if self.decision is not None:
            table.turn()
