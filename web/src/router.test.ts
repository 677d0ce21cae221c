import { describe, expect, it } from 'vitest';
import { routeOf } from './router.svelte';

describe('addresses', () => {
  it.each([
    ['/', { page: 'home' }],
    ['/t/abc', { page: 'table', table: 'abc' }],
    ['/rules/loop', { page: 'rules', game: 'loop' }],
    ['/replay/abc/', { page: 'replay', table: 'abc' }],
    ['/about', { page: 'about' }],
    ['/gallery', { page: 'gallery' }],
    ['/t', { page: 'lost' }],
    ['/elsewhere', { page: 'lost' }],
    ['/t/%E0%A4%A', { page: 'lost' }],
  ])('%s', (path, route) => {
    expect(routeOf(path)).toEqual(route);
  });
});
