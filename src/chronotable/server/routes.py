"""The HTTP interface: `/api/...` in JSON, and the page itself for everything else."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from datetime import date
from functools import cache, partial
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import FileResponse, Response
from starlette.routing import BaseRoute, Route
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp

from chronotable import ledger, markdown
from chronotable.games import game as find_game
from chronotable.games import house, how_to_play_of, names, unusable
from chronotable.glossary import terms
from chronotable.kernel.errors import BadOption, ChronotableError
from chronotable.kernel.game import HEAVIEST, Game
from chronotable.kernel.message import Message
from chronotable.kernel.pack import Pack
from chronotable.lessons.course import course
from chronotable.markdown import blocks
from chronotable.puzzles.as_lesson import PuzzleLesson, find_tour, id_of
from chronotable.puzzles.puzzle import Puzzle, of_the_day, puzzles
from chronotable.rule_index import index_of
from chronotable.rule_search import IndexData
from chronotable.server import history, new_tables, table_lists
from chronotable.server.analysis import analysis_of
from chronotable.server.course import course_of
from chronotable.server.errors import Refusal
from chronotable.server.hall import Hall
from chronotable.server.how_to_play import pages_of, pictures_of
from chronotable.server.identity import browser_of
from chronotable.server.limits import Buckets, Limits
from chronotable.server.live_table import LiveTable
from chronotable.server.pack_shelf import PackShelf, shown, unnamed
from chronotable.server.page_files import PackedFiles
from chronotable.server.problems import problem
from chronotable.server.requests import answer, body, encode, identity, introduced, part
from chronotable.server.seat_routes import SeatRoutes
from chronotable.server.security import address
from chronotable.server.table.past import open_what_is_hidden
from chronotable.server.texts import spoken, texts, things_shown
from chronotable.server.wire_http import (
    Block,
    BranchTable,
    GameShown,
    Keeping,
    LessonLine,
    LessonShown,
    LessonStepShown,
    LoadTable,
    NewTable,
    PuzzleLine,
    PuzzlesShown,
    RuleShown,
    TableMade,
    TermShown,
)
from chronotable.term_links import linked_text

log = logging.getLogger("chronotable.server")

PAGE = Path(__file__).parent / "page"
_MOMENT = 0.25  # of what a whole timeline costs; somebody who walks through a game asks for many
T = TypeVar("T")
Endpoint = Callable[[Request], Awaitable[Response]]


class Routes:
    def __init__(self, hall: Hall, limits: Limits, shelf: PackShelf) -> None:
        self.hall = hall
        self.shelf = shelf
        self.limits = limits
        self.new_tables = Buckets(limits.new_tables)
        self.seats = SeatRoutes(hall, limits)
        self.heavy = Buckets(limits.heavy)
        self.lobby_tables = table_lists.Lobby(hall)
        self.uploads = Buckets(limits.uploads)
        self.listed_tables = Buckets(limits.listed_tables)

    def routes(self) -> list[BaseRoute]:
        table = "/api/tables/{table}"
        public: dict[str, Endpoint] = {
            "/api/games": self.games,
            "/api/games/{game}/options": self.options,
            "/api/games/{game}/catalogue": self.catalogue,
            "/api/games/{game}/lessons/{lesson}": self.lesson,
            "/api/games/{game}/puzzles": self.puzzles,
            "/api/games/{game}/rules": self.rules,
            "/api/games/{game}/things": self.things,
            "/api/games/{game}/how-to-play": self.how_to_play,
            "/api/games/{game}/rules/index": self.rules_index,
            "/api/games/{game}/rules/pictures": self.rule_pictures,
            "/api/games/{game}/glossary": self.glossary,
            "/api/games/{game}/texts/{language}": self.game_texts,
            "/api/texts/{language}": self.texts,
            f"{table}/catalogue": self.table_catalogue,
        }
        reading: dict[str, Endpoint] = {
            "/api/health": self.health,
            "/api/keeping": self.keeping,
            "/api/mine": self.mine,
            "/api/lobby": self.lobby,
            f"{table}/timeline": self.timeline,
            f"{table}/moment": self.moment,
            f"{table}/course": self.course,
            f"{table}/analysis": self.analysis,
            f"{table}/proof": self.proof,
        }
        writing: dict[str, Endpoint] = {
            "/api/tables": self.deal,
            "/api/tables/load": self.load,
            "/api/join": self.seats.join,
            f"{table}/branch": self.branch,
            f"{table}/invitation": self.seats.invitation,
            f"{table}/claim": self.seats.claim,
            f"{table}/code": self.seats.code,
            f"{table}/delete": self.delete,
            f"{table}/sit": self.seats.sit,
            f"{table}/save": self.save,  # of a running game it tells what is hidden, and the table says so from then on
        }
        packed = [Middleware(GZipMiddleware, minimum_size=500, compresslevel=5)]  # long, and the same for everybody
        routes: list[BaseRoute] = [
            Route(path, _civil(end), methods=["GET"], middleware=packed) for path, end in public.items()
        ]
        routes += [Route(path, _civil(end), methods=["GET"]) for path, end in reading.items()]
        routes += [Route(path, _civil(end), methods=["POST"]) for path, end in writing.items()]
        return routes

    # ---- games

    async def health(self, request: Request) -> Response:
        return answer("ok")

    async def games(self, request: Request) -> Response:
        found = [_game_shown(name, self.shelf, self.limits.outside_bots) for name in names()]
        return answer(sorted((game for game in found if game is not None), key=_place))

    async def options(self, request: Request) -> Response:
        """The option schema with packs: what they bring can be chosen, what they remove cannot."""
        game, packs = self._with_packs(request)
        return _lasting(game.option_schema(packs))

    async def catalogue(self, request: Request) -> Response:
        game, packs = self._with_packs(request)
        return _lasting(game.catalogue(packs))

    def _with_packs(self, request: Request) -> tuple[Game[Any], tuple[Pack, ...]]:
        """A game as shipped, or with packs of the shelf: `?pack=<hash>`, as often as there are packs."""
        game = find_game(part(request, "game"))
        return game, self.shelf.take(game.name, unnamed(request.query_params.getlist("pack")))

    async def table_catalogue(self, request: Request) -> Response:
        """With the packs of the table."""
        match = (await self._table(request)).match
        return _lasting(match.game.catalogue(match.origin.packs))

    async def rules(self, request: Request) -> Response:
        return _lasting(await asyncio.to_thread(_rules, *_game_and_language(request)))

    async def rules_index(self, request: Request) -> Response:
        return _lasting(await asyncio.to_thread(_rules_index, *_game_and_language(request)))

    async def rule_pictures(self, request: Request) -> Response:
        return _lasting(await asyncio.to_thread(pictures_of, find_game(part(request, "game")).name))

    async def glossary(self, request: Request) -> Response:
        return _lasting(await asyncio.to_thread(_glossary, *_game_and_language(request)))

    async def how_to_play(self, request: Request) -> Response:
        game = find_game(part(request, "game"))
        shown = await asyncio.to_thread(pages_of, game.name)
        if shown is None:
            raise Refusal(Message("web-no-how-to-play"), status=404)
        return _lasting(shown)

    async def lesson(self, request: Request) -> Response:
        return _lasting(_lesson(find_game(part(request, "game")).name, part(request, "lesson")))

    async def puzzles(self, request: Request) -> Response:
        game = find_game(part(request, "game"))
        day = _day(request.query_params.get("day", ""))
        return _lasting(await asyncio.to_thread(_puzzles, game.name, day))

    async def things(self, request: Request) -> Response:
        game = find_game(part(request, "game"))
        language = spoken(request.query_params.get("lang", ledger.ENGLISH))
        return _lasting(await asyncio.to_thread(things_shown, game, language))

    async def texts(self, request: Request) -> Response:
        return _fluent(await asyncio.to_thread(texts, part(request, "language")))

    async def game_texts(self, request: Request) -> Response:
        game = find_game(part(request, "game"))
        return _fluent(await asyncio.to_thread(texts, part(request, "language"), game.name))

    # ---- lists of tables

    async def mine(self, request: Request) -> Response:
        browser = browser_of(request.cookies)
        return answer([] if browser is None else await table_lists.mine(self.hall, browser, address(request.scope)))

    async def lobby(self, request: Request) -> Response:
        return answer(await self.lobby_tables.lines(browser_of(request.cookies) or ""))

    # ---- new tables

    async def deal(self, request: Request) -> Response:
        wanted = await body(request, NewTable, self.limits.body_bytes)
        if wanted.listed and not self.listed_tables.take(address(request.scope)):
            raise Refusal(Message("web-lobby-share"), status=429)

        async def make(browser: str, address: str) -> TableMade:
            made = await new_tables.deal(self.hall, self.shelf, wanted, browser, address)
            self.lobby_tables.look_again()
            return made

        return await self._made(request, make)

    async def load(self, request: Request) -> Response:
        if not self.uploads.take(address(request.scope)):
            raise Refusal(Message("web-too-fast"), status=429)
        self.hall.checker.check_room()
        wanted = await body(request, LoadTable, self.limits.save_bytes)
        return await self._made(request, partial(new_tables.load, self.hall, self.shelf, wanted))

    async def branch(self, request: Request) -> Response:
        wanted = await body(request, BranchTable, self.limits.body_bytes)
        table = await self._table(request)
        table.check_not_frozen()
        await table.do(open_what_is_hidden(table, browser_of(request.cookies) or ""))
        return await self._made(request, partial(new_tables.branch, self.hall, table, wanted))

    async def _made(self, request: Request, make: Callable[[str, str], Awaitable[TableMade]]) -> Response:
        if not self.new_tables.take(address(request.scope)):
            raise Refusal(Message("web-too-fast"), status=429)
        secret, browser = identity(request)
        return introduced(request, answer(await make(browser, address(request.scope)), 201), secret)

    # ---- deleting

    async def delete(self, request: Request) -> Response:
        """By whoever made the table."""
        row = await self.hall.store.table(part(request, "table"))  # it need not be opened, and perhaps cannot be
        if row is None:
            raise Refusal(Message("web-no-table"), status=404)
        if row.host is None or row.host != browser_of(request.cookies):
            raise Refusal(Message("web-host-only"), status=403)
        await self.hall.delete(row.id)
        return answer("deleted")

    async def keeping(self, request: Request) -> Response:
        return answer(Keeping(self.hall.keep))

    # ---- the past

    async def timeline(self, request: Request) -> Response:
        self._check_heavy(request)
        table = await self._table(request)
        browser = browser_of(request.cookies) or ""
        return answer(await history.timeline(self.hall, table, browser, address(request.scope)))

    async def moment(self, request: Request) -> Response:
        self._check_heavy(request, _MOMENT)
        table = await self._table(request)
        at = _number(request, "at")
        if at is None:
            raise Refusal(Message("web-moment-range", last=len(table.match.history)))
        browser = browser_of(request.cookies) or ""
        seat = _number(request, "seat")
        return answer(await history.moment(self.hall, table, browser, address(request.scope), at, seat))

    async def course(self, request: Request) -> Response:
        self._check_heavy(request)
        browser, whose = browser_of(request.cookies) or "", address(request.scope)
        found = await course_of(self.hall, await self._table(request), browser, whose)
        return Response(found, media_type="application/json", headers={"Cache-Control": "no-store"})

    async def analysis(self, request: Request) -> Response:
        self._check_heavy(request)
        found = await analysis_of(self.hall, await self._table(request), address(request.scope))
        return Response(found, media_type="application/json", headers={"Cache-Control": "no-store"})

    async def proof(self, request: Request) -> Response:
        self._check_heavy(request)
        return answer(await history.proof(self.hall, await self._table(request), address(request.scope)))

    async def save(self, request: Request) -> Response:
        self._check_heavy(request)
        table = await self._table(request)
        text = await history.save(table, browser_of(request.cookies) or "")
        name = f"{table.row.game}-{len(table.match.history)}.ct"
        headers = {"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": "no-store"}
        return Response(text, media_type="text/plain; charset=utf-8", headers=headers)

    # ---- parts

    def _check_heavy(self, request: Request, cost: float = 1.0) -> None:
        if not self.heavy.take(address(request.scope), cost):
            raise Refusal(Message("web-too-fast"), status=429)

    async def _table(self, request: Request) -> LiveTable:
        return await self.hall.open(part(request, "table"), address(request.scope))


def _civil(endpoint: Endpoint) -> Endpoint:
    """Errors become answers that say what is wrong."""

    async def answering(request: Request) -> Response:
        try:
            return await endpoint(request)
        except Refusal as refusal:
            return problem(refusal)
        except ChronotableError as error:
            return problem(Refusal(error.message, status=404 if "game" in request.path_params else 400))
        except ClientDisconnect:  # in the middle of its request; nobody reads this answer
            return Response(status_code=400)

    return answering


def _number(request: Request, name: str) -> int | None:
    found = request.query_params.get(name, "")
    return int(found) if found.isascii() and found.isdigit() and len(found) < 9 else None


def _lasting(content: Any) -> Response:
    """Changes only with the program."""
    return Response(encode(content), media_type="application/json", headers={"Cache-Control": "no-cache"})


def _fluent(texts: str) -> Response:
    return Response(texts, media_type="text/plain; charset=utf-8", headers={"Cache-Control": "no-cache"})


@cache
def _game_shown(name: str, shelf: PackShelf, outside_bots: tuple[str, ...]) -> GameShown | None:
    """None for a game of somebody's package that does not work: the others can be played."""
    try:
        game = find_game(name)
        for refused in game.refused_parts():
            log.warning("%s", BadOption(refused))
        return _shown_whole(game, shelf, outside_bots)
    except ChronotableError as error:
        log.warning("not listed: %s", error)
    except Exception as error:
        log.warning("not listed: %s", BadOption(unusable(name, error)), exc_info=error)
    return None


