// What is printed on the components, with types: what `games/merchants/catalogue.py` makes.
import type { Json } from '../../wire';
import type { Action, CardSeen, Colour } from './view';

interface Marked {
  /** Not known from print. */
  stand_in: boolean;
}

export interface RimFacts extends Marked {
  action: Action | null;
  colours: Colour[];
  hours: number;
  corruption: number;
}

export interface PeddlerCardFacts extends Marked {
  colour: Colour;
  hours: number;
  effect: 'hire' | 'small_good' | 'large_good';
}

export interface Catalogue {
  tile: Record<string, Marked & { starter: boolean }>;
  space: Record<string, Marked & { machine: string | null; owner: string | null }>;
  rim: Record<string, RimFacts>;
  symbol: Record<string, Marked>;
  good: Record<string, Marked & { size: 'small' | 'large'; colour: Colour }>;
  ability: Record<string, Marked & { text: string }>;
  townsfolk: Record<string, Marked & Omit<CardSeen, 'card'>>;
  slot: Record<string, Marked & { hours: number }>;
  face: Record<string, Marked & { symbols: number }>;
  rogue_card: Record<string, Marked & { text: string }>;
  boat: Record<string, Marked & { seats: number }>;
  pier: Record<string, Marked>;
  clock: Record<string, Marked>;
  peddler_card: Record<string, PeddlerCardFacts>;
  difficulty: Record<string, Marked & { text: string }>;
  mode: Record<string, Marked>;
}

export const printed = (catalogue: Json): Catalogue => catalogue as unknown as Catalogue;
