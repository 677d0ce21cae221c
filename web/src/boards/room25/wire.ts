// Made by tools/generate from the types that src/chronotable/games/room25 declares. Do not edit.

export const MODE_TERMS = ['suspicion', 'team', 'competition', 'cooperation', 'solo'] as const;
export type Mode = (typeof MODE_TERMS)[number];

export const PHASE_TERMS = ['clue', 'cards', 'programming', 'first_pass', 'second_pass', 'adrenaline', 'countdown'] as const;
export type Phase = (typeof PHASE_TERMS)[number];

export const CHARACTER_TERMS = ['alice', 'jennifer', 'max', 'kevin', 'franck', 'emmet', 'sarah', 'bruce'] as const;
export type Character = (typeof CHARACTER_TERMS)[number];

export const CELL_TERMS = [
  'a1', 'b1', 'c1', 'd1', 'e1', 'a2', 'b2', 'c2', 'd2', 'e2', 'a3', 'b3', 'c3', 'd3', 'e3', 'a4',
  'b4', 'c4', 'd4', 'e4', 'a5', 'b5', 'c5', 'd5', 'e5',
] as const;
export type Cell = (typeof CELL_TERMS)[number];

export const ROOM_TERMS = [
  'central', 'room25', 'empty', 'vision', 'control_room', 'tunnel', 'moving', 'vortex', 'prison',
  'cold', 'dark', 'trap', 'mortal', 'illusion', 'flooded', 'acid', 'robot_room', 'regeneration',
  'pivoting', 'mirror', 'abm_room', 'jamming', 'timer', 'shredder', 'paranoia', 'key_room',
] as const;
export type Room = (typeof ROOM_TERMS)[number];

export const COLOUR_TERMS = ['blue', 'green', 'yellow', 'red'] as const;
export type Colour = (typeof COLOUR_TERMS)[number];

export const AXIS_TERMS = ['north_south', 'east_west'] as const;
export type Axis = (typeof AXIS_TERMS)[number];

/** What a player said of a room, which need not be true. */
export interface AnnouncementSeen {
  character: Character;
  colour: Colour;
  round: number;
}

export interface RoomSeen {
  cell: Cell;
  face_up: boolean;
  closed: boolean;
  locked: boolean;
  characters: Character[];
  /** From 1. */
  robots: number[];
  reminders: Character[];
  room: Room | null;
  colour: Colour | null;
  /** The round in which this seat saw the room that lies face down now. */
  seen: number | null;
  /** Of an open pivoting room. */
  axis?: Axis;
  /** Oldest first, of a room that lies face down. */
  announced?: AnnouncementSeen[];
}

export const TOKEN_TERMS = ['look', 'move', 'push', 'control', 'special'] as const;
export type Token = (typeof TOKEN_TERMS)[number];

export const ADRENALINE_TERMS = ['none', 'ready', 'declared'] as const;
export type Adrenaline = (typeof ADRENALINE_TERMS)[number];

export const ROLE_TERMS = ['none', 'prisoner', 'guard'] as const;
export type Role = (typeof ROLE_TERMS)[number];

export interface FigureSeen {
  id: Character;
  seat: number;
  alive: boolean;
  cell: Cell | null;
  hidden: boolean;
  lost_tokens: Token[];
  played: Token[];
  /** Tokens lying face down; null while others still program. */
  programmed: number | null;
  between_slots: boolean | null;
  free: boolean;
  adrenaline: Adrenaline;
  trapped: boolean;
  drowns_in_round: number | null;
  paranoid: boolean;
  drawing: boolean;
  stack: number;
  spare_rooms: number;
  reminder: Cell | 'in_hand' | null;
  role: Role | null;
  role_shown: boolean;
  /** What everybody could remember in Suspicion: true colours it announced,. */
  truths?: number;
  /** False ones,. */
  lies?: number;
  /** And how often it pushed somebody, or slid the open Room 25 out of the exit zone. */
  blows?: number;
  /** Only of the own characters. */
  program?: Token[];
}

export interface Asked {
  seat: number;
  character: Character | null;
  question: string;
}

export const LINE_TERMS = [
  'row_1', 'row_2', 'row_3', 'row_4', 'row_5', 'column_a', 'column_b', 'column_c', 'column_d',
  'column_e',
] as const;
export type Line = (typeof LINE_TERMS)[number];

export const DIRECTION_TERMS = ['up', 'right', 'down', 'left'] as const;
export type Direction = (typeof DIRECTION_TERMS)[number];

export const ENDING_TERMS = [
  'running', 'escape', 'partial_escape', 'guards_eliminated_prisoners', 'time_is_up',
  'opponents_eliminated', 'character_eliminated', 'most_in_room25', 'draw',
] as const;
export type Ending = (typeof ENDING_TERMS)[number];

