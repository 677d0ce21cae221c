// Which board draws which game; a game without a folder here gets the generic one.
import type { BoardModule, Portrait } from './board';

const folders = import.meta.glob('./*/index.ts') as Record<string, () => Promise<{ default: BoardModule }>>;

export async function boardOf(game: string): Promise<BoardModule> {
  const found = folders[`./${game}/index.ts`] ?? folders['./generic/index.ts'];
  return (await found!()).default;
}

const portraits = import.meta.glob('./*/portrait.ts') as Record<string, () => Promise<{ default: Portrait }>>;

/** The figures of a game by themselves, without its board; null where it has none. */
export async function portraitOf(game: string): Promise<Portrait | null> {
  const found = portraits[`./${game}/portrait.ts`];
  return found ? (await found()).default : null;
}
