import { fireEvent, render, screen } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';
import type { OptionShown } from '../../wire';
import { Texts } from '../../words/fluent';
import { speech } from '../../words/words.svelte';
import Board from './Board.svelte';
import { fieldName, nameOf, targetOf, wordName } from './names';

const option = (key: string, targets: string[]): OptionShown => ({
  key,
  label: { id: key, args: {} },
  targets,
  rule: '',
});
const view = {
  game: 'chess',
  turn: 3,
  secret: null,
  squares: [
    { id: 'e4', piece: 'pawn', taken: [] },
    { id: 'd5', piece: 'queen', taken: ['pawn'] },
  ],
};

describe('the plain board', () => {
  it('draws everything the view says and makes exactly the targets pressable', async () => {
    const pick = vi.fn();
    const take = option('take', ['square:d5']);
    const targets = new Map([['square:d5', [take, option('push', ['square:d5'])]]]);
    render(Board, {
      view,
      catalogue: {},
      seat: 0,
      seats: [],
      targets,
      lit: new Set<string>(),
      pick,
      choose: () => {},
      point: () => {},
      fresh: [],
      speed: 1,
      size: 'desktop',
    });
    expect(screen.getByText('Queen')).toBeTruthy();
    const buttons = screen.getAllByRole('button').map((button) => button.textContent!.trim());
    expect(buttons).toEqual(['Square d5', 'D5']);
    await fireEvent.click(screen.getByText('Square d5'));
    expect(pick).toHaveBeenCalledWith('square:d5');
  });

  it('calls fields and words as the game does', () => {
    speech.texts = new Texts('en', ['chess-seen-half-moves = moves made', 'chess-piece-pawn = foot soldier']);
    expect(fieldName('chess', '', {}, 'half_moves')).toBe('Moves made');
    expect(fieldName('chess', 'chess-white', {}, 'half_moves')).toBe('Half moves');
    expect(wordName('chess', {}, 'piece', 'pawn')).toBe('Foot soldier');
    expect(wordName('chess', {}, 'pieces', 'pawn')).toBe('Foot soldier');
    expect(wordName('chess', {}, 'square', 'pawn')).toBe('Pawn');
  });

  it('finds the target that a word stands for', () => {
    const targets = new Map([['card:walkman', 1]]);
    expect(targetOf(targets, 'card', 'walkman')).toBe('card:walkman');
    expect(targetOf(targets, 'cards', 'walkman')).toBe('card:walkman');
    expect(targetOf(targets, 'owner', 'walkman')).toBeUndefined();
    expect(nameOf('', {}, 'rounds_left')).toBe('Rounds left');
  });
});
