// The signs of the time pieces: a shape for everybody, so that colour is never the only difference.
import type { GlyphName } from './pieces/glyphs';
import { seatOf } from './view';

const EMBLEMS: readonly GlyphName[] = ['e-sun', 'e-moon', 'e-star', 'e-leaf'];

export function emblemOf(piece: string): GlyphName {
  const seat = seatOf(piece);
  return seat === null ? 'e-pack' : (EMBLEMS[seat] ?? 'e-sun');
}
