// Where things are on the ring: seven sectors round the machine, dawn on top, clockwise.  Angles are degrees, 0 is up.
// The numbers stand in layout.json, for the drawings of notebooks and documents as well.
import layouts from '../../layout.json';

export const STEP = 360 / 7;

export interface Point {
  x: number;
  y: number;
}

/** A place in polar coordinates: what moves round the ring moves along arcs. */
export interface Polar {
  radius: number;
  angle: number;
}

export interface Ring {
  width: number;
  height: number;
  cx: number;
  cy: number;
  /** Inner edge, horizon, end of the sky, end of the band with the name. */
  inner: number;
  horizon: number;
  sky: number;
  outer: number;
  /** Space between sectors, and how round their corners are. */
  gap: number;
  corner: number;
}

export const WIDE: Ring = layouts.wide.ring;
export const COMPACT: Ring = layouts.compact.ring;

export function around(cx: number, cy: number, radius: number, angle: number): Point {
  const t = (angle * Math.PI) / 180;
  return { x: cx + radius * Math.sin(t), y: cy - radius * Math.cos(t) };
}

export function at(ring: Ring, place: Polar): Point {
  return around(ring.cx, ring.cy, place.radius, place.angle);
}

const degrees = (radians: number): number => (radians * 180) / Math.PI;

/** In the lower half names and rows run the other way, so that nothing stands on its head. */
export function flipped(angle: number): boolean {
  const a = ((angle % 360) + 360) % 360;
  return a > 90 && a < 270;
}

/** `n` places side by side along the arc of a radius. */
export function row(angle: number, radius: number, n: number, pitch: number): Polar[] {
  const d = degrees(pitch / radius);
  const places = Array.from({ length: n }, (_, i) => ({ radius, angle: angle + (i - (n - 1) / 2) * d }));
  return flipped(angle) ? places.reverse() : places;
}

/** The outline of a sector with parallel gaps and rounded corners. */
export function sector(ring: Ring, angle: number, gap = ring.gap, corner = ring.corner): string {
  const { cx, cy, inner, outer } = ring;
  const small = Math.min(corner, 8);
  const half = (r: number) => STEP / 2 - degrees(Math.asin(gap / 2 / r));
  const p = (r: number, d: number) => pair(around(cx, cy, r, angle + d));
  const outerTurn = degrees(corner / outer);
  const innerTurn = degrees(small / inner);
  const foot = inner + small;
  const top = outer - corner;
  return (
    `M${p(foot, -half(foot))}L${p(top, -half(top))}Q${p(outer, -half(outer))} ${p(outer, -half(outer) + outerTurn)}` +
    `A${outer} ${outer} 0 0 1 ${p(outer, half(outer) - outerTurn)}Q${p(outer, half(outer))} ${p(top, half(top))}` +
    `L${p(foot, half(foot))}Q${p(inner, half(inner))} ${p(inner, half(inner) - innerTurn)}` +
    `A${inner} ${inner} 0 0 0 ${p(inner, -half(inner) + innerTurn)}Q${p(inner, -half(inner))} ${p(foot, -half(foot))}z`
  );
}

/** An arc from one angle to another; `back` runs against the clock, for text in the lower half. */
export function arc(ring: Ring, radius: number, from: number, to: number, back = false): string {
  const a = at(ring, { radius, angle: from });
  const b = at(ring, { radius, angle: to });
  return back ? `M${pair(b)}A${radius} ${radius} 0 0 0 ${pair(a)}` : `M${pair(a)}A${radius} ${radius} 0 0 1 ${pair(b)}`;
}

/** The slice from the centre to a radius: the ground of an era. */
export function slice(ring: Ring, radius: number, angle: number): string {
  return `${arc(ring, radius, angle - STEP / 2, angle + STEP / 2)}L${ring.cx} ${ring.cy}z`;
}

/** The angle nearest to `from` that points the same way as `to`: the short way round. */
export function nearest(from: number, to: number): number {
  return from + (((((to - from) % 360) + 540) % 360) - 180);
}

export function pair(point: Point): string {
  return `${round(point.x)} ${round(point.y)}`;
}

export function round(n: number): number {
  return Math.round(n * 10) / 10;
}
