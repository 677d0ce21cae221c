// How what happens in The LOOP sounds.
import type { SoundsOf } from '../board';
import type { Wire } from './wire';

export const sounds: SoundsOf<Wire> = {
  agent_moved: 'place',
  agents_swapped: 'place',
  card_drawn: 'draw',
  card_taken: 'draw',
  card_used: 'draw',
  clone_carried: 'place',
  clone_destroyed: 'coin',
  clone_generated: 'place',
  clone_pulled: 'place',
  clone_pushed: 'place',
  doctor_moved: 'slide',
  energy_added: 'place',
  hidden_mission_lost: 'death',
  mission_archived: 'coin',
  mission_damaged: 'coin',
  mission_lost: 'death',
  mission_revealed: 'draw',
  rifts_dropped: 'fall',
  rifts_placed: 'fall',
  vortex_opened: 'vortex',
};
