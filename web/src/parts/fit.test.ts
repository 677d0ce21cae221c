import { expect, test } from 'vitest';
import { fit } from './fit';

const DRAWN = { width: 1000, height: 800 };

test('a board grows with its room, both ways, and fills it', () => {
  expect(fit(DRAWN, { width: 1500, height: 1000 })).toEqual({ scale: 1.25, width: 1200, height: 800 });
  expect(fit(DRAWN, { width: 1250, height: 2000 })).toEqual({ scale: 1.25, width: 1000, height: 1600 });
});

test('it shrinks a little, then the page scrolls', () => {
  expect(fit(DRAWN, { width: 900, height: 800 }).scale).toBe(0.9);
  expect(fit(DRAWN, { width: 1000, height: 400 }).scale).toBe(0.8);
});

test('without a height of its own only the width counts', () => {
  expect(fit({ width: 800, height: null }, { width: 1000, height: 100 })).toEqual({
    scale: 1.25,
    width: 800,
    height: null,
  });
});
