// What is this?  For everything on the table that its board does not explain by itself: numbers, spaces, pieces without a
// bubble of their own.  The page listens once, for all of them.
import { PATIENCE, STEADY, type Explained } from '../parts/hands.svelte';
import { THINGS } from '../parts/what.svelte';

/** A pointer only passes over most of what it rests on for a moment. */
const RESTING = 2 * PATIENCE;

/** Pixels each way: a pointer is always somewhere on a part of the board, and asks nothing by that. */
const LARGE = 300;

function isLarge(thing: Element): boolean {
  const { width, height } = thing.getBoundingClientRect();
  return width > LARGE && height > LARGE;
}

/** The thing that an event is about; null where there is none, or where the board explains it. */
function thingAt(event: Event): Element | null {
  const at = event.target instanceof Element ? event.target.closest(`${THINGS}, [data-explained]`) : null;
  return at?.matches('[data-explained]') ? null : at;
}

/** What it is called: by its own label, which also says how things stand; else '', and its name is told. */
export const labelOf = (thing: Element): string => thing.getAttribute('aria-label') ?? '';

export class Wondering {
  explained = $state.raw<Explained<string> | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pointed: Element | null = null;
  private pressedAt: { x: number; y: number } | null = null;
  /** The press that explained is no click. */
  private swallow = false;

  constructor(private readonly asking: () => boolean) {}

  hide = (): void => {
    clearTimeout(this.timer);
    this.explained = null;
  };

  /** Of what is pointed at or has the keyboard; says whether there is such a thing. */
  ask(): boolean {
    const focused = document.activeElement?.closest(THINGS) ?? null;
    const thing = focused ?? this.pointed;
    if (thing?.isConnected) this.show(thing, true);
    return thing?.isConnected ?? false;
  }

  pointerover = (event: PointerEvent): void => {
    if (event.pointerType !== 'mouse') return;
    const thing = thingAt(event);
    if (thing === this.pointed) return;
    this.pointed = thing;
    this.hide();
    if (thing && !isLarge(thing)) this.timer = setTimeout(() => this.show(thing), RESTING);
  };

  pointerdown = (event: PointerEvent): void => {
    this.swallow = false;
    clearTimeout(this.timer);
    const thing = event.pointerType === 'mouse' ? null : thingAt(event);
    if (!thing) return;
    this.pressedAt = { x: event.clientX, y: event.clientY };
    this.timer = setTimeout(() => {
      this.show(thing, true);
      this.swallow = true;
    }, PATIENCE);
  };

  pointermove = (event: PointerEvent): void => {
    const from = this.pressedAt;
    if (from && Math.hypot(event.clientX - from.x, event.clientY - from.y) > STEADY) this.release();
  };

  release = (): void => {
    if (this.pressedAt) clearTimeout(this.timer);
    this.pressedAt = null;
  };

  contextmenu = (event: Event): void => {
    if (this.pressedAt && thingAt(event)) event.preventDefault(); // a long press is ours
  };

  /** A number is asked about with a click, while somebody asks; a piece is answered by the server, too. */
  click = (event: MouseEvent): void => {
    const thing = thingAt(event);
    const asked = this.asking() && thing?.matches('[data-what]:not([data-target])');
    if (asked) this.show(thing!, true);
    if (!this.swallow && !asked) return;
    this.swallow = false;
    event.stopPropagation();
    event.preventDefault();
  };

  focusin = (event: FocusEvent): void => {
    const thing = thingAt(event);
    if (!thing?.matches(':focus-visible')) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.show(thing), RESTING);
  };

  /** While somebody asks, Tab comes to the numbers, too. */
  reachable(): () => void {
    const numbers = [...document.querySelectorAll('[data-what]:not([tabindex], button, a)')];
    numbers.forEach((number) => number.setAttribute('tabindex', '0'));
    return () => numbers.forEach((number) => number.removeAttribute('tabindex'));
  }

  private show(thing: Element, held = false): void {
    clearTimeout(this.timer);
    this.explained = { about: labelOf(thing), anchor: thing, held };
  }
}
