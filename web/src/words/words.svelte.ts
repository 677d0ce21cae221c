// The reader's language and the texts in it.  Files are loaded when they are needed: the page's own at once, a game's
// with its board.  Switching the language changes every sentence on the screen at once.
import { gameTexts } from '../connection/texts';
import { LANGUAGES, Texts, type Language } from './fluent';
import { hyphenated } from './hyphens';

const files = import.meta.glob(
  ['../../../src/chronotable/locale/*/*.ftl', '!../../../src/chronotable/locale/*/cli{_*,ent,}.ftl'],
  { query: '?raw', import: 'default' },
) as Record<string, () => Promise<string>>;

const ALWAYS = ['kernel', 'web'];

class Speech {
  language = $state<Language>('en');
  private spoken = $state.raw(new Texts('en', []));
  private called = $state.raw<readonly string[]>([]);
  private games = new Set<string>();
  private cache = new Map<string, Texts>();

  get texts(): Texts {
    void this.called; // what is on the screen is said again when somebody gets a name
    return this.spoken;
  }

  set texts(texts: Texts) {
    texts.call(this.called);
    this.spoken = texts;
  }

  t = (id: string, args: Record<string, unknown> = {}): string => this.texts.text(id, args);

  /** For a narrow place: long words may be broken between syllables. */
  narrow = (text: string): string => hyphenated(text, this.language);

  /** Show everything in this language from now on. */
  async speak(language: Language): Promise<void> {
    this.texts = await this.load(language);
    this.language = language;
    document.documentElement.lang = language;
  }

  /** What the players at the table on the screen are called, by seat. */
  call(players: readonly string[]): void {
    if (players.join() === this.called.join()) return;
    this.spoken.call(players);
    this.called = players;
  }

  /** Have the texts of a game, or of a page with many words, at hand: in this and every later language. */
  async need(game: string): Promise<void> {
    this.games.add(game);
    this.cache.clear();
    await this.speak(this.language);
  }

  private async load(language: Language): Promise<Texts> {
    const known = this.cache.get(language);
    if (known) return known;
    const english = language === 'en' ? null : await this.load('en');
    const built = this.paths(language).map((path) => files[path]!());
    const brought = [...this.games].filter(isFromOutside).map((game) => gameTexts(game, language));
    const texts = new Texts(language, await Promise.all([...built, ...brought]), english);
    this.cache.set(language, texts);
    return texts;
  }

  /** The page's own files (`web*.ftl`, `kernel.ftl`) and those that are asked for (`loop*.ftl`, `web_loop*.ftl`, `web_gallery.ftl`). */
  private paths(language: Language): string[] {
    return Object.keys(files).filter((path) => {
      const [folder, file] = path.split('/').slice(-2) as [string, string];
      const [first, second] = file.replace('.ftl', '').split('_') as [string, string | undefined];
      if (folder !== language) return false;
      if (first === 'web' && second && ASKED_FOR.has(second)) return this.games.has(second);
      return ALWAYS.includes(first) || this.games.has(first);
    });
  }
}

const ASKED_FOR = new Set(['loop', 'room25', 'anachrony', 'merchants', 'gallery', 'privacy']);

const BUILT = new Set(
  Object.keys(files).map((path) => {
    const [first, second] = path.split('/').at(-1)!.replace('.ftl', '').split('_');
    return first === 'web' ? second : first;
  }),
);

/** A game that the page was built without: the server has its words. */
function isFromOutside(game: string): boolean {
  return !BUILT.has(game);
}

export const speech = new Speech();

/** The language of an earlier visit, or the first of the browser's that there is. */
export function preferredLanguage(): Language {
  const wanted = [localStorage.getItem('language'), ...navigator.languages.map((tag) => tag.slice(0, 2))];
  return wanted.find((tag): tag is Language => LANGUAGES.includes(tag as Language)) ?? 'en';
}
