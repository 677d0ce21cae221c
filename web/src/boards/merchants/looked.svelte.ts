// What the person looks at.  The board and its panels are beside each other on the page, and share this.
import type { EventOf } from '../board';
import { eventTargets } from './events';
import type { Wire } from './wire';

const MARKED = 1600; // milliseconds that a change stays outlined where there is no motion

class Looked {
  /** The element under the pointer or the keyboard's focus. */
  target = $state<string | null>(null);
  /** The tile that was tapped first; a second tap, or the button, pushes it. */
  chosen = $state<string | null>(null);
  /** Support symbols picked for tokens, before they are confirmed. */
  tokens = $state.raw<readonly string[]>([]);
  changed = $state.raw<ReadonlySet<string>>(new Set());
  private timer: ReturnType<typeof setTimeout> | undefined;

  point(target: string | null): void {
    this.target = target;
  }

  toggle(symbol: string): void {
    this.tokens = this.tokens.includes(symbol)
      ? this.tokens.filter((other) => other !== symbol)
      : [...this.tokens, symbol];
  }

  /** A new state is on the table. */
  settle(fresh: readonly EventOf<Wire>[]): void {
    this.chosen = null;
    this.tokens = [];
    this.changed = new Set(fresh.flatMap(eventTargets));
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.changed = new Set()), MARKED);
  }
}

export const looked = new Looked();
