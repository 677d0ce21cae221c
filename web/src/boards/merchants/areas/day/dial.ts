// The geometry of the clock's face.
import layout from '../../layout.json';

export const SIZE = layout.clock;
export const CENTRE = SIZE / 2;

/** Where an hour is at that distance from the middle; the last hour is on top. */
export function point(hour: number, hours: number, radius: number): { x: number; y: number } {
  const angle = (hour / hours) * 2 * Math.PI - Math.PI / 2;
  return { x: CENTRE + radius * Math.cos(angle), y: CENTRE + radius * Math.sin(angle) };
}

const text = ({ x, y }: { x: number; y: number }): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** The field of an hour, between two radii. */
export function field(hour: number, hours: number, inner: number, outer: number): string {
  const corner = (at: number, radius: number) => text(point(at, hours, radius));
  const [from, to] = [hour - 0.5, hour + 0.5];
  return `M${corner(from, outer)}A${outer} ${outer} 0 0 1 ${corner(to, outer)}L${corner(to, inner)}A${inner} ${inner} 0 0 0 ${corner(from, inner)}z`;
}

/** The way from one hour to another along the rim. */
export function way(from: number, to: number, hours: number, radius: number): string {
  const long = to - from > hours / 2 ? 1 : 0;
  return `M${text(point(from + 0.05, hours, radius))}A${radius} ${radius} 0 ${long} 1 ${text(point(to - 0.05, hours, radius))}`;
}
