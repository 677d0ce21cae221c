import { render } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';
import Contents from '../../../gallery/Contents.svelte';
import recorded from './examples.json';
import type { Example } from '../../../gallery/gallery';
import type { Json } from '../../../wire';
import example from '../example.json';
import { EFFECTS } from '../labels';
import { ADVENTURERS } from '../view';
import gallery from './index';
import { tilesSeen } from './seen';

vi.setConfig({ testTimeout: 60_000 }); // whole boards in jsdom, on a busy machine
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
);

const examples = recorded as unknown as Record<string, Example>;
const catalogue = example.catalogue as Json;

describe('the gallery of the cove', () => {
  it('has both sides of every tile', () => {
    const sides = Object.keys(example.catalogue.tile).flatMap((tile) =>
      ['blue', 'white'].map((side) => `${tile} ${side}`),
    );
    expect(tilesSeen(examples).map(({ tile, side }) => `${tile} ${side}`)).toEqual(sides.sort());
  });

  it('has words and pictures for every effect and every symbol of townsfolk', () => {
    const cards = Object.values(example.catalogue.townsfolk);
    expect(new Set(cards.map(({ effect }) => effect))).toEqual(new Set(Object.keys(EFFECTS)));
    expect(new Set(cards.flatMap(({ symbols }) => symbols))).toEqual(new Set(ADVENTURERS));
  });

  it.each(gallery.groups.map((group) => ({ title: group.title, group })))('draws $title', ({ group }) => {
    for (const size of ['desktop', 'phone'] as const) {
      const { container, unmount } = render(Contents, { group, Board: gallery.Board, examples, catalogue, size });
      expect(container.querySelectorAll('svg').length).toBeGreaterThan(5);
      unmount();
    }
  });
});
