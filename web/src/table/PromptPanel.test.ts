import { render } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import type { BoardModule } from '../boards/board';
import type { TableConnection } from '../connection/table.svelte';
import type { OptionShown, WayBack } from '../wire';
import { Play } from './play.svelte';
import PromptPanel from './PromptPanel.svelte';

const option = (key: string): OptionShown => ({ key, label: { id: key, args: {} }, targets: [], rule: '' });

const seat = (number: number, yours: boolean) => ({
  seat: number,
  kind: 'person',
  name: `P${number}`,
  bot: null,
  yours,
});

function panel(keys: string[], lay: (play: Play) => void = () => {}) {
  const decision = { seat: 0, prompt: { id: 'p', args: {} }, options: keys.map(option), rule: '' };
  const state = { version: 3, choices: 3, seat: 0, view: {}, waiting: [0], result: null, can_undo: false, redo: null };
  const table = {
    seats: [seat(0, true), seat(1, false)],
    proposals: [],
    undo: true,
    hints: true,
    rules: [],
    lesson: null,
  };
  const connection = { name: 'abc', current: true, status: 'open', events: [], table, state: { ...state, decision } };
  const board = { panels: [], figureName: () => '', status: () => ({ id: 's', args: {} }) } as unknown as BoardModule;
  const play = new Play(connection as unknown as TableConnection, board, {}, undefined);
  lay(play);
  return render(PromptPanel, { play, size: 'desktop' }).container;
}

const marked = (container: Element) =>
  [...container.querySelectorAll<HTMLElement>('.favourite')].map((each) => each.dataset.key);

describe('the decision panel', () => {
  it.each([['move'], ['done']])('marks what a hint suggests, the main button as well: %s', (key) => {
    const container = panel(['move', 'look', 'done'], (play) => {
      play.hints.advice = {
        type: 'advice',
        id: '',
        bot: 'strong',
        key,
        why: { id: 'bots-why-only', args: {} },
        reasoned: false,
        equal: [],
        plan: [],
      };
    });
    expect(marked(container)).toEqual([key]);
  });

  it('has no main button where the choice is to do it or not', () => {
    const container = panel(['yes', 'done']);
    expect([...container.querySelectorAll<HTMLElement>('.opt')].map((each) => each.dataset.key)).toEqual([
      'yes',
      'done',
    ]);
    expect(container.querySelector('.tools .main')).toBeNull();
  });

  it('asks before what others chose goes', () => {
    const way: WayBack = { type: 'wayback', id: '', version: 3, to: 1, choice: null, takes: [1, 2] };
    const container = panel(['yes', 'done'], (play) => (play.back.way = way));
    expect(container.querySelector('[data-undo-question]')?.textContent).toContain('web-undo-asks-number');
  });
});
