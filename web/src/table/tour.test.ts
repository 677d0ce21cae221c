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
    localStorage.clear();
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

  it('stays left on another day, in another tab', () => {
    tour.leave();
    sessionStorage.clear();
    expect(new Tour('abc', () => steps).step).toBeNull();
  });
});

describe('a guide and the position of its step', () => {
  /** A choice of this page, which is the game's `number`th. */
  function choose(tour: Tour, key: string, number: number, replyFirst = false): void {
    tour.choosing();
    if (replyFirst) tour.chosen(key);
    tour.stand(number);
    if (!replyFirst) tour.chosen(key);
  }
  function begun(): Tour {
    const tour = new Tour('abc', () => steps);
    tour.stand(0);
    return tour;
  }
  beforeEach(() => localStorage.clear());

  it.each([true, false])('goes on where it was, whichever comes first: reply %s', (replyFirst) => {
    const tour = begun();
    tour.next();
    choose(tour, 'play:shield', 4, replyFirst);
    const later = new Tour('abc', () => steps);
    later.stand(4);
    expect(later.step?.text).toBe('farewell');
  });

  it('is dropped where the game has gone on without it', () => {
    const elsewhere = new Tour('abc', () => steps); // another device: nothing is remembered
    elsewhere.stand(9);
    expect(elsewhere.step).toBeNull();
    expect(elsewhere.allows('done', options)).toBe(true);
    expect(new Tour('abc', () => steps).step).toBeNull();
  });

  it('is dropped when somebody plays on elsewhere while it is open', () => {
    const tour = begun();
    tour.next();
    tour.stand(3);
    expect(tour.step).toBeNull();
  });

  it('goes back with an undo, and on with a redo', () => {
    const tour = begun();
    tour.next();
    choose(tour, 'play:shield', 4);
    tour.stand(0);
    expect(tour.step?.text).toBe('play');
    tour.stand(4);
    expect(tour.step?.text).toBe('farewell');
  });

  it('goes along with another tab of this browser', () => {
    const [here, there] = [begun(), begun()];
    there.next();
    choose(there, 'play:shield', 4);
    here.stand(4);
    expect(here.step?.text).toBe('farewell');
  });

  it('stays while a choice is refused, or is made that it did not ask for', () => {
    const tour = begun();
    tour.next();
    tour.choosing();
    tour.refused();
    expect(tour.step?.text).toBe('play');
    choose(tour, 'done', 2);
    expect(tour.step?.text).toBe('play');
  });

  it('is not for those who only watch', () => {
    const tour = begun();
    tour.stand(null);
    expect(tour.step).toBeNull();
    expect(begun().step?.text).toBe('hello');
  });
});
