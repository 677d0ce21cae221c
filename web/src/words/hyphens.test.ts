import { describe, expect, it } from 'vitest';
import { hyphenated } from './hyphens';

const shown = (text: string, language: 'en' | 'pl' | 'uk') => hyphenated(text, language).replaceAll('\u00ad', '-');

describe('soft hyphens', () => {
  it('break Ukrainian words between syllables, a soft sign with its consonant', () => {
    expect(shown('Бульбулятор', 'uk')).toBe('Буль-бу-ля-тор');
    expect(shown('Збільшувач', 'uk')).toBe('Збіль-шу-вач');
    expect(shown('Розділювач', 'uk')).toBe('Роз-ді-лю-вач');
  });

  it('break Polish words between syllables, letters of several signs stay together', () => {
    expect(shown('Powiększacz', 'pl')).toBe('Powięk-szacz');
    expect(shown('Rozdzielnik', 'pl')).toBe('Roz-dziel-nik');
  });

  it('leave short words and English alone', () => {
    expect(shown('Охорона, Obstawa', 'uk')).toBe('Охорона, Obstawa');
    expect(shown('Superproject', 'en')).toBe('Superproject');
  });
});
