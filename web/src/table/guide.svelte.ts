// Through the lesson of a table: which step is on the screen, what it lights and holds, what it says to other choices.
//
// How far the game has come the server tells with every state, by its choices alone.  So an undo goes back in the lesson,
// and another window, device or day goes on with it.  Only what was read, and whether the lesson was left, is remembered here.
import type { LessonShown, LessonStanding, LessonStepShown, OptionShown, Words } from '../wire';

interface Remembered {
  /** The step that was on the screen. */
  at: number;
  left: boolean;
}

const placeOf = (table: string): string => `lesson:${table}`;

export class Guide {
  private remembered = $state.raw<Remembered>({ at: -1, left: false });
  private readonly place: string;

  constructor(
    table: string,
    readonly lesson: LessonShown | null,
    private readonly standing: () => LessonStanding | null,
  ) {
    this.place = placeOf(table);
    this.recall();
    if (lesson) addEventListener('storage', (event) => event.key === this.place && this.recall());
  }

  private get steps(): LessonStepShown[] {
    return this.lesson?.steps ?? [];
  }

  /** The number of the step on the screen; behind the last one the lesson is finished. */
  at = $derived.by((): number => {
    const standing = this.standing();
    if (!standing) return 0;
    const { steps } = this;
    const chosen = steps.slice(0, standing.at).reduce((last, { waits }, at) => (waits === 'choice' ? at + 1 : last), 0);
    let at = Math.min(this.remembered.at < 0 ? chosen : this.remembered.at, standing.at);
    while (at < standing.at && steps[at]!.waits === 'choice') at += 1;
    return at;
  });

  /** The learner looks, and the lesson was not left. */
  get speaks(): boolean {
    return this.lesson !== null && this.standing() !== null && !this.remembered.left;
  }

  /** The game has gone on without the lesson. */
  get hasStrayed(): boolean {
    return this.speaks && !this.standing()!.fits;
  }

  get isFinished(): boolean {
    return this.speaks && this.at >= this.steps.length;
  }

  get step(): LessonStepShown | null {
    return this.speaks && !this.hasStrayed ? (this.steps[this.at] ?? null) : null;
  }

  get targets(): readonly string[] {
    return this.step?.targets ?? [];
  }

  /** The step is to be read before anything is chosen: a later one waits. */
  get isReading(): boolean {
    const waiting = this.standing()?.at ?? 0;
    return this.step !== null && this.at < waiting && waiting < this.steps.length;
  }

  /** The step waits, and cannot be passed by reading. */
  get waits(): boolean {
    return this.step !== null && this.step.waits !== null && this.at >= this.standing()!.at;
  }

  /** What is lit: nothing in a puzzle, where finding it is the task. */
  asksFor(options: readonly OptionShown[]): OptionShown[] {
    if (this.step === null || this.isReading || this.isPuzzle) return [];
    const keys = this.standing()!.keys;
    return options.filter(({ key }) => keys.includes(key));
  }

  get isPuzzle(): boolean {
    return this.lesson?.grade != null;
  }

  /** Is the option shown as one that cannot be chosen now?  A puzzle does not tell before it is tried. */
  holds(key: string): boolean {
    return !this.isPuzzle && !this.allows(key);
  }

  allows(key: string): boolean {
    if (this.step === null) return true;
    const { keys } = this.standing()!;
    return !this.isReading && (keys.length === 0 || keys.includes(key));
  }

  /** What is said to a choice that is not allowed, with the rule of the one that is waited for. */
  answer(key: string, options: readonly OptionShown[]): { words: Words; rule: string } {
    if (this.isReading) return { words: { id: 'web-lesson-first', args: {} }, rule: '' };
    const [wanted] = this.asksFor(options);
    const words = this.standing()!.answers[key] ?? { id: 'web-lesson-other', args: { option: wanted?.label } };
    return { words, rule: wanted?.rule ?? '' };
  }

  next(): void {
    this.keep({ at: this.at + 1, left: false });
  }

  leave(): void {
    this.keep({ at: this.at, left: true });
  }

  private keep(remembered: Remembered): void {
    this.remembered = remembered;
    save(this.place, remembered);
  }

  private recall(): void {
    this.remembered = recalled(this.place) ?? this.remembered;
  }
}

/** Whoever opens the table again wants the lesson again. */
export function rejoin(table: string): void {
  const known = recalled(placeOf(table));
  if (known?.left) save(placeOf(table), { ...known, left: false });
}

/** A browser may forbid storage; then a guide lasts as long as the page. */
function save(place: string, remembered: Remembered): void {
  try {
    localStorage.setItem(place, JSON.stringify(remembered));
  } catch {
    return;
  }
}

function recalled(place: string): Remembered | null {
  try {
    return JSON.parse(localStorage.getItem(place) ?? 'null') as Remembered | null;
  } catch {
    return null;
  }
}
