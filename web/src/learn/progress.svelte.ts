// What this browser's person has learned: by game the lessons that are finished, and the tables of those that are begun.
import { SvelteMap } from 'svelte/reactivity';
import { api } from '../connection/api';
import { settings } from '../settings.svelte';
import type { GameShown } from '../wire';

interface Learned {
  done: string[];
  /** By lesson: the table at which it was begun last, and is not finished. */
  tables: Record<string, string>;
}

const NOTHING: Learned = { done: [], tables: {} };
const PLACE = 'learned:';
const known = new SvelteMap<string, Learned>();

addEventListener('storage', (event) => {
  if (event.key?.startsWith(PLACE)) known.delete(event.key.slice(PLACE.length));
});

export function learned(game: string): Learned {
  return known.get(game) ?? read(game);
}

/** How many lessons of the course are finished; one that is no longer there does not count. */
export function learnedOf(game: GameShown): number {
  const { done } = learned(game.name);
  return game.lessons.filter(({ id }) => done.includes(id)).length;
}

/** A new table for the lesson; says which. */
export async function begin(game: string, lesson: string): Promise<string> {
  const { table } = await api.newTable({ game, lesson, seats: [{ kind: 'me', name: settings.name }] });
  const { done, tables } = learned(game);
  keep(game, { done, tables: { ...tables, [lesson]: table } });
  return table;
}

export function finish(game: string, lesson: string): void {
  const { done, tables } = learned(game);
  const { [lesson]: table, ...others } = tables;
  if (table === undefined && done.includes(lesson)) return;
  keep(game, { done: done.includes(lesson) ? done : [...done, lesson], tables: others });
}

function keep(game: string, all: Learned): void {
  known.set(game, all);
  try {
    localStorage.setItem(PLACE + game, JSON.stringify(all));
  } catch {
    return; // a browser may forbid storage; then it lasts as long as the page
  }
}

function read(game: string): Learned {
  try {
    return { ...NOTHING, ...(JSON.parse(localStorage.getItem(PLACE + game) ?? '{}') as Partial<Learned>) };
  } catch {
    return NOTHING;
  }
}
