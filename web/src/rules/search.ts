// Finding rules by words: accents and case do not matter; a word may be a rule's number.
import type { Block, RuleShown, Span } from '../wire';

export interface Chapter {
  number: number;
  title: string;
  rules: RuleShown[];
}

export function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/** What a rule says, without its marks. */
export function wordsOf(text: Block[]): string {
  const cells = text.flatMap((block) => [...block.head, ...block.rows.flat()]);
  return cells.map((cell) => cell.map(spanText).join('')).join(' ');
}

function spanText(span: Span): string {
  return span.text + span.spans.map(spanText).join('');
}

/** The rules that hold every word, in the order of the ledger; the rule whose number was typed comes first. */
export function matching(rules: RuleShown[], words: string, grounds: ReadonlySet<string>): RuleShown[] {
  const wanted = plain(words).split(/\s+/).filter(Boolean);
  const found = rules.filter((rule) => {
    if (grounds.size && !grounds.has(rule.ground)) return false;
    const text = plain(`${rule.id} ${rule.section_title} ${wordsOf(rule.text)}`);
    return wanted.every((word) => text.includes(word));
  });
  return [...found.filter((rule) => isCalled(rule, wanted)), ...found.filter((rule) => !isCalled(rule, wanted))];
}

function isCalled(rule: RuleShown, wanted: string[]): boolean {
  const id = plain(rule.id);
  return wanted.some((word) => id === word || id.endsWith(`-${word}`));
}

/** Neighbouring rules of one section under its title. */
export function chapters(rules: RuleShown[]): Chapter[] {
  const found: Chapter[] = [];
  for (const rule of rules) {
    const last = found.at(-1);
    if (last?.number === rule.section) last.rules.push(rule);
    else found.push({ number: rule.section, title: rule.section_title, rules: [rule] });
  }
  return found;
}
