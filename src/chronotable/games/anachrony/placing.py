"""Putting described parts on a table that was set up as usual."""
from __future__ import annotations

from typing import Any

from chronotable.games.anachrony.describing import FREE_ACTION_WORDS
from chronotable.games.anachrony.state import AnachronyState, Player
from chronotable.games.anachrony.steps.drafts import take_goods
from chronotable.games.anachrony.steps.era import prepare
from chronotable.games.anachrony.steps.modifiers import covered_by_impact, refresh
from chronotable.games.anachrony.steps.power_up import power_key
from chronotable.games.anachrony.steps.telling import breakthrough_word
from chronotable.games.anachrony.words import (
    ANOMALY,
    BREAKTHROUGHS,
    BUILDINGS,
    BUSY,
    CAPITAL_ACTIONS,
    CAPITAL_HEXES,
    CAPITAL_TILE_WORDS,
    CONDITION_WORDS,
    COPIES,
    ENDGAME_CARDS,
    ENDGAME_WORDS,
    ENDINGS,
    ERAS,
    EXOSUITS,
    FATE_OUTCOMES,
    FATE_SHAPE,
    FATE_WORDS,
    FATES,
    FREE,
    GOODS_WORDS,
    HEX_WORDS,
    HEXES_EACH,
    IMPACT_ERA,
    LEADER_WORDS,
    LEADERS_EACH,
    NO_TILE,
    NO_WORKER,
    PATH_WORDS,
    PER_ROW,
    PHASE_WORDS,
    PREPARATION,
    ROW_WORDS,
    SEATS,
    SETUP_PHASE,
    SLOT_WORDS,
    SLOTS,
    SPACE_WORDS,
    TILES,
    TILES_EACH,
    WARP_WORDS,
    WORKER_WORDS,
)
from chronotable.kernel.errors import BadPosition
from chronotable.kernel.message import Message

Json = dict[str, Any]


def settle(s: AnachronyState, position: Json) -> None:
    """A position without agenda lies behind the set-up: what was to be chosen is taken as it comes, or as described."""
    described: list[Json] = position.get("players", [])
    named: list[Any] = [record.get("path") for record in described] + [None] * len(s.players)
    fixed = [PATH_WORDS[player.path] for player in s.players if player.path >= 0]
    left = [path for path in PATH_WORDS if path not in named and path not in fixed]
    for seat, player in enumerate(s.players):
        if named[seat] is not None:
            player.path = PATH_WORDS.index(named[seat])
        elif player.path < 0:
            player.path = PATH_WORDS.index(left.pop(0))
        player.board = s.box.boards[1 + player.path if s.settings.side_b else 0]
        player.morale = player.board.morale_start
        player.condition = player.path * LEADERS_EACH
        player.leader = player.path * LEADERS_EACH
        if len(s.settings.leaders) == len(s.players):
            player.leader = LEADER_WORDS.index(s.settings.leaders[seat])
        if len(s.settings.evacuation) == len(s.players) and s.settings.evacuation[seat] == "b":
            player.condition += 1
        take_goods(s, seat, s.box.base_kit if s.settings.asset_draft else s.box.path_goods[player.path])
    cards = list(range(len(ENDGAME_WORDS)))
    s.shuffle(cards)
    s.endgame = sorted(cards[:ENDGAME_CARDS])
    s.era = position.get("era", 1)
    s.phase = PHASE_WORDS.index(position.get("phase", "preparation"))
    s.impact = position.get("impact", s.era > IMPACT_ERA)
    prepared = s.era - 1 if s.phase in (SETUP_PHASE, PREPARATION) else s.era
    for _ in range(prepared):
        prepare(s)
    for player in s.players:
        player.focus = max(1, prepared)
        refresh(s, player)
        if s.impact:
            player.covered = covered_by_impact(player)
    if s.impact:
        for action in range(CAPITAL_ACTIONS):
            for hex in range(3 if len(s.players) == 4 else 2):
                s.tiles[action * HEXES_EACH + hex] = action * TILES_EACH + hex


