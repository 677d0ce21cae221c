// What the person does with the board: every element that can be pointed at gets the same attributes.
import { getContext, setContext } from 'svelte';
import type { BoardProps } from '../board';

/** What the parts of a board need of it. */
export type Hands = Pick<BoardProps, 'seat' | 'seats' | 'targets' | 'lit' | 'asking' | 'pick' | 'point'>;

const KEY = Symbol('room25');

/** Called by the board and by every panel; what is inside asks with `table()`. */
export function lay(given: () => BoardProps, listening: Partial<Pick<Hands, 'pick' | 'point'>> = {}): void {
  const hands: Hands = {
    get seat() {
      return given().seat;
    },
    get seats() {
      return given().seats;
    },
    get targets() {
      return given().targets;
    },
    get lit() {
      return given().lit;
    },
    get asking() {
      return given().asking;
    },
    pick(target) {
      listening.pick?.(target);
      given().pick(target);
    },
    point(target) {
      listening.point?.(target);
      given().point(target);
    },
  };
  setContext(KEY, hands);
}

export const table = (): Hands => getContext<Hands>(KEY);

/** Attributes of an element of the board: a button that can be reached by key while it can be chosen (or `always`). */
export function element(hands: Hands, target: string, label: string, always = false) {
  const chosen = (event: Event) => {
    event.stopPropagation();
    hands.pick(target);
  };
  return {
    role: 'button',
    tabindex: always || hands.asking || hands.targets.has(target) ? 0 : -1,
    'aria-label': label,
    'aria-disabled': hands.targets.has(target) ? undefined : ('true' as const),
    'data-target': target,
    'data-can': hands.targets.has(target) ? '' : undefined,
    onclick: chosen,
    onkeydown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      chosen(event);
    },
    onpointerenter: () => hands.point(target),
    onpointerleave: () => hands.point(null),
    onfocus: () => hands.point(target),
    onblur: () => hands.point(null),
  };
}

/** The same for a real button, which can always be reached. */
export function button(hands: Hands, target: string, label?: string) {
  return {
    type: 'button' as const,
    'aria-label': label,
    'aria-disabled': hands.targets.has(target) ? undefined : ('true' as const),
    'data-target': target,
    'data-can': hands.targets.has(target) ? '' : undefined,
    onclick: () => hands.pick(target),
    onpointerenter: () => hands.point(target),
    onpointerleave: () => hands.point(null),
    onfocus: () => hands.point(target),
    onblur: () => hands.point(null),
  };
}
