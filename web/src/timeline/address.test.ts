import { describe, expect, it } from 'vitest';
import { placeOf } from './address.svelte';

describe('the address of a moment', () => {
  it('names how many choices were made, and perhaps that another timeline is wanted', () => {
    expect(placeOf('60')).toEqual({ at: 60, branch: false });
    expect(placeOf('0-branch')).toEqual({ at: 0, branch: true });
  });

  it('may name nothing', () => {
    for (const fragment of ['', 'seat=abc', '-1', '1e9', '12345678', '60-else']) expect(placeOf(fragment)).toBeNull();
  });
});
