// Who is ahead by an endgame condition, for a small cell: the leaders together, and the own seat if it is not among them.
import type { EndgameSeen } from '../wire';

export interface Standing {
  ahead: boolean;
  who: number[];
  n: number;
}

export function standings(now: EndgameSeen | undefined, own: number | null): Standing[] {
  const first = now?.leaders[0];
  if (!now || first === undefined) return [];
  const leading: Standing = { ahead: true, who: now.leaders, n: now.counts[first]! };
  if (own === null || now.leaders.includes(own)) return [leading];
  return [leading, { ahead: false, who: [own], n: now.counts[own]! }];
}
