// Which elements of the board an event is about.
import type { EventShown } from '../../wire';

export function eventTargets(event: EventShown): string[] {
  const { args } = event;
  const targets: string[] = [];
  for (const name of ['era', 'to']) if (args[name]) targets.push(`era:${args[name]}`);
  for (const name of ['agent', 'other']) if (args[name]) targets.push(`agent:${args[name]}`);
  for (const kind of ['card', 'mission', 'ultra', 'dimension']) if (args[kind]) targets.push(`${kind}:${args[kind]}`);
  if (args.destroy) targets.push(`${args.super ? 'super' : 'clone'}:${args.to ?? args.era}:${args.destroy}`);
  for (const era of Object.keys((args.landing as Record<string, number> | undefined) ?? {})) targets.push(`era:${era}`);
  return targets;
}
