// Where a bubble stands: near its piece, and never on something that could be chosen.

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

interface Spot {
  left: number;
  top: number;
}

const GAP = 10;
const MARGIN = 6;
/** Pixels that an arrow keeps from a corner. */
const CORNER = 16;
/** Pixels between the places that are tried when there is none beside the piece. */
const STEP = 24;

/** The nearest place for a box of this size beside `anchor` that covers none of `choices`; the least evil if all do. */
export function placeBeside(
  anchor: Box,
  size: { width: number; height: number },
  choices: readonly Box[],
  screen: { width: number; height: number },
): Spot {
  const most = {
    left: Math.max(MARGIN, screen.width - size.width - MARGIN),
    top: Math.max(MARGIN, screen.height - size.height - MARGIN),
  };
  const inside = ({ left, top }: Spot): Spot => ({
    left: clamp(left, MARGIN, most.left),
    top: clamp(top, MARGIN, most.top),
  });
  const covered = (spot: Spot): number =>
    [anchor, ...choices].reduce((sum, box) => sum + overlap({ ...spot, ...size }, box), 0);

  let best: { spot: Spot; covered: number; far: number } | null = null;
  const consider = (spot: Spot, far: number): void => {
    const area = covered(spot);
    if (!best || area < best.covered || (area === best.covered && far < best.far)) best = { spot, covered: area, far };
  };
  for (const [number, spot] of beside(anchor, size).entries()) consider(inside(spot), number / 100);
  for (let left = MARGIN; best!.covered > 0 && left <= most.left; left += STEP) {
    for (let top = MARGIN; top <= most.top; top += STEP)
      consider({ left, top }, distance({ left, top, ...size }, anchor));
  }
  return best!.spot;
}

/** Everything on the page that could be chosen now. */
export function choicesShown(): Box[] {
  return [...document.querySelectorAll('[data-can], [data-key]:not(:disabled)')]
    .map((choice) => choice.getBoundingClientRect())
    .filter((rect) => rect.width > 0);
}

export interface Arrow {
  edge: 'left' | 'right' | 'top' | 'bottom';
  /** Pixels along that edge. */
  at: number;
}

/** Where on the rim of a box the arrow is that points at the middle of `anchor`, away from the corners. */
export function arrowTo(anchor: Box, box: Box): Arrow {
  const x = anchor.left + anchor.width / 2 - box.left;
  const y = anchor.top + anchor.height / 2 - box.top;
  const at = (value: number, length: number): number => clamp(value, CORNER, Math.max(CORNER, length - CORNER));
  if (anchor.left >= box.left + box.width) return { edge: 'right', at: at(y, box.height) };
  if (anchor.left + anchor.width <= box.left) return { edge: 'left', at: at(y, box.height) };
  return { edge: y < box.height / 2 ? 'top' : 'bottom', at: at(x, box.width) };
}

/** Right, left, below and above the piece, in that order; at its edge or at its middle. */
function beside({ left, top, width, height }: Box, size: { width: number; height: number }): Spot[] {
  const [right, before] = [left + width + GAP, left - size.width - GAP];
  const [below, above] = [top + height + GAP, top - size.height - GAP];
  const [middle, level] = [left + (width - size.width) / 2, top + (height - size.height) / 2];
  return [
    { left: right, top },
    { left: before, top },
    { left: right, top: level },
    { left: before, top: level },
    { left: middle, top: below },
    { left: middle, top: above },
    { left, top: below },
    { left, top: above },
  ];
}

function overlap(one: Box, other: Box): number {
  const width = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const height = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return width > 0 && height > 0 ? width * height : 0;
}

function distance(one: Box, other: Box): number {
  const x = one.left + one.width / 2 - other.left - other.width / 2;
  const y = one.top + one.height / 2 - other.top - other.height / 2;
  return 1 + Math.hypot(x, y);
}

const clamp = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);
