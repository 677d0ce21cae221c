// What the board reads off the catalogue.
import { keysOf } from '../../parts/records';
import type { Json, Name, Words } from '../../wire';
import type { CardFacts, Catalogue, Token, View } from './wire';

/** How many fields the countdown has. */
export function rounds(catalogue: Catalogue, view: View): number {
  const mode = catalogue.mode[view.mode];
  const classic = view.ruleset === 'classic' ? mode?.rounds_classic : null;
  return classic ?? mode?.rounds[String(view.characters.length)] ?? view.rounds_left;
}

/** Action tokens of this ruleset, in the order of the sheet. */
export function tokens(catalogue: Catalogue, view: View): Token[] {
  return keysOf(catalogue.token).filter((id) => view.ruleset === 'season2' || !catalogue.token[id]?.season2);
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
