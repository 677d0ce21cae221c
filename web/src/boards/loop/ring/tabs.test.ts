import { describe, expect, it } from 'vitest';
import { tabs } from './tabs';

const cards = (n: number, name = 'Getaway Skateboard') => Array.from({ length: n }, (_, i) => ({ card: `c${i}`, name, kinds: 2 }));

describe('card tabs', () => {
  it('shows name and kinds while there is room', () => {
    const [tab] = tabs(cards(1), 0, 1);
    expect(tab).toMatchObject({ name: 'Getaway Skateboard', icons: true, angle: 0 });
  });

  it('shortens names before tabs leave their era', () => {
    for (let n = 1; n <= 7; n++) {
      const made = tabs(cards(n, 'Pickpocketed Power Bank'), 0, 0.86);
      const width = made.reduce((sum, tab) => sum + tab.width, 0) + 6 * (n - 1);
      expect(width).toBeLessThanOrEqual(344);
      expect(made.every((tab) => Math.abs(tab.angle) < 25.7)).toBe(true);
    }
    expect(tabs(cards(3, 'Pickpocketed Power Bank'), 0, 1)[0]!.name).toMatch(/…$/);
  });

  it('runs the other way in the lower half', () => {
    const [first, second] = tabs(cards(2), 180, 1);
    expect(first!.angle).toBeGreaterThan(second!.angle);
  });
});
