"""Putting described parts on a table that was set up as usual."""

from __future__ import annotations

from chronotable.games.anachrony import terms
from chronotable.games.anachrony.parts import ON_SLOT, OPPONENT, PLAYER, POSITION, SECRET, opponent_hexes
from chronotable.games.anachrony.state import AnachronyState, Player, by_seat
from chronotable.games.anachrony.steps.drafts import take_goods
from chronotable.games.anachrony.steps.era import prepare
from chronotable.games.anachrony.steps.modifiers import covered_by_impact, mine_fate, refresh, supply_fate, tile_fate
from chronotable.games.anachrony.steps.power_up import power_key
from chronotable.kernel.errors import BadPosition
from chronotable.kernel.message import Message
from chronotable.kernel.nouns import Id, Json
from chronotable.kernel.parts import read


def come_to(s: AnachronyState, position: Json) -> None:
    """A position without agenda lies behind the set-up: what was to be chosen is taken as it comes, or as described."""
    described: list[Json] = [*position.get("players", []), *({} for _ in s.players)]
    settle_paths(s, described)
    for seat, player in enumerate(s.players):
        player.board = s.box.boards[1 + player.path if s.settings.side_b else 0]
        player.morale = player.board.morale_start
        player.condition = player.path * terms.LEADERS_EACH
        player.leader = player.path * terms.LEADERS_EACH
        if by_seat(s.settings.leaders, len(s.players)):
            player.leader = terms.LEADER_TERMS.index(s.settings.leaders[seat])
        if by_seat(s.settings.evacuation, len(s.players)) and s.settings.evacuation[seat] == "b":
            player.condition += 1
        place_identity(s, seat, described[seat])
        take_goods(s, seat, s.box.base_kit if s.settings.asset_draft else s.box.path_goods[player.path])
    cards = list(range(len(terms.ENDGAME_TERMS)))
    s.shuffle(cards)
    if s.opponent is None:
        s.endgame = sorted(cards[: terms.ENDGAME_CARDS])
    else:
        s.opponent.objectives = sorted(cards[: s.opponent.rules.numbers[terms.OBJECTIVES]])
        s.first = terms.OPPONENT
    s.era = position.get("era", 1)
    s.phase = terms.PHASE_TERMS.index(position.get("phase", "preparation"))
    s.impact = position.get("impact", s.era > terms.IMPACT_ERA)
    prepared = s.era - 1 if s.phase in (terms.SETUP_PHASE, terms.PREPARATION) else s.era
    for _ in range(prepared):
        prepare(s)
    for player in s.players:
        player.focus = max(1, s.era)
        player.passed = s.phase == terms.CLEAN_UP and "ending" not in position  # (ANA-8.8)
        if s.impact:
            player.covered = covered_by_impact(player)
    if s.impact:
        for action in range(terms.CAPITAL_ACTIONS):
            for hex in range(3 if len(s.players) == 4 else 2):
                s.tiles[action * terms.HEXES_EACH + hex] = action * terms.TILES_EACH + hex


def settle_paths(s: AnachronyState, described: list[Json]) -> None:
    """The Path that a seat names, or the agreed one; else that of its leader or condition, else any that is left."""
    agreed = by_seat(s.settings.paths, len(s.players))
    named = [path_named(record, agreed) for record in described[: len(s.players)]]
    for seat, player in enumerate(s.players):
        if named[seat] >= 0:
            player.path = named[seat]
        elif player.path in named and not agreed:
            player.path = -1
    for player in s.players:
        if player.path < 0:
            taken = [other.path for other in s.players]
            player.path = next(path for path in range(terms.PATHS) if path not in taken)


def path_named(record: Json, agreed: bool) -> int:
    """The Path of a described seat, by its name or by what belongs to it; -1 where nothing tells."""
    if record.get("path") is not None:
        return terms.PATH_TERMS.index(record["path"])
    for name, words in (("leader", terms.LEADER_TERMS), ("condition", terms.CONDITION_TERMS)):
        if not agreed and record.get(name) is not None:
            return words.index(record[name]) // terms.LEADERS_EACH
    return -1


def place_identity(s: AnachronyState, seat: int, described: Json) -> None:
    """Path, board, leader and evacuation condition."""
    player = s.players[seat]
    if "path" in described:
        player.path = PLAYER.value(s, described, "path")
        player.board = s.box.boards[1 + player.path if s.settings.side_b and player.path >= 0 else 0]
    player.leader = PLAYER.value(s, described, "leader", player.leader)
    player.condition = PLAYER.value(s, described, "condition", player.condition)
    refresh(s, player)


