// The warp tiles that are picked in secret, before they are confirmed.  The panel and the own board share this.
import type { OptionShown } from '../../../wire';
import { canAdd, warpOption } from './ways';

class Warping {
  private wanted = $state.raw<readonly string[]>([]);

  /** What was picked, as far as it belongs to these options. */
  picked(options: readonly OptionShown[]): readonly string[] {
    return warpOption(options, this.wanted) ? this.wanted : [];
  }

  toggle(options: readonly OptionShown[], warp: string): void {
    const picked = this.picked(options);
    if (picked.includes(warp)) this.wanted = picked.filter((each) => each !== warp);
    else if (canAdd(options, picked, warp)) this.wanted = [...picked, warp];
    else if (canAdd(options, picked.slice(1), warp)) this.wanted = [...picked.slice(1), warp]; // the first one makes room
  }

  pick(warps: readonly string[]): void {
    this.wanted = warps;
  }

  clear(): void {
    this.wanted = [];
  }
}

export const warping = new Warping();
