// The signs of the time pieces: a shape for everybody, so that colour is never the only difference.
import { seatOf } from '../view';
import type { GlyphName } from './glyphs';

const EMBLEMS: readonly GlyphName[] = ['e-sun', 'e-moon', 'e-star', 'e-leaf'];

export function emblemOf(piece: string): GlyphName {
  const seat = seatOf(piece);
  return seat === null ? 'e-pack' : (EMBLEMS[seat] ?? 'e-sun');
}
