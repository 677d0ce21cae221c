// The page says of every recorded message what Python says (tools/generators/recorded_texts.py): one file holds both to the same words.
import { describe, expect, it } from 'vitest';
import type { Json } from '../wire';
import { LANGUAGES, Texts, type Language } from './fluent';
import recorded from './recorded.json';

const sources = import.meta.glob(
  ['../../../src/chronotable/{locale,games/*/locale}/*/*.ftl', '!../../../src/chronotable/**/cli*.ftl'],
  { query: '?raw', import: 'default', eager: true },
) as Record<string, string>;

const of = (language: Language): string[] =>
  Object.entries(sources).flatMap(([path, source]) => (path.includes(`/locale/${language}/`) ? [source] : []));
const english = new Texts('en', of('en'));
const texts: Record<Language, Texts> = {
  en: english,
  pl: new Texts('pl', of('pl'), english),
  uk: new Texts('uk', of('uk'), english),
};

interface Recorded {
  id: string;
  args: Json;
  texts: Record<Language, string>;
}
const messages = recorded as unknown as Recorded[];

describe.each(LANGUAGES)('in %s', (language) => {
  it('says what Python says', () => {
    const different = messages
      .map((each) => ({ ...each, said: texts[language].text(each.id, each.args), wanted: each.texts[language] }))
      .filter(({ said, wanted }) => said !== wanted)
      .map(({ id, args, said, wanted }) => ({ id, args, said, wanted }));
    expect(different).toEqual([]);
  });
});
