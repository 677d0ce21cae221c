// What this browser remembers about its reader: theme, language, speed of motion, first notes, sounds, notifications.
import { prefersReducedMotion } from 'svelte/motion';
import { play } from './sound/sound';
import type { Language } from './words/fluent';
import { preferredLanguage, speech } from './words/words.svelte';

export type Theme = 'light' | 'dark' | 'system';
export const THEMES: readonly Theme[] = ['light', 'dark', 'system'];
/** Factors on the time that moves take to be shown; 0 is no motion at all. */
export const SPEEDS: readonly number[] = [1.75, 1, 0.5, 0];

/** Volumes go from 0 to 1. */
const QUIET = 0.5;

const darkSystem = matchMedia('(prefers-color-scheme: dark)');

class Settings {
  theme = $state<Theme>(oneOf(THEMES, localStorage.getItem('theme'), 'system'));
  sound = $state(localStorage.getItem('sound') === 'on');
  /** With `always`, somebody asked for them although the system wants reduced motion. */
  private wantedSounds = $state(oneOf(['off', 'on', 'always'] as const, localStorage.getItem('sounds'), 'off'));
  volume = $state(volumeOf(localStorage.getItem('volume')));
  /** Is a thing explained when it first matters? */
  firstNotes = $state(localStorage.getItem('first-notes') !== 'off');
  notifications = $state(localStorage.getItem('notifications') === 'on');
  wantedSpeed = $state(oneOf(SPEEDS, Number(localStorage.getItem('speed') ?? '1'), 1));
  private systemIsDark = $state(darkSystem.matches);

  constructor() {
    darkSystem.addEventListener('change', () => {
      this.systemIsDark = darkSystem.matches;
      this.paint();
    });
    this.paint();
  }

  get dark(): boolean {
    return this.theme === 'dark' || (this.theme === 'system' && this.systemIsDark);
  }

  /** The wanted speed; a system that asks for reduced motion gets none. */
  get speed(): number {
    return prefersReducedMotion.current ? 0 : this.wantedSpeed;
  }

  setTheme(theme: Theme): void {
    this.theme = theme;
    remember('theme', theme);
    this.paint();
  }

  /** The button in the bar: to the other of light and dark. */
  toggleTheme(): void {
    this.setTheme(this.dark ? 'light' : 'dark');
  }

  /** The name that this browser's person uses at tables; may be empty. */
  get name(): string {
    return localStorage.getItem('name') ?? '';
  }

  setName(name: string): void {
    remember('name', name.trim());
  }

  setSpeed(speed: number): void {
    this.wantedSpeed = speed;
    remember('speed', String(speed));
  }

  setFirstNotes(on: boolean): void {
    this.firstNotes = on;
    remember('first-notes', on ? 'on' : 'off');
  }

  /** The tone of the own turn.  Whoever switches it on hears it. */
  setSound(on: boolean): void {
    this.sound = on;
    remember('sound', on ? 'on' : 'off');
    if (on) void play('gong', this.volume);
  }

  /** Are the games heard?  Not where the system asks for reduced motion, unless that was switched on there. */
  get sounds(): boolean {
    return this.wantedSounds === 'always' || (this.wantedSounds === 'on' && !prefersReducedMotion.current);
  }

  setSounds(on: boolean): void {
    this.wantedSounds = on ? (prefersReducedMotion.current ? 'always' : 'on') : 'off';
    remember('sounds', this.wantedSounds);
    if (on) void play('coin', this.volume);
  }

  setVolume(volume: number): void {
    this.volume = volume;
    remember('volume', String(volume));
    void play('coin', volume);
  }

  /** Ask the browser's permission when it is needed; without it notifications stay off. */
  async setNotifications(on: boolean): Promise<void> {
    this.notifications = on && 'Notification' in window && (await Notification.requestPermission()) === 'granted';
    remember('notifications', this.notifications ? 'on' : 'off');
  }

  async setLanguage(language: Language): Promise<void> {
    remember('language', language);
    await speech.speak(language);
  }

  /** Before the first page is drawn: the texts of the preferred language. */
  async start(): Promise<void> {
    await speech.speak(preferredLanguage());
  }

  private paint(): void {
    document.documentElement.dataset.theme = this.dark ? 'dark' : 'light';
  }
}

function oneOf<T>(allowed: readonly T[], found: unknown, otherwise: T): T {
  return allowed.includes(found as T) ? (found as T) : otherwise;
}

function volumeOf(found: string | null): number {
  const volume = Number(found ?? QUIET);
  return volume >= 0 && volume <= 1 ? volume : QUIET;
}

/** A browser may forbid storage; then a setting lasts as long as the page. */
function remember(name: string, value: string): void {
  try {
    localStorage.setItem(name, value);
  } catch {
    return;
  }
}

export const settings = new Settings();
