"""The files of the page, packed once and kept: packing one anew for everybody takes longer than all else about it."""

from __future__ import annotations

import asyncio
import gzip
import mimetypes
from pathlib import Path

from starlette.datastructures import Headers
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send


class PackedFiles:
    """In front of what gives the files: those whose names change with their content are packed here, others there."""

    def __init__(self, app: ASGIApp, folder: Path) -> None:
        self._app = GZipMiddleware(app, minimum_size=500)
        self._files = {f"/assets/{file.name}": file for file in folder.glob("assets/*") if file.is_file()}
        self._packed: dict[str, bytes] = {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        file = self._files.get(scope["path"]) if scope["type"] == "http" else None
        if file is None or scope["method"] != "GET" or "gzip" not in Headers(scope=scope).get("accept-encoding", ""):
            await self._app(scope, receive, send)
            return
        packed = self._packed.get(file.name)
        if packed is None:
            packed = self._packed[file.name] = await asyncio.to_thread(_pack, file)
        kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
        headers = {
            "Content-Encoding": "gzip",
            "Vary": "Accept-Encoding",
            "Cache-Control": "public, max-age=31536000, immutable",
        }
        await Response(packed, media_type=kind, headers=headers)(scope, receive, send)


def _pack(file: Path) -> bytes:
    return gzip.compress(file.read_bytes())
