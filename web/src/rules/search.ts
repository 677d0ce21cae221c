// Finding the rules that answer a question, in the search index of a game and language.  This is src/chronotable/
// rule_search.py once more, which says what is meant and has the weights; recorded_searches.json has searches that both answer alike.
import type { IndexData } from '../wire';
import weights from './search_weights.json';

const TOKEN =
  /(?<id>(?<![\p{L}\p{N}_])(?:[a-z][a-z0-9]*-)?(?:\d+\.\d+|ex-\d+)(?![\p{L}\p{N}_]))|(?<initials>(?<![\p{L}\p{N}_])\p{L}(?:\.\p{L})+(?![\p{L}\p{N}_]))|(?<word>[\p{L}\p{N}]+(?:'[\p{L}\p{N}]+)*)/gu;

const {
  AS_TYPED,
  BY_ENDING,
  BEGINNING,
  MISTYPED,
  SYNONYM,
  RELATIVE,
  ALIKE,
  SHORTEST_STEM,
  SHORTEST_BEGINNING,
  SHORTEST_MISTYPED,
  SHORTEST_RELATIVE,
  COMMON,
  CALLED,
  FIRST,
  TEXT,
  CHAPTER,
  FIRST_WORDS,
  OPENING,
  RETOLD,
  SATURATION,
  LENGTH,
  REFERRED,
  TOGETHER,
  TOO_FEW,
} = weights;

const apostrophes = (text: string) => text.replace(/[’ʼ`]/g, "'");
const split = (words: string) => words.split(' ').filter(Boolean);

export function fold(text: string): string {
  const plain = apostrophes(text.toLowerCase()).replaceAll('ł', 'l').replaceAll('ґ', 'г').replaceAll('ß', 's');
  return plain.normalize('NFKD').replace(/\p{M}/gu, '');
}

export function wordsOf(text: string): string[] {
  const plain = apostrophes(text.normalize('NFC').toLowerCase());
  return [...plain.matchAll(TOKEN)].map(({ 0: word, groups }) =>
    fold(groups!['initials'] ? word.replaceAll('.', '') : word.replace(/'s$/, '').replaceAll("'", '')),
  );
}

function isNumber(word: string): boolean {
  return /^(?:[a-z][a-z0-9]*-)?(?:\d+\.\d+|ex-\d+)$/.test(word);
}

function oneLetterApart(word: string, other: string): boolean {
  if (Math.abs(word.length - other.length) > 1) return false;
  let start = 0;
  while (start < Math.min(word.length, other.length) && word[start] === other[start]) start += 1;
  const rest = word.slice(start);
  const second = other.slice(start);
  return (
    rest.slice(1) === second.slice(1) ||
    rest === second.slice(1) ||
    rest.slice(1) === second ||
    (rest.length > 1 && rest[0] === second[1] && rest[1] === second[0] && rest.slice(2) === second.slice(2))
  );
}

type Meanings = Map<string, number>;

export class SearchIndex {
  private unspoken: Set<string>;
  private prefixes: string[];
  private endings: Map<string, string[]>;
  private synonyms: Map<string, string[]>;
  private alike: Map<string, string[]>;
  private ids: Map<string, number>;
  private forms = new Map<string, string[]>();
  private sequences: string[][];
  private weights = new Map<string, Map<number, number>>();
  private standing: number[];

  constructor(private data: IndexData) {
    const table = (entries: Record<string, string>) =>
      new Map(Object.entries(entries).map(([word, others]) => [word, split(others)]));
    this.unspoken = new Set(split(data.unspoken));
    this.prefixes = split(data.prefixes);
    this.endings = new Map(
      Object.entries(data.endings).map(([end, others]) => [end, split(others).map((each) => each.replace(/^-/, ''))]),
    );
    this.synonyms = table(data.synonyms);
    this.alike = table(data.alike);
    this.ids = new Map(data.rules.map((rule, at) => [rule.id.toLowerCase(), at]));
    for (const [base, all] of Object.entries(data.forms)) {
      for (const form of [base, ...split(all)]) {
        const whole = form.startsWith('-') ? base + form.slice(1) : form;
        this.forms.set(whole, [...(this.forms.get(whole) ?? []), base]);
      }
    }
    this.sequences = data.rules.map((rule) => split(`${rule.called} ${rule.text}`));
    this.standing = this.weigh();
  }

  /** The IDs of the rules that answer, best first. */
  search(question: string): string[] {
    const { rules } = this.data;
    const asked = wordsOf(question).filter((word) => !this.unspoken.has(word));
    const named = asked.flatMap((word) => this.ids.get(this.numbered(word)) ?? []);
    const meanings = asked
      .map((word) => this.meanings(word))
      .filter((meant) => [...meant.keys()].some((base) => this.weights.has(base)));
    const rarity = meanings.map((meant) => this.rarity(meant));
    const hits = meanings.map((meant, which) => this.hits(meant, rarity[which]!));
    const all = rarity.reduce((sum, each) => sum + each, 0);
    const scores = new Map<number, [number, number]>();
    for (const at of new Set(hits.flatMap((hit) => [...hit.keys()]))) {
      const here = hits.map((hit) => hit.get(at) ?? 0);
      const answered = rarity.reduce((sum, rare, which) => sum + (here[which] ? rare : 0), 0) / all;
      const total = here.reduce((sum, each) => sum + each, 0) + this.together(meanings, here, this.sequences[at]!);
      scores.set(at, [answered, Math.round(total * answered * this.standing[at]! * 1e6)]);
    }
    const most = Math.max(0, ...[...scores.values()].map(([answered]) => answered));
    const found = [...scores.keys()].filter((at) => scores.get(at)![0] > most - TOO_FEW);
    found.sort((a, b) => scores.get(b)![1] - scores.get(a)![1] || a - b);
    return [...new Set([...named, ...found])].map((at) => rules[at]!.id);
  }

  private numbered(word: string): string {
    return word.includes('-') && !word.startsWith('ex-') ? word : `${this.data.prefix}-${word}`;
  }

  private meanings(word: string): Meanings {
    if (isNumber(word)) return new Map([[this.numbered(word), 1]]);
    const known: Meanings = new Map(this.known(word));
    const add = (others: Iterable<string>, sure: number) => {
      for (const other of others) if (!known.has(other)) known.set(other, sure);
    };
    for (const [base, sure] of [...known]) add(this.synonyms.get(base) ?? [], SYNONYM * sure);
    for (const [base, sure] of [...known]) {
      add(this.relatives(base), RELATIVE * sure);
      add(this.alike.get(base) ?? [], ALIKE * sure);
    }
    return known;
  }

  private known(word: string): [string, number][] {
    const surely = (bases: string[], sure: number) => bases.map((base): [string, number] => [base, sure]);
    const all = (fits: (form: string) => boolean) =>
      [...this.forms].flatMap(([form, bases]) => (fits(form) ? bases : []));
    const typed = this.forms.get(word);
    if (typed) return surely(typed, AS_TYPED);
    const guessed = this.guess(word);
    if (guessed.length) return surely(guessed, BY_ENDING);
    const begun = word.length >= SHORTEST_BEGINNING ? all((form) => form.startsWith(word)) : [];
    if (begun.length) return surely(begun, BEGINNING);
    const near = word.length >= SHORTEST_MISTYPED ? all((form) => oneLetterApart(word, form)) : [];
    return surely(near.length ? near : this.relatives(word), MISTYPED);
  }

  private guess(word: string): string[] {
    for (let cut = word.length; cut >= SHORTEST_STEM; cut -= 1) {
      const others = this.endings.get(word.slice(cut)) ?? [];
      const found = others.flatMap((other) => this.forms.get(word.slice(0, cut) + other) ?? []);
      if (found.length) return [...new Set(found)];
    }
    return [];
  }

  private relatives(base: string): string[] {
    const begins = this.roots(base).map((root) =>
      root.slice(0, Math.max(SHORTEST_RELATIVE, Math.ceil(root.length * COMMON))),
    );
    if (!begins.length) return [];
    return Object.keys(this.data.forms).filter(
      (other) =>
        other !== base && this.roots(other).some((root) => begins.some((beginning) => root.startsWith(beginning))),
    );
  }

  private roots(base: string): string[] {
    const bare = this.prefixes.filter((prefix) => base.startsWith(prefix)).map((prefix) => base.slice(prefix.length));
    return [base, ...bare].filter((root) => root.length >= SHORTEST_RELATIVE);
  }

  private rarity(meant: Meanings): number {
    const said = [...meant].filter(([base]) => this.weights.has(base));
    const best = Math.max(...said.map(([, sure]) => sure));
    const rules = new Set(said.flatMap(([base, sure]) => (sure === best ? [...this.weights.get(base)!.keys()] : [])));
    return Math.log(1 + (this.data.rules.length - rules.size + 0.5) / (rules.size + 0.5));
  }

  private hits(meant: Meanings, rarity: number): Map<number, number> {
    const found = new Map<number, number>();
    for (const [base, sure] of meant) {
      for (const [at, weight] of this.weights.get(base) ?? []) {
        found.set(at, Math.max(found.get(at) ?? 0, sure * weight * rarity));
      }
    }
    return found;
  }

  private together(meanings: Meanings[], hits: number[], sequence: string[]): number {
    let extra = 0;
    for (let which = 1; which < meanings.length; which += 1) {
      const one = meanings[which - 1]!;
      const other = meanings[which]!;
      const least = Math.min(hits[which - 1]!, hits[which]!);
      const neighbours = () => sequence.some((word, at) => at > 0 && one.has(sequence[at - 1]!) && other.has(word));
      if (least && neighbours()) extra += TOGETHER * least;
    }
    return extra;
  }

  /** How much each word counts in each rule; what each rule counts apart from its words. */
  private weigh(): number[] {
    const { rules, chapters: titles, retold } = this.data;
    const usual = this.sequences.reduce((sum, each) => sum + each.length, 0) / Math.max(1, rules.length);
    const places = new Map<number, number>();
    const referred = new Map<string, number>();
    rules.forEach((rule, at) => {
      const counts = new Map<string, number>();
      const count = (word: string, weight: number) => counts.set(word, (counts.get(word) ?? 0) + weight);
      const place = (places.get(rule.chapter) ?? 0) + 1;
      places.set(rule.chapter, place);
      for (const word of split(titles[rule.chapter]!)) count(word, CHAPTER + OPENING / place);
      for (const word of split(rule.called)) count(word, CALLED);
      split(rule.text).forEach((word, order) => count(word, order < FIRST_WORDS ? FIRST : TEXT));
      const slack = SATURATION * (1 - LENGTH + (LENGTH * this.sequences[at]!.length) / usual);
      for (const [word, counted] of counts) {
        const weights = this.weights.get(word) ?? new Map<number, number>();
        this.weights.set(word, weights.set(at, (counted * (SATURATION + 1)) / (counted + slack)));
      }
      for (const word of new Set(this.sequences[at])) {
        if (this.ids.has(word)) referred.set(word, (referred.get(word) ?? 0) + 1);
      }
    });
    return rules.map(
      (rule) =>
        (1 + REFERRED * Math.min(5, referred.get(rule.id.toLowerCase()) ?? 0)) *
        (retold.includes(rule.chapter) ? RETOLD : 1),
    );
  }
}
