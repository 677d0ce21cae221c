import { describe, expect, it } from 'vitest';
import { Texts } from './fluent';

const LISTS = {
  en: 'kernel-list = { $first } and { $last }\nkernel-list-empty = none',
  pl: 'kernel-list = { $first } i { $last }',
  uk: 'kernel-list = { $first } та { $last }',
};
const english = new Texts('en', [
  LISTS.en,
  'seats = { $n ->\n    [one] { $n } seat\n   *[other] { $n } seats\n}',
  'only-english = only { $thing }',
]);
const polish = new Texts(
  'pl',
  [
    LISTS.pl,
    'seats = { $n ->\n    [one] { $n } miejsce\n    [few] { $n } miejsca\n   *[many] { $n } miejsc\n}',
    'loop-era-dawn = Świt Czasu\n    .to = do Świtu Czasu\nloop-era-end = Kres Czasu\n    .to = do Kresu Czasu',
    'move = Idź { $era_to }: { $era }',
    'say = { CAPITAL($what) }!\nnested = środek',
  ],
  english,
);
const ukrainian = new Texts(
  'uk',
  [LISTS.uk, 'seats = { $n ->\n    [one] { $n } місце\n    [few] { $n } місця\n   *[many] { $n } місць\n}'],
  english,
);
const plain = (text: string): string => text.replaceAll('\u00a0', ' ');
const era = (ref: string) => ({ game: 'loop', kind: 'era', ref });

describe('texts', () => {
  it.each([
    [1, '1 seat', '1 miejsce', '1 місце'],
    [3, '3 seats', '3 miejsca', '3 місця'],
    [5, '5 seats', '5 miejsc', '5 місць'],
    [12, '12 seats', '12 miejsc', '12 місць'],
    [21, '21 seats', '21 miejsc', '21 місце'],
    [22, '22 seats', '22 miejsca', '22 місця'],
  ])('counts %i as each language does', (n, en, pl, uk) => {
    expect([english, polish, ukrainian].map((texts) => plain(texts.text('seats', { n })))).toEqual([en, pl, uk]);
  });

  it('puts the right form of a name into a sentence', () => {
    expect(polish.text('move', { era: era('dawn') })).toBe('Idź do Świtu Czasu: Świt Czasu');
  });

  it('takes the plain form where there is no other', () => {
    expect(polish.text('move', { era: 'Rzym' })).toBe('Idź Rzym: Rzym');
    expect(polish.text('move', { era: { ...era('rome'), names: { pl: 'Rzym', en: 'Rome' } } })).toBe('Idź Rzym: Rzym');
  });

  it('joins lists, every form with its like', () => {
    expect(plain(polish.text('move', { era: [era('dawn'), era('end')] }))).toBe(
      'Idź do Świtu Czasu i do Kresu Czasu: Świt Czasu i Kres Czasu',
    );
    expect(english.text('only-english', { thing: ['a', 'b', 'c'] })).toBe('only a, b and c');
    expect(english.text('only-english', { thing: [] })).toBe('only none');
  });

  it('renders words inside words, and capitals', () => {
    expect(polish.text('say', { what: { id: 'nested', args: {} } })).toBe('Środek!');
  });

  it('calls the players by their names, and others by number', () => {
    const texts = new Texts('pl', [
      'kernel-player-number = Gracz { $number }\npasses = { PLAYER($seat) } pasuje.\nfirst = { PLAYER(1) }',
    ]);
    const said = () =>
      [texts.text('passes', { seat: 1 }), texts.text('passes', { seat: 2 }), texts.text('first')].map(plain);
    expect(said()).toEqual(['Gracz 1 pasuje.', 'Gracz 2 pasuje.', 'Gracz 1']);
    texts.call(['Kasia', '']);
    expect(said()).toEqual(['Kasia pasuje.', 'Gracz 2 pasuje.', 'Kasia']);
  });

  it('typesets the finished sentence, but not what was given as plain text', () => {
    expect(polish.text('seats', { n: 5 })).toBe('5\u00a0miejsc');
    expect(polish.text('move', { era: [era('dawn'), era('end')] })).toContain('i\u00a0do Kresu');
    expect(polish.text('say', { what: 'gry z Anią/2 PZ' })).toBe('Gry z Anią/2 PZ!');
    expect(english.text('only-english', { thing: 'a 3' })).toBe('only a 3');
  });

  it('falls back to English, then to the identifier', () => {
    expect(polish.text('only-english', { thing: 'x' })).toBe('only x');
    expect(polish.text('unknown-thing')).toBe('unknown-thing');
  });

  it('keeps what was said first', () => {
    const texts = new Texts('en', ['web-setup-title = New table', 'web-setup-title = stolen\nweb-smith = Smith']);
    expect(texts.text('web-setup-title')).toBe('New table');
    expect(texts.text('web-smith')).toBe('Smith');
  });
});