def busy_number(record: Json) -> int:
    """A busy worker of a description; tired unless it says otherwise."""
    return WORKER_WORDS.index(record["worker"]) * FATES + FATE_WORDS.index(record.get("retrieved", "tired"))


def place_table(s: AnachronyState, position: Json) -> None:
    """Time, the main board, cards."""
    s.era = position.get("era", s.era)
    s.phase = PHASE_WORDS.index(position["phase"]) if "phase" in position else s.phase
    s.turn = position.get("turn", s.turn)
    s.first = seat_number(s, position.get("first", s.first))
    s.starter = seat_number(s, position.get("starter", s.first))
    s.acting = seat_number(s, position.get("acting", s.first))
    word = position.get("worker")
    s.worker = NO_WORKER if word is None else WORKER_WORDS.index(word)
    s.x = position.get("x", s.x)
    s.reservoir_used = position.get("reservoir_used", s.reservoir_used)
    s.impact = position.get("impact", s.impact)
    s.ending = ENDINGS.index(position.get("ending", "running"))
    for space, record in position.get("hexes", {}).items():
        s.hexes[SPACE_WORDS.index(space)] = seat_number(s, record["seat"]) * BUSY + busy_number(record)
    for record in position.get("pools", []):
        space = SPACE_WORDS.index(record["space"])
        s.pools.append((space * SEATS + seat_number(s, record["seat"])) * BUSY + busy_number(record))
    place_capital(s, position)
    for name, words, pool in (
        ("recruit_pool", WORKER_WORDS, s.recruit_pool), ("mine_pool", GOODS_WORDS, s.mine_pool),
    ):  # fmt: skip
        if name in position:
            pool[:] = [position[name].get(word, 0) for word in words]
    if "endgame" in position:
        s.endgame = [ENDGAME_WORDS.index(word) for word in position["endgame"]]
    if "timeline" in position:
        ids = [tile["id"] for tile in s.box.records["alternate_timeline"]["tiles"]]
        s.alternates = [ids.index(id) for id in position["timeline"]]
        if s.settings.alternate_timeline and sorted(s.alternates) != list(range(len(ids))):
            raise BadPosition(Message("anachrony-position-timeline"))
    s.hands = [[number - 1 for number in hand] for hand in position.get("hands", s.hands)]
    s.cards_kept = [[number - 1 for number in cards] for cards in position.get("cards_kept", s.cards_kept)]
    possible = range(FATE_SHAPE if s.settings.predictable else 0, len(FATE_OUTCOMES))  # (ANA-26.2)
    s.fix_fate([FATE_OUTCOMES.index(word) for word in position.get("fate", [])], list(possible))


def seat_number(s: AnachronyState, seat: int) -> int:
    if not 0 <= seat < len(s.players):
        raise BadPosition(Message("anachrony-position-seat", seat=seat, last=len(s.players) - 1))
    return seat


def place_capital(s: AnachronyState, position: Json) -> None:
    """Collapsing tiles; a described one changes places with the one that lies elsewhere."""
    if "capital_tiles" in position:
        whole = "agenda" in position
        if whole:
            s.tiles = [NO_TILE] * CAPITAL_HEXES
        for space, word in position["capital_tiles"].items():
            hex, tile = SPACE_WORDS.index(space), CAPITAL_TILE_WORDS.index(word)
            if hex >= CAPITAL_HEXES:
                raise BadPosition(Message("anachrony-position-space", space=space))
            if tile in s.tiles:
                s.tiles[s.tiles.index(tile)] = s.tiles[hex]
            s.tiles[hex] = tile
    s.flipped = sum(1 << SPACE_WORDS.index(space) for space in set(position.get("flipped", [])))


