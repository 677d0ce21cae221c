import { render } from '@testing-library/svelte';
import { beforeEach, describe, expect, it } from 'vitest';
import { speech } from '../../../../words/words.svelte';
import { catalogue, opponentSeen, view } from '../../example';
import Others from '../../panels/Others.svelte';
import type { OpponentSeen } from '../../wire';

function shown(facts: Partial<OpponentSeen> = {}) {
  const opponent = opponentSeen(facts);
  return render(Others, {
    view: { ...view(), players: 1, seats: view().seats.slice(0, 1), endgame: [], opponent },
    catalogue,
    seat: 0,
    seats: [],
    options: [],
    targets: new Map(),
    lit: new Set<string>(),
    pick: () => undefined,
    choose: () => undefined,
    prepare: () => undefined,
    point: () => undefined,
    fresh: [],
    speed: 0,
    size: 'desktop' as const,
  }).container;
}

describe('the board of an opponent', () => {
  beforeEach(async () => {
    await speech.need('anachrony');
    await speech.speak('en');
  });

  it('tells for every number of the die how likely it is, and what would be done', () => {
    const faces = [...shown().querySelectorAll('.die li')].map((line) => line.textContent!.replaceAll(/\s+/g, ' '));
    expect(faces).toHaveLength(2);
    expect(faces[0]).toMatch(/^2.*1 of 6 faces.*Mine Resource: .*uranium.*gold.*the two that it wants most/i);
    expect(faces[1]).toMatch(/^3.*2 of 6 faces.*construct a Lab fails: no hex is free/i);
  });

  it('shows the tokens on their steps, the upper one first', () => {
    const steps = [...shown().querySelectorAll('.loops li')];
    expect(steps.map((step) => [...step.querySelectorAll('b')].map((token) => token.textContent))).toEqual([
      [],
      ['5', '3'],
      ['2'],
    ]);
    expect(steps[1]!.querySelector('[role="img"]')?.getAttribute('aria-label')).toMatch(/command tokens: 5 and 3/);
  });

  it('says how far the player is with an objective', () => {
    const objective = { id: 'water', levels: [4, 7, 10], vp: [2, 4, 6], count: 7, level: 'silver' as const };
    const container = shown({ objectives: [objective] });
    expect(container.querySelectorAll('.objectives .reached')).toHaveLength(2);
    expect(container.querySelector('.objectives li')?.getAttribute('title')).toMatch(/You have 7: silver/);
  });
});
