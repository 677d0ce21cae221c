// The components of The LOOP in the gallery.
import type { GalleryModule } from '../../../gallery/gallery';
import '../index'; // puts the symbols into the page
import AgentPieces from './AgentPieces.svelte';
import Cards from './Cards.svelte';
import CardStates from './CardStates.svelte';
import FramedBoard from './FramedBoard.svelte';
import HeadquartersParts from './HeadquartersParts.svelte';
import Panels from './Panels.svelte';
import Tiles from './Tiles.svelte';
import Tokens from './Tokens.svelte';
import type { Wire } from '../wire';

export default {
  Board: FramedBoard,
  groups: [
    { title: 'web-gallery-board', moments: ['middle'], wide: true },
    { title: 'web-gallery-loop-tokens', component: Tokens },
    { title: 'web-gallery-loop-agents', component: AgentPieces },
    { title: 'web-gallery-loop-tiles', component: Tiles },
    { title: 'web-gallery-loop-card-states', component: CardStates },
    { title: 'web-gallery-loop-cards', component: Cards, wide: true },
    { title: 'web-gallery-loop-headquarters', component: HeadquartersParts },
    { title: 'web-gallery-panels', component: Panels },
    { title: 'web-gallery-compact', moments: ['super'], phone: true },
  ],
} satisfies GalleryModule<Wire>;
