// The way to the sounds, for pages that may stay silent: what makes them is loaded when the first one is wanted.
import type { BoardModule } from '../boards/board';
import type { EventShown } from '../wire';
import type { Sound } from './vocabulary';

const loaded = () => import('./player');
let wasUsed = false;

/** After so many milliseconds from now, at this volume (0 to 1). */
export async function play(sound: Sound, volume: number, after = 0): Promise<void> {
  wasUsed = true;
  const asked = performance.now();
  const { player } = await loaded();
  await player.play(sound, after - (performance.now() - asked), volume);
}

/** What has just happened on a board, in time with its pieces. */
export async function playEvents(
  fresh: EventShown[],
  board: Pick<BoardModule, 'sounds' | 'duration'>,
  speed: number,
  volume: number,
): Promise<void> {
  const asked = performance.now();
  const { cuesOf } = await import('./cues');
  const late = performance.now() - asked;
  await Promise.all(cuesOf(fresh, board, speed).map((cue) => play(cue.sound, volume, cue.at - late)));
}

export async function hush(): Promise<void> {
  if (wasUsed) (await loaded()).player.stop();
}
