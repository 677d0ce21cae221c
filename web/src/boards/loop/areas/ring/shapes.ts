// Outlines that are computed rather than drawn.
import { round } from './geometry';

const point = (x: number, y: number): string => `${round(x)} ${round(y)}`;

export function gear(cx: number, cy: number, inner: number, outer: number, teeth: number): string {
  const points: string[] = [];
  for (let i = 0; i < teeth; i++) {
    const flanks: [number, number][] = [
      [-0.3, inner],
      [-0.17, outer],
      [0.17, outer],
      [0.3, inner],
    ];
    for (const [share, r] of flanks) {
      const t = ((i + share * 1.6) / teeth) * 2 * Math.PI;
      points.push(point(cx + r * Math.sin(t), cy - r * Math.cos(t)));
    }
  }
  return `M${points.join('L')}z`;
}

export function spiral(
  cx: number,
  cy: number,
  inner: number,
  outer: number,
  turns: number,
  steps = 40,
  start = 0,
): string {
  const points = Array.from({ length: steps + 1 }, (_, i) => {
    const t = i / steps;
    const a = start + t * turns * 2 * Math.PI;
    const r = inner + (outer - inner) * t;
    return point(cx + r * Math.cos(a), cy + r * Math.sin(a));
  });
  return `M${points.join('L')}`;
}
