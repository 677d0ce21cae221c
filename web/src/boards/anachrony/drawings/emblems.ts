// The emblems of the four Paths, 24 x 24, one colour: drawn where the board's icons are not in the page, too.
import type { PathId } from '../wire';

export const EMBLEMS: Record<PathId, string> = {
  harmony:
    'M20.5 3C9 3 4 8.5 4 14.5c0 1.5.3 2.7.8 3.7L3 21l1.7 1 1.8-2.5c1 .6 2.3 1 3.8 1C17 20.5 21 14 20.5 3zM8 16.5C9.5 12.5 12 9.5 16 7.5c-3 2.5-5 5.5-6.5 9.5z',
  dominance: 'M11 2h2v3.5L19 12h-6v2h8.5L18 21.5H6L2.5 14H11zM9.8 5v7H5z',
  progress:
    'M10.8 6L12 1.5 13.2 6v9h-2.4zM6 9.5l1.5-2 1.5 2V15H6zM15 9.5l1.5-2 1.5 2V15h-3zM2.5 16.5h19c-1.5 3-5 4-6.5 4l-3 2-3-2c-1.5 0-5-1-6.5-4z',
  salvation:
    'M2 21.5V12a10 10 0 0 1 20 0v9.5h-5.5V13a4.5 4.5 0 0 0-9 0v8.5zM12 13.2a2.3 2.3 0 1 1 0 4.6a2.3 2.3 0 1 1 0-4.6zM10.8 19h2.4v2.5h-2.4z',
};
