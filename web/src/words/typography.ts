// No-break spaces and the minus sign, put into finished sentences by rule.  The rules are Python's (chronotable/locale/typography.py).
import typography from './typography.json';

const { held: HELD } = typography;
const RULES = Object.fromEntries(
  Object.entries(typography.rules).map(([language, rules]) => [
    language,
    rules.map(([pattern, sign]) => [new RegExp(pattern!, 'gu'), sign!] as const),
  ]),
);

/** A finished sentence as its language is printed.  Held spaces become plain ones again. */
export function typeset(text: string, language: string): string {
  const set = (RULES[language] ?? []).reduce((found, [pattern, sign]) => found.replace(pattern, sign), text);
  return set.replaceAll(HELD, ' ');
}

/** Plain text that goes into a sentence as it is: `typeset` leaves its spaces alone. */
export function held(text: string): string {
  return text.replaceAll(' ', HELD);
}
