// Which elements of the board an event is about.
import { keysOf } from '../../parts/records';
import type { EventOf } from '../board';
import type { Arguments, Wire } from './wire';

export function eventTargets(event: EventOf<Wire>): string[] {
  const args = event.args as Arguments;
  const targets: string[] = [];
  for (const name of ['era', 'to'] as const) if (args[name]) targets.push(`era:${args[name]}`);
  for (const name of ['agent', 'other'] as const) if (args[name]) targets.push(`agent:${args[name]}`);
  for (const kind of ['card', 'mission', 'ultra', 'dimension'] as const)
    if (args[kind]) targets.push(`${kind}:${args[kind]}`);
  if (args.destroy) targets.push(`${args.super ? 'super' : 'clone'}:${args.to ?? args.era}:${args.destroy}`);
  for (const era of keysOf(args.landing ?? {})) targets.push(`era:${era}`);
  return targets;
}
