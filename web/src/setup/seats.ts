// Who is to sit where: what a list of choices for a seat says, and what is sent.
import type { SeatWanted } from '../wire';

/** A choice for a seat in one word: `me`, `link`, or `bot` with its kind. */
export type Sitter = 'me' | 'link' | `bot:${string}`;

export function wanted(sitter: Sitter, name: string): SeatWanted {
  if (sitter === 'me' || sitter === 'link') return { kind: sitter, name: sitter === 'me' ? name : '' };
  return { kind: 'bot', bot: sitter.slice('bot:'.length) };
}

/** The first seat is mine, the others are the strongest bot's, so that a table can be opened at once. */
export function usualSitters(count: number, bots: string[], before: Sitter[] = []): Sitter[] {
  const other: Sitter = bots[0] ? `bot:${bots[0]}` : 'link';
  return Array.from({ length: count }, (_, seat) => before[seat] ?? (seat === 0 ? 'me' : other));
}

export function iconOf(sitter: Sitter, first: boolean): string {
  if (sitter === 'link') return 'ui-link';
  if (sitter !== 'me') return 'ui-bot';
  return first ? 'ui-person' : 'ui-screen';
}
