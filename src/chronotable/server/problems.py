"""Every error answer has the same body, `wire_http.Problem`, wherever in the server it comes from."""

from __future__ import annotations

import re

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from chronotable.kernel.message import Message
from chronotable.kernel.schema import cut
from chronotable.server.errors import Busy, OtherRules, Refusal
from chronotable.server.wire_http import Problem
from chronotable.server.wire_parts import Words

encode = msgspec.json.Encoder().encode
_LATER = (429, 503)
_AGAIN = 5  # seconds after which it is worth trying again, where nobody knows better
_WORDS = {404: "web-no-page", 405: "web-method"}


def problem(refusal: Refusal) -> Response:
    body = encode(Problem(Words.of(refusal.message), refusal.rule, isinstance(refusal, OtherRules)))
    headers = {"Cache-Control": "no-store"}
    if refusal.status in _LATER:
        headers["Retry-After"] = str(refusal.seconds if isinstance(refusal, Busy) else _AGAIN)
    return Response(body, refusal.status, media_type="application/json", headers=headers)


async def http_problem(request: Request, error: Exception) -> Response:
    """What the routing itself refuses: a path that leads nowhere, a method that is not for it."""
    assert isinstance(error, HTTPException)
    response = problem(Refusal(Message(_WORDS.get(error.status_code, "web-request")), status=error.status_code))
    response.headers.update(error.headers or {})
    return response


def field_named(problem: str) -> str:
    """Which field msgspec complains about, as `seats[0].kind`; its sentences are English, so that is all we take."""
    inside = re.search(r"at `\$\.?([^`]*)`$", problem)
    missing = re.search(r"field `([^`]*)`", problem)
    return cut(".".join(found[1] for found in (inside, missing) if found and found[1]))
