// The two drawings of the ring: the full one, and a compact one for narrow screens with fewer words.
import layouts from '../../layout.json';
import { STEP, flipped, row, type Polar, type Ring } from './geometry';

interface Line {
  radius: number;
  pitch: number;
  size: number;
}

export interface Layout {
  ring: Ring;
  compact: boolean;
  rifts: Line;
  energy: Line;
  clones: Line;
  /** When there are many clones: two rows of smaller ones. */
  crowd: readonly [Line, Line];
  tile: { radius: number; size: number };
  pawn: { size: number; drop: number };
  /** Beside the tile: agents here; across from them what a mode puts there. */
  places: readonly Polar[];
  side: Polar;
}

const layout = ({ crowd: [inner, outer], ...rest }: (typeof layouts)['wide']): Layout => ({
  ...rest,
  crowd: [inner!, outer!],
});
export const WIDE_LAYOUT: Layout = layout(layouts.wide);
export const COMPACT_LAYOUT: Layout = layout(layouts.compact);

export function eraAngle(index: number): number {
  return index * STEP;
}

/** Where the clones of an era lie. */
export function clonePlaces(layout: Layout, index: number, n: number): { places: Polar[]; size: number } {
  const angle = eraAngle(index);
  if (n <= 4 && !layout.compact) return line(layout.clones, angle, n);
  if (n <= 3) return line(layout.clones, angle, n);
  const [inner, outer] = layout.crowd;
  const below = Math.floor(n / 2);
  const pitch = Math.min(1, 4 / (n - below));
  return {
    places: [
      ...row(angle, outer.radius, n - below, outer.pitch * pitch),
      ...row(angle, inner.radius, below, inner.pitch * pitch),
    ],
    size: inner.size,
  };
}

function line(of: Line, angle: number, n: number): { places: Polar[]; size: number } {
  return { places: row(angle, of.radius, n, of.pitch), size: of.size };
}

/** Where the k-th agent of an era stands; in the lower half the sides are exchanged, so that names do not hide it. */
export function agentPlace(layout: Layout, index: number, k: number): Polar {
  const place = layout.places[k % layout.places.length]!;
  const angle = eraAngle(index);
  return { radius: place.radius, angle: angle + (flipped(angle) ? -place.angle : place.angle) };
}

/** Where a centrifuge or the k-th ultramachine card of an era lies. */
export function sidePlace(layout: Layout, index: number, k: number): Polar {
  const angle = eraAngle(index);
  const aside = layout.side.angle;
  return { radius: layout.side.radius - k * layout.tile.size, angle: angle + (flipped(angle) ? -aside : aside) };
}
