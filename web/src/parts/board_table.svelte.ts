// What every part of a board needs of the table, so that it is not handed down through every component.
import { prefersReducedMotion } from 'svelte/motion';
import type { EventOf, GameWire } from '../boards/board';
import { speech } from '../words/words.svelte';
import { arrived } from './arrival.svelte';
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
