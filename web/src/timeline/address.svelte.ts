// A replay's address names its moment: `/replay/<table>#60`, and `#60-branch` opens the form of another timeline there.
import { untrack } from 'svelte';
import { router } from '../router.svelte';
import type { Replay } from './replay.svelte';

const SOON = 150; // milliseconds: browsers do not let an address change all the time while somebody scrubs

export interface Place {
  at: number;
  branch: boolean;
}

/** What the part after `#` asks for; null for the end. */
export function placeOf(fragment: string): Place | null {
  const found = /^(\d{1,6})(-branch)?$/.exec(fragment);
  return found && { at: Number(found[1]), branch: found[2] !== undefined };
}

/** To be called while a component is set up: the address follows the moment, and the moment an edited address. */
export function followAddress(replay: Replay, branch: () => void): void {
  $effect(() => {
    const { at } = replay;
    if (!replay.timeline) return;
    const timer = setTimeout(() => router.mark(String(at)), SOON);
    return () => clearTimeout(timer);
  });
  $effect(() => {
    const place = placeOf(router.fragment);
    if (!place || !replay.timeline) return;
    untrack(() => {
      if (place.at !== replay.at) replay.jump(place.at);
      if (place.branch) branch();
    });
  });
}
