// A bot's advice about the open question: asked for, thought about, and shown until the question is another.
import type { Advice, DecisionShown } from '../wire';
import type { Play } from './play.svelte';

export class Hints {
  advice = $state.raw<Advice | null>(null);
  /** The question that a bot thinks about. */
  private pondered = $state.raw<DecisionShown | null>(null);

  constructor(private readonly play: Play) {}

  /** A bot thinks about the question on the screen; what it thinks about an older one nobody waits for. */
  get thinking(): boolean {
    return this.pondered !== null && this.pondered === this.play.connection.state?.decision;
  }

  async ask(): Promise<void> {
    const { play } = this;
    const { decision, seat } = play;
    if (decision === null || !play.table.hints || this.thinking || seat === null) return;
    this.pondered = decision;
    play.notice = null;
    const reply = await play.connection.ask({ type: 'hint', seat });
    if (this.pondered !== decision) return; // the person has chosen without it, or asked again
    this.pondered = null;
    if (reply.type === 'refused') play.notice = { words: reply.reason, rule: reply.rule };
    else if (play.connection.state!.decision !== decision)
      play.notice = { words: { id: 'web-hint-moved-on', args: {} }, rule: '' };
    else if (reply.type === 'advice') this.advice = reply;
  }

  /** The person has chosen: nobody waits for what a bot still thinks about. */
  stopWaiting(): void {
    this.pondered = null;
  }

  forget(): void {
    this.advice = null;
  }
}
