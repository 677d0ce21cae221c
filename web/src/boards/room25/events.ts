// Which elements of the board an event is about.
import type { EventShown } from '../../wire';

export function eventTargets(event: EventShown): string[] {
  const { cell, to, character, other, line, robot } = event.args;
  const found: string[] = [];
  for (const place of [cell, to]) if (typeof place === 'string') found.push(`room:${place}`);
  for (const id of [character, other]) if (typeof id === 'string') found.push(`character:${id}`);
  if (typeof line === 'string') found.push(`line:${line}`);
  if (typeof robot === 'number') found.push(`robot:${robot}`);
  return found;
}
