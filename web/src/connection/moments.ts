// The moments since the own last choice, as far as this browser was told of them: they can be shown once more.
import type { EventShown, State } from '../wire';

/** A state as it was received, and what was new in it. */
export interface Moment {
  state: State;
  fresh: EventShown[];
}

/** No more are kept.  Parts of a view that did not change are the same objects in all of them, so each adds only what changed. */
export const MOST_MOMENTS = 150;

export class KeptMoments {
  private line: Moment[] = [];
  /** The version that the last choice made here led to; some choices tell nothing, so that no event shows them. */
  private made = -1;
  /** So many choices there were with the own last one, as far as is known. */
  since = 0;

  /** The own last choice, or the oldest that is kept, comes first. */
  get all(): readonly Moment[] {
    return this.line;
  }

  keep(moment: Moment, own: ReadonlySet<number>): void {
    const { state, fresh } = moment;
    const chosen = fresh.filter((event) => event.seat !== null && own.has(event.seat)).at(-1);
    const before = this.line.filter((each) => each.state.choices <= state.choices).at(-1);
    // What was taken back did not happen.
    this.line = this.line.filter((each) => each.state.choices < state.choices);
    this.since = Math.min(this.since, state.choices);
    if (chosen || state.version === this.made) this.begin(chosen?.choice ?? state.choices);
    const same = before?.state.choices === state.choices;
    this.line.push(same ? { state, fresh: before.fresh } : moment);
    if (this.line.length > MOST_MOMENTS) this.line.splice(0, this.line.length - MOST_MOMENTS);
  }

  /** A choice was made here; its state may have come already. */
  chose(version: number): void {
    this.made = version;
    const at = this.line.findIndex((each) => each.state.version === version);
    if (at < 0) return;
    this.since = Math.max(this.since, this.line[at]!.state.choices);
    this.line.splice(0, at);
  }

  /** Nothing of what another seat saw may be shown again. */
  forget(): void {
    this.line = [];
    this.since = 0;
  }

  private begin(choices: number): void {
    this.line = [];
    this.since = Math.max(this.since, choices);
  }
}
