// What is this?  Everything on a board that has a name or shows a number can be asked about, at every recorded moment.
import { cleanup, render } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { propsOf, type Example } from '../gallery/gallery';
import { THINGS } from '../parts/what.svelte';
import type { BoardModule, BoardProps } from './board';

vi.setConfig({ testTimeout: 60_000 }); // whole boards in jsdom, on a busy machine
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
);

type Modules<What> = Record<string, () => Promise<What>>;
const boards = import.meta.glob('./*/index.ts', { import: 'default' }) as Modules<BoardModule>;
const moments = import.meta.glob('./*/gallery/examples.json', { import: 'default' }) as Modules<
  Record<string, Example>
>;
const catalogues = import.meta.glob('./*/{catalogue,example}.json', { import: 'default' }) as Modules<
  BoardProps['catalogue']
>;
const declared = import.meta.glob('../../../src/chronotable/games/*/things.yaml', {
  query: '?raw',
  import: 'default',
}) as Modules<string>;

const gameOf = (path: string): string => path.split('/').at(path.startsWith('./') ? 1 : -2)!;
const games = Object.keys(moments).map(gameOf);
const only = <What>(modules: Modules<What>, game: string): Promise<What> =>
  Object.entries(modules).find(([path]) => gameOf(path) === game)![1]();

/** The names of a file of records. */
const namesIn = (yaml: string): Set<string> =>
  new Set([...yaml.matchAll(/^([a-z][\w:]*): /gm)].map(([, name]) => name!));

const NUMBER = /^[^\p{L}]*\d[^\p{L}]*$/u;

/** What has a name of its own, or shows a number. */
function* labelled(root: Element): Generator<Element> {
  for (const element of root.querySelectorAll('*')) {
    const text = [...element.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE)
      .map((node) => node.textContent ?? '')
      .join('')
      .trim();
    const named =
      element.hasAttribute('data-target') ||
      (element.getAttribute('role') === 'img' && element.hasAttribute('aria-label'));
    // The mark of a stand-in says itself what it is.
    if ((named || NUMBER.test(text)) && !element.closest('[aria-hidden="true"], .sr, .approx, option, defs'))
      yield element;
  }
}

afterEach(cleanup);

describe.each(games)('%s', (game) => {
  it('tells what everything is', async () => {
    const [board, examples, found, things] = await Promise.all([
      only(boards, game),
      only(moments, game),
      only(catalogues, game),
      only(declared, game).then(namesIn),
    ]);
    const catalogue = (found.catalogue ?? found) as BoardProps['catalogue'];
    const unknown = new Map<string, string>();
    // Every second moment: whole boards cost time.  What a phone adds is little, and the same at every moment.
    const some = Object.values(examples).filter((_, number) => number % 2 === 0);
    const shown = some.map((example) => ({ example, size: 'desktop' as BoardProps['size'] }));
    for (const { example, size } of [...shown, { ...shown[0]!, size: 'phone' as const }]) {
      for (const part of [board.Board, ...board.panels.map(({ component }) => component)]) {
        const { container } = render(part, propsOf(example, catalogue, size));
        for (const element of labelled(container)) {
          const thing = element.closest<HTMLElement | SVGElement>(THINGS);
          const name = thing?.dataset.what ?? thing?.dataset.target ?? '';
          const parts = name.split(':');
          if (parts.some((_, last) => things.has(parts.slice(0, last + 1).join(':')))) continue;
          const said = element.getAttribute('aria-label') ?? element.textContent ?? '';
          unknown.set(
            `${parts[0]} <${element.tagName} ${element.getAttribute('class') ?? ''}>`,
            said.trim().slice(0, 70),
          );
        }
        cleanup();
      }
    }
    expect([...unknown]).toEqual([]);
  });
});