def place_player(s: AnachronyState, seat: int, described: Json) -> None:
    player = s.players[seat]
    if "path" in described:
        player.path = -1 if described["path"] is None else PATH_WORDS.index(described["path"])
        player.board = s.box.boards[1 + player.path if s.settings.side_b and player.path >= 0 else 0]
    for name, words in (("leader", LEADER_WORDS), ("condition", CONDITION_WORDS)):
        if name in described:
            setattr(player, name, -1 if described[name] is None else words.index(described[name]))
    for name, words, held in (
        ("goods", GOODS_WORDS, player.goods), ("active", WORKER_WORDS, player.active),
        ("tired", WORKER_WORDS, player.tired), ("aside", WORKER_WORDS, player.aside),
    ):  # fmt: skip
        if name in described:
            held[:] = [described[name].get(word, 0) for word in words]
    if "covered_hexes" in described:
        player.covered = hex_bits(described["covered_hexes"])
    if player.covered not in player.board.ways:
        raise BadPosition(Message("anachrony-position-covered", seat=seat + 1))
    if "powered" in described:
        wanted = described["powered"]
        player.suits = first_hexes(player, wanted) if isinstance(wanted, int) else hex_bits(wanted)
    if "slots" in described:
        place_slots(s, player, described["slots"])
    if described.get("supply_worker") is not None:
        player.supply_worker = busy_number(described["supply_worker"])
    player.used = sum(1 << FREE_ACTION_WORDS.index(word) for word in set(described.get("used", [])))
    place_markers(s, player, described)
    place_breakthroughs(s, player, described)
    player.busy = [0] * BUSY
    player.deployed = 0
    for at in [*s.hexes, *(at % (SEATS * BUSY) for at in s.pools)]:
        if at >= 0 and at // BUSY == seat:
            player.busy[at % BUSY] += 1
            player.deployed += 1
    for worker in [*player.slot_worker, player.supply_worker]:
        if worker != NO_WORKER:
            player.busy[worker] += 1
    if (secret := described.get("secret")) is not None:
        player.secret = secret_number(player, secret)
    s.evacuations = max(s.evacuations, player.evacuation)


def secret_number(player: Player, secret: Json) -> int:
    if "warps" in secret:
        return sum(1 << WARP_WORDS.index(word) for word in set(secret["warps"]))
    codes = {power_key(way.code): way.code for way in player.board.ways[player.covered]}
    return codes[secret["power"]]


def hex_bits(words: list[str]) -> int:
    return sum(1 << HEX_WORDS.index(word) for word in set(words))


def first_hexes(player: Player, n: int) -> int:
    """So many powered exosuits, on uncovered hexes first."""
    order = sorted(range(EXOSUITS), key=lambda hex: player.covered >> hex & 1)
    return sum(1 << hex for hex in order[:n])


def place_slots(s: AnachronyState, player: Player, described: Json) -> None:
    """Tiles by slot; a superproject is named on the left one of its two."""
    for word, record in described.items():
        slot = SLOT_WORDS.index(word)
        tile = ANOMALY if record["tile"] == "anomaly" else s.box.tile_ids.index(record["tile"])
        size = 2 if BUILDINGS <= tile < ANOMALY else 1
        for place in range(slot, min(slot + size, SLOTS)):
            if player.slots[place] != FREE:
                raise BadPosition(Message("anachrony-position-slot", slot=word))
            player.slots[place] = tile
        if record.get("covered"):
            player.over |= 1 << slot
        if "worker" in record:
            player.slot_worker[slot] = busy_number(record)


def place_markers(s: AnachronyState, player: Player, described: Json) -> None:
    player.paradoxes = described.get("paradoxes", player.paradoxes)
    player.morale = described["morale"] - 1 if "morale" in described else player.morale
    player.travel = described.get("time_travel", player.travel)
    player.focus = described.get("focus", player.focus)
    player.evacuation = described.get("evacuation", player.evacuation)
    player.passed = described.get("passed", player.passed)
    for word, era in described.get("warps", {}).items():
        player.warp_at[WARP_WORDS.index(word)] = era
    if s.settings.alternate_timeline and "warp_spaces" not in described:
        next_space = 1
        for tile, era in enumerate(player.warp_at):
            if era:
                taken = [other.warp_space[t] for other in s.players for t, at in enumerate(other.warp_at) if at == era]
                next_space = next(space for space in range(1, 99) if space not in taken)
                player.warp_space[tile] = next_space
    for word, space in described.get("warp_spaces", {}).items():
        player.warp_space[WARP_WORDS.index(word)] = space


