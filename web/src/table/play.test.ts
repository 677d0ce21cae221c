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
  const held: ((reply: Reply) => void)[] = [];
  let holds = false;
  const connection = {
    name: 'abc',
    current: true,
    busy: false,
    status: 'open',
    events: [],
    skip: vi.fn(),
    ask: (command: Asked) => {
      asked.push(command);
      return holds ? new Promise<Reply>((settle) => held.push(settle)) : Promise.resolve(reply);
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
      lesson: null,
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
      redo: null,
      decision: { seat: 0, prompt: { id: 'p', args: {} }, options, rule: '' },
      ...change,
    },
  };
  const board = { panels: [], figureName: () => '' } as unknown as BoardModule;
  const play = new Play(connection as unknown as TableConnection, board, {}, undefined);
  /** From now on answers come when the test lets them come. */
  const hold = () => {
    holds = true;
    return held;
  };
  return { play, asked, connection, hold, answer: (next: Reply) => (reply = next) };
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

  it('gives to do it or not the same weight, and E still ends', () => {
    const two = [option('yes'), option('done')];
    const { play } = laid({ decision: { seat: 0, prompt: { id: 'p', args: {} }, options: two, rule: '' } });
    expect(play.rows.map((each) => each.key)).toEqual(['yes', 'done']);
    expect(play.end?.key).toBe('done');
  });

  it('says of a choice without a connection that it will be sent', () => {
    const { play, connection, hold } = laid();
    hold();
    void play.choose('move:next');
    expect(play.unsent).toBeNull();
    connection.status = 'lost';
    expect(play.unsent?.key).toBe('move:next');
  });
});

describe('undo', () => {
  const back = (takes: number[]): Reply => ({
    type: 'wayback',
    id: '',
    version: 7,
    to: 1,
    choice: { id: 'c', args: {} },
    takes,
  });
  const bound = (change: Partial<State> = {}) => {
    const found = laid({ can_undo: false, ...change });
    (found.connection as { events: unknown[] }).events = [{ seat: 0, choice: 2 }];
    return found;
  };

  it('takes the own choice back where it may', async () => {
    const { play, asked } = laid();
    await play.back.undo();
    expect(asked).toEqual([{ type: 'undo', version: 7, seat: 0 }]);
  });

  it('proposes a takeback at once where only own choices go', async () => {
    const { play, asked, answer } = bound();
    answer(back([2, 0]));
    await play.back.undo();
    expect(asked).toEqual([
      { type: 'back', seat: 0, to: null },
      { type: 'propose', version: 7, seat: 0, what: 'takeback', to: 1 },
    ]);
    expect(play.back.way).toBeNull();
  });

  it('asks first where choices of others go, and then takes back what it has named', async () => {
    const { play, asked, answer, connection } = bound();
    answer(back([1, 6]));
    await play.back.undo();
    expect(asked).toHaveLength(1);
    expect(play.back.taken(play.back.way!)).toEqual([1]);
    connection.state = { ...connection.state, version: 8 };
    answer({ type: 'done', id: '', version: 8 });
    await play.back.take(play.back.way!);
    expect(asked[1]).toEqual({ type: 'propose', version: 7, seat: 0, what: 'takeback', to: 1 });
    expect(play.back.way).toBeNull();
  });

  it('keeps them on Escape, and when somebody has chosen meanwhile', async () => {
    const { play, asked, answer } = bound();
    answer(back([1, 6]));
    await play.back.undo();
    play.cancel();
    expect(play.back.way).toBeNull();
    await play.back.undo();
    play.forget();
    expect(play.back.way).toBeNull();
    expect(asked.every(({ type }) => type === 'back')).toBe(true);
  });

  it.each([
    ['the own undo at once', true, { type: 'redo', version: 7, seat: 0 }],
    ['a takeback by consent', false, { type: 'propose', version: 7, seat: 0, what: 'redo', to: 9 }],
  ])('redoes %s', async (_, free, command) => {
    const { play, asked } = laid({ redo: { choices: 9, free } });
    expect(play.back.canRedo).toBe(true);
    await play.back.redo();
    expect(asked).toEqual([command]);
  });

  it('redoes nothing where there is nothing', async () => {
    const { play, asked } = laid();
    expect(play.back.canRedo).toBe(false);
    await play.back.redo();
    expect(asked).toEqual([]);
  });
});

