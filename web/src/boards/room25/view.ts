// What the board reads off a view.
import { CELL_TERMS, type Cell, type FigureSeen, type Room, type RoomSeen, type View } from './wire';

export const SIZE = 5;
export const CELLS = CELL_TERMS.length;

export function cellWord(cell: number): Cell {
  return CELL_TERMS[cell]!;
}

export function cellNumber(word: string): number {
  return (CELL_TERMS as readonly string[]).indexOf(word);
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
export function knownRoom(view: View, room: RoomSeen): Room | null {
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
