// How telling the events of Room 25 are where few have room.
import { STRIKING } from '../board';
import type { Events } from './wire';

export const WEIGHTS: Partial<Record<keyof Events, number>> = {
  game_over: STRIKING + 1,
  eliminated: STRIKING,
  role_shown: STRIKING,
  alarm: STRIKING,
  key_activated: STRIKING,
  revived: STRIKING,
  card_drawn: 2.5,
  pushed: 2.5,
  announced: 2,
  room_revealed: 2,
  rooms_swapped: 2,
  line_slid: 2,
  entered: 1.5,
  // told by what comes with them
  token_played: 0,
  programmed: 0,
  reminder_placed: 0,
  round_started: 0,
  countdown: 0.5,
};
