import { describe, expect, it } from 'vitest';
import { arrowTo, placeBeside, type Box } from './place';

const screen = { width: 800, height: 600 };
const size = { width: 200, height: 120 };
const at = (left: number, top: number, width = 40, height = 40): Box => ({ left, top, width, height });
const covers = (spot: { left: number; top: number }, box: Box) =>
  spot.left < box.left + box.width &&
  box.left < spot.left + size.width &&
  spot.top < box.top + box.height &&
  box.top < spot.top + size.height;

describe('a bubble', () => {
  it('stands to the right of its piece', () => {
    expect(placeBeside(at(100, 100), size, [], screen)).toEqual({ left: 150, top: 100 });
  });

  it('turns to the other side at the edge of the screen', () => {
    expect(placeBeside(at(740, 100), size, [], screen)).toEqual({ left: 530, top: 100 });
  });

  it('never covers a choice while there is room elsewhere', () => {
    const anchor = at(300, 250);
    const choices = [at(350, 230, 300, 90), at(60, 200, 230, 140), at(200, 320, 300, 60)];
    const spot = placeBeside(anchor, size, choices, screen);
    expect([anchor, ...choices].filter((box) => covers(spot, box))).toEqual([]);
  });

  it('looks farther away when everything beside its piece is taken', () => {
    const anchor = at(60, 60);
    const choices = [at(0, 0, 600, 600)];
    const spot = placeBeside(anchor, { width: 180, height: 120 }, choices, screen);
    expect(spot.left).toBeGreaterThanOrEqual(600);
  });
});

describe('its arrow', () => {
  const box = { ...size, left: 200, top: 200 };

  it('is on the side of its piece, level with it', () => {
    expect(arrowTo(at(100, 230), box)).toEqual({ edge: 'left', at: 50 });
    expect(arrowTo(at(420, 230), box)).toEqual({ edge: 'right', at: 50 });
    expect(arrowTo(at(300, 100), box)).toEqual({ edge: 'top', at: 120 });
    expect(arrowTo(at(300, 400), box)).toEqual({ edge: 'bottom', at: 120 });
  });

  it('keeps away from the corners', () => {
    expect(arrowTo(at(100, 100), box)).toEqual({ edge: 'left', at: 16 });
    expect(arrowTo(at(150, 400, 60), box)).toEqual({ edge: 'bottom', at: 16 });
  });
});
