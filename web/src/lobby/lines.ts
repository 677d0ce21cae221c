// Tables in lists: in which order, and what is said about each.
import type { TableLine } from '../wire';

/** Where it is my turn first, then the latest. */
export function inOrder(lines: TableLine[]): TableLine[] {
  return [...lines].sort((a, b) => Number(b.your_turn) - Number(a.your_turn) || b.updated - a.updated);
}

/** How far a game is, from 0 to 1, where its facts say so. */
export function progress(line: TableLine): number | null {
  if (line.over) return 1;
  const { round, rounds_left } = line.summary;
  if (typeof round === 'number' && typeof rounds_left === 'number' && round + rounds_left > 0)
    return round / (round + rounds_left);
  return null;
}

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86400],
  ['hour', 3600],
  ['minute', 60],
];

/** `3 hours ago`, in the reader's language; times are in seconds. */
export function ago(then: number, now: number, language: string): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const past = Math.max(0, now - then);
  const [unit, length] = STEPS.find(([, seconds]) => past >= seconds) ?? ['minute', 60];
  return format.format(-Math.floor(past / length), unit);
}

/** Six letters and digits, perhaps with a gap; the server knows which of them codes are made of. */
export function isCode(text: string): boolean {
  return /^[\p{L}\d]{6}$/u.test(text.replace(/[\s\u2013-]/g, ''));
}

/** The table and the seat's secret in a link, or a table's id alone; null when it is neither. */
export function pastedLink(text: string): string | null {
  const trimmed = text.trim();
  if (/^[\w-]{16,80}$/.test(trimmed)) return `/t/${trimmed}`;
  const found = /\/t\/([\w-]{3,80})\/?(#seat=[\w-]+)?$/.exec(trimmed);
  return found ? `/t/${found[1]}${found[2] ?? ''}` : null;
}
