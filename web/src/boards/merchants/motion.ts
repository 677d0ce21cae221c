// How long the board is busy with what happened.
import { DROP, longest, MOVE, TURN } from '../../parts/motion';
import type { EventShown } from '../../wire';

const TIMES: Record<string, number> = {
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

export function duration(fresh: readonly EventShown[]): number {
  return longest(fresh, TIMES);
}
