import { render, screen } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';
import type { Block, Span } from '../wire';
import Markdown from './Markdown.svelte';
import { chapters, matching } from './search';

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
});

describe('searching', () => {
  const rule = (id: string, section: number, said: string, ground = 'printed') => ({
    id,
    section,
    section_title: `Chapter ${section}`,
    text: paragraph(text(said)),
    ground,
    language: 'en',
    source: [],
    ruling: [],
  });
  const rules = [
    rule('L-1.1', 1, 'Seven éras form a ring'),
    rule('L-1.2', 1, 'Each era has slots', 'ours'),
    rule('L-2.1', 2, 'See L-1.2'),
  ];

  it('wants every word, whatever its case and accents', () => {
    expect(matching(rules, 'ERA ring', new Set()).map((each) => each.id)).toEqual(['L-1.1']);
    expect(matching(rules, 'nothing', new Set())).toEqual([]);
  });

  it('puts the rule that was named first', () => {
    expect(matching(rules, '1.2', new Set()).map((each) => each.id)).toEqual(['L-1.2', 'L-2.1']);
    expect(matching([...rules].reverse(), 'l-1.2', new Set())[0]!.id).toBe('L-1.2');
  });

  it('keeps to the grounds that were chosen', () => {
    expect(matching(rules, '', new Set(['ours'])).map((each) => each.id)).toEqual(['L-1.2']);
  });

  it('has chapters', () => {
    expect(chapters(rules).map((chapter) => [chapter.number, chapter.rules.length])).toEqual([
      [1, 2],
      [2, 1],
    ]);
  });
});
