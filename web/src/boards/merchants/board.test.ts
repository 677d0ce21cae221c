import { render } from '@testing-library/svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { OptionShown } from '../../wire';
import type { Prepared } from '../board';
import type { BoardProps, EventOf } from '../board';
import { pageOf, PAGES } from './areas/pages';
import Board from './Board.svelte';
import { eventTargets } from './events';
import example from './example.json';
import { looked } from './looked.svelte';
import { duration } from './motion';
import OptionPicture from './OptionPicture.svelte';
import Market from './panels/Market.svelte';
import Selling from './panels/Selling.svelte';
import Others from './panels/Others.svelte';
import { columnAhead, members, seatOf } from './view';
import type { Catalogue, Events, View, Wire } from './wire';

vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
);

interface Position {
  view: View;
  options: OptionShown[];
}
// To TypeScript the words of a JSON file are any strings.
const { push, market, catalogue } = example as unknown as { push: Position; market: Position; catalogue: Catalogue };

function given(
  position: Position,
  more: Partial<Pick<BoardProps<Wire>, 'lit' | 'size' | 'previewed' | 'prepare'>> = {},
) {
  const targets = new Map<string, OptionShown[]>();
  for (const option of position.options)
    for (const target of option.targets) targets.set(target, [...(targets.get(target) ?? []), option]);
  return {
    view: position.view,
    catalogue,
    seat: 0,
    seats: [
      {
        seat: 0,
        kind: 'person' as const,
        name: 'Maja',
        bot: null,
        here: true,
        yours: true,
        lent: false,
        browsers: 1,
        begun: false,
        offered: false,
        bot_in: null,
      },
    ],
    targets,
    lit: new Set<string>(),
    pick: vi.fn(),
    choose: vi.fn(),
    point: vi.fn(),
    fresh: [],
    speed: 0,
    size: 'desktop' as const,
    ...more,
  };
}

const event = <Kind extends keyof Events>(kind: Kind, args: Events[Kind]): EventOf<Wire> =>
  ({ number: 1, choice: 1, seat: 0, kind, args, text: { id: '', args: {} } }) as EventOf<Wire>;
const chosen = (container: Element): string[] =>
  [...container.querySelectorAll('[data-can]')].map((element) => element.getAttribute('data-target')!);
const at = (container: Element, target: string) => container.querySelector<HTMLElement>(`[data-target="${target}"]`)!;

beforeEach(() => looked.settle());

describe('the board', () => {
  it('lights exactly what can be chosen', () => {
    const props = given(push);
    const { container } = render(Board, props);
    expect(new Set(chosen(container))).toEqual(new Set(props.targets.keys()));
  });

  it.each(['desktop', 'tablet', 'phone'] as const)('has every part of the table on a %s', (size) => {
    const { container } = render(Board, given(push, { size }));
    const elements = [
      'space:p1',
      'space:rc',
      'figure:assistant',
      'tile:t08',
      'symbol:red',
      'good:relic_blue',
      'ability:guard',
      'face:corruption_1',
    ];
    elements.push(
      'boat:boat3',
      'berth:berth4',
      'pier:black_market',
      'hall:yellow',
      'bag:bag',
      `card:${push.view.square[0]!.card}`,
    );
    for (const target of elements) expect(at(container, target), target).not.toBeNull();
  });

  it('names everything that can be pointed at', () => {
    const { container } = render(Board, given(push));
    for (const element of container.querySelectorAll('[data-target]')) {
      expect(
        element.getAttribute('aria-label') || element.textContent?.trim(),
        element.getAttribute('data-target')!,
      ).toBeTruthy();
    }
  });

  it('picks what is clicked, whether it can be chosen or not', () => {
    const props = given(push);
    const { container } = render(Board, props);
    at(container, 'tile:t08').click();
    at(container, 'berth:berth1').click();
    expect(props.pick.mock.calls).toEqual([['tile:t08'], ['berth:berth1']]);
  });

  it('marks the tile that waits to be confirmed', () => {
    const { container } = render(Board, given(push, { previewed: 'insert:t08' }));
    expect(at(container, 'tile:t08').className).toContain('chosen');
  });

  it('shows above the portals what a push would make of them', async () => {
    const { container } = render(Board, given(push, { lit: new Set(['tile:t08']) }));
    const promised = push.view.yours!.preview!.timeline.right.t08!;
    expect(promised.spaces.p3!.action).toBe('relic');
    await vi.waitFor(() => expect(container.querySelectorAll('.flag').length).toBeGreaterThan(0));
  });
});

