// The match as a seat sees it, with types: what `games/room25/view.py` makes.
import type { Json } from '../../wire';

export type Colour = 'blue' | 'green' | 'yellow' | 'red';
export type Way = 'up' | 'right' | 'down' | 'left';

export interface RoomSeen {
  cell: string;
  face_up: boolean;
  closed: boolean;
  locked: boolean;
  characters: string[];
  robots: number[];
  reminders: string[];
  room: string | null;
  colour: Colour | null;
  /** The round in which this seat saw the room that lies face down now. */
  seen: number | null;
  axis?: 'north_south' | 'east_west';
}

export interface FigureSeen {
  id: string;
  seat: number;
  alive: boolean;
  cell: string | null;
  hidden: boolean;
  lost_tokens: string[];
  played: string[];
  /** Tokens lying face down; null while others still program. */
  programmed: number | null;
  between_slots: boolean | null;
  free: boolean;
  adrenaline: 'none' | 'ready' | 'declared';
  trapped: boolean;
  drowns_in_round: number | null;
  paranoid: boolean;
  drawing: boolean;
  stack: number;
  spare_rooms: number;
  reminder: string | null;
  role: 'none' | 'prisoner' | 'guard' | null;
  role_shown: boolean;
  /** Only of the own characters. */
  program?: string[];
}

export interface Asked {
  seat: number;
  character: string | null;
  question: string;
}

export interface View {
  players: number;
  mode: string;
  ruleset: 'classic' | 'season2';
  difficulty: string;
  round: number;
  rounds_left: number;
  phase: string;
  acting: string | null;
  order: string[];
  turn_order: string[];
  talk_forbidden: boolean;
  remembered_tiles_shown: boolean;
  rooms: RoomSeen[];
  building: Record<string, number>;
  removed: string[];
  characters: FigureSeen[];
  waiting_for: number[];
  asked: Asked[];
  slid: Record<string, Way>;
  robots: (string | null)[];
  key_active: boolean;
  deck: number;
  discard: string[];
  display: string[];
  teams: number[] | null;
  ending: string | null;
  winners: number[];
}

export const read = (view: Json): View => view as unknown as View;

export const SIZE = 5;
export const CELLS = SIZE * SIZE;

export function cellWord(cell: number): string {
  return 'abcde'[cell % SIZE]! + String(Math.floor(cell / SIZE) + 1);
}

export function cellNumber(word: string): number {
  return 'abcde'.indexOf(word[0]!) + SIZE * (Number(word[1]) - 1);
}

/** Old memories are shown only where the table agreed to that; fresh ones to the end of the next round. */
export function remembered(view: View, room: RoomSeen): boolean {
  if (room.face_up || room.room === null || room.seen === null) return false;
  return view.remembered_tiles_shown || room.seen >= view.round - 1;
}

/** After the end every room is turned over, also those that nobody has been in. */
export function turnedAtTheEnd(view: View, room: RoomSeen): boolean {
  return view.ending !== null && !room.face_up && room.room !== null;
}

/** The room whose face this seat may look at, as far as it lies open or is remembered. */
export function knownRoom(view: View, room: RoomSeen): string | null {
  return room.face_up || turnedAtTheEnd(view, room) || remembered(view, room) ? room.room : null;
}

export function figureOf(view: View, id: string): FigureSeen | undefined {
  return view.characters.find((figure) => figure.id === id);
}

/** The own character that a question is about, or whose turn it is, or simply the first one. */
export function ownFigure(view: View, seat: number | null): FigureSeen | undefined {
  const own = view.characters.filter((figure) => figure.seat === seat);
  const asked = view.asked.find((question) => question.seat === seat)?.character;
  return own.find((figure) => figure.id === asked) ?? own.find((figure) => figure.id === view.acting) ?? own[0];
}

/** Everybody in the order of play; those without a turn come last. */
export function inOrder(view: View): FigureSeen[] {
  const first = view.turn_order.length ? view.turn_order : view.order;
  const rest = view.characters.map((figure) => figure.id).filter((id) => !first.includes(id));
  return [...first, ...rest].flatMap((id) => figureOf(view, id) ?? []);
}
