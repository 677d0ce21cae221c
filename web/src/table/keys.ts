// The keyboard alone is enough: every option shows the key that chooses it; other letters are the tools.
import { capOf, letterOf } from '../parts/caps';
import type { Play } from './play.svelte';

export interface Places {
  stage: () => HTMLElement | undefined;
  toggleHelp: () => void;
  /** Closes the help; says whether it was open. */
  closeHelp: () => boolean;
  /** On a phone: bring a tab to the front. */
  show: (tab: 'act' | 'panel' | 'log') => void;
  /** Tells what the piece is that is pointed at or has the keyboard; says whether there is one. */
  askWhat: () => boolean;
}

const FOCUSABLE = 'button:not(:disabled), a[href], input, [tabindex="0"]';

export function onKey(event: KeyboardEvent, play: Play, places: Places): void {
  const at = event.target as Element;
  if (event.defaultPrevented || event.altKey || at.closest('input, textarea, select, [contenteditable]')) return;
  if (event.ctrlKey || event.metaKey) {
    if (undoing(event, play)) event.preventDefault();
    return;
  }
  const handled = option(event, play) || letter(event, play, places) || other(event, play, places, at);
  if (handled) event.preventDefault();
}

/** As in every other program: Ctrl+Z, and with Shift, or as Ctrl+Y, the other way. */
function undoing(event: KeyboardEvent, play: Play): boolean {
  const key = letterOf(event);
  if (key !== 'z' && key !== 'y') return false;
  void (key === 'y' || event.shiftKey ? play.back.redo() : play.back.undo());
  return true;
}

/** The key that the option shows: a digit, or a letter that is no command, perhaps with Shift. */
function option(event: KeyboardEvent, play: Play): boolean {
  const key = play.decision ? play.arranged.chosenBy(capOf(event)) : undefined;
  if (key !== undefined) void play.choose(key);
  return key !== undefined;
}

function letter(event: KeyboardEvent, play: Play, places: Places): boolean {
  switch (letterOf(event)) {
    case 'u':
      void (event.shiftKey ? play.back.redo() : play.back.undo());
      return true;
    case 'h':
      void play.hints.ask();
      return true;
    case 'i':
      if (!places.askWhat()) play.toggleAsking();
      return true;
    case 'w':
      play.toggleAsking();
      return true;
    case 'e':
      return play.confirm() || press('[data-confirm]');
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
      if (play.recap.stop()) return true;
      if (!play.connection.busy || at.closest('button, a, [role="button"], summary')) return false;
      play.connection.skip();
      return true;
    case 'Enter':
      return confirm(play, at);
    default:
      return false;
  }
}

/** Enter with nothing focused, or on an answer that is picked: what is put together, or the only thing that can be done. */
function confirm(play: Play, at: Element): boolean {
  if (at.closest('button:not([role="radio"]), a, [role="button"], summary')) return false;
  if (play.ready) return play.confirm();
  if (press('[data-confirm]')) return true;
  const only = play.listed.length === 1 ? play.listed[0] : undefined;
  if (only) void play.choose(only.key);
  return only !== undefined;
}

/** A panel that has a button of its own to confirm with. */
function press(selector: string): boolean {
  const button = document.querySelector<HTMLButtonElement>(`${selector}:not(:disabled)`);
  button?.click();
  return button !== null;
}

/** To the first thing there that may be chosen, or else that can be reached at all. */
function focusIn(place: HTMLElement | null | undefined): boolean {
  if (!place) return false;
  const within = (selector: string) => place.querySelector<HTMLElement | SVGElement>(selector);
  (within('[data-can]') ?? within(FOCUSABLE) ?? place).focus();
  return true;
}
