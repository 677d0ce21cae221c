// Who has built the superproject of an era.  The view tells only that its place is empty; the events tell what lay there.
import type { EventOf } from '../../../board';
import type { View, Wire } from '../../wire';

export interface Built {
  superproject: string;
  seat: number;
}

const FIRST = 1; // the first era's superproject lies open from the beginning: no event tells of it

/** What was built, by the era above which it lay. */
export function builtAt(
  view: View,
  events: readonly EventOf<Wire>[],
  isProject: (tile: string) => boolean,
): ReadonlyMap<number, Built> {
  const shownAt = new Map<string, number>();
  for (const event of events) if (event.kind === 'superproject_revealed') shownAt.set(event.args.tile, event.args.n);
  const all = view.seats.flatMap(({ seat, slots }) =>
    Object.values(slots)
      .filter(({ tile }) => isProject(tile))
      .map(({ tile }): Built => ({ superproject: tile, seat })),
  );
  const untold = all.filter(({ superproject }) => !shownAt.has(superproject));
  const told = all.filter(({ superproject }) => shownAt.has(superproject));
  const found = new Map(told.map((built) => [shownAt.get(built.superproject)!, built]));
  if (untold.length === 1) found.set(FIRST, untold[0]!); // of several nobody knows
  return found;
}
