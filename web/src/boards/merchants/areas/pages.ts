// The pages of the board on a phone, and which kinds of elements lie on which.
import type { GlyphName } from '../drawings/glyphs';

export interface Page {
  id: string;
  title: string;
  icon: GlyphName;
  kinds: readonly string[];
}

export const PAGES: readonly Page[] = [
  {
    id: 'shop',
    title: 'web-merchants-page-shop',
    icon: 'turn',
    kinds: ['space', 'figure', 'symbol', 'tokens', 'tile'],
  },
  { id: 'mine', title: 'web-merchants-page-mine', icon: 'me', kinds: ['good', 'ability', 'face'] },
  { id: 'harbour', title: 'web-merchants-page-harbour', icon: 'boat', kinds: ['boat', 'berth', 'pier', 'passenger'] },
  { id: 'clock', title: 'web-merchants-page-clock', icon: 'hour', kinds: ['hall', 'bag', 'piece'] },
  { id: 'town', title: 'web-merchants-page-town', icon: 'hire', kinds: ['card'] },
];

/** The page with most of these elements; null if they are on none. */
export function pageOf(targets: readonly string[]): number | null {
  const counts = PAGES.map((page) => targets.filter((target) => page.kinds.includes(target.split(':')[0]!)).length);
  const most = Math.max(...counts);
  return most === 0 ? null : counts.indexOf(most);
}
