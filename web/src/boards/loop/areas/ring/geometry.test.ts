import { describe, expect, it } from 'vitest';
import { STEP, WIDE, around, at, flipped, nearest, row, sector } from './geometry';
import { COMPACT_LAYOUT, WIDE_LAYOUT, agentPlace, clonePlaces, eraAngle } from './layout';

describe('the ring', () => {
  it('has dawn on top and runs clockwise', () => {
    expect(around(0, 0, 10, 0)).toEqual({ x: 0, y: -10 });
    expect(around(0, 0, 10, 90).x).toBeCloseTo(10);
  });

  it('turns the short way round', () => {
    expect(nearest(350, 10)).toBe(370);
    expect(nearest(10, 350)).toBe(-10);
    expect(nearest(720, 0)).toBe(720);
    expect(Math.abs(nearest(6 * STEP, 0) - 6 * STEP)).toBeCloseTo(STEP);
  });

  it('reads rows from left to right in both halves', () => {
    for (let era = 0; era < 7; era++) {
      const places = row(eraAngle(era), 145, 3, 28).map((place) => at(WIDE, place));
      const runs = places[2]!.x - places[0]!.x;
      if (Math.abs(runs) > 1) expect(runs > 0 || !flipped(eraAngle(era))).toBe(true);
    }
  });

  it('draws closed sectors', () => {
    expect(sector(WIDE, 0)).toMatch(/^M.*z$/);
  });

  it('keeps every piece inside its era, however crowded', () => {
    for (const layout of [WIDE_LAYOUT, COMPACT_LAYOUT]) {
      for (let n = 1; n <= 10; n++) {
        const { places } = clonePlaces(layout, 3, n);
        expect(places).toHaveLength(n);
        for (const place of places) {
          expect(Math.abs(place.angle - eraAngle(3))).toBeLessThan(STEP / 2);
          expect(place.radius).toBeGreaterThan(layout.ring.inner);
          expect(place.radius).toBeLessThan(layout.ring.sky);
        }
      }
      const agents = [0, 1, 2, 3].map((k) => agentPlace(layout, 3, k));
      expect(new Set(agents.map((place) => `${place.radius} ${place.angle}`)).size).toBe(4);
    }
  });
});
