// What is this?  The answers for everything on the table, which are fetched when somebody first asks.
import { getContext, setContext } from 'svelte';
import { api } from '../connection/api';
import type { FirstNoteShown, ThingShown, ThingsShown } from '../wire';
import { speech } from '../words/words.svelte';

const NOTHING: ThingsShown = { things: {}, first_notes: [] };

/** Pieces are pointed at by `data-target`; what is none, such as a number, says by `data-what` what it is. */
export const THINGS = '[data-what], [data-target]';

/** What an element of the page is on the table: itself, or what it is a part of. */
export function elementOf(anchor: Element): string {
  const thing = anchor.closest<HTMLElement | SVGElement>(THINGS);
  return thing?.dataset.what ?? thing?.dataset.target ?? '';
}

export class WhatIs {
  private told = $state.raw(NOTHING);
  /** Of which language they are, or will be. */
  private language = '';

  constructor(
    private readonly game: string,
    /** Opens a rule. */
    readonly tellRule: (rule: string) => void,
  ) {}

  /** The most special answer for a board element or a number; null where there is none, or while it is on its way. */
  of(element: string): ThingShown | null {
    void this.fetch();
    const parts = element.split(':');
    for (let length = parts.length; length > 0; length -= 1) {
      const found = this.told.things[parts.slice(0, length).join(':')];
      if (found) return found;
    }
    return null;
  }

  get firstNotes(): readonly FirstNoteShown[] {
    void this.fetch();
    return this.told.first_notes;
  }

  private async fetch(): Promise<void> {
    const { language } = speech;
    if (this.language === language) return;
    this.language = language;
    try {
      const told = await api.things(this.game, language);
      if (this.language === language) this.told = told; // otherwise another language was wanted meanwhile
    } catch {
      this.language = ''; // asked again with the next look
    }
  }
}

const KEY = Symbol('what');
export const shareWhatIs = (what: WhatIs): WhatIs => setContext(KEY, what);
/** Away from a table, as in the gallery, nobody answers. */
export const useWhatIs = (): WhatIs | undefined => getContext(KEY);
