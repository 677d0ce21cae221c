// Which drawing a card shows: its own, or the one of what it mainly does.
import { slug } from '../view';
import type { CardFacts } from '../wire';
import { DRAWN } from './drawn';

/** The families, the most telling word first: a card that swaps agents and adds energy is about the swap. */
const FAMILIES: readonly (readonly [string, readonly string[]])[] = [
  ['swap', ['swap_agents', 'let_agent_use', 'each_player', 'if_other_agent_here']],
  ['match', ['match']],
  ['destroy', ['destroy_clone']],
  ['pull', ['pull_clone']],
  ['push', ['push_clone']],
  ['ready', ['ready', 'use_available']],
  ['card', ['draw', 'take_available', 'reveal_card', 'lose_card']],
  ['rift', ['remove_rift']],
  ['move', ['move_self', 'move_agent']],
  ['energy', ['add_energy']],
];

export function artSymbol(card: string, facts: CardFacts): string {
  if (DRAWN.has(card)) return `lp-art-${slug(card)}`;
  const family = FAMILIES.find(([, words]) => words.some((word) => facts.operations.includes(word)));
  return `lp-art-of-${family?.[0] ?? 'energy'}`;
}
