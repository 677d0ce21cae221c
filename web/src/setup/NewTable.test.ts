// The set-up panel of both games, drawn from their published schemas; what it sends is what was chosen.
import { cleanup, render, screen, waitFor, within } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import loopJson from '../../../docs/schemas/loop-options.json';
import room25Json from '../../../docs/schemas/room25-options.json';
import type { GameShown, Json } from '../wire';
import { speech } from '../words/words.svelte';
import NewTable from './NewTable.svelte';

const loop: GameShown = {
  name: 'loop',
  how_to_play: true,
  title: 'The LOOP',
  minutes: [60, 60],
  age: 12,
  weight: 2,
  least: 1,
  most: 4,
  schema: loopJson,
  presets: { alone: { players: 1 } },
  bots: ['search:200', 'random'],
  cooperative: true,
  lessons: [{ id: 'first', minutes: 4 }],
  packs: [],
};
const room25: GameShown = {
  ...loop,
  name: 'room25',
  title: 'Room 25',
  most: 8,
  schema: room25Json,
  presets: {},
  cooperative: false,
  lessons: [],
};
const catalogue = { mode: { centrifuges: { stand_in: true }, sabotage: { stand_in: false } } };

let sent: Json[] = [];

beforeAll(async () => {
  await speech.speak('en');
  await speech.need('loop');
  await speech.need('room25');
});

beforeEach(() => {
  sent = [];
  Element.prototype.scrollIntoView = () => undefined;
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    if (init?.method !== 'POST') return Response.json(path.endsWith('/catalogue') ? catalogue : []);
    const body = JSON.parse(String(init.body)) as Json;
    sent.push(body);
    const links = (body.seats as Json[]).flatMap((seat, number) =>
      seat.kind === 'link' ? [{ seat: number, secret: `secret-${number}` }] : [],
    );
    return Response.json({ table: 'abc', links }, { status: 201 });
  });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(game: GameShown): void {
  render(NewTable, { game, name: 'Kasia', rename: () => undefined });
}

function select(label: string, value: string): void {
  const list = screen.getByLabelText<HTMLSelectElement>(label);
  list.value = value;
  list.dispatchEvent(new Event('change', { bubbles: true }));
}

async function open(): Promise<Json> {
  screen.getByRole('button', { name: 'Open the table' }).click();
  await waitFor(() => expect(sent).toHaveLength(1));
  return sent[0]!;
}

describe('the set-up of The LOOP', () => {
  it('can be opened at once: me and a bot, everything as usual', async () => {
    show(loop);
    expect(await open()).toEqual({
      game: 'loop',
      options: {},
      seats: [
        { kind: 'me', name: 'Kasia' },
        { kind: 'bot', bot: 'search:200' },
      ],
      packs: [],
      listed: false,
      undo: true,
      hints: true,
    });
  });

  it('uses the packs of the server in their order, unless one is switched off', async () => {
    const packs = ['a', 'b', 'c'].map((hash) => ({ hash, name: `Pack ${hash}`, records: {} }));
    show({ ...loop, packs });
    screen.getByRole('switch', { name: 'Pack a' }).click();
    screen.getByRole('switch', { name: 'Pack b' }).click();
    screen.getByRole('switch', { name: 'Pack a' }).click();
    await waitFor(() => expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Pack b' }).checked).toBe(false));
    expect((await open()).packs).toEqual(['a', 'c']);
  });

  it('offers the agents that packs bring, and those no more that they take away', async () => {
    const changed = JSON.parse(JSON.stringify(loopJson).replaceAll('"time_thief"', '"newcomer"')) as Json;
    const plain = fetch;
    vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
      if (path.endsWith('/loop/options?pack=a')) return Response.json(changed);
      if (path.endsWith('/loop/catalogue?pack=a'))
        return Response.json({ agent: { newcomer: { names: { en: 'The Newcomer' } } } });
      return path.endsWith('/loop/options') ? Response.json(loopJson) : plain(path, init);
    });
    show({ ...loop, packs: [{ hash: 'a', name: 'Pack a', records: {} }] });
    const offered = () => [...screen.getByLabelText<HTMLSelectElement>('Agents of seat 1').options];
    const agents = () => offered().map((option) => option.value);
    const named = () => offered().map((option) => option.text);
    await waitFor(() => expect(named()).toContain('The Newcomer'));
    expect(agents()).not.toContain('time_thief');
    select('Agents of seat 1', 'newcomer');
    screen.getByRole('switch', { name: 'Pack a' }).click();
    await waitFor(() => expect(agents()).toContain('time_thief'));
    expect((await open()).options.agents).toBeUndefined(); // without the pack nobody knows who was chosen
  });

  it('sends what was chosen', async () => {
    show(loop);
    screen.getByRole('radio', { name: '3' }).click();
    await waitFor(() => expect(screen.getByLabelText('Who sits in seat 3')).toBeTruthy());
    screen.getByRole('radio', { name: /Agency Legend/ }).click();
    screen.getByRole('switch', { name: /Hints/ }).click();
    select('Agents of seat 1', 'v_girl');
    select('Who sits in seat 3', 'me');
    const body = await open();
    expect(body.options).toMatchObject({ players: 3, level: 'agency_legend' });
    expect(body.options.agents).toHaveLength(3);
    expect(body.options.agents[0]).toBe('v_girl');
    expect(body.seats[2]).toEqual({ kind: 'me', name: 'Kasia' });
    expect(body.hints).toBe(false);
  });

  it('marks what is no more than a stand-in', async () => {
    show(loop);
    await waitFor(() =>
      expect(screen.getByRole('radio', { name: /Centrifuges/ }).closest('label')!.textContent).toContain('≈'),
    );
    expect(screen.getByRole('radio', { name: /S\.A\.B\.O\.T\.A\.G\.E\./ }).closest('label')!.textContent).not.toContain(
      '≈',
    );
  });

  it('shows the links of seats for others', async () => {
    show(loop);
    select('Who sits in seat 2', 'link');
    await open();
    const link = await screen.findByLabelText<HTMLInputElement>('Seat 2');
    expect(link.value).toBe(`${location.origin}/t/abc#seat=secret-1`);
  });

  it('leads to the course of the game, and says how far one has come', async () => {
    localStorage.setItem('learned:loop', '{"done":["first","gone"]}');
    show(loop);
    const way = await screen.findByRole('link', { name: /Learn to play/ });
    expect(way.getAttribute('href')).toBe('/learn/loop');
    expect(way.textContent).toContain('1 of 1 lessons finished');
  });

  it('takes a preset', async () => {
    show(loop);
    screen.getByRole('button', { name: 'Alone' }).click();
    await waitFor(() => expect(screen.queryByLabelText('Who sits in seat 2')).toBeNull());
    expect((await open()).options).toEqual({ players: 1 });
  });
});

describe('the set-up of Room 25', () => {
  it('moves the players with the mode, and says so', async () => {
    show(room25);
    screen.getByRole('radio', { name: /Solo/ }).click();
    await waitFor(() => expect(screen.getByText('Also changed, to go with it: Players')).toBeTruthy());
    expect(await open()).toMatchObject({ options: { mode: 'solo', players: 1 }, seats: [{ kind: 'me' }] });
  });

  it('folds everything but the weighty choices away', () => {
    show(room25);
    const folded = within(document.querySelector('details')!);
    expect(folded.getAllByRole('switch', { hidden: true })).toHaveLength(10);
    expect(folded.queryByText('Suspicion')).toBeNull();
    expect(folded.getByLabelText<HTMLSelectElement>('Building').options.length).toBeGreaterThan(1);
  });
});
