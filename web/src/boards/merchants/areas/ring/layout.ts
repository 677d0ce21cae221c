// Where things lie in the drawing of the shop, in its own units.
import type { Catalogue, Cost, ShopSeen, Slot } from '../../wire';

export const WIDTH = 640;
export const HEIGHT = 388;
export const RADIUS = 60;
export const TILE = { width: 164, height: 156 };
const [TOP, BOTTOM] = [106, 286];
const [LEFT, MIDDLE, RIGHT] = [156, 320, 484];

export interface Point {
  x: number;
  y: number;
}

/** Left and right half of a portal: a tile's edge, or a part of the rim. */
export interface PortalPlace extends Point {
  left: Slot | 'rim';
  right: Slot | 'rim';
  rim?: string;
}

export const PORTALS: Readonly<Record<string, PortalPlace>> = {
  p1: { x: LEFT, y: TOP, left: 'rim', right: 'top_left', rim: 'left_top' },
  p2: { x: MIDDLE, y: TOP, left: 'top_left', right: 'top_right' },
  p3: { x: RIGHT, y: TOP, left: 'top_right', right: 'rim', rim: 'right_top' },
  p4: { x: RIGHT, y: BOTTOM, left: 'bottom_right', right: 'rim', rim: 'right_bottom' },
  p5: { x: MIDDLE, y: BOTTOM, left: 'bottom_left', right: 'bottom_right' },
  p6: { x: LEFT, y: BOTTOM, left: 'rim', right: 'bottom_left', rim: 'left_bottom' },
};

/** The upper left corners of the tiles. */
export const SLOTS: Readonly<Record<Slot, Point>> = {
  top_left: { x: LEFT, y: TOP - 78 },
  top_right: { x: MIDDLE, y: TOP - 78 },
  bottom_left: { x: LEFT, y: BOTTOM - 78 },
  bottom_right: { x: MIDDLE, y: BOTTOM - 78 },
};

export const RIMS: readonly Point[] = [
  { x: 92, y: 28 },
  { x: 484, y: 28 },
  { x: 92, y: 208 },
  { x: 484, y: 208 },
];

/** The windows of the time machines, from the top down on the left, and clockwise. */
export const WINDOWS: Readonly<Record<string, Point>> = {
  la: { x: 14, y: 70 },
  lc: { x: 14, y: 212 },
  rc: { x: 564, y: 70 },
  ra: { x: 564, y: 212 },
};
export const WINDOW = { width: 62, height: 132 };
export const FIGURE = { width: 44, height: 57 };

/** The upper left corner of a figure that stands on a space; a second one there stands a little lower. */
export function standing(space: string, second: boolean): Point {
  const window = WINDOWS[space];
  if (window) return { x: window.x + 9, y: window.y + 70 };
  const portal = PORTALS[space]!;
  return second ? { x: portal.x + 14, y: portal.y - 18 } : { x: portal.x + 6, y: portal.y - 60 };
}

/** What the two halves of a portal cost. */
export function halves(place: PortalPlace, shop: ShopSeen, facts: Catalogue): { left: Cost; right: Cost } {
  const rim: Cost = facts.rim[place.rim ?? ''] ?? { hours: 0, corruption: 0 };
  return {
    left: place.left === 'rim' ? rim : shop.tiles[place.left].right,
    right: place.right === 'rim' ? rim : shop.tiles[place.right].left,
  };
}
