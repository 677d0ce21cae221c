// Soft hyphens for names in narrow places.  Browsers hyphenate Polish and Ukrainian only where a dictionary is installed,
// and otherwise break a long word anywhere: so the places are given here, by syllables.
import type { Language } from './fluent';

const SHY = '\u00ad';
const SHORT = 7; // letters of a word that is left whole
const LEFT = 3; // letters that stay together at both ends
const RULES: Partial<Record<Language, { vowel: RegExp; letters: RegExp }>> = {
  // Consonants written with several signs are one; an i before a vowel only softens.
  pl: { vowel: /^[aąeęioóuy]$/iu, letters: /(?:[scr]z|ch|d[zźż]|\p{L})(?:i(?=[aąeęoóu]))?|./giu },
  uk: { vowel: /^[аеєиіїоуюя]$/iu, letters: /(?:д[жз]|\p{L})[ь'’]?|./giu },
};

/** The text with a soft hyphen wherever a long word may be broken. */
export function hyphenated(text: string, language: Language): string {
  const rules = RULES[language];
  return rules
    ? text.replace(/\p{L}[\p{L}'’]+/gu, (word) =>
        word.length > SHORT ? syllables(word, rules.vowel, rules.letters) : word,
      )
    : text;
}

function syllables(word: string, vowel: RegExp, letters: RegExp): string {
  const units = word.match(letters)!;
  const vowels = units.flatMap((unit, index) => (vowel.test(unit) ? [index] : []));
  let found = '';
  units.forEach((unit, index) => {
    const before = vowels.filter((at) => at < index).at(-1);
    const after = vowels.find((at) => at >= index);
    // Between two vowels: one consonant begins the next syllable, of several the first one ends the syllable.
    const starts =
      before !== undefined &&
      after !== undefined &&
      after > before + 1 &&
      index === (after - before === 2 ? before + 1 : before + 2);
    const rest = units.slice(index).join('');
    found += starts && found.replaceAll(SHY, '').length >= LEFT && rest.length >= LEFT ? SHY + unit : unit;
  });
  return found;
}
