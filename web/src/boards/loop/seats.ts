// Which agent stands for a seat.
import type { Json } from '../../wire';
import type { AgentView, LoopView } from './view';

/** A solo player has several agents: the acting one stands for the seat then. */
export function agentOf(view: Json, seat: number): { agent: AgentView; colour: number } | null {
  const { agents, active } = view as unknown as LoopView;
  const own = agents.filter((agent) => agent.seat === seat);
  const agent = own.find((each) => each.id === active) ?? own[0];
  return agent ? { agent, colour: agents.indexOf(agent) + 1 } : null;
}
