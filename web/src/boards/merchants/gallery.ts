// The components of Merchants Cove in the gallery.
import '../../style/euro.css';
import type { GalleryModule } from '../../gallery/gallery';
import './board.css';
import Cards from './gallery/Cards.svelte';
import Compact from './gallery/Compact.svelte';
import DayOfAll from './gallery/DayOfAll.svelte';
import Ended from './gallery/Ended.svelte';
import Harbours from './gallery/Harbours.svelte';
import Options from './gallery/Options.svelte';
import OtherShop from './gallery/OtherShop.svelte';
import Own from './gallery/Own.svelte';
import Panels from './gallery/Panels.svelte';
import Portals from './gallery/Portals.svelte';
import Signs from './gallery/Signs.svelte';
import Tiles from './gallery/Tiles.svelte';
import Townsfolk from './gallery/Townsfolk.svelte';
import WholeBoard from './gallery/WholeBoard.svelte';
import WholeStream from './gallery/WholeStream.svelte';

export default {
  groups: [
    { title: 'web-gallery-board', component: WholeBoard, wide: true },
    { title: 'web-gallery-end', component: Ended, wide: true },
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
    { title: 'web-gallery-compact', component: Compact, wide: true },
  ],
} satisfies GalleryModule;
