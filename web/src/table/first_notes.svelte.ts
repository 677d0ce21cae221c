// What is explained once, when it first matters: the first vortex, the first paradox roll.  A person who has read a note is
// not told again, at this table or another; a lesson explains by itself.
import { untrack } from 'svelte';
import type { WhatIs } from '../parts/what.svelte';
import { settings } from '../settings.svelte';
import type { FirstNoteShown } from '../wire';
import type { Play } from './play.svelte';

const PLACE = 'first-notes-seen';

export class FirstNotes {
  /** What is told now, and to which question; another question ends it. */
  private told = $state.raw<{ name: string; question: unknown } | null>(null);

  constructor(
    private readonly play: Play,
    private readonly what: WhatIs,
  ) {
    $effect(() => {
      const { question, fitting } = this;
      untrack(() => this.tell(question, fitting));
    });
  }

  /** The note that stands above the question. */
  get note(): FirstNoteShown | null {
    const { told } = this;
    if (told === null || told.question !== this.question) return null;
    return this.what.firstNotes.find(({ name }) => name === told.name) ?? null;
  }

  close(): void {
    this.told = null;
  }

  /** The open question, where its person may be told something. */
  private get question(): unknown {
    const { play } = this;
    return settings.firstNotes && !play.guide.speaks ? play.decision : null;
  }

  private get fitting(): FirstNoteShown[] {
    const { play } = this;
    if (this.question === null) return [];
    const since = Math.max(play.lastOwnChoice, play.connection.since);
    const kinds = new Set(play.connection.events.filter(({ choice }) => choice >= since).map(({ kind }) => kind));
    const asked = play.decision?.prompt.id ?? '';
    return this.what.firstNotes.filter(
      ({ events, questions }) => questions.includes(asked) || events.some((kind) => kinds.has(kind)),
    );
  }

  private tell(question: unknown, fitting: readonly FirstNoteShown[]): void {
    if (this.told !== null && this.told.question === question) return;
    const seen = remembered();
    const note = fitting.find(({ name }) => !seen.includes(this.idOf(name)));
    this.told = note ? { name: note.name, question } : null;
    if (note) remember([...seen, this.idOf(note.name)]);
  }

  private idOf(name: string): string {
    return `${this.play.table.game}/${name}`;
  }
}

function remembered(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(PLACE) ?? '[]');
    return Array.isArray(found) ? found.map(String) : [];
  } catch {
    return [];
  }
}

/** A browser may forbid storage; then they are told once a page. */
function remember(seen: string[]): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify(seen));
  } catch {
    return;
  }
}
