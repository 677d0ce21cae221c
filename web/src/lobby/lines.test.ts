import { describe, expect, it } from 'vitest';
import type { TableLine } from '../wire';
import { ago, inOrder, isCode, pastedLink, progress } from './lines';

function line(table: string, given: Partial<TableLine> = {}): TableLine {
  return {
    table,
    game: 'loop',
    name: '',
    called: { id: 'web-table-called', args: {} },
    seats: [],
    choices: 3,
    your_turn: false,
    waiting: [],
    over: false,
    updated: 0,
    known: [],
    summary: {},
    ended: null,
    ...given,
  };
}

describe('lists of tables', () => {
  it('begin with those that wait for me, then the latest', () => {
    const lines = [
      line('old', { updated: 1 }),
      line('new', { updated: 9 }),
      line('mine', { updated: 0, your_turn: true }),
    ];
    expect(inOrder(lines).map((each) => each.table)).toEqual(['mine', 'new', 'old']);
  });

  it('tell how far a game is where its facts say so', () => {
    expect(progress(line('a'))).toBeNull();
    expect(progress(line('a', { summary: { round: 2, rounds_left: 6 } }))).toBe(0.25);
    expect(progress(line('a', { over: true }))).toBe(1);
  });

  it('tell how long ago something was', () => {
    expect(ago(0, 3 * 3600 + 5, 'en')).toBe('3 hours ago');
    expect(ago(0, 30, 'en')).toBe('this minute');
    expect(ago(0, 2 * 86400, 'pl')).toBe('przedwczoraj');
  });
});

describe('joining', () => {
  it('takes a whole link with the seat, and no other address', () => {
    expect(pastedLink(' http://localhost:8000/t/abc-123#seat=S3cr-et_ ')).toBe('/t/abc-123#seat=S3cr-et_');
    expect(pastedLink('https://other.example/t/abc123')).toBe('/t/abc123');
  });

  it('takes the id of a table and refuses anything else', () => {
    expect(pastedLink('q8Wc2nT0pLx4yRb6mZk1vA')).toBe('/t/q8Wc2nT0pLx4yRb6mZk1vA');
    expect(pastedLink('blue-heron')).toBeNull();
    expect(pastedLink('hello there')).toBeNull();
    expect(pastedLink('javascript:alert(1)')).toBeNull();
    expect(pastedLink('')).toBeNull();
  });

  it('knows a short code, however it is typed', () => {
    for (const typed of ['K7M2PX', ' k7m 2px', 'K7M-2PX', 'КАС23Р']) expect(isCode(typed)).toBe(true);
    for (const other of ['K7M2P', 'K7M2PXY', '', 'http://x/t/abcdef']) expect(isCode(other)).toBe(false);
  });
});
