// Which buildings and beasts stand on the horizon of an era: piece, degrees beside the axis, size.
import type { Era } from '../../wire';

export const SKYLINES: Record<Era, readonly (readonly [string, number, number])[]> = {
  dawn: [
    ['volcano', -15.5, 1],
    ['palm', -5, 0.8],
    ['dino', 14.5, 0.92],
    ['palm', 22.5, 0.7],
  ],
  medieval: [
    ['castle', -14.5, 1],
    ['oak', -22.8, 0.75],
    ['tent', 12, 0.95],
    ['oak', 18, 1],
    ['tent', 22.3, 0.65],
  ],
  renaissance: [
    ['dome', -14, 1],
    ['cypress', -22.5, 0.85],
    ['campanile', 11.5, 1],
    ['cypress', 16.3, 0.9],
    ['cypress', 19.3, 1.1],
    ['cypress', 22.3, 0.8],
  ],
  industrial: [
    ['factory', -14, 0.95],
    ['gasholder', 12.5, 1],
    ['gasholder', 20.5, 0.75],
  ],
  globalization: [
    ['tower', -21.5, 0.85],
    ['block', -16.2, 1],
    ['tower', -11, 1.05],
    ['mast', 11.5, 1],
    ['block', 17, 1.15],
    ['tower', 22.3, 0.8],
  ],
  robots: [
    ['biodome', -15, 1],
    ['spire', -22.6, 0.9],
    ['crane', 14, 1],
    ['spire', 21.6, 1.05],
  ],
  end: [
    ['ruin', -12, 1],
    ['arch', -19, 0.9],
    ['spike', 12, 1],
    ['ruin', 18.5, 0.85],
    ['spike', 22.6, 0.55],
  ],
};
