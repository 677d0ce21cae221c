// What a person does with the pieces of a board.  Every piece that can be pointed at gets the same attributes, so that
// mouse, finger and keyboard find the same things on every board.
import { getContext, setContext } from 'svelte';
import type { BoardProps, GameWire } from '../boards/board';

/** What is explained now, and the piece it belongs to. */
export interface Explained<About> {
  about: About;
  anchor: Element;
  /** A finger has asked for it: it stays when the finger is lifted, and can be gone into. */
  held?: boolean;
}

/** What a board wants to hear of besides the table. */
export interface Listening {
  pick?: (target: string) => void;
  point?: (target: string | null) => void;
}

export interface Manner<About> {
  /** What the bubble shows of the piece; without it there is none. */
  about?: About;
  /** Tab reaches it even while it cannot be chosen. */
  always?: boolean;
  /** May it be chosen?  A piece that has asked already is not drawn again when only others become choosable. */
  can?: boolean;
}

/** Milliseconds that a pointer rests on a piece, or a finger on it, before the piece is explained. */
export const PATIENCE = 400;
/** A finger that moves farther than this many pixels scrolls; it does not press. */
export const STEADY = 10;

/** The hands at a board.  `About` is whatever the board needs to know to explain a piece, such as a kind and an id. */
export class Hands<About = unknown, Wire extends GameWire = GameWire> {
  explained = $state.raw<Explained<About> | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pressedAt: { x: number; y: number } | null = null;
  /** The press that explained is no click. */
  private swallow = false;

  constructor(
    private readonly given: () => BoardProps<Wire>,
    private readonly listening: Listening = {},
  ) {}

  get props(): BoardProps<Wire> {
    return this.given();
  }

  /** May the piece be chosen now? */
  can(target: string): boolean {
    return this.props.targets.has(target);
  }

  /** Does a log line, an option row or the guide point at it? */
  lit(target: string): boolean {
    return this.props.lit.has(target);
  }

  pick(target: string): void {
    this.hide();
    this.listening.pick?.(target);
    this.props.pick(target);
  }

  point(target: string | null): void {
    this.listening.point?.(target);
    this.props.point(target);
  }

  /** Attributes of a piece in a drawing. */
  element(target: string, label: string, manner: Manner<About> = {}) {
    return {
      ...this.button(target, label, manner),
      role: 'button',
      type: undefined,
      onkeydown: (event: KeyboardEvent) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        event.stopPropagation();
        this.pick(target);
      },
    };
  }

  /** Attributes of a real button that stands for a piece. */
  button(target: string, label?: string, { about, always = false, can = this.can(target) }: Manner<About> = {}) {
    const { onpointerenter, onpointerleave, onfocus, onblur, ...touched } = this.explains(about);
    return {
      type: 'button' as const,
      tabindex: always || can || this.props.asking ? 0 : -1,
      'aria-label': label,
      'aria-disabled': can ? undefined : ('true' as const),
      'data-target': target,
      'data-can': can ? '' : undefined,
      ...touched,
      onclick: (event: MouseEvent) => {
        event.stopPropagation();
        if (this.swallow) this.swallow = false;
        else this.pick(target);
      },
      onpointerenter: (event: PointerEvent) => {
        this.point(target);
        onpointerenter(event);
      },
      onpointerleave: (event: PointerEvent) => {
        this.point(null);
        onpointerleave(event);
      },
      onfocus: (event: FocusEvent) => {
        this.point(target);
        onfocus(event);
      },
      onblur: () => {
        this.point(null);
        onblur();
      },
    };
  }

  /** Attributes of anything that is explained where the pointer rests, the keyboard stands or a finger presses. */
  explains(about: About | undefined) {
    return {
      'data-explained': about === undefined ? undefined : '',
      onpointerenter: (event: PointerEvent) => {
        if (event.pointerType === 'mouse') this.showSoon(about, event.currentTarget as Element);
      },
      onpointerleave: (event: PointerEvent) => {
        if (event.pointerType === 'mouse') this.hide();
        else clearTimeout(this.timer);
      },
      onpointerdown: (event: PointerEvent) => this.press(event, about),
      onpointermove: (event: PointerEvent) => {
        const from = this.pressedAt;
        if (from && Math.hypot(event.clientX - from.x, event.clientY - from.y) > STEADY) clearTimeout(this.timer);
      },
      onpointerup: () => this.release(),
      onpointercancel: () => this.release(),
      oncontextmenu: (event: Event) => {
        if (this.pressedAt) event.preventDefault(); // a long press is ours
      },
      onfocus: (event: FocusEvent) => {
        const anchor = event.currentTarget as Element;
        if (anchor.matches(':focus-visible')) this.showSoon(about, anchor);
      },
      onblur: () => this.hide(),
    };
  }

  hide(): void {
    clearTimeout(this.timer);
    this.explained = null;
  }

  private press(event: PointerEvent, about: About | undefined): void {
    this.swallow = false;
    if (event.pointerType === 'mouse' || about === undefined) return;
    this.pressedAt = { x: event.clientX, y: event.clientY };
    this.showSoon(about, event.currentTarget as Element, true);
  }

  private release(): void {
    this.pressedAt = null;
    clearTimeout(this.timer);
  }

  /** `held`: by a finger, whose press is no click then. */
  private showSoon(about: About | undefined, anchor: Element, held = false): void {
    clearTimeout(this.timer);
    if (about === undefined) return;
    this.timer = setTimeout(() => {
      this.explained = { about, anchor, held };
      this.swallow = held;
    }, PATIENCE);
  }
}

const KEY = Symbol('hands');

/** Called once by the board and by every panel; what is inside asks with `useHands`. */
export function layHands<Kind>(hands: Kind): Kind {
  return setContext(KEY, hands);
}

export function useHands<Kind = Hands>(): Kind {
  return getContext<Kind>(KEY);
}
