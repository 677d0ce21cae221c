// The pages, each loaded when it is first shown.
import type { Route } from './router.svelte';

export const pages = {
  home: () => import('./home/Home.svelte'),
  table: () => import('./table/TablePage.svelte'),
  rules: () => import('./rules/RulesPage.svelte'),
  how_to_play: () => import('./how_to_play/HowToPlayPage.svelte'),
  learn: () => import('./learn/LearnPage.svelte'),
  replay: () => import('./timeline/Replay.svelte'),
  about: () => import('./about/About.svelte'),
  privacy: () => import('./about/Privacy.svelte'),
  gallery: () => import('./gallery/Gallery.svelte'),
};

/** Begin to load a page that will be shown. */
export async function fetchPage(route: Route): Promise<void> {
  if (route.page !== 'lost') await pages[route.page]();
}
