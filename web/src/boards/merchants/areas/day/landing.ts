// Where a turn leads on the clock.
import type { EventOf } from '../../../board';
import type { Clock, Landing, Piece, Space, TimePiece, Wire } from '../../wire';

/** The space whose action somebody has begun and not yet paid for: hours pass after the action. */
export function unpaid(events: readonly EventOf<Wire>[], who: Piece): Space | null {
  for (let at = events.length - 1; at >= 0; at--) {
    const event = events[at]!;
    if (event.kind === 'hours_passed' && event.args.who === who) return null;
    if (event.kind === 'figure_moved' && event.args.who === who) return event.args.space;
  }
  return null;
}

/** The landing when so many tokens are spent on it: each saves an hour. */
export function sooner({ symbols }: Clock, from: number, landing: Landing, tokens: number): Landing {
  if (tokens === 0) return landing;
  const hour = Math.max(from, landing.hour - tokens);
  return { hour, adventurers: symbols.filter((symbol) => symbol > from && symbol <= hour).length };
}

/** The field of the dial where a piece lies; those that are through lie on the last one. */
export const fieldOf = (hour: number, hours: number): number => (hour === 0 ? hours : Math.min(hour, hours));

export interface Lying extends TimePiece {
  /** How many pieces lie on top of it. */
  under: number;
}

/** The pieces with those above them on the same field, the lowest first. */
export function stacked({ pieces, hours }: Clock): Lying[] {
  return pieces
    .map((one, number) => ({
      ...one,
      under: pieces.slice(0, number).filter(({ hour }) => fieldOf(hour, hours) === fieldOf(one.hour, hours)).length,
    }))
    .reverse();
}
