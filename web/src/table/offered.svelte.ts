// What every button of an option has, whether it fills a row or is one of many in it: its words, marks and manners.
import { shortcut } from '../parts/caps';
import type { OptionShown } from '../wire';
import { speech } from '../words/words.svelte';
import type { Play } from './play.svelte';

export class Offered {
  constructor(
    private readonly playing: () => Play,
    private readonly offered: () => OptionShown,
  ) {}

  private get play(): Play {
    return this.playing();
  }

  private get option(): OptionShown {
    return this.offered();
  }

  label = $derived.by((): string => speech.texts.render(this.option.label));

  /** Why it would change nothing. */
  idle = $derived.by((): string | null => (this.option.idle ? speech.texts.render(this.option.idle) : null));

  favourite = $derived.by((): boolean => this.play.hints.advice?.key === this.option.key);

  /** The whole sentence where a button shows less, and why it would change nothing. */
  title = (shown: string): string | undefined => {
    const parts = [shown === this.label ? null : this.label, this.idle].filter((part) => part !== null);
    return parts.length > 0 ? parts.join('. ') : undefined;
  };

  /** Classes for what is told by its look (`style/parts.css`). */
  marks = $derived.by((): string => {
    const { play, option } = this;
    const marks = {
      pointed: play.pointedKeys.has(option.key),
      sent: play.sent === option.key,
      favourite: this.favourite,
      wanted: play.guide.asksFor([option]).length > 0,
      held: play.guide.holds(option.key),
      idle: this.idle !== null,
      picked: play.shownFirst === option.key,
    };
    return Object.entries(marks)
      .flatMap(([mark, holds]) => (holds ? [mark] : []))
      .join(' ');
  });

  attributes = $derived.by(() => {
    const { play, option } = this;
    const cap = play.arranged.capOf(option.key);
    const said = [this.label, this.idle, this.favourite ? speech.t('web-hint-marked') : null];
    return {
      type: 'button' as const,
      disabled: play.sent !== null,
      'data-key': option.key,
      'aria-pressed': play.shownFirst === option.key ? true : undefined,
      'aria-label': said.filter((part) => part !== null).join(', '),
      'aria-keyshortcuts': cap === undefined ? undefined : shortcut(cap),
      onclick: () => void play.choose(option.key),
      onpointerenter: () => play.light(option.targets),
      onpointerleave: () => play.light([]),
      onfocus: () => play.light(option.targets),
      onblur: () => play.light([]),
    };
  });
}
