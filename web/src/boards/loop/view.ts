// The parts of a LOOP match as the server sends them (`games/loop/view.py`).
import type { Name } from '../../wire';

export const ERAS = ['dawn', 'medieval', 'renaissance', 'industrial', 'globalization', 'robots', 'end'] as const;
export type EraId = (typeof ERAS)[number];
export type Dimension = 'spiral' | 'stripes' | 'star' | 'black_hole';
/** The dimensions a LOOP can be made in. */
export const LOOPABLE: readonly Dimension[] = ['spiral', 'stripes', 'star'];

export interface LoopView {
  turn: number;
  cycle: number;
  mode: string;
  level: string;
  phase: string;
  active: string;
  you: string;
  using: string | null;
  loops: number;
  loop_cost: number;
  ability_uses: number;
  doctor: EraId | null;
  doctor_row: EraId[];
  doctor_deck: EraId[];
  drop: Partial<Record<EraId, number>>;
  eras: EraView[];
  agents: AgentView[];
  common_deck: DeckView | null;
  arsenal: string[];
  destroyed: string[];
  limbo: string[];
  offer: string[];
  bag: string[];
  super_pile: string[];
  archived: string[];
  lost_missions: string[];
  unseen_missions: string[];
  dismantled: number;
  ultra_row: string[];
  ultra_deck: string[];
  supply: { rifts: number; energy: number; vortex_tiles: number };
  ending: string | null;
}

export interface EraView {
  id: EraId;
  rifts: number;
  rift_slots: number;
  energy: number;
  eternal: number;
  eternal_used: number;
  vortex: boolean;
  centrifuge: boolean;
  clones: CloneView[];
  agents: string[];
  available: string[];
  mission: MissionView | null;
}

export interface CloneView {
  destroy: EraId;
  super: boolean;
}

export interface MissionView {
  face_up: boolean;
  id?: string;
  damage?: number;
  required?: number;
  /** The eras whose socket is filled, on a tile with one socket an era. */
  slots?: EraId[];
}

export interface AgentView {
  id: string;
  seat: number;
  era: EraId;
  charged: boolean;
  hand: CardView[];
  deck: DeckView | null;
}

export interface CardView {
  card: string;
  dimension: Dimension;
  ready: boolean;
}

export interface DeckView {
  /** Cards everybody saw put on top; the first one is drawn next. */
  top: string[];
  rest: string[];
  discard: string[];
}

export function eraIndex(era: EraId): number {
  return ERAS.indexOf(era);
}

/** The word as part of a CSS class or a symbol's id. */
export function slug(word: string): string {
  return word.replaceAll('_', '-');
}

/** The era as a message names it, in whatever form the sentence needs. */
export function eraName(era: EraId): Name {
  return { game: 'loop', kind: 'era', ref: era };
}
