// Messages of the engine become sentences: the same Fluent files and the same rules as chronotable/locale in Python.
// A message may use `$era` and, for every attribute that the named thing has, `$era_gen`, `$era_in` and so on.
// The finished sentence is typeset by rules that Python has, too: no-break spaces, but not in what came as plain text.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Name, Words } from '../wire';
import { held, typeset } from './typography';

export type Language = 'en' | 'pl' | 'uk';
export const LANGUAGES: readonly Language[] = ['en', 'pl', 'uk'];

/** The forms of a name: '' is the plain one, the others are attributes such as 'gen'. */
type Forms = Record<string, string>;
type Pattern = Parameters<FluentBundle['formatPattern']>[0];

const LONGEST = 2000;
/** Sentences that are kept: a board says the same hundreds of names again with every view. */
const KEPT = 5000;

/** A text that was made here, of other texts: not plain text that somebody gave. */
class Said {
  constructor(readonly text: string) {}
}

export class Texts {
  private readonly bundle: FluentBundle;
  private readonly attributes = new Set<string>();
  private readonly kept = new Map<string, Forms>();
  private players: readonly string[] = [];

  constructor(
    readonly language: Language,
    sources: string[],
    private readonly fallback: Texts | null = null,
  ) {
    this.bundle = new FluentBundle(language, {
      useIsolating: false,
      functions: { CAPITAL: ([text]) => capital(String(text)), PLAYER: ([seat]) => this.player(Number(seat)) },
    });
    sources.forEach((source) => this.add(source));
  }

  /** Words that are there stay: a package from outside cannot say otherwise what the house says. */
  add(source: string): void {
    this.bundle.addResource(new FluentResource(source), { allowOverrides: false });
    this.kept.clear();
    for (const found of source.matchAll(/^ +\.([a-z][\w-]*) *=/gm)) this.attributes.add(found[1]!);
  }

  /** What the players at the table are called, by seat; who has no name is called by number. */
  call(players: readonly string[]): void {
    this.players = players;
    this.kept.clear();
    this.fallback?.call(players);
  }

  has(id: string): boolean {
    const known = id.replaceAll('_', '-');
    return this.bundle.hasMessage(known) || (this.fallback?.has(known) ?? false);
  }

  text(id: string, args: Record<string, unknown> = {}): string {
    return typeset(this.plain(id, args), this.language);
  }

  private plain(id: string, args: Record<string, unknown> = {}): string {
    return this.formsOf(id, args)[''] ?? id;
  }

  render(words: Words): string {
    return this.text(words.id, words.args);
  }

  /** The name of a thing of a game, as a sentence would begin with it. */
  name(game: string, kind: string, id: string): string {
    return capital(this.text(`${game}-${kind}-${id}`));
  }

  private player(number: number): string {
    return this.players[number - 1] || this.plain('kernel-player-number', { number });
  }

  private formsOf(id: string, args: Record<string, unknown>): Forms {
    const key = `${id} ${JSON.stringify(args)}`;
    let forms = this.kept.get(key);
    if (!forms) {
      if (this.kept.size >= KEPT) this.kept.clear();
      this.kept.set(key, (forms = this.made(id, args)));
    }
    return forms;
  }

  private made(id: string, args: Record<string, unknown>): Forms {
    const message = this.bundle.getMessage(id.replaceAll('_', '-'));
    if (!message) return this.fallback ? this.fallback.formsOf(id, args) : { '': id };
    const variables: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(args)) this.addVariables(variables, name, value);
    const forms: Forms = {};
    if (message.value) forms[''] = this.format(message.value, variables);
    for (const [name, pattern] of Object.entries(message.attributes)) forms[name] = this.format(pattern, variables);
    return forms;
  }

  /** A missing argument shows as its name. */
  private format(pattern: Pattern, variables: Record<string, FluentVariable>): string {
    const errors: Error[] = [];
    const text = this.bundle.formatPattern(pattern, variables, errors);
    const missing = errors.flatMap(({ message }) => /^Unknown variable: \$(\S+)$/.exec(message)?.[1] ?? []);
    if (missing.length === 0) return text;
    const named = Object.fromEntries(missing.map((name) => [name, name]));
    return this.bundle.formatPattern(pattern, { ...variables, ...named }, []);
  }

  private addVariables(variables: Record<string, FluentVariable>, name: string, value: unknown): void {
    if (typeof value === 'number' || typeof value === 'boolean') {
      variables[name] = Number(value);
      return;
    }
    const forms = this.forms(value);
    const plain = forms[''] ?? '';
    variables[name] = plain;
    for (const attribute of this.attributes) variables[`${name}_${attribute}`] = forms[attribute] ?? plain;
  }

  private forms(value: unknown): Forms {
    let forms: Forms;
    if (Array.isArray(value)) forms = this.enumeration(value.map((item) => this.forms(item)));
    else if (isName(value)) return this.formsOfName(value);
    else if (isWords(value)) forms = { ...this.formsOf(value.id, value.args) };
    else if (value instanceof Said) forms = { '': value.text };
    else forms = { '': value === null || value === undefined ? '' : held(String(value)) };
    for (const [name, text] of Object.entries(forms)) if (text.length > LONGEST) forms[name] = shortened(text);
    return forms;
  }

  private formsOfName(name: Name): Forms {
    if (name.names) return { '': name.names[this.language] || name.names.en || name.ref };
    const id = `${name.game}-${name.kind}-${name.ref}`;
    return this.has(id) ? this.formsOf(id, {}) : { '': name.ref };
  }

  private enumeration(items: Forms[]): Forms {
    if (items.length === 0) return { '': this.plain('kernel-list-empty') };
    const names = new Set(['', ...items.flatMap((item) => Object.keys(item))]);
    return Object.fromEntries(
      [...names].map((name) => [name, this.joined(items.map((item) => item[name] ?? item['']!))]),
    );
  }

  private joined(texts: string[]): string {
    if (texts.length === 1) return texts[0]!;
    return this.plain('kernel-list', { first: new Said(texts.slice(0, -1).join(', ')), last: new Said(texts.at(-1)!) });
  }
}

export function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** Counted in whole characters, also where one takes two places in a string. */
function shortened(text: string): string {
  const characters = [...text];
  return characters.length > LONGEST ? `${characters.slice(0, LONGEST - 1).join('')}…` : text;
}

function isName(value: unknown): value is Name {
  return typeof value === 'object' && value !== null && 'ref' in value;
}

function isWords(value: unknown): value is Words {
  return typeof value === 'object' && value !== null && 'id' in value;
}
