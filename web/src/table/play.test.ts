import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { BoardModule } from '../boards/board';
import { api } from '../connection/api';
import type { Asked, Reply } from '../connection/link';
import type { TableConnection } from '../connection/table.svelte';
import type { OptionShown, State, Table } from '../wire';
import { onKey } from './keys';
import { Play } from './play.svelte';

const option = (key: string, ...targets: string[]): OptionShown => ({
  key,
  label: { id: key, args: {} },
  targets,
  rule: '',
});
const options = [
  option('play:shield', 'card:shield'),
  option('move:next', 'era:end'),
  option('free:next', 'era:end'),
  option('done'),
];
const seat = (number: number, yours: boolean) => ({
  seat: number,
  kind: 'person' as const,
  name: `P${number}`,
  bot: null,
  here: true,
  yours,
  lent: false,
  browsers: 1,
  begun: false,
  offered: false,
  bot_in: null,
});

function laid(change: Partial<State> = {}, table: Partial<Table> = {}) {
  const asked: Asked[] = [];
  let reply: Reply = { type: 'done', id: '', version: 8 };
  const connection = {
    name: 'abc',
    current: true,
    busy: false,
    events: [],
    skip: vi.fn(),
    ask: (command: Asked) => {
      asked.push(command);
      return Promise.resolve(reply);
    },
    table: {
      seats: [seat(0, true), seat(1, false)],
      proposals: [],
      undo: true,
      hints: true,
      solo: false,
      known: [],
      commitments: [],
      rules: [],
      host: false,
      tour: null,
      table: 'abc',
      game: 'loop',
      ...table,
    },
    state: {
      version: 7,
      choices: 3,
      seat: 0,
      view: {},
      waiting: [0],
      result: null,
      can_undo: true,
      decision: { seat: 0, prompt: { id: 'p', args: {} }, options, rule: '' },
      ...change,
    },
  };
  const board = { figureName: () => '' } as unknown as BoardModule;
  const play = new Play(connection as unknown as TableConnection, board, {}, undefined);
  return { play, asked, connection, answer: (next: Reply) => (reply = next) };
}

describe('what a click means', () => {
  beforeEach(() => sessionStorage.clear());

  it('chooses where an element stands for one option', async () => {
    const { play, asked } = laid();
    play.pick('card:shield');
    await Promise.resolve();
    expect(asked).toEqual([{ type: 'choose', version: 7, seat: 0, key: 'play:shield' }]);
  });

  it('asks which where it stands for several, and Escape takes that back', () => {
    const { play, asked } = laid();
    play.pick('era:end');
    expect(asked).toEqual([]);
    expect(play.rows.map((each) => each.key)).toEqual(['move:next', 'free:next']);
    play.cancel();
    expect(play.rows.map((each) => each.key)).toEqual(['play:shield', 'move:next', 'free:next']);
    expect(play.end?.key).toBe('done');
  });

  it('asks the server why where it stands for none', async () => {
    const { play, asked, answer } = laid();
    answer({ type: 'because', id: '', allowed: false, reason: { id: 'no', args: {} }, rule: 'LOOP-8.11', keys: [] });
    play.pick('era:dawn');
    await vi.waitFor(() => expect(play.whyNot?.because.rule).toBe('LOOP-8.11'));
    expect(asked).toEqual([{ type: 'why', seat: 0, key: null, target: 'era:dawn' }]);
  });

  it('explains instead of choosing in why-not mode', async () => {
    const { play, asked } = laid();
    play.toggleAsking();
    play.pick('card:shield');
    await play.choose('done');
    expect(asked.map((command) => command.type)).toEqual(['why', 'why']);
  });

  it('offers nothing while moves are still shown or the past is looked at', () => {
    const { play, connection } = laid();
    connection.current = false;
    expect(new Play(connection as unknown as TableConnection, play.board, {}, undefined).targets.size).toBe(0);
  });

  it.each([
    ['another has chosen', {}, 'done'],
    ['the next question is here', { decision: null }, null],
  ])('keeps a choice underway until the question is another: %s', (_, change, sent) => {
    const { play, connection } = laid();
    void play.choose('done');
    connection.state = { ...connection.state, version: 8, ...change };
    expect(play.sent).toBe(sent);
  });

  it.each([
    ['its state waits for the next frame', 8, 'done'],
    ['it is on the screen, and the same is asked again', 9, null],
  ])('keeps a choice underway until it is shown, though the server has answered: %s', async (_, version, sent) => {
    const { play, connection, answer } = laid();
    answer({ type: 'done', id: '', version: 9 });
    await play.choose('done');
    connection.state = { ...connection.state, version };
    expect(play.sent).toBe(sent);
  });

  it('goes a step back for every key, also while the last one is on its way', async () => {
    const { play, connection } = laid({}, { solo: true });
    vi.spyOn(api, 'moment').mockImplementation((_, choices) =>
      Promise.resolve({ at: choices, state: { ...(connection.state as State), choices } }),
    );
    play.step(-1);
    play.step(-1);
    await vi.waitFor(() => expect(play.past?.choices).toBe(1));
    play.step(1);
    await vi.waitFor(() => expect(play.past?.choices).toBe(2));
    play.step(1);
    expect(play.past).toBeNull();
  });

  it('says a refusal beside the prompt', async () => {
    const { play, answer } = laid();
    answer({ type: 'refused', id: '', reason: { id: 'web-stale', args: {} }, rule: '', stale: true });
    await play.choose('done');
    expect(play.notice?.words.id).toBe('web-stale');
    expect(play.sent).toBeNull();
  });

  it('undoes what it may, and proposes a takeback otherwise', async () => {
    const free = laid();
    await free.play.undo();
    expect(free.asked[0]).toEqual({ type: 'undo', version: 7, seat: 0 });
    const bound = laid({ can_undo: false });
    (bound.connection as { events: unknown[] }).events = [
      { seat: 0, choice: 2 },
      { seat: 1, choice: 3 },
    ];
    await bound.play.undo();
    expect(bound.asked[0]).toEqual({ type: 'propose', version: 7, seat: 0, what: 'takeback', to: 1 });
  });
});

describe('the keys', () => {
  const places = { stage: () => undefined, toggleHelp: vi.fn(), closeHelp: () => false, show: vi.fn() };
  const press = (play: Play, key: string, code = '', from: Element = document.body) => {
    const event = new KeyboardEvent('keydown', { key, code, cancelable: true });
    Object.defineProperty(event, 'target', { value: from });
    onKey(event, play, places);
    return event.defaultPrevented;
  };

  it.each([
    ['2', '', { type: 'choose', key: 'move:next' }],
    ['e', '', { type: 'choose', key: 'done' }],
    ['у', 'KeyE', { type: 'choose', key: 'done' }],
    ['h', '', { type: 'hint' }],
    ['u', '', { type: 'undo' }],
  ])('%s %s', (key, code, command) => {
    const { play, asked } = laid();
    expect(press(play, key, code)).toBe(true);
    expect(asked[0]).toMatchObject(command);
  });

  it('leaves typing alone', () => {
    const { play, asked } = laid();
    expect(press(play, '1', '', document.createElement('input'))).toBe(false);
    expect(asked).toEqual([]);
  });

  it('confirms with Enter only when there is one thing to do', () => {
    const many = laid();
    expect(press(many.play, 'Enter')).toBe(false);
    const one = laid({ decision: { seat: 0, prompt: { id: 'p', args: {} }, options: [option('done')], rule: '' } });
    expect(press(one.play, 'Enter')).toBe(true);
    expect(one.asked[0]).toMatchObject({ key: 'done' });
  });
});
