// How the page is laid out in a window of this size.
import { MediaQuery } from 'svelte/reactivity';
import type { BoardProps } from '../boards/board';

/** The column beside the board; the panels below it; or one part of the table at a time, turned by tabs. */
export type Form = 'beside' | 'below' | 'tabs';

export class Layout {
  private readonly narrow = new MediaQuery('max-width: 699px');
  private readonly middling = new MediaQuery('max-width: 999px');
  private readonly wide = new MediaQuery('min-width: 1200px');
  /** A phone that lies on its side, and a page that is enlarged: the height is what is missing. */
  private readonly flat = new MediaQuery('(min-width: 640px) and (max-height: 520px)');

  /** A laptop's window. */
  private readonly low = new MediaQuery('max-height: 799px');

  /** `heavy`: the board needs most of the room. */
  constructor(readonly heavy: boolean) {}

  form = $derived.by((): Form => {
    if (this.flat.current || !this.middling.current) return 'beside';
    return this.narrow.current ? 'tabs' : 'below';
  });

  size = $derived.by((): BoardProps['size'] => {
    if (this.flat.current || this.narrow.current) return 'phone';
    return this.wide.current || (this.form === 'beside' && !this.heavy) ? 'desktop' : 'tablet';
  });

  get tabbed(): boolean {
    return this.form === 'tabs';
  }

  /** The decision is a bar at the bottom, and the board goes on under it. */
  get docked(): boolean {
    return this.heavy && this.form !== 'beside';
  }

  /** There is room for a card above the question. */
  get roomy(): boolean {
    return this.form === 'beside' && this.size !== 'phone';
  }

  /** What stands above the question is short: the rest of it can be unfolded. */
  get terse(): boolean {
    return this.heavy || this.size === 'phone' || this.low.current;
  }

  /** The board and its panels are whole pages; the decision is a bar above their tabs. */
  get pages(): boolean {
    return this.tabbed && this.docked;
  }
}
