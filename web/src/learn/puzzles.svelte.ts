// The puzzles that this browser's person has solved, and the days on which the puzzle of the day was among them.
import { SvelteDate } from 'svelte/reactivity';
import { api } from '../connection/api';
import { settings } from '../settings.svelte';

interface Solved {
  /** By game. */
  games: Record<string, string[]>;
  days: string[];
}

const PLACE = 'puzzles';
let known = $state.raw<Solved>(read());

addEventListener('storage', (event) => {
  if (event.key === PLACE) known = read();
});

/** The day by this browser's calendar, such as 2026-11-19. */
export function dayOf(date: Date): string {
  const two = (number: number): string => String(number).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

export const isSolved = (game: string, puzzle: string): boolean => known.games[game]?.includes(puzzle) ?? false;

/** How many days in a row, up to today, or to yesterday as long as today's is open. */
export function streak(today: Date): number {
  const day = new SvelteDate(today);
  if (!known.days.includes(dayOf(day))) day.setDate(day.getDate() - 1);
  let count = 0;
  while (known.days.includes(dayOf(day))) {
    count += 1;
    day.setDate(day.getDate() - 1);
  }
  return count;
}

/** A new table for the puzzle; says which. */
export async function beginPuzzle(game: string, puzzle: string): Promise<string> {
  const seats = [{ kind: 'me' as const, name: settings.name }];
  return (await api.newTable({ game, lesson: puzzle, seats })).table;
}

/** Solved; and noted for the day whose puzzle it is, if it is today's. */
export async function solve(game: string, puzzle: string): Promise<void> {
  const today = dayOf(new Date());
  if (!isSolved(game, puzzle))
    keep({ ...known, games: { ...known.games, [game]: [...(known.games[game] ?? []), puzzle] } });
  const found = (await api.puzzles(game, today)).today;
  if (found?.game === game && found.id === puzzle && !known.days.includes(today))
    keep({ ...known, days: [...known.days, today] });
}

function keep(all: Solved): void {
  known = all;
  try {
    localStorage.setItem(PLACE, JSON.stringify(all));
  } catch {
    return; // a browser may forbid storage; then it lasts as long as the page
  }
}

function read(): Solved {
  try {
    return { games: {}, days: [], ...(JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Partial<Solved>) };
  } catch {
    return { games: {}, days: [] };
  }
}