def _shown_whole(game: Game[Any], shelf: PackShelf, outside_bots: tuple[str, ...]) -> GameShown:
    name = game.name
    schema = game.option_schema()
    players = schema["properties"].get("players", {})
    facts = game.facts
    return GameShown(
        name=name,
        title=str(schema.get("title", name)),
        least=players.get("minimum", 1),
        most=players.get("maximum", 1),
        minutes=None if facts is None else facts.minutes,
        age=None if facts is None else facts.age,
        weight=None if facts is None else facts.weight,
        schema=schema,
        presets=game.presets(),
        bots=[*game.ladder.offered(), *outside_bots],
        cooperative=game.cooperative,
        how_to_play=how_to_play_of(name) is not None,
        lessons=[LessonLine(lesson.id, lesson.minutes) for lesson in course(name)],
        packs=[shown(pack) for pack in shelf.of(name)],
    )


def _place(game: GameShown) -> tuple[bool, int, bool, str]:
    """Of games: those of the house, the lightest, of these those that all play together, then by name."""
    return game.name not in house(), game.weight or HEAVIEST, not game.cooperative, game.title


@cache
def _lesson(game: str, id: str) -> LessonShown:
    lesson = find_tour(game, id)
    steps = [
        LessonStepShown(
            lesson.text(step).id,
            list(step.targets),
            list(step.rules),
            "choice" if step.choose else "event" if step.event is not None else None,
        )
        for step in lesson.steps
    ]
    grade = lesson.puzzle.grade if isinstance(lesson, PuzzleLesson) else None
    return LessonShown(lesson.id, lesson.title.id, grade, lesson.minutes, steps)


