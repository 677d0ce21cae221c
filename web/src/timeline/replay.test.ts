import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Replay } from './replay.svelte';

const LAST = 4;
let asked: string[] = [];
let answers: Map<string, () => void>;

/** Moments answer when they are told to, so that a slow one can come late. */
beforeEach(() => {
  asked = [];
  answers = new Map();
  vi.stubGlobal('fetch', async (path: string) => {
    if (path.endsWith('/mine')) return Response.json([]);
    if (path.endsWith('/timeline'))
      return Response.json({
        choices: Array.from({ length: LAST }, (_, at) => ({
          number: at + 1,
          seat: 0,
          turn: at,
          key: '',
          label: { id: 'x', args: {} },
        })),
        tree: [],
      });
    asked.push(path);
    const at = Number(/at=(\d+)/.exec(path)![1]);
    await new Promise<void>((resolve) => answers.set(path, resolve));
    return Response.json({
      at,
      state: {
        view: { game: 'loop' },
        events: [
          { number: 0, choice: at },
          { number: 1, choice: at - 1 },
        ],
      },
    });
  });
});

afterEach(() => vi.unstubAllGlobals());

async function answer(at: number): Promise<void> {
  await vi.waitFor(() => expect([...answers.keys()].some((path) => path.includes(`at=${at}`))).toBe(true));
  for (const [path, resolve] of answers) if (path.includes(`at=${at}`)) resolve();
}

async function opened(at: number): Promise<Replay> {
  const replay = new Replay('abc');
  const opening = replay.open(at);
  await answer(at);
  await opening;
  return replay;
}

it('opens at the moment asked for, with the events of its choice only', async () => {
  const replay = await opened(2);
  expect(replay.at).toBe(2);
  expect(replay.last).toBe(LAST);
  expect(replay.events.map((event) => event.choice)).toEqual([2]);
  expect(replay.fresh).toEqual([]); // a jump is not animated
});

it('shows the moment that was asked for last, whatever comes first', async () => {
  const replay = await opened(0);
  const slow = replay.go(3);
  const quick = replay.go(1);
  await answer(1);
  await quick;
  await answer(3);
  await slow;
  expect(replay.moment!.at).toBe(1);
  expect(replay.fresh.map((event) => event.choice)).toEqual([1]); // one step forward is animated
});

it('keeps to the game, and asks for no moment twice', async () => {
  const replay = await opened(LAST);
  await replay.go(LAST + 10);
  await replay.go(LAST);
  expect(replay.at).toBe(LAST);
  expect(asked.filter((path) => path.includes(`at=${LAST}`))).toHaveLength(1);
});

it('says why there is nothing to see', async () => {
  vi.stubGlobal('fetch', async () =>
    Response.json({ reason: { id: 'web-past-closed', args: {} }, rule: '' }, { status: 403 }),
  );
  const replay = new Replay('abc');
  await replay.open(null);
  expect(replay.problem).toEqual({ id: 'web-past-closed', args: {} });
});