def busy_number(record: Json, fate: int) -> int:
    """A busy worker of a description; retrieved as the rules say unless it says otherwise."""
    if "retrieved" in record:
        fate = terms.FATE_TERMS.index(record["retrieved"])
    return terms.WORKER_TERMS.index(record["worker"]) * terms.FATES + fate


def on_main_board(s: AnachronyState, space: int, record: Json) -> int:
    """A worker on a hex or hex pool with its seat."""
    seat = seat_number(s, record["seat"])
    worker = terms.WORKER_TERMS.index(record["worker"])
    fate = mine_fate(s.players[seat], worker) if terms.MINE_TOP <= space < terms.HEXES else terms.TIRED
    return seat * terms.BUSY + busy_number(record, fate)


def place_table(s: AnachronyState, position: Json) -> None:
    """Time, the main board, cards."""
    POSITION.put(s, s, position)
    banner = position.get("hexes", {}).get(terms.SPACE_TERMS[terms.COUNCIL_LEFT], {}).get("seat", s.first)  # (ANA-14.1)
    if terms.SPACE_TERMS[terms.COUNCIL_LEFT] in (position.get("opponent") or {}).get("hexes", []):
        banner = terms.OPPONENT
    s.first = seat_number(s, position.get("first", banner), opponent=True)
    s.starter = seat_number(s, position.get("starter", s.first), opponent=True)
    s.acting = 0 if s.opponent is not None else seat_number(s, position.get("acting", s.first))
    for space, record in position.get("hexes", {}).items():
        s.hexes[terms.SPACE_TERMS.index(space)] = on_main_board(s, terms.SPACE_TERMS.index(space), record)
    for record in position.get("pools", []):
        space = terms.SPACE_TERMS.index(record["space"])
        s.pools.append(space * terms.SEATS * terms.BUSY + on_main_board(s, space, record))
    place_opponent(s, position)
    place_capital(s, position)
    if "timeline" in position and s.settings.alternate_timeline:
        if sorted(s.alternates) != list(range(len(s.box.spaces_of_tile))):
            raise BadPosition(Message("anachrony-position-timeline"))
    first = terms.FATE_SHAPE if s.settings.predictable and s.opponent is None else 0  # (ANA-26.2, 37.19)
    possible = range(first, terms.FATE_TOKEN if s.opponent is None else len(terms.FATE_OUTCOMES))
    s.fix_fate(POSITION.value(s, position, "fate", [])[::-1], list(possible))


def place_opponent(s: AnachronyState, position: Json) -> None:
    """The board of a single player's opponent, and its exosuits on hexes."""
    described = position.get("opponent") or {}
    o = s.opponent
    if o is None:
        if described:
            raise BadPosition(Message("anachrony-position-opponent"))
        return
    OPPONENT.put(s, o, described, "opponent")
    for token, loop in enumerate(o.rules.loop_of):
        if o.at[token] >= len(o.rules.loops[loop]):
            raise BadPosition(Message("anachrony-position-step", n=o.at[token] + 1, last=len(o.rules.loops[loop])))
    if "warps" in described:
        o.warps = []
        for record in described["warps"]:
            space = record.get("space", 0)
            if not space and s.settings.alternate_timeline:
                space = 1 + len(o.spaces_at(record["era"]))
            o.place_warp(record["era"], space)
    standing = OPPONENT.value(s, described, "hexes", opponent_hexes(s, o), path="opponent")
    for hex in range(terms.HEXES):
        if standing >> hex & 1:
            s.hexes[hex] = terms.OPPONENT_SUIT
    if "out" not in described:
        o.out = standing.bit_count()
    if "powered" not in described and "agenda" not in position and s.phase in (terms.WARP_PHASE, terms.ACTION_PHASE):
        most = o.rules.numbers[terms.SUITS_AFTER if s.impact else terms.SUITS_BEFORE]
        o.suits = max(0, most - o.out)


def seat_number(s: AnachronyState, seat: int, opponent: bool = False) -> int:
    """A seat; where it may be the opponent's, that is the one behind the single player's."""
    if opponent and s.opponent is not None and seat == terms.OPPONENT:
        return seat
    if not 0 <= seat < len(s.players):
        raise BadPosition(Message("anachrony-position-seat", seat=seat, last=len(s.players) - 1))
    return seat


