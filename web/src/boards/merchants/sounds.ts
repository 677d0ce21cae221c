// How what happens in Merchants Cove sounds.
import type { SoundsOf } from '../board';
import type { Wire } from './wire';

export const sounds: SoundsOf<Wire> = {
  adventurer_drawn: 'draw',
  adventurer_seated: 'place',
  boat_arrived: 'slide',
  boat_docked: 'slide',
  corruption_taken: 'draw',
  figure_moved: 'place',
  good_made: 'place',
  passenger_moved: 'place',
  sold: 'coin',
  staff_assigned: 'place',
  support_collected: 'coin',
  support_taken: 'coin',
  timeline_changed: 'slide',
  townsfolk_hired: 'draw',
};
