// The components of The LOOP in the gallery.
import type { GalleryModule } from '../../gallery/gallery';
import Agents from './gallery/Agents.svelte';
import CardStates from './gallery/CardStates.svelte';
import Cards from './gallery/Cards.svelte';
import Compact from './gallery/Compact.svelte';
import Headquarters from './gallery/Headquarters.svelte';
import Panels from './gallery/Panels.svelte';
import Tiles from './gallery/Tiles.svelte';
import Tokens from './gallery/Tokens.svelte';
import WholeBoard from './gallery/WholeBoard.svelte';
import './index'; // puts the symbols into the page

export default {
  groups: [
    { title: 'web-gallery-board', component: WholeBoard, wide: true },
    { title: 'web-gallery-loop-tokens', component: Tokens },
    { title: 'web-gallery-loop-agents', component: Agents },
    { title: 'web-gallery-loop-tiles', component: Tiles },
    { title: 'web-gallery-loop-card-states', component: CardStates },
    { title: 'web-gallery-loop-cards', component: Cards, wide: true },
    { title: 'web-gallery-loop-headquarters', component: Headquarters },
    { title: 'web-gallery-panels', component: Panels },
    { title: 'web-gallery-compact', component: Compact },
  ],
} satisfies GalleryModule;
