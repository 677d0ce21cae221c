// How long the board is busy with what happened.
import { LONGEST, longest, MOVE, TURN } from '../../parts/motion';
import type { EventOf } from '../board';
import type { Events, Wire } from './wire';

const TIMES: Partial<Record<keyof Events, number>> = {
  worker_placed: MOVE,
  built: MOVE,
  warped: MOVE,
  warp_retrieved: MOVE,
  focus_set: MOVE,
  evacuated: MOVE,
  breakthrough: MOVE,
  recruited: MOVE,
  opponent_built: MOVE,
  opponent_superproject: MOVE,
  opponent_recruited: MOVE,
  opponent_mined: MOVE,
  opponent_researched: MOVE,
  opponent_travelled: MOVE,
  opponent_warped: MOVE,
  superproject_revealed: TURN,
  tile_drawn: TURN,
  tile_flipped: TURN,
  anomaly_placed: MOVE,
  paradox_rolled: LONGEST,
  shape_rolled: LONGEST,
  icon_rolled: LONGEST,
  impact: LONGEST,
};

export function duration(fresh: readonly EventOf<Wire>[]): number {
  return longest(fresh, TIMES);
}
