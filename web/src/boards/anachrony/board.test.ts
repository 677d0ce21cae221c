import { fireEvent, render } from '@testing-library/svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import examples from './gallery/examples.json';
import type { OptionShown } from '../../wire';
import { speech } from '../../words/words.svelte';
import type { BoardProps, EventOf } from '../board';
import { flightsOf } from './areas/flights';
import Board from './Board.svelte';
import catalogueJson from './catalogue.json';
import { pictureOf } from './drawings/pictures';
import { eventTargets } from './events';
import { targetsOf } from './example';
import { duration } from './motion';
import { composed } from './panels/composed';
import type { Catalogue, Events, View, Wire } from './wire';

vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
);

vi.setConfig({ testTimeout: 60_000 }); // a whole board in jsdom, on a busy machine

// To TypeScript the words of a JSON file are any strings.
const catalogue = catalogueJson as unknown as Catalogue;

interface Recorded {
  view: View;
  seat: number | null;
  decision: { options: OptionShown[] } | null;
}
const recorded = examples as unknown as Record<string, Recorded>;
const inTurn = Object.values(recorded).find(
  ({ view, decision }) => view.phase === 'action' && decision?.options.some(({ key }) => key === 'pass'),
)!;

function given({ view, seat, decision }: Recorded, size: BoardProps['size'] = 'desktop') {
  return {
    view,
    catalogue,
    seat,
    seats: [],
    targets: targetsOf(decision?.options ?? []),
    options: decision?.options ?? [],
    lit: new Set<string>(),
    pick: vi.fn<(target: string) => void>(),
    choose: vi.fn<(key: string) => void>(),
    point: vi.fn<(target: string | null) => void>(),
    fresh: [] as EventOf<Wire>[],
    speed: 0,
    size,
  };
}

const choosable = (root: Element): Set<string> =>
  new Set([...root.querySelectorAll('[data-can]')].map((one) => one.getAttribute('data-target')!));

beforeEach(async () => {
  await speech.need('anachrony');
  await speech.speak('en');
});

describe('the board', () => {
  it.each(Object.keys(recorded))('lights exactly what the options of "%s" point at', (name) => {
    const props = given(recorded[name]!);
    const { container } = render(Board, props);
    const lit = choosable(container);
    for (const target of lit) expect(props.targets.has(target)).toBe(true);
    for (const target of props.targets.keys())
      if (container.querySelector(`[data-target="${target}"]`)) expect(lit).toContain(target);
  });

  it('shows every space of the main board with its name', () => {
    const { container } = render(Board, given(inTurn));
    const spaces = Object.entries(catalogue.space).filter(([, facts]) => !facts.own);
    const bottoms = inTurn.view.players < 4 ? 3 : 0;
    const shown = spaces.filter(([space]) =>
      container.querySelector(`[data-target="space:${space}"]`)?.getAttribute('aria-label'),
    );
    expect(shown).toHaveLength(spaces.length - bottoms);
  });

  it('picks what is clicked, whether it can be chosen or only asked about', async () => {
    const props = given(inTurn);
    const { container } = render(Board, props);
    const can = [...props.targets.keys()].find(
      (target) => target.startsWith('space:') && container.querySelector(`[data-target="${target}"]`),
    )!;
    const cannot = container.querySelector('[data-target^="space:"]:not([data-can])')!;
    await fireEvent.click(container.querySelector(`[data-target="${can}"]`)!);
    await fireEvent.click(cannot);
    expect(props.pick.mock.calls).toEqual([[can], [cannot.getAttribute('data-target')]]);
  });

  it('says who stands on a hex', () => {
    const view: View = {
      ...inTurn.view,
      hexes: { mine_top: { seat: 1, worker: 'engineer', retrieved: 'motivated' } },
    };
    const { container } = render(Board, given({ ...inTurn, view }));
    const label = container.querySelector('[data-target="space:mine_top"]')!.getAttribute('aria-label');
    expect(label).toContain(speech.texts.name('anachrony', 'worker', 'engineer'));
    expect(label).toContain(speech.texts.name('anachrony', 'leader', view.seats[1]!.leader!));
  });

  it('has the timeline in short and no own board on a phone: these are pages of their own', () => {
    const { container } = render(Board, given(inTurn, 'phone'));
    expect(container.querySelector('.rail')).not.toBeNull();
    expect(container.querySelector('.player')).toBeNull();
  });

  it('closes evacuation before the Impact and opens it afterwards', () => {
    const label = (impact: boolean) => {
      const view = { ...inTurn.view, impact };
      const { container, unmount } = render(Board, given({ ...inTurn, view }));
      const found = container.querySelector('[data-target="space:evacuation"]')!.getAttribute('aria-label')!;
      unmount();
      return found;
    };
    expect(label(false)).not.toBe(label(true));
  });

  it('marks once that there are stand-ins on the timeline', () => {
    const { container } = render(Board, given(inTurn));
    const marked = inTurn.view.timeline.filter(
      (era) => era.superproject && catalogue.superproject[era.superproject]!.stand_in,
    );
    expect(marked.length).toBeGreaterThan(1);
    expect(container.querySelectorAll('.timeline .approx')).toHaveLength(1);
  });
});

const event = <Kind extends keyof Events>(kind: Kind, args: Events[Kind]): EventOf<Wire> =>
  ({ number: 1, choice: 1, seat: 0, kind, args, text: { id: '', args: {} } }) as EventOf<Wire>;

describe('events', () => {
  it('point at spaces, tiles and eras', () => {
    expect(eventTargets(event('worker_placed', { seat: 0, worker: 'genius', space: 'mine_top' }))).toEqual([
      'space:mine_top',
    ]);
    expect(eventTargets(event('focus_set', { seat: 0, n: 3 }))).toEqual(['timeline:3']);
    expect(eventTargets(event('warped', { seat: 1, warps: ['gold', 'water'] }))).toEqual(['warp:gold', 'warp:water']);
  });

  it('become flights from home to the place, and goods fly back', () => {
    const flights = flightsOf(
      [
        event('worker_placed', { seat: 2, worker: 'scientist', space: 'purify' }),
        event('gained', { seat: 2, goods: 'water', n: 4 }),
      ],
      3,
    );
    expect(flights.map((flight) => flight.icon)).toEqual(['suit', 'water']);
    expect(flights[0]!.to).toEqual(['[data-target="space:purify"]']);
    expect(flights[1]!.from).toEqual(flights[0]!.to);
  });

  it('take no longer than a second and a half', () => {
    expect(duration([event('impact', {}), event('built', { seat: 0, tile: '101', slot: 'lab_1' })])).toBe(1500);
    expect(duration([])).toBe(0);
  });
});

describe('options', () => {
  it('have a picture of what they are about', () => {
    expect(pictureOf('place:mine_top', catalogue)).toEqual(['mine']);
    expect(pictureOf('build:306', catalogue)).toEqual(['b-life']);
    expect(pictureOf('free:exocrawler', catalogue)).toEqual(['free', 'super']);
    expect(pictureOf('warp:none', catalogue)).toEqual([]);
    expect(pictureOf('set:circle:war', catalogue)).toEqual(['s-circle', 'k-war']);
  });

  it('that have several parts are put together on the panel', () => {
    const option = (key: string): OptionShown => ({ key, label: { id: '', args: {} }, targets: [], rule: '' });
    expect(composed(option('warp:gold:water'), inTurn.view)?.panel).toBe('choice');
    expect(composed(option('place:mine_top'), inTurn.view)).toBeNull();
  });
});
