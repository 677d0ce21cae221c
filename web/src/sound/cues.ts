// Which sounds belong to what has just happened, and when: in time with the pieces.
import type { BoardModule } from '../boards/board';
import type { EventShown } from '../wire';
import type { Sound } from './vocabulary';

export interface Cue {
  sound: Sound;
  /** Milliseconds after the moves began. */
  at: number;
}

/** So many sounds are heard of one choice. */
export const FEW = 4;
/** The same sound again, so soon, would only be louder. */
const APART = 150; // milliseconds
/** These sound while something moves; the others when it arrives. */
const UNDERWAY = new Set<Sound>(['slide', 'roll', 'fall', 'vortex']);
/** Where too much happens at once, the first of these are heard. */
const BY_WEIGHT: readonly Sound[] = ['death', 'vortex', 'roll', 'fall', 'slide', 'coin', 'draw', 'place'];

export function cuesOf(
  fresh: EventShown[],
  { sounds = {}, duration }: Pick<BoardModule, 'sounds' | 'duration'>,
  speed: number,
): Cue[] {
  const cues: Cue[] = [];
  for (const [index, { kind }] of fresh.entries()) {
    const sound = sounds[kind];
    if (sound === undefined) continue;
    // The board is busy with what came before it, then with it.
    const at = duration(fresh.slice(0, UNDERWAY.has(sound) ? index : index + 1)) * speed;
    if (!cues.some((cue) => cue.sound === sound && at - cue.at < APART)) cues.push({ sound, at });
  }
  const heard = cues.sort((a, b) => BY_WEIGHT.indexOf(a.sound) - BY_WEIGHT.indexOf(b.sound)).slice(0, FEW);
  return heard.sort((a, b) => a.at - b.at);
}
