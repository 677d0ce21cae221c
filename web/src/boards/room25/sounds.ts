// How what happens in Room 25 sounds.
import type { SoundsOf } from '../board';
import type { Wire } from './wire';

export const sounds: SoundsOf<Wire> = {
  card_drawn: 'draw',
  eliminated: 'death',
  entered: 'place',
  key_activated: 'coin',
  line_slid: 'slide',
  pushed: 'slide',
  revived: 'coin',
  robot_destroyed: 'death',
  robot_moved: 'place',
  robot_placed: 'place',
  room_closed: 'death',
  room_looked_at: 'draw',
  room_revealed: 'draw',
  rooms_swapped: 'slide',
};
