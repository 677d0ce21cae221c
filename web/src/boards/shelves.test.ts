// Every board of a game is put in order the same way: who knows one finds everything in the others.  A small board needs
// no shelves; one that has any has them all.
import { describe, expect, it } from 'vitest';

const SHELVES = ['areas', 'drawings', 'gallery', 'panels', 'pieces'];
const EVERYWHERE = [
  'Board.svelte',
  'Explanation.svelte',
  'GameEmblem.svelte',
  'OptionPicture.svelte',
  'SeatFigure.svelte',
  'board.test.ts',
  'colours.css',
  'events.ts',
  'index.ts',
  'labels.ts',
  'layout.json',
  'news.ts',
  'motion.ts',
  'table.svelte.ts',
  'wire.ts',
];

const paths = Object.keys(import.meta.glob('./*/**/*.*')).map((path) => path.split('/').slice(1));
const games = [...new Set(paths.filter((path) => path.length > 2).map(([game]) => game!))];

it('looks at the boards of all large games', () => expect(games.length).toBeGreaterThanOrEqual(4));

describe.each(games)('the board of %s', (game) => {
  const own = paths.filter(([folder]) => folder === game).map((path) => path.slice(1));

  it('has the shelves of all boards and no others', () => {
    expect([...new Set(own.filter((path) => path.length > 1).map(([shelf]) => shelf))].sort()).toEqual(SHELVES);
  });

  it('has the files of all boards', () => {
    const top = own.filter((path) => path.length === 1).map(([file]) => file);
    expect(EVERYWHERE.filter((file) => !top.includes(file))).toEqual([]);
  });

  it('has one component of a name', () => {
    const names = own.map((path) => path.at(-1)!).filter((file) => file.endsWith('.svelte'));
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });
});
