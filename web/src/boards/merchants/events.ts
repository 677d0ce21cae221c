// Which elements of the board an event is about.
import type { EventShown } from '../../wire';

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
