// Made by tools/generate from the types that src/chronotable/games/loop declares. Do not edit.
import type { Words } from '../../wire';

export const PHASE_TERMS = ['doctor', 'action', 'acquire', 'archive', 'end', 'deal'] as const;
export type Phase = (typeof PHASE_TERMS)[number];

export const ERA_TERMS = ['dawn', 'medieval', 'renaissance', 'industrial', 'globalization', 'robots', 'end'] as const;
export type Era = (typeof ERA_TERMS)[number];

export interface CloneSeen {
  destroy: Era;
  super: boolean;
}

/** A face-down tile shows nothing. */
export interface MissionSeen {
  face_up: boolean;
  id?: string;
  damage?: number;
  required?: number;
  capped?: boolean;
  /** The eras whose socket is filled, on a tile with one socket an era. */
  slots?: Era[];
}

export interface EraSeen {
  id: Era;
  rifts: number;
  rift_slots: number;
  energy: number;
  eternal: number;
  eternal_used: number;
  vortex: boolean;
  centrifuge: boolean;
  clones: CloneSeen[];
  agents: string[];
  available: string[];
  mission: MissionSeen | null;
}

export const DIMENSION_TERMS = ['spiral', 'stripes', 'star', 'black_hole'] as const;
export type Dimension = (typeof DIMENSION_TERMS)[number];

export interface CardSeen {
  card: string;
  dimension: Dimension;
  ready: boolean;
}

export interface DeckSeen {
  /** Cards everybody saw put on top; the first one is drawn next. */
  top: string[];
  rest: string[];
  discard: string[];
}

export interface AgentSeen {
  id: string;
  seat: number;
  era: Era;
  charged: boolean;
  hand: CardSeen[];
  deck: DeckSeen | null;
}

export interface Supply {
  rifts: number;
  energy: number;
  vortex_tiles: number;
}

export const ENDING_TERMS = ['running', 'won', 'second_vortex', 'fourth_vortex', 'time_is_up'] as const;
export type Ending = (typeof ENDING_TERMS)[number];

/** The table; the same for every seat. */
export interface View {
  game: 'loop';
  players: number;
  mode: string;
  level: string;
  turn: number;
  cycle: number;
  phase: Phase;
  active: string;
  you: string;
  using: string | null;
  loops: number;
  loop_cost: number;
  ability_uses: number;
  doctor: Era | null;
  doctor_row: Era[];
  doctor_deck: Era[];
  drop: Partial<Record<Era, number>>;
  eras: EraSeen[];
  agents: AgentSeen[];
  common_deck: DeckSeen | null;
  arsenal: string[];
  destroyed: string[];
  limbo: string[];
  offer: string[];
  /** Clones: `start>destroy`. */
  bag: string[];
  super_pile: string[];
  archived: string[];
  lost_missions: string[];
  unseen_missions: string[];
  dismantled: number;
  ultra_row: string[];
  ultra_deck: string[];
  supply: Supply;
  vortex_side: 'mega_vortex' | 'vortex';
  /** What the victory still needs. */
  missing: Record<string, number>;
  ending: Ending | null;
}

export interface EraFacts {
  index: number;
}

export interface CardFacts {
  names?: Record<string, string>;
  era: Era;
  dimension: Dimension;
  kinds: string[];
  effect: Words;
  operations: string[];
  agent: string | null;
  stand_in: boolean;
}

export const MISSION_KIND_TERMS = ['surround', 'clean_own_era', 'remove_rift', 'loop', 'destroy_clone', 'add_energy'] as const;
export type MissionKind = (typeof MISSION_KIND_TERMS)[number];

export const MISSION_PLACE_TERMS = ['any_era', 'doctor_era', 'tile_era'] as const;
export type MissionPlace = (typeof MISSION_PLACE_TERMS)[number];

export interface MissionFacts {
  names?: Record<string, string>;
  kind: MissionKind;
  where: MissionPlace;
  required: number;
  per_era: boolean;
  asks: Words;
  stand_in: boolean;
}

export const TIMING_TERMS = ['after_drop', 'action', 'on_clone_destroyed', 'on_free_move', 'on_push'] as const;
export type Timing = (typeof TIMING_TERMS)[number];

