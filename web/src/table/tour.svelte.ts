// The guided first game: one step after the other, kept over a reload, left at any moment.
//
// A guide that holds the options of a position which it does not know would stop the game.  So it remembers for every
// step which own choice was the last before it: it goes back with an undo, goes along with another tab of this browser,
// and is dropped where the game has gone on without it, on another device or another day.
import type { OptionShown, TourStep } from '../wire';

const LEFT = -1;

interface Progress {
  at: number;
  /** By step: the number of the last own choice before it; 0 is none. */
  after: number[];
}

const BEGINNING: Progress = { at: 0, after: [0] };

export class Tour {
  private progress = $state.raw<Progress>(BEGINNING);
  private readonly place: string;
  /** The position on the screen: the number of the last own choice. */
  private last = 0;
  /** The position in which this page has chosen, until the reply comes. */
  private chosenAt: number | null = null;
  /** The reply was here before the position that the choice made: whichever comes next is the guide's. */
  private isAwaited = false;

  constructor(
    table: string,
    private readonly steps: () => TourStep[],
  ) {
    this.place = `tour:${table}`;
    this.progress = this.remembered();
  }

  get step(): TourStep | null {
    const { at } = this.progress;
    return at === LEFT ? null : (this.steps()[at] ?? null);
  }

  get number(): number {
    return this.progress.at + 1;
  }

  get length(): number {
    return this.steps().length;
  }

  get targets(): readonly string[] {
    return this.step?.targets ?? [];
  }

  /** Does the step ask for one of these options?  If it is not there, the step goes on by its button. */
  asksFor(options: readonly OptionShown[]): OptionShown[] {
    const wanted = this.step?.choose ?? null;
    return wanted === null ? [] : options.filter((option) => option.key.startsWith(wanted));
  }

  /** The step is only to be read, and a later one will ask for a choice: nothing is chosen before. */
  get isReading(): boolean {
    return (
      this.step !== null &&
      this.step.choose === null &&
      this.steps()
        .slice(this.progress.at + 1)
        .some((step) => step.choose !== null)
    );
  }

  /** A guided game follows its script, as long as the script can be followed. */
  allows(key: string, options: readonly OptionShown[]): boolean {
    if (this.isReading) return false;
    const wanted = this.asksFor(options);
    return wanted.length === 0 || wanted.some((option) => option.key === key);
  }

  /** This page makes a choice: what comes of it is no surprise. */
  choosing(): void {
    this.chosenAt = this.last;
    this.isAwaited = false;
  }

  refused(): void {
    this.chosenAt = null;
    this.stand(this.last);
  }

  chosen(key: string): void {
    const wanted = this.step?.choose ?? null;
    this.isAwaited = this.chosenAt === this.last;
    this.chosenAt = null;
    if (this.step === null) return;
    if (wanted !== null && key.startsWith(wanted)) this.next();
    else this.keep(this.progress.at, this.last);
  }

  /** A position is on the screen, and this own choice was the last before it; null: none of the seats is the own. */
  stand(last: number | null): void {
    const { at, after } = this.progress;
    if (last === null) this.progress = { at: LEFT, after };
    else this.last = last;
    if (this.step === null || this.chosenAt !== null || after[at] === last) return;
    if (this.isAwaited) this.keep(at, this.last);
    else this.find(this.last);
    this.isAwaited = false;
  }

  next(): void {
    this.keep(this.progress.at + 1, this.last);
  }

  leave(): void {
    this.keep(LEFT, 0);
  }

  /** The step of this position, as this page or another tab has seen it; of an unknown position there is none. */
  private find(last: number): void {
    for (const known of [this.progress, this.remembered()]) {
      const at = known.after.lastIndexOf(last);
      if (at < 0 || known.at === LEFT) continue;
      this.progress = { ...known, at };
      this.save();
      return;
    }
    this.leave();
  }

  private keep(at: number, last: number): void {
    const after = this.progress.after.slice(0, Math.max(at, 0));
    this.progress = { at, after: at === LEFT ? [] : [...after, last] };
    this.save();
  }

  /** A browser may forbid storage; then a guide lasts as long as the page. */
  private save(): void {
    try {
      localStorage.setItem(this.place, JSON.stringify(this.progress));
    } catch {
      return;
    }
  }

  private remembered(): Progress {
    try {
      return (JSON.parse(localStorage.getItem(this.place) ?? 'null') as Progress | null) ?? BEGINNING;
    } catch {
      return BEGINNING;
    }
  }
}
