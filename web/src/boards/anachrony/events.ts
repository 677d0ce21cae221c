// Which elements of the board an event is about.
import type { EventOf } from '../board';
import type { Arguments, Events, Wire } from './wire';

const ERA_EVENTS = new Set<keyof Events>(['focus_set', 'era_started', 'superproject_revealed', 'prepared']);

export function eventTargets(event: EventOf<Wire>): string[] {
  const { kind } = event;
  const args: Arguments = event.args;
  const targets: string[] = [];
  for (const name of ['space', 'tile', 'slot'] as const) if (args[name]) targets.push(`${name}:${args[name]}`);
  if (ERA_EVENTS.has(kind)) targets.push(`timeline:${args.n}`);
  if (kind === 'paradox_rolled') targets.push(`timeline:${args.word}`);
  if (kind === 'opponent_travelled' || kind === 'opponent_paradoxes') targets.push(`timeline:${args.era}`);
  if (kind === 'opponent_recruited') targets.push(`recruit:${args.worker}`);
  if (kind === 'recruited') targets.push(`recruit:${args.worker}`);
  if (kind === 'leader_taken') targets.push(`leader:${args.word}`);
  for (const warp of [args.warp, ...(args.warps ?? [])]) if (warp) targets.push(`warp:${warp}`);
  return targets;
}
