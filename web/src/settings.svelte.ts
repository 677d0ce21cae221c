// What this browser remembers about its reader: theme, language, speed of motion, sound, notifications.
import { prefersReducedMotion } from 'svelte/motion';
import { ring } from './table/tone';
import type { Language } from './words/fluent';
import { preferredLanguage, speech } from './words/words.svelte';

export type Theme = 'light' | 'dark' | 'system';
export const THEMES: readonly Theme[] = ['light', 'dark', 'system'];
/** Factors on the time that moves take to be shown; 0 is no motion at all. */
export const SPEEDS: readonly number[] = [1.75, 1, 0.5, 0];

const darkSystem = matchMedia('(prefers-color-scheme: dark)');

class Settings {
  theme = $state<Theme>(oneOf(THEMES, localStorage.getItem('theme'), 'system'));
  sound = $state(localStorage.getItem('sound') === 'on');
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

  /** Whoever switches the sound on hears it. */
  setSound(on: boolean): void {
    this.sound = on;
    remember('sound', on ? 'on' : 'off');
    if (on) void ring();
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

/** A browser may forbid storage; then a setting lasts as long as the page. */
function remember(name: string, value: string): void {
  try {
    localStorage.setItem(name, value);
  } catch {
    return;
  }
}

export const settings = new Settings();