export interface AgentFacts {
  names?: Record<string, string>;
  era: Era;
  timing: Timing;
  ability: Words;
  cards: string[];
  stand_in: boolean;
}

export const ULTRA_KIND_TERMS = [
  'extra_rift', 'energy_leak', 'loop_tax', 'anchored_clones', 'sealed_exit', 'slow_repair',
  'no_acquire',
] as const;
export type UltraKind = (typeof ULTRA_KIND_TERMS)[number];

export interface UltraFacts {
  names?: Record<string, string>;
  era: Era;
  kind: UltraKind;
  text: Words;
  stand_in: boolean;
}

export interface ModeFacts {
  text: Words;
  win: Record<string, number>;
  stand_in: boolean;
}

export interface LevelFacts {
  stand_in: boolean;
}

export interface CycleFacts {
  clones: number;
  cards: number;
}

/** What is printed on the components. */
export interface Catalogue {
  era: Record<Era, EraFacts>;
  card: Record<string, CardFacts>;
  mission: Record<string, MissionFacts>;
  agent: Record<string, AgentFacts>;
  ultra: Record<string, UltraFacts>;
  mode: Record<string, ModeFacts>;
  level: Record<string, LevelFacts>;
  cycle: Record<string, CycleFacts>;
}

export interface Arguments {
  agent?: string;
  card?: string;
  destroy?: Era;
  dimension?: Dimension;
  era?: Era;
  landing?: Partial<Record<Era, number>>;
  mission?: string;
  n?: number;
  other?: string;
  reason?: Ending;
  rifts?: number;
  super?: boolean;
  to?: Era;
  ultra?: string;
}

/** The arguments of each kind of event. */
export interface Events {
  ability_used: { agent: string; };
  agent_moved: { agent: string; era: Era; to: Era; };
  agents_swapped: { agent: string; other: string; };
  arsenal_recycled: { n: number; };
  bonus_revealed: { card: string; };
  bonus_taken: { agent: string; card: string; };
  card_available: { card: string; era: Era; };
  card_dealt: { agent: string; card: string; };
  card_destroyed: { card: string; };
  card_discarded: { agent: string; card: string; };
  card_drawn: { agent: string; card: string; };
  card_readied: { agent: string; card: string; };
  card_taken: { agent: string; card: string; };
  card_used: { agent: string; card: string; };
  centrifuge_dismantled: { agent: string; era: Era; };
  clone_carried: { destroy: Era; super: boolean; era: Era; to: Era; };
  clone_destroyed: { destroy: Era; super: boolean; era: Era; };
  clone_generated: { destroy: Era; super: boolean; era: Era; };
  clone_pulled: { destroy: Era; super: boolean; era: Era; to: Era; };
  clone_pushed: { destroy: Era; super: boolean; era: Era; to: Era; };
  cycle_started: { n: number; };
  deck_shuffled: { agent: string; };
  doctor_moved: { era: Era; };
  energy_added: { era: Era; n: number; };
  energy_lost: { era: Era; n: number; };
  energy_spent: { era: Era; n: number; };
  game_over: { reason: Ending; era?: Era; rifts?: number; n?: number; };
  hidden_mission_lost: { era: Era; };
  loop_made: { agent: string; era: Era; dimension: Dimension; };
  mission_archived: { agent: string; mission: string; era: Era; };
  mission_damaged: { mission: string; era: Era; n: number; };
  mission_lost: { mission: string; era: Era; };
  mission_revealed: { mission: string; era: Era; };
  rift_negated: { agent: string; era: Era; };
  rift_removed: { era: Era; n: number; };
  rifts_dropped: { n: number; landing: Partial<Record<Era, number>>; };
  rifts_placed: { era: Era; n: number; };
  turn_ended: { agent: string; };
  turn_started: { agent: string; n: number; };
  ultra_discarded: { ultra: string; era: Era; };
  ultra_revealed: { ultra: string; era: Era; };
  vortex_opened: { era: Era; };
}

/** What the server says of this game. */
export interface Wire {
  view: View;
  catalogue: Catalogue;
  events: Events;
}
