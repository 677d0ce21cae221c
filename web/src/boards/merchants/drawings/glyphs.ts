// Every small drawing of the cove by its name.
import { FOLK } from './folk';
import { GOODS } from './goods';
import { SIGNS } from './signs';

export interface Drawn {
  /** viewBox */
  box: string;
  drawing: string;
}

export const GLYPHS = { ...GOODS, ...FOLK, ...SIGNS };
export type GlyphName = keyof typeof GLYPHS;
