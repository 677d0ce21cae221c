import { render, screen } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';
import Markdown from './Markdown.svelte';
import { blocks, spans } from './markdown';
import { chapters, matching } from './search';

describe('spans', () => {
  it('finds code, strong, emphasis, tags and rules', () => {
    expect(spans('Use `classic`, **never** *both*: see LOOP-8.11. [ruling]')).toEqual([
      { kind: 'text', text: 'Use ' },
      { kind: 'code', text: 'classic' },
      { kind: 'text', text: ', ' },
      { kind: 'strong', spans: [{ kind: 'text', text: 'never' }] },
      { kind: 'text', text: ' ' },
      { kind: 'em', spans: [{ kind: 'text', text: 'both' }] },
      { kind: 'text', text: ': see ' },
      { kind: 'rule', id: 'LOOP-8.11' },
      { kind: 'text', text: '. ' },
      { kind: 'tag', text: 'ruling' },
    ]);
  });

  it('leaves the star of a derived value alone', () => {
    expect(spans('3 rifts* and 0 energy* (robots*)')).toEqual([
      { kind: 'text', text: '3 rifts* and 0 energy* (robots*)' },
    ]);
  });

  it('knows rules inside strong text, examples, and brackets that are no tags', () => {
    expect(spans('**R25-EX-3** and [x](y)')).toEqual([
      { kind: 'strong', spans: [{ kind: 'rule', id: 'R25-EX-3' }] },
      { kind: 'text', text: ' and [x](y)' },
    ]);
  });
});

describe('blocks', () => {
  it('makes lists of items and one paragraph of what is wrapped', () => {
    const found = blocks('Panic. [seed]\nmore\n- Franck: one\n- Kevin: two\n1. first\n2. second');
    expect(found.map((block) => block.kind)).toEqual(['paragraph', 'list', 'list']);
    expect(found[1]).toMatchObject({ ordered: false, items: [[{ text: 'Franck: one' }], [{ text: 'Kevin: two' }]] });
    expect(found[2]).toMatchObject({ ordered: true });
  });

  it('reads a table with its head', () => {
    expect(blocks('| a | b |\n|---|---|\n| 1 | 2 |')).toMatchObject([
      { kind: 'table', head: [[{ text: 'a' }], [{ text: 'b' }]], rows: [[[{ text: '1' }], [{ text: '2' }]]] },
    ]);
  });
});

describe('the drawn text', () => {
  it('never becomes markup', () => {
    const { container } = render(Markdown, {
      text: '<img src=x onerror=alert(1)> `<b>` **<script>x</script>**',
      jump: () => undefined,
    });
    expect(container.querySelector('img, b, script')).toBeNull();
    expect(container.textContent).toContain('<img src=x onerror=alert(1)>');
  });

  it('jumps to the rules it names', () => {
    const jump = vi.fn();
    render(Markdown, { text: 'As LOOP-5.4 says.', jump });
    screen.getByRole('button', { name: 'LOOP-5.4' }).click();
    expect(jump).toHaveBeenCalledWith('LOOP-5.4');
  });
});

describe('searching', () => {
  const rule = (id: string, section: number, text: string, ground = 'printed') => ({
    id,
    section,
    section_title: `Chapter ${section}`,
    text,
    ground,
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
