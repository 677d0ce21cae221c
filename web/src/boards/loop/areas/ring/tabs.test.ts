import { describe, expect, it } from 'vitest';
import { tabs } from './tabs';

const cards = (n: number, name = 'Getaway Skateboard') =>
  Array.from({ length: n }, (_, i) => ({ card: `c${i}`, name, kinds: 2 }));

describe('card tabs', () => {
  it('shows name and kinds while there is room', () => {
    const [tab] = tabs(cards(1), 0, 1);
    expect(tab).toMatchObject({ lines: ['Getaway Skateboard'], icons: true, angle: 0 });
  });

  it('stays inside its era, however many cards there are', () => {
    for (let n = 1; n <= 9; n++) {
      const made = tabs(cards(n, 'Pickpocketed Power Bank'), 0, 0.86);
      const width = made.reduce((sum, tab) => sum + tab.width, 0) + 6 * (n - 1);
      expect(width).toBeLessThanOrEqual(344);
      expect(made.every((tab) => Math.abs(tab.angle) < 25.7)).toBe(true);
    }
  });

  it('never cuts a word: a name takes two lines, or the picture stands for it', () => {
    for (let n = 1; n <= 7; n++) {
      for (const tab of tabs(cards(n, 'Pickpocketed Power Bank'), 0, 0.9)) {
        if (tab.lines.length) expect(tab.lines.join(' ')).toBe('Pickpocketed Power Bank');
        else expect(tab.picture || tab.width < 60).toBe(true);
      }
    }
    expect(tabs(cards(2, 'Pickpocketed Power Bank'), 0, 0.9)[0]!.lines).toEqual(['Pickpocketed', 'Power Bank']);
    expect(tabs(cards(4, 'Pickpocketed Power Bank'), 0, 0.9).every((tab) => tab.picture)).toBe(true);
  });

  it('keeps the names of three cards, and gives up the sign of their dimension for them', () => {
    for (const k of [0.7, 0.9]) {
      const made = tabs(cards(3, 'Holy Grail'), 0, k);
      expect(made.every((tab) => tab.lines.join(' ') === 'Holy Grail')).toBe(true);
    }
    expect(tabs(cards(3, 'Pickpocketed Power Bank'), 0, 0.98).every((tab) => tab.slim && tab.lines.length === 2)).toBe(
      true,
    );
  });

  it('lets the longest name give way first', () => {
    const [short, long] = tabs(
      [
        { card: 'a', name: 'Dynamite', kinds: 1 },
        { card: 'b', name: 'Trebuchet of Tomorrow', kinds: 1 },
      ],
      0,
      0.86,
    );
    expect(short!.lines).toEqual(['Dynamite']);
    expect(long!.lines.length).toBe(2);
  });

  it('runs the other way in the lower half', () => {
    const [first, second] = tabs(cards(2), 180, 1);
    expect(first!.angle).toBeGreaterThan(second!.angle);
  });
});
