import type { Block, RuleShown } from '../wire';

export interface Chapter {
  number: number;
  title: string;
  /** What it says before its rules; a choice of its rules may lack it. */
  before: Block[];
  rules: RuleShown[];
}

/** Neighbouring rules of one section under its title. */
export function chapters(rules: RuleShown[]): Chapter[] {
  const found: Chapter[] = [];
  for (const rule of rules) {
    const last = found.at(-1);
    if (last?.number === rule.section) last.rules.push(rule);
    else found.push({ number: rule.section, title: rule.section_title, before: rule.before, rules: [rule] });
  }
  return found;
}
