import { describe, expect, it } from 'vitest';
import type { EventShown, State } from '../wire';
import { KeptMoments, MOST_MOMENTS } from './moments';

const event = (choice: number, seat: number): EventShown => ({
  number: choice,
  choice,
  seat,
  kind: 'moved',
  args: {},
  text: { id: 'x', args: {} },
});
const state = (choices: number, version = choices): State => ({ choices, version, seat: 0 }) as State;
const OWN = new Set([0]);

describe('the moments that are kept', () => {
  const kept = () => new KeptMoments();
  const choicesOf = (moments: KeptMoments) => moments.all.map((moment) => moment.state.choices);

  it('begin with the own last choice', () => {
    const moments = kept();
    for (const [choices, seat] of [
      [1, 1],
      [2, 0],
      [3, 1],
      [4, 2],
    ] as const)
      moments.keep({ state: state(choices), fresh: [event(choices, seat)] }, OWN);
    expect(choicesOf(moments)).toEqual([2, 3, 4]);
    expect(moments.since).toBe(2);
  });

  it('begin with a choice of which no event tells, whether its state or the answer comes first', () => {
    for (const answerFirst of [true, false]) {
      const moments = kept();
      moments.keep({ state: state(1), fresh: [event(1, 1)] }, OWN);
      if (answerFirst) moments.chose(2);
      moments.keep({ state: state(2), fresh: [] }, OWN);
      if (!answerFirst) moments.chose(2);
      moments.keep({ state: state(3), fresh: [event(3, 1)] }, OWN);
      expect(choicesOf(moments)).toEqual([2, 3]);
      expect(moments.since).toBe(2);
    }
  });

  it('are never more than that', () => {
    const moments = kept();
    for (let choices = 1; choices <= MOST_MOMENTS + 20; choices++)
      moments.keep({ state: state(choices), fresh: [event(choices, 1)] }, OWN);
    expect(moments.all).toHaveLength(MOST_MOMENTS);
    expect(moments.all.at(-1)!.state.choices).toBe(MOST_MOMENTS + 20);
  });

  it('forget what was taken back', () => {
    const moments = kept();
    for (const choices of [1, 2, 3]) moments.keep({ state: state(choices), fresh: [event(choices, 1)] }, OWN);
    moments.keep({ state: state(2, 4), fresh: [] }, OWN);
    expect(choicesOf(moments)).toEqual([1, 2]);
    expect(moments.all.at(-1)!.fresh).toEqual([event(2, 1)]);
    expect(moments.since).toBe(0);
  });

  it('forget what another seat saw', () => {
    const moments = kept();
    moments.keep({ state: state(1), fresh: [event(1, 0)] }, OWN);
    moments.forget();
    expect(moments.all).toEqual([]);
    expect(moments.since).toBe(0);
  });
});
