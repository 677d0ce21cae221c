// Which elements of the board an event is about.
import { entriesOf } from '../../parts/records';
import type { EventOf } from '../board';
import type { Arguments, Wire } from './wire';

/** Arguments of events that are elements of the board, by their names. */
const KINDS: Partial<Record<keyof Arguments, string>> = {
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

export function eventTargets(event: EventOf<Wire>): string[] {
  const args: Arguments = event.args;
  const found = entriesOf(args).flatMap(([name, value]) =>
    KINDS[name] && typeof value === 'string' ? [`${KINDS[name]}:${value}`] : [],
  );
  if (event.kind === 'sea_passengers_left' && event.args.adventurer !== 'rogue')
    found.push(`hall:${event.args.adventurer}`);
  if (event.kind === 'adventurer_drawn' || event.kind === 'passenger_returned') found.push('bag:bag');
  for (const symbol of Array.isArray(args.symbols) ? args.symbols : []) found.push(`symbol:${symbol}`);
  return found;
}
