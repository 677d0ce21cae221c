// Which agent stands for a seat.
import type { AgentSeen, View } from './wire';

/** A solo player has several agents: the acting one stands for the seat then. */
export function agentOf(
  view: Pick<View, 'agents' | 'active'>,
  seat: number,
): { agent: AgentSeen; colour: number } | null {
  const { agents, active } = view;
  const own = agents.filter((agent) => agent.seat === seat);
  const agent = own.find((each) => each.id === active) ?? own[0];
  return agent ? { agent, colour: agents.indexOf(agent) + 1 } : null;
}