def place_capital(s: AnachronyState, position: Json) -> None:
    """Collapsing tiles; a described one changes places with the one that lies elsewhere."""
    if "capital_tiles" in position:
        whole = "agenda" in position
        if whole:
            s.tiles = [terms.NO_TILE] * terms.CAPITAL_HEXES
        for space, word in position["capital_tiles"].items():
            hex, tile = terms.SPACE_TERMS.index(space), terms.CAPITAL_TILE_TERMS.index(word)
            if tile in s.tiles:
                s.tiles[s.tiles.index(tile)] = s.tiles[hex]
            s.tiles[hex] = tile


def place_player(s: AnachronyState, seat: int, described: Json) -> None:
    player = s.players[seat]
    PLAYER.put(s, player, described, f"players.{seat}")
    if player.covered not in player.board.ways:
        raise BadPosition(Message("anachrony-position-covered", seat=seat + 1))
    if isinstance(described.get("powered"), int):
        player.suits = first_hexes(player, described["powered"])
    else:
        player.suits = PLAYER.value(s, described, "powered", player.suits)
    if "slots" in described:
        place_slots(s, player, described["slots"])
    if described.get("supply_worker") is not None:
        record = described["supply_worker"]
        fate = supply_fate(player, terms.WORKER_TERMS.index(record["worker"]))
        player.supply_worker = busy_number(record, fate)
    if s.settings.alternate_timeline and "warp_spaces" not in described:
        find_warp_spaces(s, player)
    held = [other.breakthroughs for other in s.players] + ([s.opponent.breakthroughs] if s.opponent else [])
    s.supply = [terms.COPIES - sum(each[tile] for each in held) for tile in range(terms.BREAKTHROUGHS)]
    player.busy = [0] * terms.BUSY
    player.deployed = 0
    for at in [*s.hexes, *(at % (terms.SEATS * terms.BUSY) for at in s.pools)]:
        if at >= 0 and at // terms.BUSY == seat:
            player.busy[at % terms.BUSY] += 1
            player.deployed += 1
    for worker in [*player.slot_worker, player.supply_worker]:
        if worker != terms.NO_WORKER:
            player.busy[worker] += 1
    if (secret := described.get("secret")) is not None:
        player.secret = secret_number(player, secret, f"players.{seat}.secret")
    s.evacuations = max(s.evacuations, player.evacuation)


def secret_number(player: Player, secret: Json, path: str) -> int:
    if "warps" in secret:
        return int(SECRET.value(None, secret, "warps", path=path))
    ways = player.board.ways[player.covered]
    keys = Id([power_key(way.code) for way in ways])
    word = read(keys, None, secret["power"], f"{path}.power", SECRET.parts["power"].rule)
    return next(way.code for way in ways if power_key(way.code) == word)


def first_hexes(player: Player, n: int) -> int:
    """So many powered exosuits, on uncovered hexes first."""
    order = sorted(range(terms.EXOSUITS), key=lambda hex: player.covered >> hex & 1)
    return sum(1 << hex for hex in order[:n])


def place_slots(s: AnachronyState, player: Player, described: Json) -> None:
    """Tiles by slot; a superproject is named on the left one of its two."""
    for word, record in described.items():
        slot = terms.SLOT_TERMS.index(word)
        tile = ON_SLOT.value(s, record, "tile")
        size = 2 if s.box.buildings <= tile < s.box.anomaly else 1
        for place in range(slot, min(slot + size, terms.SLOTS)):
            if player.slots[place] != terms.FREE:
                raise BadPosition(Message("anachrony-position-slot", slot=word))
            player.slots[place] = tile
        if record.get("covered"):
            player.over |= 1 << slot
        if "worker" in record:
            fate = on_tile(s, player, tile, terms.WORKER_TERMS.index(record["worker"]))
            player.slot_worker[slot] = busy_number(record, fate)


def on_tile(s: AnachronyState, player: Player, tile: int, worker: int) -> int:
    """What becomes of a worker on an own tile."""
    work = s.box.work[tile] if tile < s.box.anomaly else None
    return terms.TIRED if work is None else tile_fate(player, worker, s.box.tile_row[tile], work.fate, work.motivates)


def find_warp_spaces(s: AnachronyState, player: Player) -> None:
    """Each warp tile on the first space of its Era that no other has taken (ANA-26.4)."""
    for tile, era in enumerate(player.warp_at):
        if era:
            taken = [other.warp_space[t] for other in s.players for t, at in enumerate(other.warp_at) if at == era]
            player.warp_space[tile] = next(space for space in range(1, 99) if space not in taken)
