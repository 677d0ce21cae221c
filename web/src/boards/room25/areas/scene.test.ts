import { describe, expect, it, vi } from 'vitest';
import { event, figure, view } from '../example';
import { cellWord } from '../view';
import { Scene } from './scene.svelte';

const UP = { face_up: true, room: 'vision', colour: 'green' } as const;
const scene = () => new Scene(() => 'red');

/** Where the room that everybody knows lies now. */
const place = (shown: Scene) => cellWord(shown.cell(shown.rooms.findIndex((facts) => facts.room === 'vision')));

describe('the scene', () => {
  it('follows a room that slides off one end and comes in at the other', async () => {
    const shown = scene();
    await shown.show(view({ e2: UP }, [figure('max', 'e2')]), [], 1);
    const number = shown.rooms.findIndex((facts) => facts.room === 'vision');
    await shown.show(
      view({ a2: UP }, [figure('max', 'a2')]),
      [event('line_slid', { line: 'row_2', direction: 'right' })],
      0,
    );
    expect(cellWord(shown.cell(number))).toBe('a2');
    expect(shown.figures.max).toBe(number);
  });

  it('draws the wrapped room twice while its line slides', async () => {
    vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'performance', 'setTimeout'] });
    const shown = scene();
    await shown.show(view({ b5: UP }, []), [], 1);
    const number = shown.rooms.findIndex((facts) => facts.room === 'vision');
    void shown.show(view({ b1: UP }, []), [event('line_slid', { line: 'column_b', direction: 'down' })], 1);
    await vi.advanceTimersByTimeAsync(100);
    expect(shown.sliding).toBe('column_b');
    expect(shown.copies(number)).toHaveLength(2);
    shown.finish();
    expect(shown.copies(number)).toEqual([{ column: 1, row: 0 }]);
    vi.useRealTimers();
  });

  it('lays a line half shifted while its slide waits to be confirmed', async () => {
    const shown = scene();
    await shown.show(view({ e2: UP }, []), [], 1);
    const number = shown.rooms.findIndex((facts) => facts.room === 'vision');
    shown.preview('slide:row_2:right');
    const [leaving, coming] = shown.copies(number);
    expect(leaving!.column).toBeGreaterThan(4);
    expect(coming!.column).toBeLessThan(0);
    shown.preview('move:c3');
    expect(shown.copies(number)).toEqual([{ column: 4, row: 1 }]);
  });

  it('is the view again after every film, whatever the events told', async () => {
    const shown = scene();
    await shown.show(view({ a1: UP }, [figure('max', 'a1')]), [], 1);
    await shown.show(view({ c4: UP }, [figure('max', 'c3')]), [event('rooms_swapped', { cell: 'a1', to: 'b1' })], 0);
    expect(place(shown)).toBe('c4');
    expect(cellWord(shown.cell(shown.figures.max!))).toBe('c3');
  });

  it('takes the eliminated off the board at once when nothing may move', async () => {
    const shown = scene();
    await shown.show(view({}, [figure('max', 'b2')]), [], 0);
    await shown.show(view({}, [figure('max', null)]), [event('eliminated', { character: 'max', cell: 'b2' })], 0);
    expect(shown.figures).toEqual({});
  });
});
