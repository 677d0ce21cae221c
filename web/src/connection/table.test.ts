import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BoardModule } from '../boards/board';
import type { EventShown, State } from '../wire';
import type { Socket } from './link';
import { TableConnection } from './table.svelte';

const settings = vi.hoisted(() => ({ speed: 1 }));
vi.mock('../settings.svelte', () => ({ settings }));

const event = (number: number, choice: number): EventShown => ({
  number,
  choice,
  seat: 0,
  kind: 'moved',
  args: {},
  text: { id: 'x', args: {} },
});

function state(version: number, choices: number, from: number, events: EventShown[], seat: number | null = 0): State {
  return {
    type: 'state',
    version,
    choices,
    seat,
    view: { version },
    decision: null,
    waiting: [],
    events_from: from,
    events,
    can_undo: false,
    redo: null,
    brief: null,
    fates: [],
    talk_forbidden: false,
    result: null,
  };
}

describe('a table', () => {
  let socket: Socket & { sent: string[] };
  let connection: TableConnection;
  const hear = (frame: object) => socket.onmessage!({ data: JSON.stringify(frame) });
  const numbers = () => connection.events.map((each) => each.number);

  beforeEach(() => {
    vi.useFakeTimers();
    settings.speed = 1;
    const board = { duration: (fresh: EventShown[]) => fresh.length * 500 } as unknown as BoardModule;
    const dial = () => {
      const sent: string[] = [];
      socket = {
        readyState: 1,
        sent,
        send: (text) => sent.push(String(text)),
        close() {},
        onopen: null,
        onmessage: null,
        onclose: null,
      };
      return socket;
    };
    connection = new TableConnection('abc', () => board, dial);
    connection.open();
    socket.onopen!();
    hear(state(1, 1, 0, [event(0, 0), event(1, 1)]));
    vi.advanceTimersToNextFrame();
  });
  afterEach(() => {
    connection.close();
    vi.useRealTimers();
  });

  it('animates nothing of what was there before', () => {
    expect(connection.fresh).toEqual([]);
    expect(numbers()).toEqual([0, 1]);
  });

  it('adds later events and shows them as fresh', () => {
    hear(state(2, 2, 2, [event(2, 2)]));
    expect(numbers()).toEqual([0, 1, 2]);
    expect(connection.fresh.map((each) => each.number)).toEqual([2]);
  });

  it('takes events away after an undo', () => {
    hear(state(2, 0, 1, []));
    expect(numbers()).toEqual([0]);
    expect(connection.fresh).toEqual([]);
  });

  it('asks once for the eyes of another seat, and again when it was shown something else', () => {
    const looks = () => socket.sent.filter((text) => text.includes('"look"')).length;
    connection.look(1);
    connection.look(1);
    expect(looks()).toBe(1);
    hear(state(2, 2, 2, [event(2, 2)]));
    connection.look(1);
    expect(looks()).toBe(2);
  });

  it('lets nobody choose before the newest state is shown', () => {
    hear(state(2, 2, 2, [event(2, 2)]));
    hear(state(3, 3, 3, [event(3, 3)]));
    expect([connection.state?.version, connection.current]).toEqual([2, false]);
    vi.advanceTimersByTime(500);
    expect([connection.state?.version, connection.current]).toEqual([3, true]);
  });

  it('tells everything that happened, even when the moves are skipped', () => {
    hear(state(2, 2, 2, [event(2, 2)]));
    hear(state(3, 3, 3, [event(3, 3)]));
    hear(state(4, 4, 4, [event(4, 4)]));
    connection.skip();
    expect(connection.state?.version).toBe(4);
    expect(connection.fresh).toEqual([]);
    expect(connection.news.map((each) => each.number)).toEqual([3, 4]);
  });

  it('shows without motion only the newest of what comes before a frame, with everything that happened', () => {
    settings.speed = 0;
    hear(state(2, 2, 2, [event(2, 2)]));
    hear(state(3, 3, 3, [event(3, 3)]));
    hear(state(4, 4, 4, [event(4, 4)]));
    expect(connection.state?.version).toBe(2);
    vi.advanceTimersToNextFrame();
    expect(connection.state?.version).toBe(4);
    expect(numbers()).toEqual([0, 1, 2, 3, 4]);
    expect(connection.news.map((each) => each.number)).toEqual([3, 4]);
    expect(connection.fresh.map((each) => each.number)).toEqual([3, 4]);
  });

  it('has nothing fresh of what was taken back before it was shown', () => {
    settings.speed = 0;
    hear(state(2, 2, 2, [event(2, 2)]));
    hear(state(3, 3, 3, [event(3, 3)]));
    hear(state(4, 2, 3, []));
    vi.advanceTimersToNextFrame();
    expect(numbers()).toEqual([0, 1, 2]);
    expect(connection.fresh).toEqual([]);
  });

  it('keeps a notice until somebody has read it, and a passing one until the next state', () => {
    hear({ type: 'notice', reason: { id: 'web-storing', args: {} }, version: 1, passing: true });
    hear({ type: 'notice', reason: { id: 'web-bot-slow', args: {} }, version: 1, passing: false });
    expect(connection.notices.map((each) => each.reason.id)).toEqual(['web-storing', 'web-bot-slow']);
    hear(state(2, 2, 2, [event(2, 2)]));
    expect(connection.notices.map((each) => each.reason.id)).toEqual(['web-bot-slow']);
    hear({ type: 'notice', reason: { id: 'web-bot-slow', args: {} }, version: 1, passing: false });
    expect(connection.notices).toHaveLength(1);
    connection.dismiss(connection.notices[0]!);
    expect(connection.notices).toEqual([]);
  });

  it('says on a reconnection what it knows', () => {
    hear(state(2, 2, 2, [event(2, 2)]));
    socket.onclose!({ code: 1006 });
    vi.advanceTimersByTime(2000);
    socket.onopen!();
    expect(JSON.parse(socket.sent[0]!)).toEqual({ type: 'hello', seat: 0, events: 3, version: 2 });
  });

  it('forgets everything of the seat it looked from before', () => {
    const line = { seat: 0, name: '', at: 0 };
    hear({
      type: 'talk',
      lines: [
        { ...line, number: 1, channel: 'table', text: 'aloud' },
        { ...line, number: 2, channel: 'team', text: 'secret' },
      ],
    });
    expect(connection.talk).toHaveLength(2);
    connection.look(1);
    hear(state(2, 2, 0, [event(0, 0)], 1));
    expect(numbers()).toEqual([0]);
    expect(connection.state?.seat).toBe(1);
    expect(connection.talk.map((each) => each.text)).toEqual(['aloud']);
  });
});
