import { render } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import catalogueJson from '../../catalogue.json';
import { option, view } from '../../example';
import OptionPrice from '../../OptionPrice.svelte';
import type { Catalogue } from '../../wire';

// To TypeScript the words of a JSON file are any strings.
const catalogue = catalogueJson as unknown as Catalogue;
const icons = (key: string, impact = false): string[] => {
  const { container } = render(OptionPrice, { option: option(key), view: view({ impact }), catalogue });
  return [...container.querySelectorAll('use')].map((use) => use.getAttribute('href')!.replace(/^#/, ''));
};

describe('the price of a place', () => {
  it('is its water before the Impact, and nothing after it', () => {
    const { container } = render(OptionPrice, {
      option: option('place:construct_bottom'),
      view: view({ impact: false }),
      catalogue,
    });
    expect(container.querySelector('b')!.textContent).toBe('2');
    expect(icons('place:construct_bottom', true)).toEqual([]);
  });

  it('shows what the place brings besides', () => {
    expect(icons('place:mine_middle')).toHaveLength(1);
    expect(icons('place:mine_top', true)).not.toEqual(icons('place:mine_top'));
    expect(icons('place:council_left')).toHaveLength(2); // water, and who will be first
    expect(icons('place:purify')).toEqual([]);
  });
});
