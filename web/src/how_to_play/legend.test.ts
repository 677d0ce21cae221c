// What a board draws as a symbol is in the legend of its game, and what a page names can be drawn.
import { describe, expect, it } from 'vitest';
import { ICONS } from '../boards/anachrony/drawings/names';
import loopGlyphs from '../boards/loop/drawings/Glyphs.svelte?raw';
import loopPieces from '../boards/loop/drawings/Pieces.svelte?raw';
import { GLYPHS } from '../boards/merchants/drawings/glyphs';
import { ACTION_GLYPHS, ROOM_GLYPHS } from '../boards/room25/drawings/glyphs';
import { COLOUR_TERMS } from '../boards/room25/wire';

const data = import.meta.glob('../../../src/chronotable/games/*/how_to_play.yaml', {
  query: '?raw',
  import: 'default',
  eager: true,
}) as Record<string, string>;

const ids = (...drawings: string[]) =>
  drawings.flatMap((drawing) => [...drawing.matchAll(/<symbol id="([\w-]+)"/g)].map((found) => found[1]!));

/** All symbols that the boards have, by the names that they have there. */
const DRAWN: Record<string, readonly string[]> = {
  anachrony: ICONS,
  loop: ids(loopGlyphs, loopPieces),
  merchants: Object.keys(GLYPHS),
  room25: [...Object.keys(ROOM_GLYPHS), ...Object.keys(ACTION_GLYPHS), ...COLOUR_TERMS],
};

describe.each(Object.entries(DRAWN))('the legend of %s', (game, drawn) => {
  const told = data[`../../../src/chronotable/games/${game}/how_to_play.yaml`]!;
  const symbols = new Set([...told.matchAll(/symbol: ([\w-]+)/g)].map((found) => found[1]!));

  it('has every symbol that the board draws', () => {
    expect(drawn.length).toBeGreaterThan(20);
    expect(drawn.filter((symbol) => !symbols.has(symbol))).toEqual([]);
  });
});

it('looks at every game that tells how it is played', () => {
  expect(Object.keys(data).map((path) => path.split('/').at(-2))).toEqual(Object.keys(DRAWN));
});
