import { beforeEach, describe, expect, it } from 'vitest';
import type { LessonStanding, OptionShown } from '../wire';
import { Guide, rejoin } from './guide.svelte';

const option = (key: string): OptionShown => ({ key, label: { id: key, args: {} }, targets: [], rule: 'LOOP-1.1' });
const options = [option('play:shield'), option('done')];
const step = (text: string, waits: 'choice' | 'event' | null = null) => ({ text, targets: [text], rules: [], waits });
const lesson = {
  id: 'first',
  title: 'loop-lesson-first',
  grade: null,
  minutes: 3,
  steps: [step('hello'), step('play', 'choice'), step('watch', 'event'), step('farewell')],
};
const standing = (at: number, more: Partial<LessonStanding> = {}): LessonStanding => ({
  at,
  fits: true,
  keys: at === 1 ? ['play:shield'] : [],
  answers: {},
  ...more,
});

describe('the guide through a lesson', () => {
  let now: LessonStanding | null;
  const guide = () => new Guide('abc', lesson, () => now);
  beforeEach(() => {
    localStorage.clear();
    now = standing(1);
  });

  it('lets nobody choose before the introduction is read', () => {
    const first = guide();
    expect(first.step?.text).toBe('hello');
    expect(first.allows('play:shield')).toBe(false);
    expect(first.answer('done', options).words.id).toBe('web-lesson-first');
    expect(first.asksFor(options)).toEqual([]);
    first.next();
    expect(first.allows('done')).toBe(false);
    expect(first.allows('play:shield')).toBe(true);
    expect(first.asksFor(options).map(({ key }) => key)).toEqual(['play:shield']);
  });

  it('answers another choice with what it waits for, or in words of its own', () => {
    const first = guide();
    first.next();
    expect(first.answer('done', options)).toEqual({
      words: { id: 'web-lesson-other', args: { option: { id: 'play:shield', args: {} } } },
      rule: 'LOOP-1.1',
    });
    now = standing(1, { answers: { done: { id: 'too-early', args: {} } } });
    const again = guide();
    expect(again.answer('done', options).words.id).toBe('too-early');
  });

  it('goes on with the game, waits for events, and lets everything be read', () => {
    now = standing(2);
    const watching = guide();
    expect(watching.step?.text).toBe('watch');
    expect(watching.waits).toBe(true);
    expect(watching.allows('done')).toBe(true);
    now = standing(4);
    const happened = guide();
    expect(happened.step?.text).toBe('watch');
    expect(happened.waits).toBe(false);
    happened.next();
    expect(happened.step?.text).toBe('farewell');
    happened.next();
    expect(happened.isFinished).toBe(true);
    expect(happened.allows('done')).toBe(true);
  });

  it('goes back with an undo', () => {
    now = standing(4);
    guide().next();
    now = standing(1);
    expect(guide().step?.text).toBe('play');
  });

  it('goes on where it was, in another tab and on another day', () => {
    guide().next();
    expect(guide().step?.text).toBe('play');
    localStorage.clear(); // as on another device: what was chosen is known, what was read is not
    now = standing(2);
    expect(guide().step?.text).toBe('watch');
  });

  it('lets go when the game has taken another way', () => {
    now = standing(1, { fits: false, keys: [] });
    const strayed = guide();
    expect(strayed.hasStrayed).toBe(true);
    expect(strayed.step).toBeNull();
    expect(strayed.allows('done')).toBe(true);
    strayed.leave();
    expect(guide().speaks).toBe(false);
  });

  it('can be left, and found again', () => {
    guide().next();
    guide().leave();
    expect(guide().speaks).toBe(false);
    expect(guide().allows('done')).toBe(true);
    rejoin('abc');
    expect(guide().step?.text).toBe('play');
  });

  it('is not for those who only watch', () => {
    now = null;
    expect(guide().speaks).toBe(false);
    expect(guide().allows('done')).toBe(true);
  });

  it('keeps to itself what a puzzle wants, and answers a wrong try in the words of the puzzle', () => {
    now = standing(0, { keys: ['play:shield'], answers: { done: { id: 'loop-puzzle-win-wrong', args: {} } } });
    const task = { ...lesson, grade: 2, steps: [step('task', 'choice')] };
    const puzzle = new Guide('abc', task, () => now);
    expect(puzzle.asksFor(options)).toEqual([]);
    expect(puzzle.holds('done')).toBe(false);
    expect(puzzle.allows('done')).toBe(false);
    expect(puzzle.allows('play:shield')).toBe(true);
    expect(puzzle.answer('done', options)).toEqual({ words: { id: 'loop-puzzle-win-wrong', args: {} }, rule: '' });
    now = standing(1);
    expect(new Guide('abc', task, () => now).isFinished).toBe(true);
  });
});
