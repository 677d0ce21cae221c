// What the board reads off a view.
import type { Name } from '../../wire';
import { DIMENSION_TERMS, ERA_TERMS, type Era } from './wire';

/** The dimensions a LOOP can be made in. */
export const LOOPABLE = DIMENSION_TERMS.filter((dimension) => dimension !== 'black_hole');

export function eraIndex(era: Era): number {
  return ERA_TERMS.indexOf(era);
}

/** The word as part of a CSS class or a symbol's id. */
export function slug(word: string): string {
  return word.replaceAll('_', '-');
}

/** The era as a message names it, in whatever form the sentence needs. */
export function eraName(era: Era): Name {
  return { game: 'loop', kind: 'era', ref: era };
}
