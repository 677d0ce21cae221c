import { beforeEach, describe, expect, it } from 'vitest';
import type { OptionShown } from '../wire';
import { Tour } from './tour.svelte';

const option = (key: string): OptionShown => ({ key, label: { id: key, args: {} }, targets: [], rule: '' });
const options = [option('play:shield'), option('done')];
const step = (text: string, choose: string | null = null) => ({ text, targets: [], choose });
const steps = [step('hello'), step('play', 'play:'), step('farewell')];

describe('the guided game', () => {
  let tour: Tour;
  beforeEach(() => {
    sessionStorage.clear();
    tour = new Tour('abc', () => steps);
  });

  it('lets nobody choose before the introduction is read', () => {
    expect(tour.allows('done', options)).toBe(false);
    tour.next();
    expect(tour.allows('done', options)).toBe(false);
    expect(tour.allows('play:shield', options)).toBe(true);
  });

  it('goes on with the choice it asked for, and is free at the end', () => {
    tour.next();
    tour.chosen('done');
    expect(tour.step?.text).toBe('play');
    tour.chosen('play:shield');
    expect(tour.step?.text).toBe('farewell');
    expect(tour.allows('done', options)).toBe(true);
  });

  it('never blocks a game that has left the script', () => {
    tour.next();
    expect(tour.allows('done', [option('done')])).toBe(true);
  });

  it('stays left after a reload', () => {
    tour.leave();
    expect(new Tour('abc', () => steps).step).toBeNull();
  });
});
