// Eight leaders in a few lines each, 120 x 96: hair or headgear, beard, features; the place behind them tells their Path.
import type { PathId } from '../wire';

export interface Likeness {
  /** Hair and headgear, filled. */
  hair: string[];
  /** Lines of the face and the clothes. */
  lines: string;
  /** Beard, filled like the hair. */
  beard?: string;
  /** Round glasses or goggles: centre height and radius. */
  glasses?: { y: number; r: number };
  colour: 'dark' | 'brown' | 'grey' | 'red';
}

const EYES = 'M53 43.5h.1M67 43.5h.1';

export const LIKENESSES: Record<string, Likeness> = {
  haulani: {
    hair: ['M43 38c-1-14 6-24 17-24s18 10 17 24c-2-5-3-8-5-10-8 3-16 3-24 0-2 2-4 5-5 10z'],
    beard: 'M43 46c0 20 7 32 17 34 10-2 17-14 17-34-3 6-6 9-10 9-4-3-10-3-14 0-4 0-7-3-10-9z',
    lines: `${EYES}M42 27c10-5 26-5 36 0M48 22l-3-5M60 19v-6M72 22l3-5`,
    colour: 'grey',
  },
  zaida: {
    hair: ['M33 88c0-52 8-78 27-78s27 26 27 78c-8-8-12-22-13-38-4-9-9-14-14-17-5 3-10 8-14 17-1 16-5 30-13 38z'],
    lines: `${EYES}M55 56c3 2.5 7 2.5 10 0M60 24v4M57 27l3 3 3-3`,
    colour: 'red',
  },
  wolfe: {
    hair: [
      'M42 40c-1-6 0-10 2-13h32c2 3 3 7 2 13-2-3-3-5-4-7H46c-1 2-2 4-4 7z',
      'M38 27c1-11 9-17 22-17s21 6 22 17l5 5c-16-5-38-5-54 0z',
    ],
    lines: `${EYES}M54 57h12M60 14v6M57 17h6M50 62l4 2M70 62l-4 2M46 70l14 12 14-12`,
    colour: 'dark',
  },
  samira: {
    hair: ['M37 66c-6-36 6-56 23-56s29 20 23 56c-4-4-6-12-7-24-6-2-11-6-13-12-4 6-12 10-19 12-1 12-3 20-7 24z'],
    glasses: { y: 25, r: 6.5 },
    lines: `${EYES}M55 57c3 2.5 7 2.5 10 0M38 25h9M73 25h9M48 74h24`,
    colour: 'brown',
  },
  valerian: {
    hair: ['M42 42c-3-20 5-31 18-31s21 11 18 31c-2-6-4-10-7-13-10 1-18-1-23-5-1 6-3 11-6 18z'],
    lines: `${EYES}M51 54c3-3 6-3 9-1 3-2 6-2 9 1M46 66v14M74 66v14M46 66l14 12 14-12`,
    colour: 'brown',
  },
  cornella: {
    hair: [
      'M40 46c-4-24 8-36 20-36s24 12 20 36c-3-9-6-14-9-17-8 5-18 6-24 3-3 3-5 8-7 14z',
      'M52 8c0-5 4-7 8-7s8 2 8 7-16 5-16 0z',
    ],
    glasses: { y: 43, r: 6 },
    lines: 'M58.5 42h3M55 56c3 2.5 7 2.5 10 0M49 70l11 10 11-10',
    colour: 'grey',
  },
  caratacus: {
    hair: ['M32 80c-2-44 10-70 28-70s30 26 28 70c-7-8-11-22-12-38-4-8-10-12-16-14-6 2-12 6-16 14-1 16-5 30-12 38z'],
    beard: 'M46 50c0 20 6 36 14 38 8-2 14-18 14-38-2 4-5 6-8 6-4-2-8-2-12 0-3 0-6-2-8-6z',
    lines: `${EYES}M96 20v62M96 20c0-9 13-9 13 0`,
    colour: 'dark',
  },
  amena: {
    hair: ['M38 62c-5-30 6-48 22-48s27 18 22 48c-4-5-6-14-7-22-10-1-20-1-30 0-1 8-3 17-7 22z'],
    lines: `${EYES}M55 57c3 2.5 7 2.5 10 0M40 30c12-4 28-4 40 0M60 26V4M47 27l-7-17M73 27l7-17M34 31L24 20M86 31l10-11`,
    colour: 'red',
  },
};

/** Behind them: a garden, the sea, shelves of books, arches in the desert. */
export const PLACES: Record<PathId, string> = {
  harmony:
    'M16 96V52M16 70c-8 0-12-5-12-12 8 0 12 5 12 12zM16 62c6-1 10-6 10-13-7 1-10 6-10 13zM104 96V46M104 72c-8 0-12-5-12-12 8 0 12 5 12 12zM104 60c6-1 11-6 11-13-8 1-11 6-11 13z',
  dominance:
    'M2 74c6-4 10-4 16 0s10 4 16 0M2 86c6-4 10-4 16 0s10 4 16 0M86 74c6-4 10-4 16 0s10 4 16 0M86 86c6-4 10-4 16 0s10 4 16 0M16 62V22l16 26H16M104 62V22L88 48h16',
  progress:
    'M8 96V14h22v82M90 96V14h22v82M8 38h22M8 64h22M90 38h22M90 64h22M13 16v20M19 20v16M25 17v19M12 42v20M18 46v16M24 41v21M96 17v19M102 20v16M107 16v20M95 44v18M101 41v21M108 46v16',
  salvation:
    'M4 96V58a12 14 0 0 1 24 0v38M92 96V58a12 14 0 0 1 24 0v38M10 96V62a6 8 0 0 1 12 0v34M98 96V62a6 8 0 0 1 12 0v34M60 0v2M8 16h16M96 16h16M14 26h12M94 26h12',
};