def _day(given: str) -> date:
    try:
        return date.fromisoformat(given)
    except ValueError:
        raise Refusal(Message("web-no-day", day=given[:20], like="2026-11-19")) from None


def _puzzles(game: str, day: date) -> PuzzlesShown:
    today = of_the_day(day)
    return PuzzlesShown([_puzzle_line(each) for each in puzzles(game)], None if today is None else _puzzle_line(today))


def _puzzle_line(puzzle: Puzzle) -> PuzzleLine:
    return PuzzleLine(puzzle.game, id_of(puzzle), puzzle.goal.title.id, puzzle.grade)


def _game_and_language(request: Request) -> tuple[str, str]:
    game = find_game(part(request, "game"))
    return game.name, spoken(request.query_params.get("lang", ledger.ENGLISH))


def _rules_index(game: str, language: str) -> IndexData | None:
    """None for a game without a ledger."""
    return index_of(game, language).data if game in ledger.games() else None


def _glossary(game: str, language: str) -> list[TermShown]:
    return [TermShown(term.name, term.rule) for term in terms(game, language)]


@cache
def _rules(game: str, language: str) -> list[RuleShown]:
    """None for a game without a ledger."""
    chapters = ledger.sections(game, language) if game in ledger.games() else ()
    return [
        RuleShown(
            rule.id,
            rule.section,
            rule.section_title,
            _blocks(linked_text(game, rule)),
            rule.ground,
            rule.language,
            _blocks(blocks(rule.source)),
            _blocks(blocks(rule.ruling)),
            _blocks(blocks(chapter.notes)) if rule is chapter.rules[0] else [],
        )
        for chapter in chapters
        for rule in chapter.rules
    ]


