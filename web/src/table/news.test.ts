import { describe, expect, it } from 'vitest';
import { STRIKING } from '../boards/board';
import type { EventShown } from '../wire';
import { isNews, mostTelling } from './news';
import { askedAfter, NOBODY } from './waiting';

const event = (number: number, kind: string, choice = number): EventShown => ({
  number,
  choice,
  seat: 1,
  kind,
  args: {},
  text: { id: kind, args: {} },
});
const WEIGHTS = { vortex: STRIKING, drop: 2, drawn: 0 };
const told = (...kinds: string[]) =>
  kinds.map((kind, at) => ({ event: event(at, kind), text: { id: kind, args: {} } }));
const newsOf = (events: EventShown[], since: number) => events.filter((each) => isNews(each, since, WEIGHTS));
const kindsOf = (lines: { event: EventShown }[]) => lines.map((line) => line.event.kind);

describe('what is told in the panel', () => {
  it('is what others did after the own last choice', () => {
    const events = [event(0, 'moved', 1), event(1, 'moved', 2), event(2, 'drop', 2), event(3, 'moved', 3)];
    expect(newsOf(events, 2)).toEqual([events[3]]);
  });

  it('is what struck by the own last choice, too, but not what was dealt before the first', () => {
    const events = [event(0, 'vortex', 0), event(1, 'moved', 1), event(2, 'vortex', 1)];
    expect(newsOf(events, 1)).toEqual([events[2]]);
    expect(newsOf(events, 0)).toEqual([events[1], events[2]]);
  });

  it('is the most telling, in its order, and how many more there are', () => {
    const { shown, more } = mostTelling(told('drop', 'moved', 'vortex', 'moved', 'drawn'), 2, WEIGHTS);
    expect(kindsOf(shown)).toEqual(['drop', 'vortex']);
    expect(more).toBe(2);
  });

  it('is the newest where all tell the same', () => {
    const { shown } = mostTelling(told('a', 'b', 'c'), 2, {});
    expect(kindsOf(shown)).toEqual(['b', 'c']);
  });

  it('is nothing where nothing tells anything', () => {
    expect(mostTelling(told('drawn', 'drawn'), 2, WEIGHTS)).toEqual({ shown: [], more: 0 });
  });
});

describe('who was asked at the same time', () => {
  const after = (...told: [number[], number][]) =>
    told.reduce((before, [waiting, choices]) => askedAfter(before, waiting, choices), NOBODY).seats;

  it('stays while fewer and fewer are waited for', () => {
    expect(after([[0, 1, 2], 5])).toEqual([0, 1, 2]);
    expect(after([[0, 1, 2], 5], [[1, 2], 6], [[2], 7])).toEqual([0, 1, 2]);
    expect(after([[0, 1, 2], 5], [[1, 2], 6], [[1, 2], 6])).toEqual([0, 1, 2]);
  });

  it('begins anew with a new question', () => {
    expect(after([[0, 1, 2], 5], [[2], 7], [[0], 8])).toEqual([0]);
    expect(after([[0, 1, 2], 5], [[2], 7], [[2], 8])).toEqual([2]);
    expect(after([[0, 1], 5], [[], 7])).toEqual([]);
  });
});
