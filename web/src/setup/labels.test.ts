// What bots are called: those of the house by names of their own, those from outside by theirs.
import { describe, expect, it } from 'vitest';
import { Texts } from '../words/fluent';
import { botName } from './labels';

const texts = new Texts('en', [
  'bots-name-search-200 = strong\nbots-name-search = thinking\nbots-name-numbered = { $name } { $number }\nbots-name-outside = { $name } (from outside)',
]);

describe('botName', () => {
  it.each([
    ['search:200', 'strong'],
    ['search:9', 'thinking 9'],
    ['oneply', 'oneply (from outside)'],
    ['oneply:5', 'oneply 5 (from outside)'],
    ['mybots.clever:Clever', 'Clever (from outside)'],
    ['mybots:Clever:5', 'Clever 5 (from outside)'],
  ])('calls %s %s', (bot, name) => {
    expect(botName(texts, bot)).toBe(name);
  });
});