def place_breakthroughs(s: AnachronyState, player: Player, described: Json) -> None:
    if "breakthroughs" in described:
        words = [breakthrough_word(tile) for tile in range(BREAKTHROUGHS)]
        player.breakthroughs = [described["breakthroughs"].get(word, 0) for word in words]
    s.supply = [COPIES - sum(other.breakthroughs[tile] for other in s.players) for tile in range(BREAKTHROUGHS)]


def place_stacks(s: AnachronyState, position: Json) -> None:
    """Described stacks and decks hold what is described; tiles that are built or named leave the others."""
    ids = s.box.tile_ids
    built = [tile for player in s.players for tile in player.slots if tile not in (FREE, ANOMALY)]
    for name, piles in (("primary", s.primary), ("secondary", s.secondary)):
        for row, word in enumerate(ROW_WORDS):
            if word in position.get(name, {}):
                piles[row][:] = [ids.index(id) for id in reversed(position[name][word])]
    for row in range(len(ROW_WORDS)):
        named = [tile for name, piles in (("primary", s.primary), ("secondary", s.secondary))
                 if ROW_WORDS[row] in position.get(name, {}) for tile in piles[row]]  # fmt: skip
        for name, piles in (("primary", s.primary), ("secondary", s.secondary)):
            if ROW_WORDS[row] not in position.get(name, {}):
                piles[row][:] = [tile for tile in piles[row] if tile not in built and tile not in named]
        missing = [tile for tile in range(row * PER_ROW, (row + 1) * PER_ROW)
                   if tile not in built and tile not in s.primary[row] and tile not in s.secondary[row]]  # fmt: skip
        if ROW_WORDS[row] not in position.get("primary", {}) or "agenda" not in position:
            s.primary[row][:0] = missing
    s.returned = list(position.get("returned", s.returned))
    place_projects(s, position, built)
    cards = s.box.records
    for name, kind, deck in (
        ("recruit_deck", "recruit_pool_cards", s.recruit_deck), ("mine_deck", "mine_pool_cards", s.mine_deck),
    ):  # fmt: skip
        if name in position:
            numbers = [card["id"] for card in cards[kind]]
            named = [numbers.index(id) for id in reversed(position[name])]
            rest = [] if "agenda" in position else [card for card in deck if card not in named]
            deck[:] = rest + named
        if len(deck) < ERAS - s.era:
            raise BadPosition(Message("anachrony-position-deck", name=name))
    if "recruit_card" in position:
        numbers = [card["id"] for card in cards["recruit_pool_cards"]]
        s.recruit_card = -1 if position["recruit_card"] is None else numbers.index(position["recruit_card"])


def place_projects(s: AnachronyState, position: Json, built: list[int]) -> None:
    """Superprojects above the timeline; a shorter list, or null, leaves the others as they were dealt."""
    ids = s.box.tile_ids
    projects = list(range(BUILDINGS, TILES))
    if "superprojects" in position:
        wanted = [FREE if id is None else ids.index(id) for id in position["superprojects"]]
        rest = [tile for tile in [*s.projects, *s.unused_projects] if tile not in wanted and tile not in built]
        s.projects = [*wanted, *rest[: ERAS - len(wanted)]]
    else:
        spare = [tile for tile in s.unused_projects if tile not in built]
        s.projects = [tile if tile not in built else spare.pop() for tile in s.projects]
    s.unused_projects = [tile for tile in projects if tile not in s.projects and tile not in built]
    if "unused_superprojects" in position:
        s.unused_projects = [ids.index(id) for id in position["unused_superprojects"]]
