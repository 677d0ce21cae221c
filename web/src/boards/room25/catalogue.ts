// What is printed on the components, with types: what `games/room25/catalogue.py` makes.
import type { Json, Name, Words } from '../../wire';
import type { Colour, View } from './view';

export interface RoomFacts {
  colour: Colour;
  text: string;
  stand_in: boolean;
}

export interface CardFacts {
  kind: string;
  level: 'barrier' | 'madness';
  stays: boolean;
  stand_in: boolean;
  picture: {
    axis?: 'row' | 'column';
    index?: number;
    direction?: string;
    times?: number;
    draw_again?: boolean;
    characters?: string[];
    action?: string;
    colour?: Colour;
  };
}

export interface Catalogue {
  room: Record<string, RoomFacts>;
  character: Record<string, { abilities: string[]; stand_in: boolean }>;
  token: Record<string, { adrenaline: boolean; season2: boolean }>;
  card: Record<string, CardFacts>;
  mode: Record<string, { rounds: Record<string, number>; rounds_classic: number | null }>;
}

export const printed = (catalogue: Json): Catalogue => catalogue as unknown as Catalogue;

/** How many fields the countdown has. */
export function rounds(catalogue: Catalogue, view: View): number {
  const mode = catalogue.mode[view.mode];
  const classic = view.ruleset === 'classic' ? mode?.rounds_classic : null;
  return classic ?? mode?.rounds[String(view.characters.length)] ?? view.rounds_left;
}

/** Action tokens of this ruleset, in the order of the sheet. */
export function tokens(catalogue: Catalogue, view: View): string[] {
  return Object.keys(catalogue.token).filter((id) => view.ruleset === 'season2' || !catalogue.token[id]!.season2);
}

const named = (kind: string, ref: string): Name => ({ game: 'room25', kind, ref });

/** A card in words. */
export function cardWords(card: CardFacts): Words {
  const { axis, index, direction, times, draw_again, characters, action, colour } = card.picture;
  const args: Json = {};
  if (axis !== undefined && index !== undefined) {
    args.line = named('line', axis === 'row' ? `row_${index + 1}` : `column_${'abcde'[index]}`);
    args.direction = named('direction', direction ?? '');
    args.n = times ?? 1;
    args.again = draw_again ? 'yes' : 'no';
  }
  if (action !== undefined) {
    args.token = named('token', action);
    args.characters = (characters ?? []).map((id) => named('character', id));
    args.immune = characters?.includes('alice') ? 'yes' : 'no';
  }
  if (colour !== undefined) args.colour = named('colour', colour);
  return { id: `room25-card-${card.kind}`, args };
}
