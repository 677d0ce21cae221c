// The components of Anachrony in the gallery.
import type { GalleryModule } from '../../../gallery/gallery';
import Board from '../Board.svelte';
import '../drawings/sprite';
import Boards from './Boards.svelte';
import Buildings from './Buildings.svelte';
import Cards from './Cards.svelte';
import Compact from './Compact.svelte';
import Panels from './Panels.svelte';
import PoolCards from './PoolCards.svelte';
import Superprojects from './Superprojects.svelte';
import Tokens from './Tokens.svelte';
import type { Wire } from '../wire';

export default {
  Board,
  groups: [
    { title: 'web-gallery-board', moments: ['middle'], wide: true },
    { title: 'web-gallery-anachrony-impact', moments: ['impact'], wide: true },
    { title: 'web-gallery-anachrony-tokens', component: Tokens },
    { title: 'web-gallery-anachrony-buildings', component: Buildings, wide: true },
    { title: 'web-gallery-anachrony-superprojects', component: Superprojects, wide: true },
    { title: 'web-gallery-anachrony-cards', component: Cards },
    { title: 'web-gallery-anachrony-pools', component: PoolCards },
    { title: 'web-gallery-anachrony-boards', component: Boards, wide: true },
    { title: 'web-gallery-panels', component: Panels },
    { title: 'web-gallery-compact', component: Compact },
  ],
} satisfies GalleryModule<Wire>;
