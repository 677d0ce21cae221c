// The sounds of all games, said once.  They are made here, of tones and of noise; there is no sound file.

/** A tone or some noise that glides from a pitch to another (hertz) and fades away; times are in seconds. */
export interface Voice {
  wave: OscillatorType | 'noise';
  from: number;
  to: number;
  /** When it begins, after the sound does. */
  at: number;
  length: number;
  /** 1 is as loud as anything here may be. */
  loud: number;
}

const voice = (wave: Voice['wave'], from: number, to: number, at: number, length: number, loud: number): Voice => ({
  wave,
  from,
  to,
  at,
  length,
  loud,
});

export const VOCABULARY = {
  /** A piece is put down: wood on wood. */
  place: [voice('sine', 190, 120, 0, 0.12, 0.8), voice('noise', 1400, 700, 0, 0.05, 0.35)],
  /** Something long is pushed. */
  slide: [voice('noise', 320, 620, 0, 0.38, 0.6)],
  /** A card or tile is drawn, or turned over. */
  draw: [voice('noise', 1500, 3600, 0, 0.13, 0.4)],
  /** Dice. */
  roll: [0, 0.07, 0.16, 0.29].map((at) => voice('noise', 2100, 1100, at, 0.05, 0.7)),
  /** Cubes fall one by one. */
  fall: [0, 0.11, 0.24].map((at, k) => voice('triangle', 520 - 90 * k, 300 - 60 * k, at, 0.1, 0.5)),
  /** Time tears. */
  vortex: [voice('sine', 330, 55, 0, 0.6, 0.9), voice('noise', 900, 120, 0, 0.6, 0.3)],
  /** Somebody or something is gone for good. */
  death: [voice('triangle', 147, 98, 0, 0.55, 0.9), voice('sine', 74, 49, 0.05, 0.6, 0.7)],
  /** Something is earned. */
  coin: [voice('sine', 1320, 1320, 0, 0.1, 0.35), voice('sine', 1760, 1760, 0.07, 0.22, 0.35)],
  /** It is your turn. */
  gong: [voice('sine', 660, 660, 0, 0.32, 0.7), voice('sine', 880, 880, 0.14, 0.32, 0.7)],
  won: [523, 659, 784, 1047].map((pitch, k) => voice('triangle', pitch, pitch, 0.13 * k, 0.4, 0.55)),
  lost: [392, 330, 262].map((pitch, k) => voice('triangle', pitch, pitch, 0.2 * k, 0.45, 0.55)),
} satisfies Record<string, Voice[]>;

export type Sound = keyof typeof VOCABULARY;
