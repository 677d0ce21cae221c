import { expect, it } from 'vitest';

const folders = Object.keys(import.meta.glob('../boards/*/*.ts')).map((path) => path.split('/')[2]!);
const games = [...new Set(folders)].filter((name) => name !== 'generic');
const emblems = Object.keys(import.meta.glob('./emblems/*.svelte'));

it('every game with a board has a picture of its own', () => {
  expect(games).toHaveLength(4);
  for (const game of games) expect(emblems).toContain(`./emblems/${game}.svelte`);
});
