// Undo, taking back with others' agreement, and redo.
import type { WayBack } from '../wire';
import type { Play } from './play.svelte';

export class GoingBack {
  /** What going back would take from others, while the person is asked. */
  way = $state.raw<WayBack | null>(null);

  constructor(private readonly play: Play) {}

  async undo(): Promise<void> {
    const { play } = this;
    if (play.seat === null || play.past !== null) return;
    const { version, can_undo } = play.connection.state!;
    if (can_undo) await play.act({ type: 'undo', version, seat: play.seat });
    else if (this.canTakeBack) await this.to(null);
  }

  /** To an earlier moment, or to before the last own choice; where others' choices would go, the person is asked. */
  async to(choices: number | null): Promise<void> {
    const { play } = this;
    if (play.seat === null) return;
    const reply = await play.act({ type: 'back', seat: play.seat, to: choices });
    if (reply.type !== 'wayback') return;
    if (this.taken(reply).length > 0) this.way = reply;
    else await this.take(reply);
  }

  /** The seats of others that would lose choices. */
  taken({ takes }: WayBack): number[] {
    return this.play.seats.filter(({ seat, yours }) => !yours && takes[seat]).map(({ seat }) => seat);
  }

  async take({ to, version }: WayBack): Promise<void> {
    this.way = null;
    await this.play.propose('takeback', to, version);
  }

  /** Other people than this one have to agree to what goes back, or comes again. */
  get othersAgree(): boolean {
    return this.play.seats.some(({ kind, yours }) => kind === 'person' && !yours);
  }

  canRedo = $derived.by((): boolean => {
    const { play } = this;
    const redo = play.past === null ? play.connection.state?.redo : null;
    return !!redo && (redo.free || !play.table.proposals.some(({ what }) => what === 'redo'));
  });

  /** What was taken back comes again: the own undo at once, a takeback if all agree. */
  async redo(): Promise<void> {
    const { redo, version, seat } = this.play.connection.state!;
    if (!redo || seat === null || !this.canRedo) return;
    this.way = null;
    if (redo.free) await this.play.act({ type: 'redo', version, seat });
    else await this.play.propose('redo', redo.choices);
  }

  canTakeBack = $derived.by((): boolean => {
    const { play } = this;
    return (
      play.table.undo &&
      play.seat !== null &&
      // Some choices tell nothing, so that the events do not show them.
      (play.lastOwnChoice > 0 || (play.state.choices > 0 && play.own.some(({ begun }) => begun))) &&
      play.state.result === null &&
      play.otherRules === null &&
      play.table.proposals.length === 0
    );
  });
}
