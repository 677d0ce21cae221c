// Made by tools/generate from the types that src/chronotable/games/merchants declares. Do not edit.

export const MODE_TERMS = ['solo_score', 'solo_peddler', 'duel_of_chronomancers', 'guild_of_chronomancers'] as const;
export type Mode = (typeof MODE_TERMS)[number];

export const CORRUPTION_MODE_TERMS = ['per_good', 'per_colour_batch', 'per_visit'] as const;
export type CorruptionMode = (typeof CORRUPTION_MODE_TERMS)[number];

export const PHASE_TERMS = ['arrival', 'production', 'market', 'over'] as const;
export type Phase = (typeof PHASE_TERMS)[number];

export const PIECE_TERMS = ['player1', 'player2', 'player3', 'player4', 'peddler'] as const;
export type Piece = (typeof PIECE_TERMS)[number];

export interface TimePiece {
  piece: Piece;
  hour: number;
}

export interface Clock {
  hours: number;
  symbols: number[];
  token: number | null;
  /** In the order in which they act. */
  pieces: TimePiece[];
}

export const BOAT_TERMS = ['boat1', 'boat2', 'boat3', 'boat4', 'boat5', 'boat6'] as const;
export type Boat = (typeof BOAT_TERMS)[number];

export const SIDE_TERMS = ['left', 'right'] as const;
export type Side = (typeof SIDE_TERMS)[number];

export const BERTH_TERMS = ['berth1', 'berth2', 'berth3', 'berth4'] as const;
export type Berth = (typeof BERTH_TERMS)[number];

export const ADVENTURER_TERMS = ['red', 'green', 'blue', 'yellow', 'rogue'] as const;
export type Adventurer = (typeof ADVENTURER_TERMS)[number];

export type Crowd = Record<Adventurer, number>;

export interface BoatSeen {
  boat: Boat;
  side: Side;
  berth: Berth | null;
  passengers: Crowd;
  free_seats: number;
}

export const PIER_TERMS = ['large_pier', 'small_pier', 'black_market'] as const;
export type Pier = (typeof PIER_TERMS)[number];

export const SIZE_TERMS = ['small', 'large'] as const;
export type Size = (typeof SIZE_TERMS)[number];

export interface BerthSeen {
  berth: Berth;
  side: Side;
  boat: Boat | null;
}

export interface PierSeen {
  pier: Pier;
  accepts: Size[];
  corruption_cards: number;
  adventurers: Crowd;
  berths: BerthSeen[];
}

export const COLOUR_TERMS = ['red', 'green', 'blue', 'yellow'] as const;
export type Colour = (typeof COLOUR_TERMS)[number];

export const EFFECT_TERMS = [
  'discard_corruption', 'gain_small', 'gain_large', 'gain_two_small_same', 'board_from_bag',
  'return_to_bag', 'move_passenger', 'swap_passengers',
] as const;
export type Effect = (typeof EFFECT_TERMS)[number];

/** A card of townsfolk. */
export interface CardSeen {
  card: string;
  set: string;
  effect: Effect;
  amount: number;
  colours: Colour[];
  symbols: Adventurer[];
}

export type GoodCounts = Record<string, number>;

export const ABILITY_TERMS = ['bulbulator', 'enlarger', 'splitter', 'guard'] as const;
export type Ability = (typeof ABILITY_TERMS)[number];

export const SPACE_TERMS = ['lc', 'la', 'p1', 'p2', 'p3', 'rc', 'ra', 'p4', 'p5', 'p6'] as const;
export type Space = (typeof SPACE_TERMS)[number];

export const PORTAL_ACTION_TERMS = ['artifact', 'relic', 'activate_staff', 'relic_or_support', 'hire'] as const;
export type PortalAction = (typeof PORTAL_ACTION_TERMS)[number];

export type Action = PortalAction | 'change_timeline' | 'freeze_time';

export const FIGURE_TERMS = ['chronomancer', 'assistant'] as const;
export type Figure = (typeof FIGURE_TERMS)[number];

export interface SpaceSeen {
  hours: number;
  corruption: number;
  action: Action;
  colours: Colour[];
  space: Space;
  figures: Figure[];
}

export const SLOT_TERMS = ['top_left', 'top_right', 'bottom_left', 'bottom_right'] as const;
export type Slot = (typeof SLOT_TERMS)[number];

export const TILE_SIDE_TERMS = ['white', 'blue'] as const;
export type TileSide = (typeof TILE_SIDE_TERMS)[number];

