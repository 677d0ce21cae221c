import { render } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';
import Contents from '../../../gallery/Contents.svelte';
import recorded from './examples.json';
import type { Example, GalleryModule } from '../../../gallery/gallery';
import example from '../example.json';
import { EFFECTS } from '../labels';
import { ADVENTURER_TERMS, type Catalogue, type Wire } from '../wire';
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

// To TypeScript the words of a JSON file are any strings.
const moments = recorded as unknown as Record<string, Example<Wire>>;
const examples = recorded as unknown as Record<string, Example>;
const catalogue = example.catalogue as unknown as Catalogue;
const { Board, groups } = gallery as unknown as GalleryModule; // as the page loads it, which knows no game

describe('the gallery of the cove', () => {
  it('has both sides of every tile', () => {
    const sides = Object.keys(example.catalogue.tile).flatMap((tile) =>
      ['blue', 'white'].map((side) => `${tile} ${side}`),
    );
    expect(tilesSeen(moments).map(({ tile, side }) => `${tile} ${side}`)).toEqual(sides.sort());
  });

  it('has words and pictures for every effect and every symbol of townsfolk', () => {
    const cards = Object.values(example.catalogue.townsfolk);
    expect(new Set(cards.map(({ effect }) => effect))).toEqual(new Set(Object.keys(EFFECTS)));
    expect(new Set(cards.flatMap(({ symbols }) => symbols))).toEqual(new Set(ADVENTURER_TERMS));
  });

  it.each(groups.map((group) => ({ title: group.title, group })))('draws $title', ({ group }) => {
    for (const size of ['desktop', 'phone'] as const) {
      const { container, unmount } = render(Contents, { group, Board, examples, catalogue, size });
      expect(container.querySelectorAll('svg').length).toBeGreaterThan(5);
      unmount();
    }
  });
});
