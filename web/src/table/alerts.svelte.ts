// It has become your turn: the page's title says so, a short tone if wanted, a notification if the page is out of sight.
import { settings } from '../settings.svelte';
import { play as sound } from '../sound/sound';
import { speech } from '../words/words.svelte';
import type { Play } from './play.svelte';

const FLASH = 1200; // milliseconds

/** Watches whose turn it is; the title is for the page to show. */
export class TurnWatch {
  private flashed = $state(true);
  private readonly plain = $derived.by(() => speech.t('web-table-title', { game: this.play.title }));

  /** Is one of the own seats asked?  Not those that a bot plays meanwhile. */
  private readonly isAsked = $derived.by((): boolean => {
    const { state } = this.play.connection;
    return (
      state !== null &&
      state.result === null &&
      this.play.own.some((seat) => !seat.lent && state.waiting.includes(seat.seat))
    );
  });
  readonly title = $derived.by((): string =>
    this.isAsked && this.flashed ? `● ${speech.t('web-your-turn')} – ${this.plain}` : this.plain,
  );

  constructor(private readonly play: Play) {
    // The turn comes when something is asked after nothing was, not with every question of the own turn.
    let before = this.isAsked;
    $effect(() => {
      const now = this.isAsked;
      if (now && !before) this.call();
      before = now;
    });

    // The title alternates only while nobody looks at the page.
    $effect(() => {
      if (!this.isAsked) return;
      const timer = setInterval(() => (this.flashed = !document.hidden || !this.flashed), FLASH);
      return () => {
        clearInterval(timer);
        this.flashed = true;
      };
    });
  }

  private call(): void {
    if (settings.sound) void sound('gong', settings.volume);
    if (settings.notifications && document.hidden && Notification.permission === 'granted') this.notify();
  }

  private notify(): void {
    const prompt = this.play.decision?.prompt;
    const body = prompt ? `${this.play.title}: ${speech.texts.render(prompt)}` : this.play.title;
    try {
      const note = new Notification(speech.t('web-your-turn'), {
        body,
        icon: '/icon.svg',
        tag: this.play.connection.name,
      });
      note.onclick = () => {
        focus();
        note.close();
      };
    } catch {
      return; // some phones let only installed pages notify; the title and the tone remain
    }
  }
}
