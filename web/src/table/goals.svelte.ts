// Who the person is and what they want: shown by itself before the first choice, then whenever it is asked for.
import type { BriefShown } from '../wire';
import type { Play } from './play.svelte';

/** Nobody has asked for it. */
const NOBODY = -1;

export class Goals {
  /** The seat that wants to read it; at one screen it is not shown to the next one. */
  private asker = $state<number | null>(NOBODY);
  /** The seats that have read it, as far as this page knows. */
  private read = $state.raw<readonly string[]>([]);

  constructor(private readonly play: Play) {}

  get brief(): BriefShown | null {
    return this.play.state.brief ?? null;
  }

  /** Before the first choice, until it has been read: a secret one waits for that, another goes with the choice. */
  get isNew(): boolean {
    const { play, brief } = this;
    const seat = play.seat === null ? undefined : play.seats[play.seat];
    if (!brief || !seat?.yours || play.past || play.state.result || play.guide.speaks) return false;
    return (!seat.begun || brief.secret) && !this.isRead && !this.isAsked;
  }

  get isAsked(): boolean {
    return this.brief !== null && this.asker === this.play.seat && !this.play.past;
  }

  toggle(): void {
    if (this.isAsked) this.close();
    else this.asker = this.play.seat;
  }

  /** The person has chosen: what is no secret has been there long enough. */
  chosen(): void {
    if (this.isNew && !this.brief?.secret) this.close();
  }

  close(): void {
    this.asker = NOBODY;
    if (this.play.seat === null) return;
    localStorage.setItem(this.place, 'read');
    this.read = [...this.read, this.place];
  }

  private get place(): string {
    return `brief:${this.play.connection.name}:${this.play.seat}`;
  }

  private get isRead(): boolean {
    return this.read.includes(this.place) || localStorage.getItem(this.place) !== null;
  }
}
