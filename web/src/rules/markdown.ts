// The small Markdown of the rule ledgers as a tree.  It is drawn as nodes, never as markup: nothing in a text can become HTML.

export type Span =
  | { kind: 'text'; text: string }
  | { kind: 'code'; text: string }
  | { kind: 'strong'; spans: Span[] }
  | { kind: 'em'; spans: Span[] }
  | { kind: 'rule'; id: string }
  | { kind: 'tag'; text: string };

export type Block =
  | { kind: 'paragraph'; spans: Span[] }
  | { kind: 'list'; ordered: boolean; items: Span[][] }
  | { kind: 'table'; head: Span[][]; rows: Span[][][] };

const ITEM = /^(?:[-*]|(\d+)\.)\s+(.*)$/;
const DIVIDER = /^\|(?:\s*:?-+:?\s*\|)+$/;

export function blocks(markdown: string): Block[] {
  const found: Block[] = [];
  const lines = markdown.split('\n').map((line) => line.trim());
  for (const [at, line] of lines.entries()) {
    const last = found.at(-1);
    const item = ITEM.exec(line);
    if (!line || DIVIDER.test(line)) continue;
    if (item) {
      const ordered = item[1] !== undefined;
      if (last?.kind === 'list' && last.ordered === ordered) last.items.push(spans(item[2]!));
      else found.push({ kind: 'list', ordered, items: [spans(item[2]!)] });
    } else if (line.startsWith('|')) {
      const cells = line
        .replace(/^\||\|$/g, '')
        .split('|')
        .map((cell) => spans(cell.trim()));
      if (last?.kind === 'table') last.rows.push(cells);
      else
        found.push(
          DIVIDER.test(lines[at + 1] ?? '')
            ? { kind: 'table', head: cells, rows: [] }
            : { kind: 'table', head: [], rows: [cells] },
        );
    } else if (last?.kind === 'paragraph' && lines[at - 1]) {
      last.spans.push({ kind: 'text', text: ' ' }, ...spans(line));
    } else {
      found.push({ kind: 'paragraph', spans: spans(line) });
    }
  }
  return found;
}

// In this order: code, strong, emphasis (never inside a word: `3 rifts*` is a star), a tag such as [seed], a rule's ID.
const MARK =
  /`([^`]+)`|\*\*(.+?)\*\*|(?<![\w*])\*(?=\S)([^*]*?[^\s*])\*(?!\w)|\[((?:seed|public|ruling|derived)\b[^\]]*)\]|\b([A-Z][A-Z0-9]*-(?:\d+\.\d+|EX-\d+))\b/gu;

export function spans(text: string): Span[] {
  const found: Span[] = [];
  let end = 0;
  for (const match of text.matchAll(MARK)) {
    if (match.index > end) found.push({ kind: 'text', text: text.slice(end, match.index) });
    end = match.index + match[0].length;
    const [, code, strong, em, tag, rule] = match;
    if (code !== undefined) found.push({ kind: 'code', text: code });
    else if (strong !== undefined) found.push({ kind: 'strong', spans: spans(strong) });
    else if (em !== undefined) found.push({ kind: 'em', spans: spans(em) });
    else if (tag !== undefined) found.push({ kind: 'tag', text: tag });
    else found.push({ kind: 'rule', id: rule! });
  }
  if (end < text.length) found.push({ kind: 'text', text: text.slice(end) });
  return found;
}
