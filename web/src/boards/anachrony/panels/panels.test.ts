import { fireEvent, render } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';
import type { OptionShown } from '../../../wire';
import type { Prepared } from '../../board';
import { catalogue, option, seatSeen, targetsOf, view } from '../example';
import type { View } from '../wire';
import Choice from './Choice.svelte';
import Others from './Others.svelte';
import OwnBoard from './OwnBoard.svelte';

function given(options: OptionShown[], shown: View = view()) {
  return {
    view: shown,
    catalogue,
    seat: 0,
    seats: [],
    options,
    targets: targetsOf(options),
    lit: new Set<string>(),
    pick: vi.fn<(target: string) => void>(),
    choose: vi.fn<(key: string) => void>(),
    prepare: vi.fn<(prepared: Prepared | null) => void>(),
    point: vi.fn<(target: string | null) => void>(),
    fresh: [],
    speed: 0,
    size: 'desktop' as const,
  };
}
type Given = ReturnType<typeof given>;
/** What the main button would choose. */
const ready = ({ prepare }: Given, key: string | null) =>
  vi.waitFor(() => expect(prepare.mock.lastCall?.[0]?.key).toBe(key));
const found = (root: Element, selector: string) => root.querySelector<HTMLElement>(selector)!;

describe('a payment', () => {
  const keys = ['pay:titanium:titanium', 'pay:titanium:uranium'];

  it('shows every way once; the main button pays the one that is picked', async () => {
    const props = given(keys.map((key) => option(key)));
    const { container } = render(Choice, props);
    expect([...container.querySelectorAll('[role="radio"]')].map((way) => way.getAttribute('data-answer'))).toEqual(
      keys,
    );
    await ready(props, null);
    await fireEvent.click(found(container, '[data-answer="pay:titanium:uranium"]'));
    await ready(props, 'pay:titanium:uranium');
    expect(props.choose).not.toHaveBeenCalled();
  });

  it('is picked by its number', async () => {
    const props = given(keys.map((key) => option(key)));
    render(Choice, props);
    await fireEvent.keyDown(document.body, { key: '2' });
    await ready(props, 'pay:titanium:uranium');
  });

  it('strikes through what a pointed or picked way would take', async () => {
    const { container } = render(Choice, given(keys.map((key) => option(key))));
    expect(container.querySelectorAll('s').length).toBe(0);
    await fireEvent.pointerEnter(found(container, '[data-answer="pay:titanium:titanium"]'));
    expect([...container.querySelectorAll('s')].map((old) => old.textContent)).toEqual(['2']);
    await fireEvent.pointerLeave(found(container, '[data-answer="pay:titanium:titanium"]'));
    await fireEvent.click(found(container, '[data-answer="pay:titanium:uranium"]'));
    expect(container.querySelectorAll('s').length).toBe(2);
  });
});

describe('powering up', () => {
  const keys = ['power:0', 'power:1', 'power:2', 'power:3', 'power:4:energy_core:1', 'power:4:titanium:1'];
  const hexes = ['', 'hex:top_left', 'hex:top_middle', 'hex:top_right', 'hex:bottom_left', 'hex:bottom_left'];
  const options = keys.map((key, at) => ({ ...option(key), targets: hexes[at] ? [hexes[at]] : [] }));

  it('starts with as many as cost nothing, then asks for the way to pay more', async () => {
    const props = given(options);
    const { container } = render(Choice, props);
    await ready(props, 'power:3');
    await fireEvent.keyDown(document.body, { key: '4' });
    expect(container.querySelectorAll('.way').length).toBe(2);
    await fireEvent.click(found(container, '[data-answer="power:4:titanium:1"]'));
    await ready(props, 'power:4:titanium:1');
  });

  it('offers only numbers that some option has', async () => {
    const props = given(options);
    const { container } = render(Choice, props);
    expect(found(container, '[data-answer="suits:5"]').hasAttribute('disabled')).toBe(true);
    await fireEvent.click(found(container, '[data-answer="suits:2"]'));
    await ready(props, 'power:2');
  });

  it('starts where a guide wants it', async () => {
    const props = { ...given(options), targets: targetsOf(options.filter(({ key }) => key.startsWith('power:4'))) };
    render(Choice, props);
    await ready(props, 'power:4:energy_core:1');
  });

  it('takes a click on a hex of the own board for picking, and chooses nothing', async () => {
    const props = given(options);
    render(Choice, props);
    const board = render(OwnBoard, { ...props, size: 'phone' }).container;
    await fireEvent.click(found(board, '[data-target="hex:top_left"]'));
    await ready(props, 'power:1');
    expect(props.pick).not.toHaveBeenCalled();
    expect(props.choose).not.toHaveBeenCalled();
  });
});