/** The table as a seat sees it. */
export interface View {
  game: 'room25';
  players: number;
  mode: Mode;
  ruleset: 'season2' | 'classic';
  difficulty: string;
  round: number;
  rounds_left: number;
  phase: Phase;
  acting: Character | null;
  order: Character[];
  turn_order: Character[];
  talk_forbidden: boolean;
  remembered_tiles_shown: boolean;
  rooms: RoomSeen[];
  /** How many there are of each kind. */
  building: Partial<Record<Room, number>>;
  removed: Room[];
  characters: FigureSeen[];
  waiting_for: number[];
  asked: Asked[];
  slid: Partial<Record<Line, Direction>>;
  robots: (Cell | null)[];
  key_active: boolean;
  deck: number;
  discard: string[];
  display: string[];
  teams: number[] | null;
  ending: Ending | null;
  winners: number[];
}

export interface RoomFacts {
  colour: Colour;
  text: string;
  trigger: string;
  exit_zone: boolean;
  season2: boolean;
  stand_in: boolean;
}

export const ABILITY_TERMS = [
  'hide', 'call', 'carry', 'vitality', 'reactivation', 'lock', 'sabotage_room', 'sabotage_robot',
  'hack_building', 'hack_robot',
] as const;
export type Ability = (typeof ABILITY_TERMS)[number];

export interface CharacterFacts {
  abilities: (Ability | 'mimicry')[];
  season2: boolean;
  pair: Character | null;
  stand_in: boolean;
}

export interface TokenFacts {
  adrenaline: boolean;
  in_central_room: boolean;
  season2: boolean;
  stand_in: boolean;
}

export const CARD_KIND_TERMS = [
  'building_movement', 'penalty', 'power_failure', 'jamming_card', 'setback', 'robot_card',
  'time_bomb', 'lockdown', 'disabled_rooms', 'chaos', 'acceleration', 'panic',
] as const;
export type CardKind = (typeof CARD_KIND_TERMS)[number];

/** What is drawn on a card, as far as there is something. */
export interface CardPicture {
  axis?: 'row' | 'column';
  index?: number;
  direction?: Direction;
  times?: number;
  draw_again?: boolean;
  characters?: Character[];
  action?: Token;
  colour?: Colour;
}

export interface CardFacts {
  kind: CardKind;
  level: 'barrier' | 'madness';
  stays: boolean;
  picture: CardPicture;
  stand_in: boolean;
}

export interface ModeFacts {
  /** By ruleset. */
  players: Record<string, number[]>;
  alarm: boolean;
  /** By the number of characters. */
  rounds: Record<string, number>;
  rounds_classic: number | null;
  stand_in: boolean;
}

export interface ColourFacts {
  order: number;
}

/** What is printed on the components. */
export interface Catalogue {
  room: Record<Room, RoomFacts>;
  character: Record<Character, CharacterFacts>;
  token: Record<Token, TokenFacts>;
  card: Record<string, CardFacts>;
  mode: Record<Mode, ModeFacts>;
  colour: Record<Colour, ColourFacts>;
}

export interface Arguments {
  card?: string;
  cell?: Cell;
  character?: Character;
  colour?: Colour;
  direction?: Direction;
  line?: Line;
  n?: number;
  other?: Character;
  reason?: Ending;
  robot?: number;
  role?: Role;
  room?: Room;
  round?: number;
  to?: Cell;
  token?: Token;
  winners?: number[];
  word?: Ability;
}

/** The arguments of each kind of event. */
export interface Events {
  ability_used: { character: Character; word: Ability; };
  action_lost: { character: Character; token: Token; };
  adrenaline_declared: { character: Character; };
  adrenaline_lost: { character: Character; };
  adrenaline_regained: { character: Character; };
  alarm: { n: number; };
  announced: { character: Character; cell: Cell; colour: Colour; };
  call_declined: { character: Character; };
  card_drawn: { card: string; };
  countdown: { n: number; };
  eliminated: { character: Character; cell: Cell; };
  entered: { character: Character; cell: Cell; to: Cell; };
  game_over: { reason: Ending; winners: number[]; };
  key_activated: { character: Character; };
  line_slid: { line: Line; direction: Direction; };
  program_lost: { character: Character; };
  programmed: { character: Character; };
  push_refused: { character: Character; };
  pushed: { character: Character; other: Character; to: Cell; };
  reminder_placed: { character: Character; cell: Cell; };
  revived: { character: Character; };
  robot_destroyed: { robot: number; cell: Cell; };
  robot_moved: { robot: number; cell: Cell; to: Cell; };
  robot_placed: { robot: number; cell: Cell; };
  robot_pushed: { character: Character; to: Cell; };
  role_shown: { character: Character; role: Role; };
  room_closed: { cell: Cell; };
  room_covered: { cell: Cell; room: Room; };
  room_locked: { cell: Cell; };
  room_looked_at: { character: Character; cell: Cell; room?: Room; };
  room_replaced: { cell: Cell; room: Room; };
  room_revealed: { cell: Cell; room: Room; };
  room_unlocked: { cell: Cell; };
  rooms_swapped: { cell: Cell; to: Cell; };
  round_started: { round: number; n: number; };
  token_lost: { character: Character; token: Token; };
  token_played: { character: Character; token: Token; };
}

/** What the server says of this game. */
export interface Wire {
  view: View;
  catalogue: Catalogue;
  events: Events;
}
