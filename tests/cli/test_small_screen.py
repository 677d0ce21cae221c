"""At 80 x 24, with as many options as a game offers, nothing that matters is missing, in any language."""

from __future__ import annotations

import io
import random
import re
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console

import chronotable
from chronotable.cli.boards import Scene, board_for
from chronotable.cli.boards.anachrony.signs import breakthrough, condition_sign, warp_letter
from chronotable.cli.boards.loop.box import Things
from chronotable.cli.boards.loop.eras import code as era_code
from chronotable.cli.boards.merchants.signs import goods
from chronotable.cli.boards.room25.building import code as character_code
from chronotable.cli.session import Session
from chronotable.cli.storage import PERSON, SaveFile, Table
from chronotable.cli.terminal import Terminal
from chronotable.kernel.match import Match
from chronotable.locale import LANGUAGES

WIDTH, HEIGHT = 80, 24
Facts = Callable[[Scene, dict[str, Any]], list[str]]


@cache
def crowded(game: str) -> Match:
    """The position with most options of some games that somebody plays at random."""
    best: tuple[int, Match] | None = None
    for seed in range(2):
        match = chronotable.new(game, seed=seed, players=2 if game != "room25" else 4)
        choosing = random.Random(seed)
        while match.result is None and len(match.history) < 250:
            decision = match.decisions[0]
            if best is None or len(decision.options) > best[0]:
                best = len(decision.options), match.clone()
            match.choose(choosing.choice(decision.options).key, decision.seat)
    assert best is not None
    return best[1]


def of_anachrony(scene: Scene, view: dict[str, Any]) -> list[str]:
    assert scene.decision is not None
    own = view["seats"][scene.decision.seat]
    facts = [breakthrough(scene, word).plain for word, n in own["breakthroughs"].items() if n]
    facts += [warp_letter(scene, warp).plain for warp in own["warp_pool"]]
    rivals = [player for player in view["seats"] if player is not own]
    facts += [scene.terminal.text("cli-anachrony-points", n=player["score"]) for player in rivals]
    return [*facts, scene.terminal.text("cli-anachrony-score", n=own["score"]), condition_sign(scene, own["condition"])]


def of_loop(scene: Scene, view: dict[str, Any]) -> list[str]:
    assert scene.decision is not None
    agent = next(agent for agent in view["agents"] if agent["seat"] == scene.decision.seat)
    hand = [Things(scene).name("card", card["card"]) for card in agent["hand"]]
    return [*hand, *(era_code(scene, era["id"]) for era in view["eras"])]


def of_merchants(scene: Scene, view: dict[str, Any]) -> list[str]:
    assert scene.decision is not None
    own = view["merchants"][scene.decision.seat]
    facts = [scene.terminal.text("cli-merchants-gold", n=merchant["gold"]) for merchant in view["merchants"]]
    facts += [goods(scene, own["shelf"], size).plain for size in ("relic", "artifact")]
    facts += [card["card"].upper() for card in [*view["square"], *own["staff"].values()] if card]
    return facts


def of_room25(scene: Scene, view: dict[str, Any]) -> list[str]:
    return [f"{character_code(scene, figure['id'])} {figure['cell'].upper()}" for figure in view["characters"]]


FACTS: dict[str, Facts] = {
    "anachrony": of_anachrony, "loop": of_loop, "merchants": of_merchants, "room25": of_room25,
}  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", sorted(FACTS))
def test_what_matters_is_there(game: str, language: str, tmp_path: Path) -> None:
    match = crowded(game)
    decision = match.decisions[0]
    terminal = Terminal(language, console=Console(file=io.StringIO(), width=WIDTH, height=HEIGHT))
    players = [PERSON if seat == decision.seat else "search:200" for seat in range(match.seats)]
    session = Session(terminal, match, SaveFile(tmp_path / "save"), Table(players, language, []))
    lines = [line.plain for line in session.screen(decision)]
    text = "\n".join(lines)
    assert len(lines) < HEIGHT
    assert max(map(cell_len, lines)) <= WIDTH
    scene = Scene.of(match, decision.seat, decision, terminal)
    for fact in FACTS[game](scene, scene.view):
        assert fact in text, f"{fact}\n{text}"
    for seat in range(match.seats):
        assert board_for(game).seat_name(scene, seat) in lines[0]
    assert not re.search(r"\[[\d,+-]*…", text), f"the number of an option is cut\n{text}"
    listed = "\n".join(lines[-8:])
    for number, option in enumerate(decision.options, 1):
        assert re.search(rf"(^|\s){number}  \S", listed), f"{number}: {option.key}\n{text}"
