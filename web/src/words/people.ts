// What those who sit at a table are called before anybody knows their figures: people by their names, bots by theirs.
import type { SeatShown } from '../wire';
import { speech } from './words.svelte';

/** '' for a person without a name, and for nobody. */
export function givenName(seat: Pick<SeatShown, 'seat' | 'kind' | 'name'>): string {
  if (seat.name || seat.kind !== 'bot') return seat.name;
  const id = `web-bot-name-${seat.seat + 1}`;
  return speech.texts.has(id) ? speech.t(id) : '';
}