export interface Cost {
  hours: number;
  corruption: number;
}

export interface TileSeen {
  tile: string;
  side: TileSide;
  action: PortalAction;
  colours: Colour[];
  left: Cost;
  right: Cost;
}

export interface SymbolSeen {
  symbol: string;
  colour: Colour;
  covered: boolean;
}

export interface ShopSeen {
  merchant: 'chronomancer';
  chronomancer: Space;
  assistant: Space;
  spaces: SpaceSeen[];
  tiles: Record<Slot, TileSeen>;
  stream: TileSeen[];
  symbols: SymbolSeen[];
  /** Frozen-time tokens in the pool. */
  tokens: number;
  /** How many of them may not be spent yet. */
  fresh: number;
}

export interface SaleForeseen {
  good: string;
  n: number;
  pier: Pier | null;
  gold: number;
  corruption: number;
}

export interface SupportForeseen {
  colour: Colour;
  gold: number;
}

export interface SymbolsForeseen {
  colour: Colour;
  n: number;
  gold: number;
}

export interface Forecast {
  sales: SaleForeseen[];
  support: SupportForeseen[];
  market: number;
  symbols: SymbolsForeseen[];
}

export interface MerchantSeen {
  piece: Piece;
  merchant: string;
  gold: number;
  hour: number;
  pool: GoodCounts;
  shelf: GoodCounts;
  prices: GoodCounts;
  staff: Record<Ability, CardSeen | null>;
  remembered: CardSeen[];
  corruption_cards: number;
  /** Faces of the cards; null while they are their owner's secret. */
  corruption: GoodCounts | null;
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

export interface Losses {
  rogue_symbols: number;
  gold: number;
}

/** Where an action leads on the clock, tokens aside, and how many adventurers come on the way. */
export interface Landing {
  hour: number;
  adventurers: number;
}

export const COLUMN_TERMS = ['left', 'right'] as const;
export type Column = (typeof COLUMN_TERMS)[number];

/** What a space does and costs. */
export interface Deed {
  hours: number;
  corruption: number;
  action: Action;
  colours: Colour[];
}

/** What a timeline change would make: the tile that leaves, and the portals it touches. */
export interface Change {
  out: TileSeen;
  spaces: Partial<Record<Space, Deed>>;
}

/** For the owner of a shop, while production lasts: landings by space, changes by column and tile. */
export interface Preview {
  landings: Record<Space, Landing>;
  timeline: Record<Column, Record<string, Change>>;
}

/** What only this seat is shown. */
export interface Own {
  losses: Losses;
  preview: Preview | null;
}

/** The table as a seat sees it. */
export interface View {
  game: 'merchants';
  players: number;
  mode: Mode;
  difficulty: string | null;
  rogue_card: string;
  townsfolk_sets: string[];
  black_market_corruption_mode: CorruptionMode;
  day: number;
  days: number;
  phase: Phase;
  turn: number;
  clock: Clock;
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
  corruption_discard: GoodCounts;
  merchants: MerchantSeen[];
  peddler: PeddlerSeen | null;
  yours: Own | null;
  winners: number[];
}

export interface TileFacts {
  /** Not known from print. */
  stand_in: boolean;
  starter: boolean;
}

export interface SpaceFacts {
  /** Not known from print. */
  stand_in: boolean;
  machine: string | null;
  owner: Figure | null;
}

export interface RimFacts {
  /** Not known from print. */
  stand_in: boolean;
  action: PortalAction | 'change_timeline' | 'freeze_time' | null;
  colours: Colour[];
  hours: number;
  corruption: number;
}

export interface Marked {
  /** Not known from print. */
  stand_in: boolean;
}

export interface GoodFacts {
  /** Not known from print. */
  stand_in: boolean;
  size: Size;
  colour: Colour;
}

export interface Explained {
  /** Not known from print. */
  stand_in: boolean;
  text: string;
}

export interface TownsfolkFacts {
  /** Not known from print. */
  stand_in: boolean;
  set: string;
  effect: Effect;
  amount: number;
  colours: Colour[];
  symbols: Adventurer[];
}

export interface SquareSlotFacts {
  /** Not known from print. */
  stand_in: boolean;
  hours: number;
}

export interface FaceFacts {
  /** Not known from print. */
  stand_in: boolean;
  symbols: number;
}

export interface BoatFacts {
  /** Not known from print. */
  stand_in: boolean;
  seats: number;
}

export const PEDDLER_EFFECT_TERMS = ['hire', 'small_good', 'large_good'] as const;
export type PeddlerEffect = (typeof PEDDLER_EFFECT_TERMS)[number];

export interface PeddlerCardFacts {
  /** Not known from print. */
  stand_in: boolean;
  colour: Colour;
  hours: number;
  effect: PeddlerEffect;
}

/** What is printed on the components. */
export interface Catalogue {
  tile: Record<string, TileFacts>;
  space: Record<Space, SpaceFacts>;
  rim: Record<string, RimFacts>;
  symbol: Record<Colour, Marked>;
  good: Record<string, GoodFacts>;
  ability: Record<Ability, Explained>;
  townsfolk: Record<string, TownsfolkFacts>;
  slot: Record<string, SquareSlotFacts>;
  face: Record<string, FaceFacts>;
  rogue_card: Record<string, Explained>;
  boat: Record<Boat, BoatFacts>;
  pier: Record<Pier, Marked>;
  clock: Record<string, Marked>;
  peddler_card: Record<string, PeddlerCardFacts>;
  difficulty: Record<string, Explained>;
  mode: Record<Mode, Marked>;
}

export interface Arguments {
  ability?: Ability;
  adventurer?: Adventurer;
  berth?: Berth;
  boat?: Boat;
  card?: string;
  colour?: Colour;
  column?: Column;
  face?: string;
  figure?: Figure;
  gold?: number;
  good?: string;
  hour?: number;
  loss?: number;
  n?: number;
  other?: Adventurer;
  out?: string;
  out_side?: TileSide;
  passengers?: Adventurer[];
  peddler_card?: string;
  pier?: Pier;
  replaced?: string;
  rogue_card?: string;
  side?: TileSide;
  space?: Space;
  /** Those of a shop, or how many scored. */
  symbols?: string[] | number;
  tile?: string;
  to?: Boat;
  total?: number;
  wanted?: string;
  who?: Piece;
}

/** The arguments of each kind of event. */
export interface Events {
  adventurer_drawn: { who: Piece; adventurer: Adventurer; };
  adventurer_seated: { who: Piece; adventurer: Adventurer; boat: Boat; };
  boat_arrived: { boat: Boat; passengers: Adventurer[]; };
  boat_docked: { who: Piece; boat: Boat; berth: Berth; pier: Pier; };
  corruption_shed: { who: Piece; face: string; };
  corruption_taken: { who: Piece; face?: string; };
  day_started: { n: number; };
  figure_moved: { who: Piece; figure: Figure; space: Space; };
  final_scoring: { who: Piece; gold: number; loss: number; symbols: string[] | number; total: number; };
  game_over: Record<string, never>;
  good_made: { who: Piece; good: string; };
  goods_exchanged: { who: Piece; good: string; n: number; wanted: string; };
  hours_passed: { who: Piece; n: number; hour: number; };
  market_opened: { n: number; };
  market_token_placed: { n: number; };
  passenger_moved: { who: Piece; adventurer: Adventurer; boat: Boat; to: Boat; };
  passenger_returned: { who: Piece; adventurer: Adventurer; boat: Boat; };
  passengers_swapped: { who: Piece; adventurer: Adventurer; boat: Boat; other: Adventurer; to: Boat; };
  peddler_card: { peddler_card: string; };
  peddler_discards: { card: string; };
  peddler_keeps: { card: string; };
  peddler_scoring: { gold: number; n: number; };
  rogue_card_turned_up: { rogue_card: string; };
  sea_passengers_left: { adventurer: Adventurer; n: number; };
  sold: { who: Piece; good: string; pier: Pier; n: number; gold: number; };
  staff_assigned: { who: Piece; card: string; replaced?: string; ability: Ability; };
  support_collected: { who: Piece; gold: number; };
  support_taken: { who: Piece; gold: number; colour: Colour; };
  time_frozen: { who: Piece; symbols: string[] | number; };
  timeline_changed: { who: Piece; tile: string; side: TileSide; column: Column; out: string; out_side: TileSide; };
  tokens_spent: { who: Piece; symbols: string[] | number; };
  townsfolk_hired: { who: Piece; card: string; };
  townsfolk_shown: { card: string; };
}

/** What the server says of this game. */
export interface Wire {
  view: View;
  catalogue: Catalogue;
  events: Events;
}
