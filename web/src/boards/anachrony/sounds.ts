// How what happens in Anachrony sounds.
import type { SoundsOf } from '../board';
import type { Wire } from './wire';

export const sounds: SoundsOf<Wire> = {
  anomaly_placed: 'vortex',
  breakthrough: 'coin',
  built: 'place',
  evacuated: 'coin',
  focus_set: 'slide',
  icon_rolled: 'roll',
  impact: 'vortex',
  paradox_rolled: 'roll',
  recruited: 'place',
  shape_rolled: 'roll',
  superproject_revealed: 'draw',
  tile_drawn: 'draw',
  tile_flipped: 'draw',
  time_travelled: 'slide',
  warp_placed: 'place',
  warp_retrieved: 'draw',
  worker_lost: 'death',
  worker_placed: 'place',
};
