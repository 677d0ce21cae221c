// How long the board is busy with what happened.
import { LONGEST, longest, MOVE, TURN } from '../../parts/motion';
import type { EventShown } from '../../wire';

const TIMES: Record<string, number> = {
  worker_placed: MOVE,
  built: MOVE,
  warped: MOVE,
  warp_retrieved: MOVE,
  focus_set: MOVE,
  evacuated: MOVE,
  breakthrough: MOVE,
  recruited: MOVE,
  superproject_revealed: TURN,
  tile_drawn: TURN,
  tile_flipped: TURN,
  anomaly_placed: MOVE,
  impact: LONGEST,
};

export function duration(fresh: readonly EventShown[]): number {
  return longest(fresh, TIMES);
}
