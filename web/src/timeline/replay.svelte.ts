// A game to look back at: its choices, and any moment of it, kept once it was fetched.
import { api, Refusal } from '../connection/api';
import type { EventShown, Moment, SeatShown, Timeline, Words } from '../wire';

const NEAR = 3; // moments fetched ahead of the one that is shown

export class Replay {
  timeline = $state.raw<Timeline | null>(null);
  moment = $state.raw<Moment | null>(null);
  /** Whose eyes look; null is a spectator. */
  seat = $state<number | null>(null);
  at = $state(0);
  playing = $state(false);
  problem = $state.raw<Words | null>(null);
  /** What happened with the choice that was stepped to; nothing after a jump. */
  fresh = $state.raw<EventShown[]>([]);
  private moments = new Map<string, Promise<Moment>>();

  constructor(readonly table: string) {}

  get seats(): SeatShown[] {
    return this.timeline?.seats ?? [];
  }

  get last(): number {
    return this.timeline?.choices.length ?? 0;
  }

  /** The events of the choice that led to the moment shown. */
  get events(): EventShown[] {
    return this.moment?.state.events.filter((event) => event.choice === this.moment!.at) ?? [];
  }

  async open(at: number | null): Promise<void> {
    try {
      const timeline = await api.timeline(this.table);
      this.timeline = timeline;
      this.seat = this.seats.find((seat) => seat.yours)?.seat ?? null;
      await this.go(at ?? timeline.choices.length);
    } catch (error) {
      this.fail(error);
    }
  }

  /** Show the moment after so many choices. */
  async go(at: number): Promise<void> {
    const wanted = Math.min(this.last, Math.max(0, at));
    const stepped = this.moment !== null && wanted === this.moment.at + 1;
    this.at = wanted;
    try {
      const moment = await this.fetch(wanted);
      if (this.at !== wanted) return; // somebody scrubbed on
      this.moment = moment;
      this.fresh = stepped ? this.events : [];
      this.problem = null;
      for (let ahead = 1; ahead <= NEAR && wanted + ahead <= this.last; ahead++)
        void this.fetch(wanted + ahead).catch(() => undefined);
    } catch (error) {
      this.fail(error);
    }
  }

  /** Somebody leads the way: it does not play by itself any more. */
  jump(at: number): void {
    this.playing = false;
    void this.go(at);
  }

  async look(seat: number | null): Promise<void> {
    this.seat = seat;
    await this.go(this.at);
  }

  private fetch(at: number): Promise<Moment> {
    const place = `${this.seat ?? ''}:${at}`;
    const known = this.moments.get(place);
    if (known) return known;
    const fetched = api.moment(this.table, at, this.seat);
    this.moments.set(place, fetched);
    fetched.catch(() => this.moments.delete(place));
    return fetched;
  }

  private fail(error: unknown): void {
    this.playing = false;
    this.problem = error instanceof Refusal ? error.words : { id: 'web-problem-offline', args: {} };
  }
}
