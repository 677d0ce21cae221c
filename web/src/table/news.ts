// Which of the events since the own last choice are told where few have room.
import { STRIKING, type NewsLine } from '../boards/board';
import type { EventShown } from '../wire';

export type Weights = Readonly<Partial<Record<string, number>>>;

const weightOf = (weights: Weights, event: EventShown): number => weights[event.kind] ?? 1;

/** Others did it after the own last choice, which was number `since`, or it struck by that. */
export function isNews(event: EventShown, since: number, weights: Weights): boolean {
  return event.choice > since || (event.choice === since && since > 0 && weightOf(weights, event) >= STRIKING);
}

/** The most telling lines, of equal ones the newest, in the order in which they happened; and how many more there are. */
export function mostTelling(
  lines: readonly NewsLine[],
  most: number,
  weights: Weights,
): { shown: NewsLine[]; more: number } {
  const telling = lines
    .filter((line) => weightOf(weights, line.event) > 0)
    .sort((a, b) => weightOf(weights, b.event) - weightOf(weights, a.event) || b.event.number - a.event.number);
  const shown = telling.slice(0, most).sort((a, b) => a.event.number - b.event.number);
  return { shown, more: telling.length - shown.length };
}
