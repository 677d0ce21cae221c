// The match as a seat sees it, with types: what `games/merchants/view.py` makes.
import type { Json } from '../../wire';

export type Colour = 'red' | 'green' | 'blue' | 'yellow';
export type Adventurer = Colour | 'rogue';
export type Side = 'left' | 'right';
export type Figure = 'chronomancer' | 'assistant';
export type Action =
  'artifact' | 'relic' | 'activate_staff' | 'relic_or_support' | 'hire' | 'change_timeline' | 'freeze_time';
export type Crowd = Record<Adventurer, number>;
export type GoodCounts = Record<string, number>;

export const COLOURS: readonly Colour[] = ['red', 'green', 'blue', 'yellow'];
export const ADVENTURERS: readonly Adventurer[] = [...COLOURS, 'rogue'];

export interface Cost {
  hours: number;
  corruption: number;
}

/** What a space does and costs. */
export interface Deed extends Cost {
  action: Action;
  colours: Colour[];
}

export interface SpaceSeen extends Deed {
  space: string;
  figures: Figure[];
}

/** Where an action leads on the clock, tokens aside, and how many adventurers come on the way. */
export interface Landing {
  hour: number;
  adventurers: number;
}

export interface TileSeen {
  tile: string;
  side: 'white' | 'blue';
  action: Action;
  colours: Colour[];
  left: Cost;
  right: Cost;
}

export type Slot = 'top_left' | 'top_right' | 'bottom_left' | 'bottom_right';

export interface SymbolSeen {
  symbol: string;
  colour: Colour;
  covered: boolean;
}

export interface ShopSeen {
  chronomancer: string;
  assistant: string;
  spaces: SpaceSeen[];
  tiles: Record<Slot, TileSeen>;
  stream: TileSeen[];
  symbols: SymbolSeen[];
  /** Frozen-time tokens in the pool, and how many of them may not be spent yet. */
  tokens: number;
  fresh: number;
}

export interface CardSeen {
  card: string;
  set: string;
  effect: string;
  amount: number;
  colours: Colour[];
  symbols: Adventurer[];
}

export interface SaleForeseen {
  good: string;
  n: number;
  pier: string | null;
  gold: number;
  corruption: number;
}

export interface Forecast {
  sales: SaleForeseen[];
  support: { colour: Colour; gold: number }[];
  market: number;
  symbols: { colour: Colour; n: number; gold: number }[];
}

export interface MerchantSeen {
  piece: string;
  merchant: string;
  gold: number;
  hour: number;
  pool: GoodCounts;
  shelf: GoodCounts;
  prices: GoodCounts;
  staff: Record<string, CardSeen | null>;
  remembered: CardSeen[];
  corruption_cards: number;
  /** Faces of the cards; null while they are their owner's secret. */
  corruption: Record<string, number> | null;
  shop: ShopSeen;
  forecast: Forecast | null;
}

export interface PeddlerSeen {
  gold: number;
  hour: number;
  shelf: GoodCounts;
  kept: CardSeen[];
  deck: string[];
  price_bonus: number;
}

export interface BoatSeen {
  boat: string;
  side: Side;
  berth: string | null;
  passengers: Crowd;
  free_seats: number;
}

export interface BerthSeen {
  berth: string;
  side: Side;
  boat: string | null;
}

export interface PierSeen {
  pier: string;
  accepts: ('small' | 'large')[];
  corruption_cards: number;
  adventurers: Crowd;
  berths: BerthSeen[];
}

/** What a timeline change would make: the tile that leaves, and the portals it touches. */
export interface Change {
  out: TileSeen;
  spaces: Record<string, Deed>;
}

/** For the owner of a shop, while production lasts: landings by space, changes by column and tile. */
export interface Preview {
  landings: Record<string, Landing>;
  timeline: Record<Side, Record<string, Change>>;
}

export interface View {
  players: number;
  mode: string;
  difficulty: string | null;
  rogue_card: string;
  day: number;
  days: number;
  phase: 'arrival' | 'production' | 'market' | 'over';
  turn: number;
  clock: { hours: number; symbols: number[]; token: number | null; pieces: { piece: string; hour: number }[] };
  boats: BoatSeen[];
  piers: PierSeen[];
  halls: Record<Colour, number>;
  lair: number;
  bag: Crowd;
  drawn: Adventurer | null;
  square: CardSeen[];
  townsfolk_deck: number;
  townsfolk_discard: string[];
  hired: CardSeen | null;
  corruption_deck: number;
  merchants: MerchantSeen[];
  peddler: PeddlerSeen | null;
  yours: { losses: { rogue_symbols: number; gold: number }; preview: Preview | null } | null;
  winners: number[];
}

export const read = (view: Json): View => view as unknown as View;

export const PEDDLER = 'peddler';

/** The seat of a time piece; null is the Peddler's. */
export function seatOf(piece: string): number | null {
  return piece === PEDDLER ? null : Number(piece.replace('player', '')) - 1;
}

/** Everybody of a crowd, one by one. */
export function members(crowd: Crowd): Adventurer[] {
  return ADVENTURERS.flatMap((kind) => Array.from({ length: crowd[kind] }, () => kind));
}

/** Who acts: the rearmost piece, on the same hour the top one. */
export function acting(view: View): string | null {
  return view.phase === 'production' ? (view.clock.pieces[0]?.piece ?? null) : null;
}

export function spaceOf(shop: ShopSeen, id: string): SpaceSeen {
  return shop.spaces.find((space) => space.space === id)!;
}

/** The column that the Chronomancer changes: that of the machine he stands in while it is at work, else of the next one. */
export function columnAhead(shop: ShopSeen, atWork: boolean): Side {
  if (atWork) return shop.chronomancer === 'lc' ? 'left' : 'right';
  return ['lc', 'p1', 'p2', 'p3'].includes(shop.chronomancer) ? 'right' : 'left';
}
