// How long the board is busy with what happened.
import { DROP, longest, MOVE, TURN } from '../../parts/motion';
import type { EventOf } from '../board';
import type { Events, Wire } from './wire';

const TIMES: Partial<Record<keyof Events, number>> = {
  figure_moved: MOVE,
  hours_passed: MOVE,
  timeline_changed: DROP,
  boat_docked: MOVE,
  boat_arrived: MOVE,
  adventurer_seated: MOVE,
  passenger_moved: MOVE,
  townsfolk_hired: TURN,
  staff_assigned: TURN,
  good_made: TURN,
  sold: TURN,
};

export function duration(fresh: readonly EventOf<Wire>[]): number {
  return longest(fresh, TIMES);
}
