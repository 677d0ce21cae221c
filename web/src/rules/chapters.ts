import type { RuleShown } from '../wire';

export interface Chapter {
  number: number;
  title: string;
  rules: RuleShown[];
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
