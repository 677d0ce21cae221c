// The reader's language and the texts in it.  Files are loaded when they are needed: the page's own at once, a game's
// with its board, but for what the first page says of every game.  Switching the language changes every sentence on the screen at once.
import { gameTexts } from '../connection/texts';
import { LANGUAGES, Texts, type Language } from './fluent';
import { hyphenated } from './hyphens';

const own = import.meta.glob(
  ['../../../src/chronotable/locale/*/*.ftl', '!../../../src/chronotable/locale/*/cli{_*,ent,}.ftl'],
  { query: '?raw', import: 'default' },
) as Record<string, () => Promise<string>>;

const ofGames = import.meta.glob(
  [
    '../../../src/chronotable/games/**/locale/*/*.ftl', // those of a game's parts, too
    '!../../../src/chronotable/games/**/locale/*/cli_*.ftl',
    '!../../../src/chronotable/games/*/locale/*/web_*_home.ftl',
    '!../../../src/chronotable/games/*/locale/*/*_things.ftl', // the server says these, when somebody asks
    '!../../../src/chronotable/games/**/locale/*/*_how_to_play.ftl', // whoever needs more brings it: `bring`
  ],
  { query: '?raw', import: 'default' },
) as Record<string, () => Promise<string>>;

const onFirstPage = import.meta.glob('../../../src/chronotable/games/*/locale/*/web_*_home.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
}) as Record<string, string>;

const ALWAYS = ['bots', 'kernel', 'web'];
const ASKED_FOR = ['analysis', 'gallery', 'learn', 'learning', 'privacy']; // with many words of their own: `web_gallery.ftl`, `analysis.ftl`

class Speech {
  language = $state<Language>('en');
  private wanted: Language = 'en'; // what was asked for last: its words may be on their way
  private spoken = $state.raw(new Texts('en', []));
  private called = $state.raw<readonly string[]>([]);
  private games = new Set<string>();
  private ready = new Set<string>(); // those of them whose texts are there
  private fromServer = new Set<string>();
  private brought = new Map<string, (language: Language) => Promise<string>[]>();
  private cache = new Map<string, Texts>();
  private asked = 0; // how often more texts were asked for

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
    this.wanted = language;
    const texts = await this.load(language);
    if (this.wanted !== language) return this.speak(this.wanted); // another was asked for meanwhile
    this.texts = texts;
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
    if (this.ready.has(game)) return;
    this.games.add(game);
    await this.gatherAnew();
    this.ready.add(game);
  }

  /** Have further texts at hand, which only some page needs: in this and every later language. */
  async bring(name: string, texts: (language: Language) => Promise<string>[]): Promise<void> {
    if (this.brought.has(name)) return;
    this.brought.set(name, texts);
    await this.gatherAnew();
  }

  /** A game has parts that the page was built without: all its words come from the server then. */
  async needAll(game: string): Promise<void> {
    if (this.fromServer.has(game)) return;
    this.fromServer.add(game);
    this.ready.delete(game);
    await this.need(game);
  }

  private gatherAnew(): Promise<void> {
    this.asked += 1;
    this.cache.clear();
    return this.speak(this.wanted);
  }

  /** What was asked for while files were on their way is waited for, too: the last to arrive may be the poorest. */
  private async load(language: Language): Promise<Texts> {
    const known = this.cache.get(language);
    if (known) return known;
    const asked = this.asked;
    const english = language === 'en' ? null : await this.load('en');
    const ours = await Promise.all(this.own(language));
    const games = await Promise.all([...this.games].flatMap((game) => this.ofGame(game, language)));
    const first = Object.entries(onFirstPage).flatMap(([path, text]) => (speaks(path, language) ? [text] : []));
    const more = await Promise.all([...this.brought.values()].flatMap((texts) => texts(language)));
    if (asked !== this.asked) return this.load(language);
    const texts = new Texts(language, [...ours, ...first, ...games, ...more], english);
    this.cache.set(language, texts);
    return texts;
  }

  private ofGame(game: string, language: Language): Promise<string>[] {
    return this.fromServer.has(game) ? [gameTexts(game, language)] : textsOf(game, language);
  }

  /** The page's own files: `bots*.ftl`, `kernel*.ftl`, `web*.ftl`, and those that are asked for. */
  private own(language: Language): Promise<string>[] {
    return Object.entries(own).flatMap(([path, load]) => {
      const [first, second = ''] = path.split('/').at(-1)!.replace('.ftl', '').split('_') as [string, string?];
      const page = [first, second].find((part) => ASKED_FOR.includes(part));
      const isWanted = page ? this.games.has(page) : ALWAYS.includes(first);
      return speaks(path, language) && isWanted ? [load()] : [];
    });
  }
}

function speaks(path: string, language: Language): boolean {
  return path.includes(`/locale/${language}/`);
}

/** The words of a game's lessons are many, and have a name of their own. */
export const lessonsOf = (game: string): string => `${game}/lessons`;

/** The words of a game: those that the page was built with, or else the server has them.  A page is no game. */
function textsOf(asked: string, language: Language): Promise<string>[] {
  if (ASKED_FOR.includes(asked)) return [];
  const game = asked.split('/')[0]!;
  const built = Object.entries(ofGames).filter(([path]) => path.includes(`/games/${game}/`));
  if (built.length === 0) return [gameTexts(game, language)];
  const wanted = built.filter(([path]) => path.includes('_lessons') === (asked === lessonsOf(game)));
  return wanted.flatMap(([path, load]) => (speaks(path, language) ? [load()] : []));
}

export const speech = new Speech();

/** The language of an earlier visit, or the first of the browser's that there is. */
export function preferredLanguage(): Language {
  const wanted = [localStorage.getItem('language'), ...navigator.languages.map((tag) => tag.slice(0, 2))];
  return wanted.find((tag): tag is Language => LANGUAGES.includes(tag as Language)) ?? 'en';
}
