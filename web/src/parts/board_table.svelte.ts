// What every part of a board needs of the table, so that it is not handed down through every component.
import { prefersReducedMotion } from 'svelte/motion';
import type { BoardProps, EventOf, GameWire } from '../boards/board';
import { speech } from '../words/words.svelte';
import { arrived } from './arrival.svelte';
import { leastWidth, type Drawn } from './fit';
import { Hands } from './hands.svelte';
import { partByPart } from './parts.svelte';

/** The hands at a board, with what they see there. */
export abstract class BoardTable<About, Wire extends GameWire> extends Hands<About, Wire> {
  /** The game's name, as its words have it. */
  abstract readonly game: string;
  readonly view: Wire['view'] = partByPart(() => this.props.view);
  /** The view without what is still on its way: for counts and warnings, which change when the pieces arrive. */
  readonly settled: Wire['view'] = partByPart(
    arrived(
      () => this.props.view,
      () => this.time(this.busy(this.props.fresh)),
    ),
  );

  /** How long the board shows these events, at normal speed. */
  protected abstract busy(fresh: EventOf<Wire>[]): number;

  /** What is printed on the components. */
  get facts(): Wire['catalogue'] {
    return this.props.catalogue;
  }

  /** Milliseconds at the table's speed; 0 when there is to be no motion. */
  time(normal: number): number {
    return prefersReducedMotion.current ? 0 : normal * this.props.speed;
  }

  name(kind: string, id: string): string {
    return speech.texts.name(this.game, kind, id);
  }
}

/** The hands at a heavy board, which is a drawing for a room of some size (see Fitted). */
export abstract class HeavyTable<About, Wire extends GameWire> extends BoardTable<About, Wire> {
  /** The rooms that the board was drawn for. */
  abstract readonly drawn: Record<'desktop' | 'tablet', Drawn>;
  /** How wide the stage is; 0 while that is not known. */
  room = $state(0);

  /** How the board is laid out: beside a column on a narrow page as on a tablet. */
  get layout(): BoardProps['size'] {
    const { size } = this.props;
    const narrow = this.room > 0 && this.room < leastWidth(this.drawn.desktop);
    return size === 'desktop' && narrow ? 'tablet' : size;
  }
}
