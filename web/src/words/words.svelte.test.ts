import { describe, expect, it } from 'vitest';
import { speech } from './words.svelte';

describe('words that are asked for while others are on their way', () => {
  it('are there in the language that was asked for last', async () => {
    const polish = speech.speak('pl');
    await Promise.all([polish, speech.need('privacy')]);
    expect(speech.language).toBe('pl');
    expect(speech.t('web-privacy-long-ever')).toContain('przechowuje stoły');
  });

  it('are there for an analysis once it is asked for', async () => {
    await Promise.all([speech.need('analysis'), speech.speak('en')]);
    expect(speech.t('analysis-shares')).not.toBe('analysis-shares');
  });

  it('are not lost when the files of an earlier call arrive later', async () => {
    const texts = (): Promise<string>[] => [
      new Promise((arrived) => setTimeout(() => arrived('slow-words = Slow words'), 30)),
    ];
    const slow = speech.bring('slow', texts);
    await Promise.all([slow, speech.need('gallery'), speech.speak('en')]);
    expect(speech.language).toBe('en');
    expect(speech.t('slow-words')).toBe('Slow words');
    expect(speech.t('web-gallery-compact')).not.toBe('web-gallery-compact');
  });
});
