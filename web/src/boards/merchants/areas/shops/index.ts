// The boards of merchants, found by name: `shops/<merchant>/index.ts` has one as its default; others get an outline.
import type { Component } from 'svelte';
import Outline from './Outline.svelte';

export interface ShopProps {
  seat: number;
  compact: boolean;
  /** Only to be looked at: the shop of somebody else. */
  still: boolean;
}

const found = import.meta.glob<Component<ShopProps>>('./*/index.ts', { eager: true, import: 'default' });

export function boardsOf(merchant: string): Component<ShopProps> {
  return found[`./${merchant}/index.ts`] ?? Outline;
}
