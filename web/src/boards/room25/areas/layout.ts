// Where things are drawn: the building in its frame, full size and compact.  The sizes stand in layout.json, for the
// drawings of notebooks and documents as well.
import layouts from '../layout.json';
import { SIZE } from '../view';
import { LINE_TERMS, type Direction, type Line } from '../wire';

export interface Layout {
  room: number;
  gap: number;
  /** The strip around the building for arrows and coordinates. */
  lane: number;
  wall: number;
  compact: boolean;
}

export const LARGE: Layout = layouts.large;
export const COMPACT: Layout = layouts.compact;

export const pitch = (layout: Layout): number => layout.room + layout.gap;
/** The side of the whole building. */
export const side = (layout: Layout): number => SIZE * pitch(layout) - layout.gap;
/** The side of the drawing. */
export const extent = (layout: Layout): number => side(layout) + 2 * layout.lane;

/** Left and upper edge of a place counted in rooms (it may lie between two rooms while they slide). */
export function corner(layout: Layout, column: number, row: number): { x: number; y: number } {
  return { x: layout.lane + column * pitch(layout), y: layout.lane + row * pitch(layout) };
}

export interface Arrow {
  line: Line;
  way: Direction;
  x: number;
  y: number;
  turn: number;
  /** The lines through the central room never move. */
  fixed: boolean;
  /** The coordinate that stands beside the first arrow of a line. */
  name: string;
}

const TURN: Record<Direction, number> = { right: 0, down: 90, left: 180, up: -90 };

/** The arrows at both ends of every line. */
export function arrows(layout: Layout): Arrow[] {
  const middle = layout.lane / 2 - (layout.compact ? 1 : 3);
  const far = extent(layout) - middle;
  return Array.from({ length: SIZE }, (_, number) => {
    const along = layout.lane + number * pitch(layout) + layout.room / 2;
    const fixed = number === 2;
    const row = { line: LINE_TERMS[number]!, name: String(number + 1), fixed };
    const column = { line: LINE_TERMS[SIZE + number]!, name: 'ABCDE'[number]!, fixed };
    return [
      { ...row, way: 'left' as const, x: middle, y: along, turn: TURN.left },
      { ...row, way: 'right' as const, x: far, y: along, turn: TURN.right },
      { ...column, way: 'up' as const, x: along, y: middle, turn: TURN.up },
      { ...column, way: 'down' as const, x: along, y: far, turn: TURN.down },
    ];
  }).flat();
}

/** Cells of a line from its first to its last room. */
export function cellsOf(line: Line): number[] {
  const [axis, name] = line.split('_') as [string, string];
  return Array.from({ length: SIZE }, (_, step) =>
    axis === 'row' ? (Number(name) - 1) * SIZE + step : step * SIZE + 'abcde'.indexOf(name),
  );
}

/** Where somebody stands in a room, in parts of its side, and how wide they are drawn. */
export interface Slot {
  x: number;
  y: number;
  width: number;
}

/** How a deadline is drawn beside somebody: its middle, how far from the feet in widths of the figure, and whether in words. */
export interface Mark {
  right: number;
  up: number;
  scale: number;
  worded: boolean;
}

/**
 * Where the deadline of one of `count` figures has room: alone beside it, or above the flag that says who one is; with two
 * above the heads; in a crowd at the feet, without words.
 */
export function deadlineMark(layout: Layout, count: number, flagged: boolean): Mark {
  if (layout.compact) return { right: count > 1 ? 0.42 : 0.5, up: 1, scale: 0.62, worded: false };
  if (count === 1)
    return { right: flagged ? 1.3 : 0.95, up: flagged ? 0.86 : 0.3, scale: flagged ? 0.84 : 1, worded: true };
  if (count === 2) return { right: 0, up: 1.36, scale: 0.84, worded: true };
  return { right: 0.45, up: 0.08, scale: 0.62, worded: false };
}

/** Room for `count` figures: one stands at the left, more in one or two rows. */
export function slots(layout: Layout, count: number): Slot[] {
  const floor = layout.compact ? 0.86 : 0.71;
  if (count === 1) return [{ x: layout.compact ? 0.42 : 0.35, y: floor, width: layout.compact ? 0.42 : 0.32 }];
  if (count === 2) return [0.32, 0.68].map((x) => ({ x, y: floor + 0.03, width: layout.compact ? 0.36 : 0.28 }));
  const back = Math.floor(count / 2);
  const width = (count > 6 ? 0.2 : count > 4 ? 0.22 : 0.25) * (layout.compact ? 1.25 : 1);
  // The back row leaves the corner with the room's badge free.
  const row = (size: number, middle: number, y: number): Slot[] =>
    Array.from({ length: size }, (_, number) => ({
      x: middle + (number - (size - 1) / 2) * Math.min(0.66 / size, 0.28),
      y,
      width,
    }));
  return [
    ...row(back, 0.62, floor - (layout.compact ? 0.38 : 0.27)),
    ...row(count - back, 0.5, floor + (layout.compact ? 0.04 : 0.03)),
  ];
}
