// States are shown one after the other, each for as long as its moves take; a click or Space jumps to the newest.
// The browser draws them only with its next frame: what comes until then and has no moves is taken together.
import { onNextFrame } from './frame';

/** Nothing is shown for longer than this before what follows. */
export const LONGEST = 1500;
/** With more states than this waiting, all are shown faster. */
const CALM = 3;

export class ShowQueue<T> {
  private readonly line: T[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private running = false;
  /** Forgets the frame that is waited for, if what was shown last is not drawn yet. */
  private undrawn: (() => void) | null = null;

  /**
   * `show` puts an item on the screen; `moving` is false where its moves are skipped.
   * `time` is how long they take in milliseconds.
   * `joined` is an item with what follows it at once.
   */
  constructor(
    private readonly show: (item: T, moving: boolean) => void,
    private readonly time: (item: T) => number,
    private readonly joined: (item: T, following: T) => T,
    private readonly changed: () => void = () => {},
  ) {}

  /** Something newer waits until the moves are over.  What waits for a frame is there before anybody sees the older. */
  get behind(): boolean {
    return this.running && this.line.length > 0;
  }

  /** Moves are being shown. */
  get busy(): boolean {
    return this.running;
  }

  push(item: T): void {
    this.line.push(item);
    if (!this.running && !this.undrawn) this.next();
    this.changed();
  }

  /** Show the newest at once, without its moves. */
  skip(): void {
    const newest = this.line.at(-1);
    this.stop();
    if (newest !== undefined) this.show(newest, false);
    this.changed();
  }

  stop(): void {
    clearTimeout(this.timer);
    this.undrawn?.();
    this.undrawn = null;
    this.line.length = 0;
    this.running = false;
  }

  private next(): void {
    let item = this.line.shift();
    this.running = false;
    if (item !== undefined) {
      while (this.time(item) === 0 && this.line.length > 0) item = this.joined(item, this.line.shift()!);
      const time = Math.min(this.time(item), LONGEST) * Math.min(1, CALM / (this.line.length + 1));
      this.show(item, true);
      this.running = time > 0;
      if (this.running) this.timer = setTimeout(() => this.next(), time);
      else this.undrawn = onNextFrame(() => this.drawn());
    }
    this.changed();
  }

  private drawn(): void {
    this.undrawn = null;
    if (this.line.length > 0) this.next();
  }
}
