"""A game from outside at the web table, and programs that play there by `chronotable.client`."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import httpx
import pytest

import chronotable as ct
from chronotable.client import Gone, Refused, Table
from chronotable.server.wire import State
from tests.outside.installed import environment, install_pig
from tests.server.running import Server, running_under, sqlite


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One that finds an installed package with a game."""
    folder = install_pig(tmp_path_factory.mktemp("site"))
    with running_under(environment(folder), sqlite(tmp_path_factory.mktemp("tables"))) as found:
        yield found


def test_a_game_from_outside_is_offered_with_its_words(server: Server) -> None:
    with httpx.Client(base_url=server.url, timeout=60) as browser:
        shown = {game["name"]: game for game in browser.get("/api/games").json()}
        assert (shown["pig"]["title"], shown["pig"]["least"], shown["pig"]["most"]) == ("Pig", 2, 6)
        assert browser.get("/api/games/pig/rules").json() == []
        assert browser.get("/api/games/pig/rules/index").json() is None
        assert browser.get("/api/games/pig/glossary").json() == []
        assert "Roll the die" in browser.get("/api/games/pig/texts/en").text
        polish = browser.get("/api/games/pig/texts/pl")
        assert (polish.status_code, polish.text) == (200, ""), "English stands in"
        everything = browser.get("/api/texts/en").text
        assert all(id in everything for id in ("pig-prompt =", "kernel-list =", "web-no-table =", "loop-"))
        assert "cli-play-about" not in everything
        unknown = browser.get("/api/texts/de")
        assert (unknown.status_code, unknown.json()["reason"]["id"]) == (404, "web-no-language")
        assert browser.get("/api/games/hog/texts/en").status_code == 404


async def play(table: Table) -> State:
    async for state in table.states():
        if state.decision is not None and state.decision.seat == state.seat:
            try:
                await table.choose(state.decision.options[-1].key)
            except Refused as refused:
                if not refused.stale:
                    raise
    assert table.state is not None
    return table.state


def test_a_program_plays_it_against_a_bot(server: Server) -> None:
    async def scene() -> None:
        async with Table.make(server.url, "pig", seats=["me", "greedy"], options={"goal": 10}) as table:
            last = await play(table)
            assert last.result is not None
            assert last.result.reason.id == "pig-result"
            assert [event.number for event in table.events] == list(range(len(table.events)))

    asyncio.run(scene())


def test_two_programs_meet_by_a_link_talk_and_come_back(server: Server) -> None:
    async def scene() -> None:
        async with Table.make(server.url, "pig", seats=["me", "link"], options={"goal": 10}) as mine:
            async with Table.join(mine.links[1], name="Ann") as hers:
                assert hers.state is not None
                assert hers.state.seat == 1
                await hers.say("hello")
                while not mine.talk:
                    await mine._next_news()
                assert [(line.name, line.text) for line in mine.talk] == [("Ann", "hello")]
                first = mine if mine.state is not None and mine.state.waiting == [0] else hers
                assert first._socket is not None
                await first._socket.close()  # the connection is lost in the middle of the game
                ends = await asyncio.gather(play(mine), play(hers))
            assert [end.result for end in ends] == [ends[0].result] * 2
            cookie = hers.server.cookie
        async with Table.join(f"{server.url}/t/{mine.id}", cookie=cookie) as again:
            assert again.state is not None
            assert again.state.seat == 1, "the cookie is who one is"
            while not again.talk:
                await again._next_news()
            assert again.talk[0].text == "hello"

    asyncio.run(scene())


def test_refusals_come_in_words_with_their_rule(server: Server) -> None:
    async def scene() -> None:
        async with Table.make(server.url, "loop", seats=["me", "random"]) as table:
            async for state in table.states():
                if state.decision is not None:
                    break
            with pytest.raises(Refused) as refused:
                await table.choose("play:nonsense")
            assert refused.value.rule.startswith("LOOP-")
            assert str(refused.value) not in ("", refused.value.message.id)
            because = await table.why("play:nonsense")
            assert not because.allowed
            assert table.state is not None
            assert table.state.decision is not None
            prompt = ct.message({"id": table.state.decision.prompt.id, "args": table.state.decision.prompt.args})
            assert ct.render(prompt, "pl") != ct.render(prompt, "en") != prompt.id
        with pytest.raises(Refused) as unknown:
            async with Table.make(server.url, "hog"):
                pass
        assert 'There is no game "hog"' in str(unknown.value)
        with pytest.raises(Gone) as lost:
            async with Table.join(f"{server.url}/t/nowhere"):
                pass
        assert "There is no such table" in str(lost.value)
        with pytest.raises(Gone, match="cannot be reached"):
            async with Table.make("http://127.0.0.1:9", "loop"):
                pass
        with pytest.raises(Refused, match="is not the address of a server"):
            async with Table.make("loop", "loop"):
                pass

    asyncio.run(scene())
