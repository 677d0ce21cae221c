import { describe, expect, it } from 'vitest';
import type { OptionShown } from '../../wire';
import { rows, situation, told } from './decision';
import printed from './catalogue.json';
import { option, seatSeen } from './example';
import type { Catalogue } from './wire';

const worded = (key: string, args: OptionShown['label']['args'] = {}): OptionShown => ({
  ...option(key),
  label: { id: key, args },
});
const catalogue = printed as unknown as Catalogue;
const PLACES = ['construct_top', 'construct_middle', 'recruit_top', 'mine_top', 'mine_middle', 'mine_bottom', 'purify'];
const view = { full: [] };

describe('the rows of a turn', () => {
  const others = [worded('use:109', { tile: 'Power Plant 109', text: 'Focus' }), worded('pass')];
  const options = [...PLACES.map((space) => worded(`place:${space}`)), ...others, worded('free:force_workers')];
  const found = rows(options, view, catalogue).filter(({ chips }) => chips.length > 0);

  it('are one for each action, with every option in them', () => {
    expect(found.map(({ id }) => id)).toEqual([
      'construct',
      'recruit',
      'mine',
      'purify',
      'use:109',
      'pass',
      'free:force_workers',
    ]);
    expect(found.flatMap(({ chips }) => chips.map(({ key }) => key)).sort()).toEqual(
      options.map(({ key }) => key).sort(),
    );
  });

  it('have letters for what is always there', () => {
    const letters = found.flatMap(({ chips }) => chips).filter(({ letter }) => letter);
    expect(letters.map(({ key, letter }) => [key, letter])).toEqual([
      ['pass', 'p'],
      ['free:force_workers', 'f'],
    ]);
  });

  it('tell what a collapsed hex brings', () => {
    const [row] = rows(
      [worded('place:construct_top', { collapsed: 'yes', tile: 'bonus' }), worded('pass')],
      view,
      catalogue,
    );
    expect(row!.chips[0]!.words?.args).toEqual({ name: 'bonus' });
  });

  it('are for turns only', () => {
    expect(rows([worded('worker:genius'), worded('worker:engineer')], view, catalogue)).toEqual([]);
  });
});

it('has a building’s name and what it does as fields of their own', () => {
  const parts = told(worded('build:402', { tile: 'Lab 402', text: 'always: more' }), null, catalogue)!;
  expect([parts.head.args, parts.rest?.args]).toEqual([{ name: 'Lab 402' }, { text: 'always: more' }]);
});

it('tells in a turn what one has to place, and nothing to those who only watch', () => {
  const here = { asked: [{ seat: 0, question: 'turn' }], seats: [seatSeen(0)] };
  expect(situation(here, null)).toBeNull();
  expect(situation(here, 0)?.args).toMatchObject({ suits: seatSeen(0).exosuits.powered });
  expect(situation({ ...here, asked: [{ seat: 0, question: 'warp' }] }, 0)).toBeNull();
});

it('tells whom there is to put into the Exosuits that are powered', () => {
  const active = { scientist: 2, engineer: 1, administrator: 0, genius: 1 };
  const tired = { scientist: 0, engineer: 0, administrator: 0, genius: 1 };
  const here = { asked: [{ seat: 0, question: 'power_up' }], seats: [{ ...seatSeen(0), active, tired }] };
  expect(situation(here, 0)?.args).toEqual({ workers: 4, tired: 1 });
});
