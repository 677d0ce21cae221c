// How telling the events of Merchants Cove are where few have room.
import { STRIKING } from '../board';
import type { Events } from './wire';

export const WEIGHTS: Partial<Record<keyof Events, number>> = {
  game_over: STRIKING + 1,
  final_scoring: STRIKING,
  peddler_scoring: STRIKING,
  market_opened: STRIKING,
  day_started: STRIKING,
  boat_docked: 2.5,
  peddler_card: 2,
  townsfolk_hired: 2,
  sold: 2,
  corruption_taken: 2,
  passenger_moved: 1.5,
  // told by what comes with them
  hours_passed: 0,
  figure_moved: 0.5,
  tokens_spent: 0,
  market_token_placed: 0,
};