describe('tokens', () => {
  const labels = { id: 'x', args: {} };
  const option = (key: string): OptionShown => ({
    key,
    label: labels,
    targets: [
      ...key
        .split(':')
        .slice(1)
        .filter((word) => word !== 'none')
        .map((word) => `symbol:${word}`),
      `tokens:${key.split(':').slice(1).join(':')}`,
    ],
    rule: '',
  });
  const spending = {
    view: push.view,
    options: ['spend:none', 'spend:red', 'spend:blue', 'spend:red:blue'].map(option),
  };

  it('are picked one by one and spent together', async () => {
    const prepare = vi.fn<(prepared: Prepared | null) => void>();
    const { container } = render(Board, given(spending, { prepare }));
    const ready = (key: string) => vi.waitFor(() => expect(prepare.mock.lastCall?.[0]?.key).toBe(key));
    await ready('spend:none');
    at(container, 'symbol:blue').click();
    at(container, 'symbol:red').click();
    await ready('spend:red:blue');
  });

  it('that cannot be picked answer why', () => {
    const props = given(spending);
    const { container } = render(Board, props);
    at(container, 'symbol:yellow').click();
    expect(props.pick.mock.calls).toEqual([['symbol:yellow']]);
  });
});

describe('panels', () => {
  it('sell what is offered, as many as wanted', async () => {
    const props = given(market);
    const { container } = render(Selling, props);
    const sales = [...container.querySelectorAll<HTMLElement>('[data-target^="sale:"]')];
    expect(sales.length).toBeGreaterThan(0);
    for (const sale of sales) expect(props.targets.has(sale.dataset.target!)).toBe(true);
    sales[0]!.click();
    expect(props.pick.mock.calls).toEqual([[sales[0]!.dataset.target]]);
  });

  it('foretell gold as the engine counts it', () => {
    const { container } = render(Market, given(push));
    const { forecast, gold } = push.view.merchants[0]!;
    const signs = forecast!.symbols.reduce((sum, symbol) => sum + symbol.gold, 0);
    expect(container.querySelector('.sum b')!.textContent).toBe(
      String(gold + forecast!.market + signs - push.view.yours!.losses.gold),
    );
  });

  it('show the Peddler', () => {
    const { container } = render(Others, given(push));
    expect(container.querySelector('.strip .big')!.textContent).toContain(String(push.view.peddler!.gold));
  });
});

describe('pictures of options', () => {
  it.each([
    'move:assistant:p1',
    'insert:t08',
    'freeze:red:green',
    'take:relic_blue',
    'support:red',
    'hire:m08',
    'seat:boat1',
    'dock:berth2',
    'passenger:boat1:rogue',
    'sell:small_pier:relic_blue:1',
    'bulbulator:red:blue',
    'guard:corruption_1',
    'draw',
  ])('there is one of %s', (key) => {
    const { container } = render(OptionPicture, {
      option: { key, label: { id: '', args: {} }, targets: [], rule: '' },
      view: push.view,
      catalogue,
      size: 24,
    });
    expect(container.querySelector('svg')).not.toBeNull();
  });
});

describe('what events are about', () => {
  it('lights the elements they name', () => {
    expect(
      eventTargets(event('boat_docked', { who: 'player1', boat: 'boat1', berth: 'berth2', pier: 'small_pier' })).sort(),
    ).toEqual(['berth:berth2', 'boat:boat1', 'piece:player1', 'pier:small_pier']);
    expect(eventTargets(event('tokens_spent', { who: 'player1', symbols: ['red'] }))).toContain('symbol:red');
    expect(eventTargets(event('sea_passengers_left', { adventurer: 'rogue', n: 2 }))).toEqual([]);
  });

  it('takes the time of the longest', () => {
    expect(duration([])).toBe(0);
    expect(
      duration([
        event('figure_moved', { who: 'player1', figure: 'assistant', space: 'p1' }),
        event('timeline_changed', {
          who: 'player1',
          tile: 't01',
          side: 'white',
          column: 'left',
          out: 't02',
          out_side: 'blue',
        }),
      ]),
    ).toBe(620);
  });
});

describe('the view', () => {
  it('tells seats from the Peddler', () => {
    expect([seatOf('player3'), seatOf('peddler')]).toEqual([2, null]);
  });

  it('knows everybody of a crowd', () => {
    expect(members({ red: 2, green: 0, blue: 0, yellow: 0, rogue: 1 })).toEqual(['red', 'red', 'rogue']);
  });

  it('knows the column that is changed next', () => {
    const { shop } = push.view.merchants[0]!;
    expect([
      columnAhead({ ...shop, chronomancer: 'rc' }, true),
      columnAhead({ ...shop, chronomancer: 'rc' }, false),
    ]).toEqual(['right', 'left']);
    expect(columnAhead({ ...shop, chronomancer: 'p2' }, false)).toBe('right');
  });

  it('brings the page with the question to the front', () => {
    const page = (targets: string[]) => PAGES[pageOf(targets) ?? -1]?.id;
    expect(page(['space:p1', 'figure:assistant', 'space:p2'])).toBe('shop');
    expect(page(['card:l01', 'card:m01'])).toBe('town');
    expect(pageOf(['piece:player1', 'x:y'].slice(1))).toBeNull();
  });
});
