import { describe, expect, it } from 'vitest';
import type { EventShown } from '../wire';
import { choicesOf, groupsOf, sinceLastTurn } from './log';

const event = (number: number, choice: number, seat: number | null): EventShown => ({
  number,
  choice,
  seat,
  kind: 'moved',
  args: {},
  text: { id: 'x', args: {} },
});
const events = [
  event(0, 0, null),
  event(1, 1, 0),
  event(2, 2, 0),
  event(3, 3, 1),
  event(4, 3, 1),
  event(5, 4, 2),
  event(6, 5, 0),
];

describe('the log', () => {
  it('has the newest choice first and the events of a choice in their order', () => {
    expect(groupsOf(events).map((group) => group.events.map((each) => each.number))).toEqual([
      [6],
      [5],
      [3, 4],
      [2],
      [1],
      [0],
    ]);
  });

  it('keeps the groups that did not change', () => {
    const before = groupsOf(events.slice(0, 4));
    const now = groupsOf(events, before);
    expect(now.map((group) => before.includes(group))).toEqual([false, false, false, true, true, true]);
  });

  it('marks what others did between the own turns, even when the own turn has begun', () => {
    const { first, choices } = sinceLastTurn(groupsOf(events), new Set([0]));
    expect(first).toBe(4);
    expect([...choices]).toEqual([4, 3]);
  });

  it('marks nothing for a spectator, and never the set-up', () => {
    expect(sinceLastTurn(groupsOf(events), new Set()).first).toBeNull();
    expect(sinceLastTurn(groupsOf([event(0, 0, null), event(1, 1, 0)]), new Set([0])).first).toBeNull();
  });

  it('gives the timeline a turn for every change of the seat, and every choice a place', () => {
    const shown = choicesOf(events, 6);
    expect(shown.map((choice) => choice.seat)).toEqual([0, 0, 1, 2, 0, 0]);
    expect(shown.map((choice) => choice.turn)).toEqual([1, 1, 2, 3, 4, 4]);
  });
});