describe('hints', () => {
  const advice: Reply = {
    type: 'advice',
    id: '',
    bot: 'strong',
    key: 'done',
    why: { id: 'bots-why-only', args: {} },
    reasoned: false,
    equal: [],
    plan: [],
  };
  const other = { seat: 0, prompt: { id: 'q', args: {} }, options, rule: '' };

  it('come though others have chosen, and stay as long as the question does', async () => {
    const { play, connection, hold } = laid();
    const held = hold();
    const hint = play.hints.ask();
    connection.state = { ...connection.state, version: 9 };
    play.forget();
    expect(play.hints.thinking).toBe(true);
    held[0]!(advice);
    await hint;
    expect(play.hints.advice?.key).toBe('done');
    connection.state = { ...connection.state, version: 10 };
    play.forget();
    expect(play.hints.advice?.key).toBe('done');
    connection.state = { ...connection.state, version: 11, decision: other };
    play.forget();
    expect(play.hints.advice).toBeNull();
  });

  it('of an older question do not keep from asking about the next one', async () => {
    const { play, asked, connection, hold } = laid();
    const held = hold();
    const first = play.hints.ask();
    void play.choose('done');
    connection.state = { ...connection.state, version: 8, decision: other };
    expect(play.hints.thinking).toBe(false);
    const second = play.hints.ask();
    expect(asked.map(({ type }) => type)).toEqual(['hint', 'choose', 'hint']);
    held[0]!(advice);
    await first;
    expect([play.hints.thinking, play.hints.advice, play.notice]).toEqual([true, null, null]);
    held[2]!({ ...advice, key: 'move:next' });
    await second;
    expect(play.hints.advice?.key).toBe('move:next');
  });

  it('say that the table has moved on when others have changed the question', async () => {
    const { play, connection, hold } = laid();
    const held = hold();
    const hint = play.hints.ask();
    connection.state = { ...connection.state, version: 8, decision: other };
    held[0]!(advice);
    await hint;
    expect(play.hints.advice).toBeNull();
    expect(play.notice?.words.id).toBe('web-hint-moved-on');
  });
});

describe('the keys', () => {
  const places = {
    stage: () => undefined,
    toggleHelp: vi.fn(),
    closeHelp: () => false,
    show: vi.fn(),
    askWhat: () => false,
  };
  const press = (play: Play, key: string, code = '', from: Element = document.body, more: KeyboardEventInit = {}) => {
    const event = new KeyboardEvent('keydown', { key, code, cancelable: true, ...more });
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

  it.each([
    ['U', '', { shiftKey: true }, 'redo'],
    ['z', '', { ctrlKey: true }, 'undo'],
    ['я', 'KeyZ', { metaKey: true }, 'undo'],
    ['Z', '', { ctrlKey: true, shiftKey: true }, 'redo'],
    ['y', '', { ctrlKey: true }, 'redo'],
  ])('%s %s %o', (key, code, more, type) => {
    const { play, asked } = laid({ redo: { choices: 4, free: true } });
    expect(press(play, key, code, document.body, more)).toBe(true);
    expect(asked[0]).toMatchObject({ type });
  });

  it('leaves other keys with Ctrl alone, and typing', () => {
    const { play, asked } = laid();
    expect(press(play, 'h', '', document.body, { ctrlKey: true })).toBe(false);
    expect(press(play, 'z', '', document.createElement('input'), { ctrlKey: true })).toBe(false);
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
