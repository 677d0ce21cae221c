"""Tables of boardgame.io: its lobby over HTTP, its game over socket.io, as its own client does it.

socket.io is spoken here in the little that is needed: over a WebSocket, a packet is a text that starts with two digits
(4: message; 0: connect, 2: event) and the game's namespace.
"""

from __future__ import annotations

import msgspec

from benchmarks.serving.http import Broken, Connection
from benchmarks.serving.load import Load, Player, Table
from benchmarks.serving.trivial import LENGTH, NAME

_GAME = NAME
_GAME_LENGTH = LENGTH  # then the table begins the next match
_CELLS = 9

_CONNECT = b"40/trivial,"
_EVENT = b"42/trivial,"
_PING, _PONG = b"2", b"3"


class _Created(msgspec.Struct):
    matchID: str


class _Joined(msgspec.Struct):
    playerCredentials: str


class _Context(msgspec.Struct):
    currentPlayer: str


class _State(msgspec.Struct):
    ctx: _Context
    version: int = msgspec.field(name="_stateID")


class _Update(msgspec.Struct, array_like=True):
    event: str
    match: str
    state: _State


class _Synced(msgspec.Struct):
    state: _State


class _Sync(msgspec.Struct, array_like=True):
    event: str
    match: str
    synced: _Synced


_of_update = msgspec.json.Decoder(_Update)
_of_sync = msgspec.json.Decoder(_Sync)


class BoardgameIoTable(Table):
    """One match after the other, at the same sockets."""

    def __init__(self, load: Load) -> None:
        super().__init__(load)
        self.players = [_Player(self, str(seat)) for seat in range(load.order.sockets)]
        self.match = ""
        self.version = 0
        self.synced = 0
        self.at_turn = self.players[0]

    async def open(self) -> None:
        for player in self.players:
            await player.connect("/socket.io/?EIO=4&transport=websocket")
            await player.ready()
        await self._new_match()

    async def _new_match(self) -> None:
        self.load.games += self.load.counting
        self.synced = 0
        async with Connection(self.load.address) as http:
            body = msgspec.json.encode({"numPlayers": len(self.players), "unlisted": True})
            made = await http.post(f"/games/{_GAME}/create", body)
            self.match = msgspec.json.decode(made.well(), type=_Created).matchID
            for player in self.players:
                body = msgspec.json.encode({"playerID": player.seat, "playerName": f"player {player.seat}"})
                joined = await http.post(f"/games/{_GAME}/{self.match}/join", body)
                player.credentials = msgspec.json.decode(joined.well(), type=_Joined).playerCredentials
        for player in self.players:
            player.emit("sync", self.match, player.seat, player.credentials, len(self.players))

    def synced_one(self, state: _State) -> None:
        self.synced += 1
        if self.synced == len(self.players):
            self.updated(state)

    def updated(self, state: _State) -> None:
        """The player whose turn it is sees the state."""
        self.version = state.version
        self.at_turn = self.players[int(state.ctx.currentPlayer)]
        self.turn()

    def move(self) -> None:
        if self.synced < len(self.players):  # between two matches
            return
        if self.version >= _GAME_LENGTH:
            self.synced = 0
            self.load.in_background(self._new_match)
            return
        player = self.at_turn
        payload = {
            "type": "mark",
            "args": [self.load.random.randrange(_CELLS)],
            "playerID": player.seat,
            "credentials": player.credentials,
        }
        action = {"type": "MAKE_MOVE", "payload": payload}
        player.mover_of = self.version
        player.emit("update", action, self.version, self.match, player.seat)
        self.sent(self.version, len(self.players))


class _Player(Player):
    def __init__(self, table: BoardgameIoTable, seat: str) -> None:
        super().__init__(table.load)
        self.table = table
        self.seat = seat
        self.credentials = ""
        self.mover_of = -1
        self._ready = table.load.new_future()

    async def ready(self) -> None:
        await self._ready

    def emit(self, *event: object) -> None:
        self.send(_EVENT + msgspec.json.encode(event))

    def received(self, payload: bytes) -> None:
        if payload.startswith(b'42/trivial,["update"'):
            self._update(payload[len(_EVENT) :])
        elif payload.startswith(b'42/trivial,["sync"'):
            sync = _of_sync.decode(payload[len(_EVENT) :])
            if sync.match == self.table.match:
                self.mover_of = -1
                self.table.synced_one(sync.synced.state)
        elif payload == _PING:
            self.send(_PONG)
        elif payload.startswith(b"0"):
            self.send(_CONNECT)
        elif payload.startswith(_CONNECT):
            self._ready.set_result(None)
        elif payload.startswith(b"44"):
            raise Broken(payload.decode())

    def _update(self, event: bytes) -> None:
        table = self.table
        update = _of_update.decode(event)
        if update.match != table.match:
            return
        state = update.state
        made_for = state.version - 1
        table.seen(made_for, self.mover_of == made_for)
        if state.ctx.currentPlayer == self.seat:
            table.updated(state)
