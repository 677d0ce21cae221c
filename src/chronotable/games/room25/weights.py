"""What a bot makes of a state of Room 25: the numbers that can be tuned, each with its name.

They were set by hand and by playing; `docs/bots.md` says how well bots play with them.  All are parts of 1, a victory,
where nothing else is said.
"""

from __future__ import annotations

from typing import Final, final


@final
class Weights:
    def __init__(self) -> None:
        # the whole
        self.nobody_won = 0.4  # an ending that is not the others' either
        self.hope = 0.4  # merely to be in the game, where one elimination may lose it: dare little ...
        self.unhurried = 3.0  # ... as long as so many rounds are left that there is time to look first
        self.rival = 0.7  # the best prospect of another side, beside the own

        # the way out
        self.alive = 0.1
        self.round_left = 0.012  # for each
        self.half_near = 30.0  # the cost of a way that counts half
        self.exit_found = 0.17
        self.exit_narrowed_down = 0.15  # when all cells but one where it may be are known, nearly
        self.exit_in_zone = 0.08  # it can be slid out from there
        self.near_exit = 0.2  # the mean of all
        self.last_near_exit = 0.1  # who is furthest away
        self.near_unknown = 0.1  # while exit or key have to be found
        self.steps_a_round = 1.3
        self.late = 0.05  # for each step too many for the rounds left ...
        self.most_late = 0.15  # ... but no more than that
        self.no_lock = 0.16  # the key has been found, or none is needed
        self.key_search = 0.06  # when all rooms are known where the key room is not
        self.key_known = 0.07
        self.near_key = 0.06  # who is nearest to it

        # what the seat has said of rooms that lie face down
        self.told = 0.02  # for each true colour
        self.lied = 0.1

        # eliminated figures of a side
        self.fallen_comrade = 0.15  # Cooperation
        self.fallen_prisoner = 0.3  # Suspicion
        self.fallen = 0.2

        # what the room a figure stands in threatens it with
        self.trapped = 0.03
        self.drowning = 0.02
        self.drowning_now = 0.04  # this round
        self.paranoid = 0.06
        self.cold = 0.015
        self.imprisoned = 0.03
        self.acid = 0.015
        self.shredder = 0.08  # with somebody else in it
        self.adrenaline = 0.008
        self.reminder = 0.001  # bots forget nothing

        # tokens of a side together
        self.leaving = 0.2  # a Control token that slides Room 25 out when all are inside
        self.steering = 0.03  # the first Control token that slides it towards the zone
        self.steering_needlessly = 0.03

        # tokens of one figure
        self.declared_outside = 0.02  # an action more for who has to get to a known exit
        self.declared_needlessly = 0.01
        self.doomed = 0.25  # no token saves it from the room it is in
        self.leaving_exit = 0.12
        self.pushing_at_exit = 0.12
        self.moving = 0.05
        self.moving_closer = 0.01  # at once: the way is known, so go, and look from there
        self.moving_blindly = 0.03  # at once
        self.looking = 0.02
        self.looking_later = 0.01  # when the exit is known
        self.looking_first = 0.025  # before a leap
        self.looking_next_door = 0.015  # after a move
        self.control_at_exit = 0.005  # after a move into it
        self.control = 0.005  # elsewhere: it takes the others' ways apart
        self.pushing = 0.05  # with company
        self.pushing_nobody = 0.01
        self.special = 0.01
        self.franck_special = 0.015  # vitality, while he has no adrenaline

        # a guard against the prisoners
        self.guard_fallen = 0.05
        self.guard_pushing = 0.06
        self.guard_moving = 0.03
        self.guard_control = 0.01
        self.guard_control_at_exit = 0.04

        # who is a guard: how much likelier it is after each of its deeds, for planners
        self.guilt_of_lies = 4.0
        self.guilt_of_truths = 0.75
        self.guilt_of_blows = 4.0
        self.suspected = 0.06  # what it costs a guard when everybody is sure


WEIGHTS: Final = Weights()
