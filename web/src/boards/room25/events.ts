// Which elements of the board an event is about.
import type { EventOf } from '../board';
import type { Arguments, Wire } from './wire';

export function eventTargets(event: EventOf<Wire>): string[] {
  const { cell, to, character, other, line, robot } = event.args as Arguments;
  const found: string[] = [];
  for (const place of [cell, to]) if (typeof place === 'string') found.push(`room:${place}`);
  for (const id of [character, other]) if (typeof id === 'string') found.push(`character:${id}`);
  if (typeof line === 'string') found.push(`line:${line}`);
  if (typeof robot === 'number') found.push(`robot:${robot}`);
  return found;
}
