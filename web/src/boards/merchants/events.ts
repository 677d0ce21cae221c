// What events are about on the board, and how long their motion takes.
import type { EventShown } from '../../wire';

const MOVE = 420;
const DROP = 620;
const TURN = 240;
const QUICK = 140;
const LONGEST = 1500;

/** Arguments of events that are elements of the board, by their names. */
const KINDS: Record<string, string> = {
  ability: 'ability',
  berth: 'berth',
  boat: 'boat',
  card: 'card',
  colour: 'hall',
  face: 'face',
  figure: 'figure',
  good: 'good',
  out: 'tile',
  pier: 'pier',
  space: 'space',
  tile: 'tile',
  to: 'boat',
  wanted: 'good',
  who: 'piece',
};

export function eventTargets(event: EventShown): string[] {
  const found = Object.entries(event.args).flatMap(([name, value]) =>
    KINDS[name] && typeof value === 'string' ? [`${KINDS[name]}:${value}`] : [],
  );
  if (event.kind === 'sea_passengers_left' && event.args.adventurer !== 'rogue')
    found.push(`hall:${event.args.adventurer}`);
  if (event.kind === 'adventurer_drawn' || event.kind === 'passenger_returned') found.push('bag:bag');
  for (const symbol of Array.isArray(event.args.symbols) ? event.args.symbols : []) found.push(`symbol:${symbol}`);
  return found;
}

const TIMES: Record<string, number> = {
  figure_moved: MOVE,
  hours_passed: MOVE,
  timeline_changed: DROP,
  boat_docked: MOVE,
  boat_arrived: MOVE,
  adventurer_seated: MOVE,
  passenger_moved: MOVE,
  townsfolk_hired: TURN,
  staff_assigned: TURN,
  good_made: TURN,
  sold: TURN,
};

/** What happens together takes the time of the longest. */
export function duration(fresh: readonly EventShown[]): number {
  return Math.min(LONGEST, Math.max(0, ...fresh.map((event) => TIMES[event.kind] ?? QUICK)));
}
