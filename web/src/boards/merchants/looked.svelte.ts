// What the person looks at.  The board and its panels are beside each other on the page, and share this.

class Looked {
  /** The element under the pointer or the keyboard's focus. */
  target = $state<string | null>(null);
  /** Support symbols picked for tokens, before they are confirmed. */
  tokens = $state.raw<readonly string[]>([]);

  point(target: string | null): void {
    this.target = target;
  }

  toggle(symbol: string): void {
    this.tokens = this.tokens.includes(symbol)
      ? this.tokens.filter((other) => other !== symbol)
      : [...this.tokens, symbol];
  }

  /** A new state is on the table. */
  settle(): void {
    this.tokens = [];
  }
}

export const looked = new Looked();
