// The way to the sounds, for pages that may stay silent: what makes them is loaded when the first one is wanted.
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

export async function hush(): Promise<void> {
  if (wasUsed) (await loaded()).player.stop();
}
