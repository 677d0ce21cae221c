// Where the panels of a game stand: beside the board, above it, inside the decision, or behind tabs.
import type { Panel } from '../boards/board';
import { speech } from '../words/words.svelte';
import type { Layout } from './layout.svelte';
import type { Play } from './play.svelte';
import type { TalkWatch } from './talk_watch.svelte';

export interface Tab {
  id: string;
  title: string;
  icon: string;
}

const ICONS: Record<string, string> = { hand: 'ui-cards', team: 'ui-team', hq: 'ui-flag' };

export class Panels {
  /** What the tabs have brought to the front. */
  tab = $state('');

  constructor(
    private readonly play: Play,
    private readonly layout: Layout,
    private readonly talk: TalkWatch,
  ) {
    this.tab = layout.heavy ? 'board' : 'act';

    // What is said about a click stands in the prompt: on a phone it comes to the front.
    const answered = $derived(play.narrowed || play.whyNot !== null || play.notice !== null);
    $effect(() => {
      if (answered && !layout.pages) this.tab = 'act';
    });
    $effect(() => {
      if (layout.tabbed && !this.tabs.some((each) => each.id === this.tab)) this.tab = this.tabs[0]!.id;
    });
  }

  /** Panels inside the decision, on which its answer is put together. */
  answering = $derived.by((): Panel[] => this.play.board.panels.filter((panel) => panel.answering));

  above = $derived.by((): Panel[] =>
    this.layout.form === 'below' ? this.play.board.panels.filter((panel) => panel.above) : [],
  );

  /** Tabs beside the log. */
  asides = $derived.by((): Panel[] =>
    this.layout.size === 'desktop' ? this.play.board.panels.filter((panel) => panel.aside) : [],
  );

  beside = $derived.by((): Panel[] =>
    this.play.board.panels.filter((panel) => ![...this.asides, ...this.answering, ...this.above].includes(panel)),
  );

  tabs = $derived.by((): Tab[] => [
    this.layout.pages
      ? { id: 'board', title: speech.t('web-board'), icon: 'ui-screen' }
      : { id: 'act', title: speech.t('web-tab-act'), icon: 'ui-end' },
    ...this.play.board.panels
      .filter((panel) => !this.answering.includes(panel))
      .map((panel) => ({
        id: panel.id,
        title: speech.t(panel.title),
        icon: panel.icon ?? ICONS[panel.id] ?? 'ui-eye',
      })),
    ...(this.talk.isOffered ? [{ id: 'talk', title: speech.t('web-talk'), icon: 'ui-talk' }] : []),
    { id: 'log', title: speech.t('web-tab-log'), icon: 'ui-clock' },
  ]);

  shown(id: string): boolean {
    const { layout, tab } = this;
    if (!layout.tabbed || tab === id) return true;
    return id === 'act' && layout.pages;
  }

  /** By the keyboard: the decision, the first panel of the game, or the log. */
  show(place: 'act' | 'panel' | 'log'): void {
    if (place === 'log') this.tab = place;
    else this.tab = (place === 'panel' ? this.tabs[1] : this.tabs[0])?.id ?? this.tab;
  }

  /** To the page on the left (-1) or on the right (1). */
  turn(step: number): void {
    const next = this.tabs[this.tabs.findIndex((each) => each.id === this.tab) + step];
    if (next) this.tab = next.id;
  }
}
