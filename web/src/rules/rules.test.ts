import { render, screen } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';
import type { Block, IndexData, Span } from '../wire';
import Markdown from './Markdown.svelte';
import { chapters } from './chapters';
import recorded from './recorded_searches.json';
import { fold, SearchIndex } from './search';

const text = (said: string): Span => ({ kind: 'text', text: said, spans: [] });
const paragraph = (...spans: Span[]): Block[] => [{ kind: 'paragraph', rows: [[spans]], head: [] }];

describe('the drawn text', () => {
  it('never becomes markup', () => {
    const { container } = render(Markdown, {
      text: paragraph(
        text('<img src=x onerror=alert(1)>'),
        { kind: 'code', text: '<b>', spans: [] },
        { kind: 'strong', text: '', spans: [text('<script>x</script>')] },
      ),
      jump: () => undefined,
    });
    expect(container.querySelector('img, b, script')).toBeNull();
    expect(container.textContent).toContain('<img src=x onerror=alert(1)>');
  });

  it('has lists, numbered ones, and tables with their head', () => {
    const { container } = render(Markdown, {
      text: [
        { kind: 'list', rows: [[[text('one')]], [[text('two')]]], head: [] },
        { kind: 'ordered', rows: [[[text('first')]]], head: [] },
        { kind: 'table', rows: [[[text('1')], [text('2')]]], head: [[text('a')], [text('b')]] },
      ],
      jump: () => undefined,
    });
    expect([...container.querySelectorAll('ul li')].map((item) => item.textContent?.trim())).toEqual(['one', 'two']);
    expect(container.querySelector('ol li')?.textContent?.trim()).toBe('first');
    expect(container.querySelectorAll('th').length).toBe(2);
    expect(container.querySelector('td')?.textContent?.trim()).toBe('1');
  });

  it('jumps to the rules it names', () => {
    const jump = vi.fn();
    render(Markdown, { text: paragraph(text('As '), { kind: 'rule', text: 'LOOP-5.4', spans: [] }), jump });
    screen.getByRole('button', { name: 'LOOP-5.4' }).click();
    expect(jump).toHaveBeenCalledWith('LOOP-5.4');
  });

  it('leads from a term to the rule that explains it', () => {
    const jump = vi.fn();
    render(Markdown, { text: paragraph({ kind: 'term', text: 'LOOP-1.2', spans: [text('rifts')] }), jump });
    screen.getByRole('button', { name: 'rifts' }).click();
    expect(jump).toHaveBeenCalledWith('LOOP-1.2');
  });
});

const indexes = import.meta.glob('../../../src/chronotable/games/*/locale/*/rules_index.json', {
  import: 'default',
}) as Record<string, () => Promise<IndexData>>;

describe('searching', () => {
  it('finds what Python finds, in the same order', async () => {
    const made = new Map<string, SearchIndex>();
    const different: unknown[] = [];
    for (const { game, language, words, found, all } of recorded) {
      const path = `../../../src/chronotable/games/${game}/locale/${language}/rules_index.json`;
      if (!made.has(path)) made.set(path, new SearchIndex(await indexes[path]!()));
      const here = made.get(path)!.search(words);
      if (here.length !== all || here.slice(0, found.length).join() !== found.join()) {
        different.push({ game, language, words, found, here: here.slice(0, 5), all, length: here.length });
      }
    }
    expect(different).toEqual([]);
    expect(made.size).toBe(Object.keys(indexes).length);
  });

  it('does not mind accents, case and kinds of apostrophe', () => {
    expect(fold('Złodziejka ŚWIT')).toBe('zlodziejka swit');
    expect(fold('В’язень')).toBe(fold("в'язень"));
  });
});

describe('chapters', () => {
  const rule = (id: string, section: number) => ({
    id,
    section,
    section_title: `Chapter ${section}`,
    text: paragraph(text('said')),
    ground: 'printed',
    language: 'en',
    source: [],
    ruling: [],
    before: id.endsWith('.1') ? paragraph(text('first')) : [],
  });

  it('have neighbouring rules', () => {
    const rules = [rule('L-1.1', 1), rule('L-1.2', 1), rule('L-2.1', 2)];
    expect(chapters(rules).map((chapter) => [chapter.number, chapter.rules.length])).toEqual([
      [1, 2],
      [2, 1],
    ]);
    expect(chapters(rules)[0]!.before).toEqual(paragraph(text('first')));
  });
});
