"""What a bot makes of a state of Anachrony: the numbers that can be tuned, each with its name.

They were set by hand; `docs/bots.md` says how well bots play with them.  All are victory points, or parts of them,
where nothing else is said.
"""

from __future__ import annotations

from typing import Final, final


@final
class Weights:
    """How well a seat stands (`evaluate`)."""

    def __init__(self) -> None:
        # the whole, from 0 to 1
        self.steepness = 0.05  # how much a point more makes of it
        self.winning = 0.9  # how much it counts beside by how much
        self.still_open = 4.0  # points that may still change hands in the last Era
        self.usual_lead = 14.0  # of a promise over the others' points, when a seat stands neither well nor badly
        self.others = 0.5  # their points, beside the own promise
        self.least = 0.1  # before the last Era nobody has quite lost ...
        self.running = 0.8  # ... nor won: what there is between

        # time
        self.eras_after_impact = 2.2
        self.hexes_an_era = 1.4  # that each player uses up after the Impact
        self.worker_now = 0.3  # each active one's part in the rest of this Era
        self.goods_now = 0.6  # how much of an Era the rest of this one is, for goods ...
        self.tiles_now = 0.4  # ... and for tiles

        # goods: what so many units are worth together while there is time to use them, the first of a kind most
        self.held = [
            [0.0, 0.32, 0.64, 0.95, 1.25, 1.55, 1.84, 2.12, 2.4, 2.55, 2.7, 2.8, 2.9, 3.0],
            [0.0, 0.8, 1.55, 2.15, 2.7, 3.1, 3.45, 3.65, 3.8, 3.9],
            [0.0, 0.65, 1.15, 1.55, 1.8, 1.95, 2.05],
            [0.0, 0.65, 1.15, 1.55, 1.8, 1.95, 2.05],
            [0.0, 1.1, 2.0, 2.7, 3.1, 3.3, 3.4],
            [0.0, 1.2, 2.3, 3.3, 4.2, 4.8, 5.2, 5.4],
        ]
        self.beyond = 0.05  # each unit more than that

        # workers
        self.crew = [0.0, 1.0, 2.0, 3.0, 3.9, 4.6, 5.1, 5.35, 5.45]  # what so many of them get done
        self.crew_beyond = 0.03
        self.worker_era = 0.75  # a worker's part in an Era to come
        self.busy_crew = 5  # workers an Era has something to do for
        self.idle = 0.25  # what the others count beside them
        self.awake = 0.7  # to be active rather than tired in the next Era
        self.suited = [0.0, 1.5, 3.0, 4.5, 5.7, 6.6, 7.3]  # so many active workers with exosuits
        self.suit_waiting = 0.4  # an exosuit for a tired one, as a part of that
        self.active = 0.3  # each active worker, with or without exosuit
        self.first_of_type = 0.5
        self.genius = 0.25  # more than others

        # the board
        self.blocked = 0.8  # a slot under an anomaly
        self.abilities_overlap = 0.05  # many cannot all be used
        self.first_player = 0.1  # for each Era left

        # the timeline
        self.travel = 1.1  # a step of the marker to come, less what it takes
        self.travel_more = 0.7  # tiles that an Era to come will bring to be paid for
        self.travel_now = 0.5  # how often a plant will be used this Era
        self.debt = 0.8  # a warp tile to be paid for
        self.roll = 0.65  # for every roll that may come of leading on a tile
        self.rolls = 2.0  # Eras in which it may, at most
        self.paradox_limit_reached = 3.6

        # superprojects
        self.project = 0.65  # of what the nearest one brings
        self.second_project = 0.3  # how much the next one counts beside it
        self.project_next_era = 0.8  # how likely it can be built
        self.project_past = 0.6  # by travelling back
        self.project_past_now = 0.3  # Eras more for that, while there is a worker to place

        # evacuation
        self.evacuation = 0.85  # when its condition is met
        self.evacuation_at_end = 0.75  # the same in the last Era
        self.evacuation_to_come = 0.75  # before it is met, by how near it is ...
        self.evacuation_more = 2.5  # ... with points that may be added until then
        self.ebb = 0.15  # water that is there before the Impact will hardly be there after it
        self.anomalies_kept = 0.5  # nobody likes to keep them

        # endgame cards
        self.card_scale = [2.0, 5.0, 2.0, 2.0, 2.0, 3.0, 1.0, 2.0]  # a lead, by card, that is hard to catch up
        self.card_scale_now = 0.4  # times that at the end ...
        self.card_scale_era = 0.3  # ... and more for each Era left
        self.card_unsure = 0.35  # for each Era left
        self.card_tie = 0.5  # a lead that equals have