def _blocks(found: tuple[markdown.Block, ...]) -> list[Block]:
    return msgspec.convert(found, list[Block], from_attributes=True)


# ---- the page


class Site(StaticFiles):
    """The built page; unknown paths are places inside it."""

    async def get_response(self, path: str, scope: Any) -> Response:
        folder = Path(str(self.directory)).resolve()
        try:
            wanted = (folder / path).resolve()
            is_file = wanted.is_relative_to(folder) and wanted.is_file()  # nothing is told of files elsewhere
        except (OSError, ValueError):  # a name longer than any, or one that cannot be
            is_file = False
        if not is_file and path.partition("/")[0] in ("api", "assets"):
            raise HTTPException(404)
        response = await super().get_response(path if is_file else "index.html", scope)
        is_hashed = path.startswith("assets/")
        response.headers["Cache-Control"] = "public, max-age=31536000, immutable" if is_hashed else "no-cache"
        return response


def site() -> ASGIApp:
    if not (PAGE / "index.html").exists():
        return _not_built
    return PackedFiles(Site(directory=PAGE, html=True), PAGE)


async def _not_built(scope: Any, receive: Any, send: Any) -> None:
    """A checkout whose page was not built: the interface works, and whoever comes by a browser is told."""
    await FileResponse(Path(__file__).parent / "not_built.html", status_code=503)(scope, receive, send)
