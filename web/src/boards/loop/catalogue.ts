// What is printed on the components, with types: what `games/loop/catalogue.py` makes.
import type { Words } from '../../wire';
import type { Dimension, EraId } from './view';

interface Printed {
  stand_in: boolean;
  names?: Record<string, string>;
}
export interface CardFacts extends Printed {
  era: EraId;
  dimension: Dimension;
  kinds: string[];
  operations: string[];
  effect: Words;
  agent: string | null;
}
export interface MissionFacts extends Printed {
  kind: string;
  where: 'any_era' | 'doctor_era' | 'tile_era';
  required: number;
  per_era: boolean;
  asks: Words;
}
export interface AgentFacts extends Printed {
  era: EraId;
  timing: string;
  ability: Words;
}
export interface UltraFacts extends Printed {
  era: EraId;
  kind: string;
  text: Words;
}
export interface ModeFacts {
  win: Record<string, number>;
  text: Words;
}
export interface Catalogue {
  card: Record<string, CardFacts>;
  mission: Record<string, MissionFacts>;
  agent: Record<string, AgentFacts>;
  ultra: Record<string, UltraFacts>;
  mode: Record<string, ModeFacts>;
  cycle: Record<string, { clones: number; cards: number }>;
}
