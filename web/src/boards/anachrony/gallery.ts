// The components of Anachrony in the gallery.
import '../../style/euro.css';
import type { GalleryModule } from '../../gallery/gallery';
import Boards from './gallery/Boards.svelte';
import Buildings from './gallery/Buildings.svelte';
import Cards from './gallery/Cards.svelte';
import Compact from './gallery/Compact.svelte';
import Impact from './gallery/Impact.svelte';
import Panels from './gallery/Panels.svelte';
import PoolCards from './gallery/PoolCards.svelte';
import Superprojects from './gallery/Superprojects.svelte';
import Tokens from './gallery/Tokens.svelte';
import WholeBoard from './gallery/WholeBoard.svelte';
import './icons/sprite';

export default {
  groups: [
    { title: 'web-gallery-board', component: WholeBoard, wide: true },
    { title: 'web-gallery-anachrony-impact', component: Impact, wide: true },
    { title: 'web-gallery-anachrony-tokens', component: Tokens },
    { title: 'web-gallery-anachrony-buildings', component: Buildings, wide: true },
    { title: 'web-gallery-anachrony-superprojects', component: Superprojects, wide: true },
    { title: 'web-gallery-anachrony-cards', component: Cards },
    { title: 'web-gallery-anachrony-pools', component: PoolCards },
    { title: 'web-gallery-anachrony-boards', component: Boards, wide: true },
    { title: 'web-gallery-panels', component: Panels },
    { title: 'web-gallery-compact', component: Compact },
  ],
} satisfies GalleryModule;
