// "Show me": what happened since the own last choice once more on the board, from the states this browser has received.
// The open question stays as it is; only the board goes back, and ends at the present.
import type { BoardModule } from '../boards/board';
import type { Moment } from '../connection/moments';
import { settings } from '../settings.svelte';

/** Milliseconds for a moment at least, and for all of them at most, at normal speed. */
const SHORTEST = 650;
const LEAST = 220;
const IN_ALL = 18000;
/** After the moves of a moment the eye rests a little. */
const REST = 260;

export class Recap {
  /** What the board shows instead of the present; null: it shows the present. */
  moment = $state.raw<Moment | null>(null);
  private line: Moment[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly board: BoardModule) {}

  get running(): boolean {
    return this.moment !== null;
  }

  /** The first moment is drawn without motion: from there it goes on. */
  get speed(): number {
    return this.moment?.fresh.length ? settings.speed : 0;
  }

  /** Where nothing travels, what a moment is about gets an outline. */
  get lit(): string[] {
    return this.moment && settings.speed === 0
      ? this.moment.fresh.flatMap((event) => this.board.eventTargets(event))
      : [];
  }

  start(moments: readonly Moment[]): void {
    const [first, ...rest] = moments;
    const telling = rest.filter((moment) => moment.fresh.length > 0);
    this.stop();
    if (!first || telling.length === 0) return;
    this.line = telling;
    this.moment = { state: first.state, fresh: [] };
    const most = IN_ALL / telling.length;
    this.timer = setTimeout(() => this.next(most), LEAST);
  }

  /** To the present; says whether something was being shown. */
  stop(): boolean {
    const was = this.running;
    clearTimeout(this.timer);
    this.line = [];
    this.moment = null;
    return was;
  }

  private next(most: number): void {
    const moment = this.line.shift();
    this.moment = moment ?? null;
    if (!moment) return;
    const moves = Math.max(SHORTEST, this.board.duration(moment.fresh) + REST);
    const time = Math.max(LEAST, Math.min(most, moves)) * (settings.speed || 1);
    this.timer = setTimeout(() => this.next(most), time);
  }
}
