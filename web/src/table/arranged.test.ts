import { describe, expect, it } from 'vitest';
import type { OptionShown } from '../wire';
import { Arranged } from './arranged';

const option = (key: string): OptionShown => ({ key, label: { id: key, args: {} }, targets: [], rule: '' });
const words = { id: 'w', args: {} };

describe('the keys of the options', () => {
  const many = Array.from({ length: 40 }, (_, number) => option(`o${number}`));

  it('are digits, then letters that are no command, then these with Shift: every option has one', () => {
    const arranged = new Arranged(many, []);
    const caps = many.map(({ key }) => arranged.capOf(key));
    expect(caps.slice(0, 11)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', 'A', 'D']);
    expect(new Set(caps).size).toBe(many.length);
    expect(caps.filter((cap) => cap === undefined || /^[BCEHLUW]$/.test(cap))).toEqual([]);
    expect(arranged.chosenBy('d')).toBe('o10');
    expect(arranged.chosenBy('⇧a')).toBe(many.find(({ key }) => arranged.capOf(key) === '⇧A')?.key);
  });

  it('follow the rows of the panel, and a letter that a row asks for stays', () => {
    const options = ['pass', 'x', 'mine:1', 'mine:2', 'mine:3'].map(option);
    const arranged = new Arranged(options, [
      {
        id: 'mine',
        title: words,
        chips: [
          { key: 'mine:1', words, or: [{ key: 'mine:2', words }] },
          { key: 'mine:3', words },
        ],
      },
      { id: 'pass', title: words, chips: [{ key: 'pass', words, letter: 'P' }] },
      { id: 'none', title: words, chips: [] },
    ]);
    expect(arranged.rows.map(({ id }) => id)).toEqual(['mine', 'pass']);
    expect(arranged.single.map(({ key }) => key)).toEqual(['x']);
    const caps = ['mine:1', 'mine:2', 'mine:3', 'pass', 'x'].map((key) => arranged.capOf(key));
    expect(caps).toEqual(['1', '2', '3', 'P', '4']);
    expect(arranged.chosenBy('p')).toBe('pass');
  });
});
