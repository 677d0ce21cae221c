// Table talk that nobody has read here yet.
import { untrack } from 'svelte';
import type { TalkLine } from '../wire';
import type { Play } from './play.svelte';

export class TalkWatch {
  /** The talk is on the screen. */
  isOpen = $state(false);
  private read = $state(0);
  /** What was said before one came is no news. */
  private readonly before: number;

  constructor(private readonly play: Play) {
    this.before = untrack(() => this.last);
    $effect(() => {
      if (this.isOpen) this.read = this.last;
    });
  }

  private get lines(): readonly TalkLine[] {
    return this.play.connection.talk;
  }

  private get last(): number {
    return this.lines.at(-1)?.number ?? 0;
  }

  /** There is somebody to talk to, or there was. */
  get isOffered(): boolean {
    return !this.play.table.solo || this.play.table.watching > 0 || this.lines.length > 0;
  }

  get unread(): number {
    if (this.isOpen) return 0;
    return this.lines.filter((line) => line.number > this.read && line.seat !== this.play.seat).length;
  }

  /** The last line, if somebody else has said it while one was here and it was not read. */
  news = $derived.by((): TalkLine | null => {
    const line = this.lines.at(-1);
    if (!line || this.isOpen || line.seat === this.play.seat) return null;
    return line.number > Math.max(this.before, this.read) ? line : null;
  });
}
