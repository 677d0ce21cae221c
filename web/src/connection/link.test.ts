import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Hello } from '../wire';
import { Link, pause, type LinkStatus, type News, type Socket } from './link';

class FakeSocket implements Socket {
  readyState = 0 as Socket['readyState'];
  sent: Record<string, unknown>[] = [];
  onopen: Socket['onopen'] = null;
  onmessage: Socket['onmessage'] = null;
  onclose: Socket['onclose'] = null;
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.readyState = 3;
  }
  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  hear(frame: object): void {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }
  drop(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

const choice = { type: 'choose', version: 7, seat: 0, key: 'done' } as const;

describe('the link to a table', () => {
  let sockets: FakeSocket[];
  let statuses: LinkStatus[];
  let news: News[];
  let link: Link;
  const socket = () => sockets.at(-1)!;

  beforeEach(() => {
    vi.useFakeTimers();
    sockets = [];
    statuses = [];
    news = [];
    const hello: Hello = { type: 'hello', seat: 0, events: 12, version: 7 };
    link = new Link(
      { hello: () => hello, news: (frame) => news.push(frame), status: (status) => statuses.push(status) },
      () => {
        sockets.push(new FakeSocket());
        return socket();
      },
    );
    link.open();
  });
  afterEach(() => vi.useRealTimers());

  it('says hello first, with what it knows', () => {
    void link.ask(choice);
    expect(socket().sent).toEqual([]);
    socket().open();
    expect(socket().sent.map((frame) => frame.type)).toEqual(['hello', 'choose']);
    expect(socket().sent[0]).toEqual({ type: 'hello', seat: 0, events: 12, version: 7 });
  });

  it('waits longer each time a full server says goodbye, and tells why', async () => {
    const pauses: number[] = [];
    for (let times = 0; times < 4; times++) {
      socket().open();
      socket().hear({ type: 'bye', reason: { id: 'web-busy-sockets', args: {} } });
      socket().drop(1013);
      const before = sockets.length;
      let waited = 0;
      while (sockets.length === before) {
        await vi.advanceTimersByTimeAsync(50);
        waited += 50;
      }
      pauses.push(waited);
    }
    expect(pauses[3]!).toBeGreaterThan(2 * pauses[0]!);
    expect(news).toHaveLength(4);
    expect(statuses).not.toContain('closed');
  });

  it('sends an unanswered command again after a reconnection, with the same id', async () => {
    socket().open();
    const answer = link.ask(choice);
    const { id } = socket().sent[1]!;
    expect(id).toMatch(/^[0-9a-f]{32}$/);
    socket().drop();
    await vi.advanceTimersByTimeAsync(2000);
    expect(sockets).toHaveLength(2);
    socket().open();
    expect(socket().sent[1]).toEqual({ ...choice, id });
    socket().hear({ type: 'done', id, version: 8 });
    expect(await answer).toEqual({ type: 'done', id, version: 8 });
    socket().drop();
    await vi.advanceTimersByTimeAsync(2000);
    socket().open();
    expect(socket().sent.map((frame) => frame.type)).toEqual(['hello']);
  });

  it('gives a stale refusal to whoever asked, and the fresh state to the page', async () => {
    socket().open();
    const answer = link.ask(choice);
    const { id } = socket().sent[1]!;
    socket().hear({ type: 'refused', id, reason: { id: 'web-stale', args: {} }, rule: '', stale: true });
    socket().hear({ type: 'state', version: 9 });
    expect((await answer).type).toBe('refused');
    expect(news).toEqual([{ type: 'state', version: 9 }]);
  });

  it('keeps trying, with longer and longer pauses, and at once when the network is back', async () => {
    socket().open();
    for (let failure = 0; failure < 4; failure++) {
      socket().drop();
      await vi.advanceTimersByTimeAsync(15_000);
    }
    expect(sockets).toHaveLength(5);
    expect(statuses.at(-1)).toBe('lost');
    socket().drop();
    link.hurry();
    expect(sockets).toHaveLength(6);
    socket().open();
    expect(statuses.at(-1)).toBe('open');
    expect(pause(1, 0.5)).toBe(500);
    expect(pause(3, 0.5)).toBe(2000);
    expect(pause(30, 0.5)).toBe(10_000);
  });

  it('gives up where trying again is useless', async () => {
    socket().open();
    socket().drop(1008);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sockets).toHaveLength(1);
    expect(statuses.at(-1)).toBe('closed');
  });

  it('ignores a socket that was replaced', () => {
    const old = socket();
    old.open();
    old.drop();
    link.hurry();
    socket().open();
    old.hear({ type: 'state', version: 1 });
    expect(news).toEqual([]);
  });
});
