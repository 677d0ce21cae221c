// The keyboard alone is enough: numbers choose, letters are the tools.
import type { Play } from './play.svelte';

export interface Places {
  stage: () => HTMLElement | undefined;
  toggleHelp: () => void;
  /** Closes the help; says whether it was open. */
  closeHelp: () => boolean;
  /** On a phone: bring a tab to the front. */
  show: (tab: 'act' | 'panel' | 'log') => void;
}

const FOCUSABLE = 'button:not(:disabled), a[href], input, [tabindex="0"]';

export function onKey(event: KeyboardEvent, play: Play, places: Places): void {
  const at = event.target as Element;
  if (event.defaultPrevented || event.altKey || at.closest('input, textarea, select, [contenteditable]')) return;
  if (event.ctrlKey || event.metaKey) {
    if (undoing(event, play)) event.preventDefault();
    return;
  }
  const handled = digit(event, play) || letter(event, play, places) || other(event, play, places, at);
  if (handled) event.preventDefault();
}

/** As in every other program: Ctrl+Z, and with Shift, or as Ctrl+Y, the other way. */
function undoing(event: KeyboardEvent, play: Play): boolean {
  const key = letterOf(event);
  if (key !== 'z' && key !== 'y') return false;
  void (key === 'y' || event.shiftKey ? play.redo() : play.undo());
  return true;
}

/** The place of the key counts where the letters are others, as on a Cyrillic keyboard. */
const letterOf = (event: KeyboardEvent): string =>
  /^[a-z]$/i.test(event.key) ? event.key.toLowerCase() : event.code.replace('Key', '').toLowerCase();

function digit(event: KeyboardEvent, play: Play): boolean {
  const option = /^[1-9]$/.test(event.key) ? play.rows[Number(event.key) - 1] : undefined;
  if (option) void play.choose(option.key);
  return option !== undefined;
}

function letter(event: KeyboardEvent, play: Play, places: Places): boolean {
  switch (letterOf(event)) {
    case 'u':
      void (event.shiftKey ? play.redo() : play.undo());
      return true;
    case 'h':
      void play.hint();
      return true;
    case 'w':
      play.toggleAsking();
      return true;
    case 'e':
      if (play.end) void play.choose(play.end.key);
      return play.end !== null;
    case 'g':
      play.goals.toggle();
      return true;
    case 'b':
      return focusIn(places.stage());
    case 'c':
      places.show('panel');
      return focusIn(document.querySelector<HTMLElement>('.part[data-panel]'));
    case 'l':
      places.show('log');
      return focusIn(document.querySelector<HTMLElement>('[data-panel="log"]'));
    default:
      return false;
  }
}

function other(event: KeyboardEvent, play: Play, places: Places, at: Element): boolean {
  switch (event.key) {
    case '[':
    case ']':
      play.step(event.key === '[' ? -1 : 1);
      return true;
    case '?':
      places.toggleHelp();
      return true;
    case 'Escape':
      if (!places.closeHelp()) play.cancel();
      return true;
    case ' ':
      if (!play.connection.busy || at.closest('button, a, [role="button"], summary')) return false;
      play.connection.skip();
      return true;
    case 'Enter':
      return confirm(play, at);
    default:
      return false;
  }
}

/** Enter with nothing focused: the only thing that can be done, if there is only one. */
function confirm(play: Play, at: Element): boolean {
  if (at.closest('button, a, [role="button"], summary')) return false;
  const only = play.listed.length === 1 ? play.listed[0] : undefined;
  if (only) void play.choose(only.key);
  return only !== undefined;
}

/** To the first thing there that may be chosen, or else that can be reached at all. */
function focusIn(place: HTMLElement | null | undefined): boolean {
  if (!place) return false;
  const within = (selector: string) => place.querySelector<HTMLElement | SVGElement>(selector);
  (within('[data-can]') ?? within(FOCUSABLE) ?? place).focus();
  return true;
}
