// What every part of the board needs of the table.
import { BoardTable } from '../../parts/board_table.svelte';
import { layHands, useHands } from '../../parts/hands.svelte';
import { isOneOf } from '../../parts/records';
import { givenName } from '../../words/people';
import { speech } from '../../words/words.svelte';
import type { BoardProps, EventOf } from '../board';
import { duration } from './motion';
import type { AgentSeen, Era, Wire } from './wire';

/** Kinds of things that packs may bring, with names of their own. */
const NAMED = ['card', 'mission', 'agent', 'ultra'] as const;

/** Something that a bubble shows in full. */
export interface About {
  kind: (typeof NAMED)[number];
  id: string;
}

export class Table extends BoardTable<About, Wire> {
  readonly game = 'loop';

  protected override busy(fresh: EventOf<Wire>[]): number {
    return duration(fresh);
  }

  override name(kind: string, id: string): string {
    const things: Record<string, { names?: Record<string, string> }> = isOneOf(NAMED, kind) ? this.facts[kind] : {};
    const facts = things[id];
    return facts?.names?.[speech.language] ?? facts?.names?.en ?? super.name(kind, id);
  }

  /** The era that was torn apart at the end, and how many rifts fell there: no vortex could hold them. */
  get torn(): { era: Era; n: number } | null {
    return (this.props.result?.details.torn as { era: Era; n: number } | undefined) ?? null;
  }

  /** The agents of the looking seat; in a solo game these are several. */
  get mine(): AgentSeen[] {
    return this.view.agents.filter((agent) => agent.seat === this.props.seat);
  }
  /** The agent whose hand lies before the looking person: the one to act, if it is theirs. */
  get own(): AgentSeen {
    const acting = this.view.agents.find((agent) => agent.id === this.view.active)!;
    return this.mine.includes(acting) ? acting : (this.mine[0] ?? acting);
  }
  agent(id: string): AgentSeen | undefined {
    return this.view.agents.find((agent) => agent.id === id);
  }
  /** Agents have the colours of seats, in their order round the table. */
  colour(agent: string): number {
    return this.view.agents.findIndex((other) => other.id === agent) + 1;
  }
  player(agent: AgentSeen): string {
    const sitting = this.props.seats.find((seat) => seat.seat === agent.seat);
    return (sitting && givenName(sitting)) || this.name('agent', agent.id);
  }
  era(id: Era) {
    return this.view.eras.find((era) => era.id === id)!;
  }
}

/** Called once by each component that the shell mounts. */
export function layTable(props: () => BoardProps<Wire>): Table {
  return layHands(new Table(props));
}

export const useTable = (): Table => useHands<Table>();
