import { flushSync } from 'svelte';
import { describe, expect, it } from 'vitest';
import type { BoardModule } from '../boards/board';
import type { TableConnection } from '../connection/table.svelte';
import type { BriefShown } from '../wire';
import { Play } from './play.svelte';

const words = (id: string) => ({ id, args: {} });

function laid({ secret = false, begun = false, brief = true, seat = 0 as number | null } = {}) {
  const told: BriefShown = { goal: words('g'), end: words('e'), who: words('w'), side: null, rule: '', secret };
  const state = { version: 0, choices: 0, seat, view: {}, waiting: [0], result: null, brief: brief ? told : null };
  const seats = [{ seat: 0, kind: 'person', name: 'P', yours: true, begun }];
  const connection = { name: 'abc', table: { seats, lesson: null, rules: [] }, state };
  return new Play(connection as unknown as TableConnection, {} as BoardModule, {}, undefined).goals;
}

describe('who one is and what one wants', () => {
  it('is shown before the first choice, and goes with it unless it is a secret', () => {
    for (const secret of [false, true]) {
      localStorage.clear();
      const goals = laid({ secret });
      expect(goals.isNew).toBe(true);
      goals.chosen();
      flushSync();
      expect(goals.isNew).toBe(secret);
      goals.close();
      expect(goals.isNew).toBe(false);
      expect(laid({ secret }).isNew).toBe(false);
    }
  });

  it.each([{ begun: true }, { brief: false }, { seat: null }])('does not come by itself: %o', (what) => {
    expect(laid(what).isNew).toBe(false);
  });

  it('comes whenever it is asked for, to spectators too', () => {
    for (const seat of [0, null]) {
      const goals = laid({ seat, begun: true });
      goals.toggle();
      expect(goals.isAsked).toBe(true);
      goals.toggle();
      expect(goals.isAsked).toBe(false);
    }
    expect(laid({ brief: false }).isAsked).toBe(false);
  });
});
