"""What comes with a request and goes with its answer: a body in JSON, parts of the address, the browser's identity."""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from chronotable.kernel.message import Message
from chronotable.server.errors import Refusal
from chronotable.server.identity import cookie, digest, new_secret, secret_of
from chronotable.server.problems import field_named

T = TypeVar("T")
encode = msgspec.json.Encoder().encode


def answer(content: Any, status: int = 200) -> Response:
    return Response(encode(content), status, media_type="application/json", headers={"Cache-Control": "no-store"})


async def body(request: Request, kind: type[T], most: int) -> T:
    found = bytearray()
    async for part in request.stream():
        found += part
        if len(found) > most:
            raise Refusal(Message("web-body-large", most=most), status=413)
    try:
        return msgspec.json.decode(found, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        field = field_named(str(error))
        raise Refusal(Message("web-body-field", field=field) if field else Message("web-body-form")) from error


def part(request: Request, name: str) -> str:
    return str(request.path_params[name])[:64]


def identity(request: Request) -> tuple[str, str]:
    """The browser's cookie (a new one, if it has none) and the hash that stands for it."""
    secret = secret_of(request.cookies) or new_secret()
    return secret, digest(secret)


def introduced(request: Request, response: Response, secret: str) -> Response:
    response.headers["Set-Cookie"] = cookie(secret, request.url.scheme == "https")
    return response
