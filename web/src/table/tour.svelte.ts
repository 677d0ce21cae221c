// The guided first game: one step after the other, kept over a reload, left at any moment.
import type { OptionShown, TourStep } from '../wire';

const LEFT = -1;

export class Tour {
  private at = $state(0);
  private readonly place: string;

  constructor(
    table: string,
    private readonly steps: () => TourStep[],
  ) {
    this.place = `tour:${table}`;
    this.at = Number(sessionStorage.getItem(this.place) ?? '0');
  }

  get step(): TourStep | null {
    return this.at === LEFT ? null : (this.steps()[this.at] ?? null);
  }

  get number(): number {
    return this.at + 1;
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
        .slice(this.at + 1)
        .some((step) => step.choose !== null)
    );
  }

  /** A guided game follows its script, as long as the script can be followed. */
  allows(key: string, options: readonly OptionShown[]): boolean {
    if (this.isReading) return false;
    const wanted = this.asksFor(options);
    return wanted.length === 0 || wanted.some((option) => option.key === key);
  }

  chosen(key: string): void {
    const wanted = this.step?.choose ?? null;
    if (wanted !== null && key.startsWith(wanted)) this.next();
  }

  next(): void {
    this.go(this.at + 1);
  }

  leave(): void {
    this.go(LEFT);
  }

  private go(at: number): void {
    this.at = at;
    sessionStorage.setItem(this.place, String(at));
  }
}
