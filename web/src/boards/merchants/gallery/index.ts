// The components of Merchants Cove in the gallery.
import type { GalleryModule } from '../../../gallery/gallery';
import Board from '../Board.svelte';
import '../board.css';
import Cards from './Cards.svelte';
import DayOfAll from './DayOfAll.svelte';
import Harbours from './Harbours.svelte';
import Options from './Options.svelte';
import OtherShop from './OtherShop.svelte';
import Own from './Own.svelte';
import Panels from './Panels.svelte';
import Portals from './Portals.svelte';
import Signs from './Signs.svelte';
import Tiles from './Tiles.svelte';
import Townsfolk from './Townsfolk.svelte';
import WholeStream from './WholeStream.svelte';
import type { Wire } from '../wire';

export default {
  Board,
  groups: [
    { title: 'web-gallery-board', moments: ['middle'], wide: true },
    { title: 'web-gallery-end', moments: ['end'], wide: true },
    { title: 'web-merchants-gallery-signs', component: Signs },
    { title: 'web-merchants-gallery-tiles', component: Tiles },
    { title: 'web-merchants-gallery-portals', component: Portals },
    { title: 'web-merchants-gallery-shop', component: WholeStream },
    { title: 'web-merchants-gallery-own', component: Own },
    { title: 'web-merchants-gallery-townsfolk', component: Townsfolk },
    { title: 'web-merchants-gallery-cards', component: Cards },
    { title: 'web-merchants-gallery-harbour', component: Harbours },
    { title: 'web-merchants-gallery-day', component: DayOfAll },
    { title: 'web-merchants-gallery-other', component: OtherShop, wide: true },
    { title: 'web-gallery-panels', component: Panels },
    { title: 'web-merchants-gallery-options', component: Options },
    // Each moment opens at the page where something can be chosen.
    { title: 'web-gallery-compact', moments: ['middle', 'push', 'peddler'], phone: true, wide: true },
  ],
} satisfies GalleryModule<Wire>;