@final
class ActionWeights:
    """What an action under way will bring (`evaluate_actions`)."""

    def __init__(self) -> None:
        # Steps that wait for a choice, by their word.  To reroll is worth nothing: who rolled a die that cannot help
        # would be asked again, and must not like that better than the tile.
        self.pending: dict[str, float] = {
            "recruit": 2.5,
            "research": 2.0,
            "mine": 0.9,
            "copy_action": 2.0,
            "standard_action": 2.5,
            "set_focus": 0.8,
            "name_icon": 1.5,
            "reroll": -1.0,
            "recruit_bonus": 0.9,
            "trade": 0.3,
            "place_worker": 1.0,
        }
        self.capital = [0.0, 2.5, 2.2]  # by capital action; Construct is looked at more closely
        self.capital_tile = 0.8  # the bonus of a collapsing tile
        self.council = 1.2
        self.mine = 0.3  # engineers stay motivated
        self.purified = 3.5  # water, usually
        self.trade = 0.6
        self.evacuation = 0.3  # the rest is counted before it is done
        self.supply = 2.0
        self.woken = 0.7  # for each worker
        self.no_exosuit = 1.5  # an action on the own board leaves it for another
        self.anomaly_gone = 3.0
        self.travel = 1.0
        self.ready = 0.99  # how much of a superproject must be there


@final
class TileWeights:
    """What tiles are worth, and units as their price (`evaluate_tiles`)."""

    def __init__(self) -> None:
        self.goods = [0.28, 0.62, 0.52, 0.54, 0.95, 1.05, 1.0]  # W T U G N EC, and VP itself
        self.tug = 0.58  # one of T, U and G
        self.paradox = 0.9  # what a token costs
        self.tiring = 0.6  # what it costs to wake a worker
        self.dying = 2.0
        self.least = 0.15  # an ability at hand is never worth nothing
        self.effects: dict[str, float] = {  # those that are not goods, for each use
            "gain_random": 0.65,
            "gain_worker": 2.0,
            "gain_powered_exosuit": 1.5,
            "set_focus": 0.8,
            "retrieve_warp": 1.2,
            "morale": 2.0,
            "wake_all": 2.0,
            "construct": 1.8,
            "recruit": 1.8,
            "research": 1.8,
            "standard_action": 2.6,
            "place_worker": 1.2,
            "lose_worker": -1.5,
            "copy_tile": 1.4,
            "gain_x": 1.0,
        }
        # Lasting abilities, for each Era that is left and for each unit, in the order of terms.MODIFIER_TERMS.
        self.lasting = [0.3, 0.35, 0.9, 0.3, 0.4, 0.45, 0.6, 0.6, 0.9, 1.2, 0.4, 0.4, 0.2, 1.0, 0.8]
        self.most_units = 2  # of one that count

        self.used = 0.75  # of the Eras left, those in which an ability will be used
        self.slot_filled = 0.5
        self.project = 1.5  # what a superproject costs beside goods
        self.half_pair = 0.4  # to have one of two breakthroughs
        self.without_breakthrough = 0.15  # how ready a project is of which only the goods are there
        self.with_breakthrough = 0.85  # and what the breakthroughs add to it
        self.lacking = 0.5  # what makes it less ready, each unit:
        self.lacking_neutronium = 1.5
        self.lacking_goods = 1.0
        self.lacking_water = 0.4
        self.lacking_worker = 1.0

    def of_goods(self, goods: list[int]) -> float:
        """What so many units of each kind are worth."""
        worth = self.goods
        return sum([worth[kind] * n for kind, n in enumerate(goods)])


WEIGHTS: Final = Weights()
ACTIONS: Final = ActionWeights()
TILE_WEIGHTS: Final = TileWeights()
