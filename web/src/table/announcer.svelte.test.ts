// What screen readers hear: what others say, wherever the reader's attention is; not what was said before.
import { cleanup, render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeAll, expect, it } from 'vitest';
import type { TalkLine } from '../wire';
import { speech } from '../words/words.svelte';
import Announcer from './Announcer.svelte';
import type { Play } from './play.svelte';

beforeAll(() => speech.speak('en'));
afterEach(cleanup);

const line = (number: number, seat: number | null, text: string, channel: 'table' | 'team' = 'table'): TalkLine => ({
  number,
  seat,
  name: '',
  channel,
  text,
  at: 0,
});

it('reads out what others say from now on', async () => {
  const connection = $state({ news: [], talk: [line(1, 1, 'long ago')] });
  render(Announcer, {
    play: { connection, seat: 0, nameOf: (seat: number) => `Player ${seat + 1}` } as unknown as Play,
  });
  const heard = () => [...document.querySelectorAll('[role=log] p')].map((each) => each.textContent);
  expect(heard()).toEqual([]);
  connection.talk = [
    ...connection.talk,
    line(2, 0, 'my own words'),
    line(3, 1, 'good luck'),
    line(4, 2, 'to A1', 'team'),
    line(5, null, 'hello'),
  ];
  await tick();
  expect(heard()).toEqual(['Player 2: good luck', 'Player 3 (Team): to A1', 'Spectator: hello']);
});
