// Where things lie in the drawing of the shop, in its own units.  The numbers stand in layout.json, for the drawings of
// notebooks and documents as well.
import layout from '../../layout.json';
import type { Catalogue, Cost, ShopSeen, Slot } from '../../wire';

export const WIDTH = layout.shop.width;
export const HEIGHT = layout.shop.height;
export const RADIUS = layout.radius;
export const TILE = layout.tile;

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

export const PORTALS = layout.portals as Readonly<Record<string, PortalPlace>>;

/** The upper left corners of the tiles. */
export const SLOTS: Readonly<Record<Slot, Point>> = layout.slots;

export const RIMS: readonly Point[] = layout.rims;

/** The windows of the time machines, from the top down on the left, and clockwise. */
export const WINDOWS: Readonly<Record<string, Point>> = layout.windows;
export const WINDOW = layout.window;
export const FIGURE = layout.figure;

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
