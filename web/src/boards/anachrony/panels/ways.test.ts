import { describe, expect, it } from 'vitest';
import { option } from '../example';
import { panelFor } from './choose';
import DicePanel from './DicePanel.svelte';
import PaymentPanel from './PaymentPanel.svelte';
import PowerPanel from './PowerPanel.svelte';
import WarpPanel from './WarpPanel.svelte';
import { after, canAdd, poweringOf, warpOption, wayOf } from './ways';

const GOODS = { water: 5, titanium: 2, uranium: 1, gold: 0, neutronium: 1, energy_core: 3, vp: 0 };
const amount = (goods: string, n: number) => ({ id: `anachrony-amount-${goods}`, args: { n } });

describe('ways of a payment', () => {
  it('are read off the key', () => {
    expect(wayOf(option('pay:titanium:titanium:gold')).pays).toEqual({ titanium: 2, gold: 1 });
    expect(wayOf(option('take:uranium')).takes).toEqual({ uranium: 1 });
    expect(wayOf(option('spend:circle_time:triangle_war')).spends).toEqual(['circle_time', 'triangle_war']);
  });

  it('are read off the label where the key does not tell', () => {
    const trade = wayOf(
      option('trade:water:energy_core', [], { goods: amount('water', 3), other: amount('energy-core', 1) }),
    );
    expect([trade.pays, trade.takes]).toEqual([{ water: 3 }, { energy_core: 1 }]);
    const discount = wayOf(option('discount:titanium', [], { paid: [amount('titanium', 1), amount('gold', 2)] }));
    expect([discount.saves, discount.pays]).toEqual([{ titanium: 1 }, { titanium: 1, gold: 2 }]);
    expect(wayOf(option('discount:none')).saves).toEqual({});
  });

  it('tell what remains', () => {
    expect(after(GOODS, { pays: { water: 3, tug: 1 }, takes: { energy_core: 1 } })).toEqual({
      water: 2,
      energy_core: 4,
    });
  });

  it('of powering up name exosuits and goods', () => {
    expect(poweringOf(option('power:5:energy_core:2:titanium:1'))).toEqual({
      key: 'power:5:energy_core:2:titanium:1',
      suits: 5,
      pays: { energy_core: 2, titanium: 1 },
    });
    expect(poweringOf(option('power:0')).pays).toEqual({});
  });
});

describe('warp tiles', () => {
  const options = ['warp:none', 'warp:gold', 'warp:water', 'warp:gold:water'].map((key) => option(key));

  it('are found in any order', () => {
    expect(warpOption(options, ['water', 'gold'])?.key).toBe('warp:gold:water');
    expect(warpOption(options, [])?.key).toBe('warp:none');
    expect(warpOption(options, ['uranium'])).toBeUndefined();
  });

  it('can be added while an option holds them all', () => {
    expect(canAdd(options, ['gold'], 'water')).toBe(true);
    expect(canAdd(options, ['gold'], 'uranium')).toBe(false);
  });
});

describe('the panel of a decision', () => {
  const panel = (...keys: string[]) => panelFor(keys.map((key) => option(key)));

  it('is told by the verbs of its options', () => {
    expect(panel('pay:gold', 'pay:titanium')).toBe(PaymentPanel);
    expect(panel('exchange:water:1', 'done')).toBe(PaymentPanel);
    expect(panel('power:1', 'power:2')).toBe(PowerPanel);
    expect(panel('warp:none', 'warp:gold')).toBe(WarpPanel);
    expect(panel('set:circle', 'set:time', 'set:circle:time')).toBe(DicePanel);
  });

  it('is none for places, for a single way, and for revealed tiles that are laid down in order', () => {
    expect(panel('place:purify', 'pass')).toBeNull();
    expect(panel('pay:gold')).toBeNull();
    expect(panel('warp:gold', 'warp:water')).toBeNull();
  });
});
