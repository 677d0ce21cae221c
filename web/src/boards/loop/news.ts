// How telling the events of The LOOP are where few have room.
import { STRIKING } from '../board';
import type { Events } from './wire';

export const WEIGHTS: Partial<Record<keyof Events, number>> = {
  game_over: STRIKING + 1,
  vortex_opened: STRIKING,
  mission_archived: STRIKING,
  mission_lost: 2,
  cycle_started: 2,
  rifts_dropped: 2.5,
  doctor_moved: 1.5,
  mission_damaged: 2,
  card_used: 1.5,
  loop_made: 1.5,
  agents_swapped: 1.5,
  // told by what comes with them
  rifts_placed: 0.5,
  energy_spent: 0,
  card_drawn: 0,
  card_discarded: 0,
  card_readied: 0,
  deck_shuffled: 0,
  turn_started: 0,
  turn_ended: 0,
};
