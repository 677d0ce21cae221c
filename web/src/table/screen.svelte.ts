// Several own seats at one screen: whose eyes look now, and when the others must look away first.
import type { Play } from './play.svelte';

export class Screen {
  /** The seat whose secrets may be on the screen. */
  private revealed = $state<number | null>(null);
  private readonly trustPlace: string;
  private trust = $state(false);

  constructor(private readonly play: Play) {
    this.trustPlace = `trust:${play.connection.name}`;
    this.trust = sessionStorage.getItem(this.trustPlace) === 'yes';
    $effect(() => {
      const wanted = this.wanted;
      if (!this.guarded && wanted !== null && wanted !== play.connection.state?.seat) play.connection.look(wanted);
    });
  }

  /** Must a seat's owner say "it is me" before its secrets are shown? */
  private get guarded(): boolean {
    const people = this.play.own.filter((seat) => !seat.lent);
    return (
      this.play.board.hasSecrets && people.length > 1 && !this.trust && this.play.connection.state?.result === null
    );
  }

  /** The own seat that has to choose, if the one that looks has not; a seat that was given away is left. */
  get wanted(): number | null {
    const { connection, own } = this.play;
    const state = connection.state!;
    if (own.length > 0 && !own.some((seat) => seat.seat === state.seat)) return own[0]!.seat;
    if (state.decision || state.result || connection.busy) return state.seat;
    const next = own.find((seat) => !seat.lent && state.waiting.includes(seat.seat));
    return next ? next.seat : state.seat;
  }

  get covered(): boolean {
    return (
      this.guarded &&
      this.wanted !== null &&
      (this.revealed !== this.wanted || this.play.connection.state?.seat !== this.wanted)
    );
  }

  /** The person of the wanted seat sits before the screen. */
  reveal(trusting: boolean): void {
    const { wanted } = this;
    if (trusting) {
      this.trust = true;
      sessionStorage.setItem(this.trustPlace, 'yes');
    }
    this.revealed = wanted;
    if (wanted !== this.play.connection.state?.seat) this.play.connection.look(wanted);
  }
}
