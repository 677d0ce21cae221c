"""HTTP for a load generator: one request after the other on a connection, as browsers do it."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Self


class Broken(Exception):
    """The other side did not do what it should."""


@dataclass(frozen=True, slots=True)
class Address:
    """Where a server listens."""

    host: str
    port: int

    @property
    def origin(self) -> str:
        return f"http://{self.host}:{self.port}"

    def head(self, line: str, headers: Mapping[str, str]) -> bytes:
        """The head of a request."""
        all_headers = {"Host": f"{self.host}:{self.port}", "Origin": self.origin, **headers}
        return "\r\n".join([line, *(f"{name}: {value}" for name, value in all_headers.items()), "", ""]).encode()


@dataclass(frozen=True, slots=True)
class Answer:
    status: int
    headers: list[tuple[str, str]]
    body: bytes

    def well(self) -> bytes:
        """The body; raises Broken when the request failed."""
        if self.status >= 400:
            raise Broken(f"{self.status}: {self.body[:500].decode(errors='replace')}")
        return self.body

    def cookies(self) -> dict[str, str]:
        pairs = (value.split(";")[0] for name, value in self.headers if name == "set-cookie")
        return dict(pair.split("=", 1) for pair in pairs)


class Connection:
    """A connection for requests; to be used by `async with`."""

    def __init__(self, address: Address) -> None:
        self._address = address

    async def __aenter__(self) -> Self:
        self._reader, self._writer = await asyncio.open_connection(self._address.host, self._address.port)
        return self

    async def __aexit__(self, *error: object) -> None:
        self._writer.close()

    async def post(self, path: str, body: bytes, headers: Mapping[str, str] | None = None) -> Answer:
        extra = {"Content-Type": "application/json", "Content-Length": str(len(body))}
        self._writer.write(self._address.head(f"POST {path} HTTP/1.1", {**extra, **(headers or {})}) + body)
        try:
            head = await self._reader.readuntil(b"\r\n\r\n")
            first, *lines = head[:-4].decode("latin-1").split("\r\n")
            pairs = (line.partition(":") for line in lines)
            named = [(name.lower(), value.strip()) for name, _, value in pairs]
            return Answer(int(first.split(" ")[1]), named, await self._body(dict(named)))
        except asyncio.IncompleteReadError as error:
            raise Broken(f"{path}: no whole answer") from error

    async def _body(self, headers: Mapping[str, str]) -> bytes:
        if headers.get("transfer-encoding") != "chunked":
            return await self._reader.readexactly(int(headers.get("content-length", 0)))
        parts = []
        while size := int(await self._reader.readline(), 16):
            parts.append(await self._reader.readexactly(size))
            await self._reader.readline()
        await self._reader.readline()
        return b"".join(parts)
