// Which board draws which game; a game without a folder here gets the generic one.
import type { BoardModule } from './board';

const folders = import.meta.glob('./*/index.ts') as Record<string, () => Promise<{ default: BoardModule }>>;

export async function boardOf(game: string): Promise<BoardModule> {
  const found = folders[`./${game}/index.ts`] ?? folders['./generic/index.ts'];
  return (await found!()).default;
}
