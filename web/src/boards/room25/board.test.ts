import { fireEvent, render } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';
import type { OptionShown } from '../../wire';
import Board from './Board.svelte';
import { figure, view } from './example';
import Programming from './panels/Programming.svelte';
import { CHARACTER_TERMS, COLOUR_TERMS, MODE_TERMS, ROOM_TERMS, TOKEN_TERMS, type Catalogue, type View } from './wire';

// jsdom measures nothing.
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe = vi.fn();
    unobserve = vi.fn();
    disconnect = vi.fn();
  },
);

const alike = <Word extends string, Facts>(words: readonly Word[], facts: Facts) =>
  Object.fromEntries(words.map((word) => [word, facts])) as Record<Word, Facts>;
const room = { text: 'x', trigger: 'none', exit_zone: false, season2: false, stand_in: false };

const CATALOGUE: Catalogue = {
  room: {
    ...alike(ROOM_TERMS, { ...room, colour: 'green' as const }),
    mortal: { ...room, colour: 'red' },
  },
  character: alike(CHARACTER_TERMS, { abilities: ['hide'], season2: false, pair: null, stand_in: false }),
  token: alike(TOKEN_TERMS, { adrenaline: true, in_central_room: true, season2: false, stand_in: false }),
  card: {},
  mode: alike(MODE_TERMS, { players: {}, alarm: true, rounds: { '2': 10 }, rounds_classic: null, stand_in: false }),
  colour: alike(COLOUR_TERMS, { order: 0 }),
};

function options(targets: Record<string, string[]>): Map<string, OptionShown[]> {
  const map = new Map<string, OptionShown[]>();
  for (const [key, points] of Object.entries(targets)) {
    const option: OptionShown = { key, label: { id: key, args: {} }, targets: points, rule: '' };
    for (const target of points) map.set(target, [...(map.get(target) ?? []), option]);
  }
  return map;
}

function given(shown: View, targets: Map<string, OptionShown[]>) {
  return {
    view: shown,
    catalogue: CATALOGUE,
    seat: 0,
    seats: [],
    targets,
    lit: new Set<string>(),
    pick: vi.fn<(target: string) => void>(),
    choose: vi.fn<(key: string) => void>(),
    point: vi.fn<(target: string | null) => void>(),
    fresh: [],
    speed: 0,
    size: 'desktop' as const,
  };
}

const choosable = (root: Element): string[] =>
  [...root.querySelectorAll('[data-target]:not([aria-disabled])')]
    .map((one) => one.getAttribute('data-target')!)
    .sort();

describe('the board', () => {
  const shown = view({ b2: { face_up: true, room: 'vision', colour: 'green' } }, [
    figure('max', 'b2'),
    figure('alice', 'c3', { seat: 1 }),
  ]);

  it('offers exactly the targets of the options', () => {
    const targets = options({
      'move:b3': ['room:b3'],
      'slide:row_2:left': ['line:row_2', 'slide:row_2:left'],
      'push:alice': ['character:alice'],
    });
    const { container } = render(Board, given(shown, targets));
    expect(choosable(container)).toEqual([...targets.keys()].sort());
  });

  it('passes on what is clicked, chosen with Enter, or asked about', () => {
    const props = given(shown, options({ 'move:b3': ['room:b3'] }));
    const { container } = render(Board, props);
    const at = (target: string) => container.querySelector<SVGElement>(`[data-target="${target}"]`)!;
    at('room:b3').dispatchEvent(new MouseEvent('click', { bubbles: true }));
    at('room:b3').dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    at('slide:row_3:left').dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect(props.pick.mock.calls.flat()).toEqual(['room:b3', 'room:b3', 'slide:row_3:left']);
  });

  it('says aloud what is known, and nothing more', () => {
    const secret = view(
      { a1: { room: 'mortal', colour: 'red', seen: 0 }, a2: { room: 'mortal', colour: 'red', seen: 1 } },
      [],
    );
    const { container } = render(Board, given(secret, new Map()));
    const label = (cell: string) => container.querySelector(`[data-target="room:${cell}"]`)!.getAttribute('aria-label');
    expect(label('a1'), 'seen too long ago, and the table does not show memories').toBe('A1: room25-face-down');
    expect(label('a2')).toContain('web-room25-label-seen');
  });
});

describe('the programme', () => {
  const programs = options({
    'program:look:move': ['token:look', 'token:move', 'program:look:move'],
    'program:move:look': ['token:move', 'token:look', 'program:move:look'],
    'program:look': ['token:look', 'program:look'],
    'program:move': ['token:move', 'program:move'],
  });
  const shown = view({}, [figure('max', 'c3')], {
    phase: 'programming',
    asked: [{ seat: 0, character: 'max', question: 'program' }],
  });

  it('is put together from two tokens for the main button, by pointer and by digits', async () => {
    const prepare = vi.fn();
    const props = { ...given(shown, programs), prepare };
    const { container } = render(Programming, props);
    const ready = (key: string | null) => vi.waitFor(() => expect(prepare.mock.lastCall?.[0]?.key).toBe(key));
    const token = (id: string) => container.querySelector<HTMLButtonElement>(`[data-target="token:${id}"]`)!;
    await ready(null);
    token('move').click();
    await ready('program:move');
    token('look').click();
    await ready('program:move:look');
    const keys = [...container.querySelectorAll<HTMLElement>('.tray button')];
    await fireEvent.keyDown(document.body, { key: String(keys.indexOf(token('move')) + 1) });
    await ready('program:look');
  });

  it('asks why not about a token that cannot be programmed', () => {
    const props = given(shown, programs);
    const { container } = render(Programming, props);
    container.querySelector<HTMLButtonElement>('[data-target="token:control"]')!.click();
    expect(props.pick.mock.calls).toEqual([['token:control']]);
  });
});