describe('warping', () => {
  const keys = [
    'warp:none',
    'warp:uranium',
    'warp:titanium',
    'warp:water',
    'warp:uranium:titanium',
    'warp:uranium:water',
    'warp:titanium:water',
  ];
  const press = (root: Element, ...warps: string[]) =>
    warps.reduce(
      (before, warp) => before.then(async () => void (await fireEvent.click(found(root, `[data-answer="${warp}"]`)))),
      Promise.resolve(),
    );

  it('puts two tiles together, in whatever order they were clicked', async () => {
    const props = given(keys.map((key) => option(key)));
    const { container } = render(Choice, props);
    await press(container, 'water', 'uranium');
    await ready(props, 'warp:uranium:water');
  });

  it('lets a third tile take the place of the first, and a second click take one back', async () => {
    const props = given(keys.map((key) => option(key)));
    const { container } = render(Choice, props);
    await press(container, 'water', 'uranium', 'titanium');
    await ready(props, 'warp:uranium:titanium');
    await press(container, 'titanium');
    await ready(props, 'warp:uranium');
  });

  it('takes a click on the own tile of the board for the same', async () => {
    const props = given(
      keys.map((key) => ({
        ...option(key),
        targets:
          key === 'warp:none'
            ? []
            : key
                .split(':')
                .slice(1)
                .map((warp) => `warp:${warp}`),
      })),
    );
    render(Choice, props);
    const board = render(OwnBoard, { ...props, size: 'phone' }).container;
    const tile = found(board, '[data-target="warp:water"]');
    await fireEvent.click(tile);
    await ready(props, 'warp:water');
    expect(tile.className).toContain('ana-chosen');
    await fireEvent.click(tile);
    await ready(props, 'warp:none');
    expect(props.pick).not.toHaveBeenCalled();
  });

  it('cannot take a tile that lies on the timeline', async () => {
    const props = given(keys.map((key) => option(key)));
    const { container } = render(Choice, props);
    expect(found(container, '[data-answer="gold"]').getAttribute('aria-disabled')).toBe('true');
    await press(container, 'gold');
    await ready(props, 'warp:none');
  });

  it('shows the own secret and nobody else’s while the others choose', () => {
    const waiting = view({
      phase: 'warp',
      waiting_for: [1],
      seats: [seatSeen(0, { secret: { warps: ['water'] } }), seatSeen(1, { path: 'harmony' })],
    });
    const { container } = render(Choice, given([], waiting));
    expect(container.querySelectorAll('[role="status"] .warp').length).toBe(1);
    expect(container.querySelectorAll('.ready .waiting').length).toBe(1);
    expect(container.querySelectorAll('[data-key]').length).toBe(0);
  });
});

describe('research', () => {
  it('sets a die with one click, and both where that is offered', async () => {
    const keys = [
      'set:circle',
      'set:triangle',
      'set:square',
      'set:time',
      'set:war',
      'set:genetics',
      'set:technology',
      'set:society',
      'set:square:war',
    ];
    const props = given(keys.map((key) => option(key)));
    const { container } = render(Choice, props);
    expect(container.querySelectorAll('[data-key]').length).toBe(keys.length);
    await fireEvent.click(found(container, '[data-key="set:square:war"]'));
    expect(props.choose).toHaveBeenCalledWith('set:square:war');
  });
});

describe('the others', () => {
  it('open in full on demand, and close again with Escape', async () => {
    const { container } = render(Others, given([]));
    const strip = found(container, '.strip');
    expect(strip.getAttribute('aria-expanded')).toBe('false');
    strip.focus();
    await fireEvent.click(strip);
    const sheet = found(container, '[role="dialog"]');
    expect(sheet.querySelector('.player')).not.toBeNull();
    await fireEvent.keyDown(sheet, { key: 'Escape' });
    expect(container.querySelector('[role="dialog"]')).toBeNull();
    expect(document.activeElement).toBe(strip);
  });

  it('keep their order in the score, and who is ahead is marked', () => {
    const { container } = render(Others, given([]));
    expect([...container.querySelectorAll('.score li b')].map((points) => points.textContent)).toEqual(['12', '20']);
    expect(container.querySelector('.score .leads b')!.textContent).toBe('20');
  });
});
