// The components of Room 25 in the gallery.
import type { GalleryModule } from '../../gallery/gallery';
import AbmCards from './gallery/AbmCards.svelte';
import Characters from './gallery/Characters.svelte';
import Compact from './gallery/Compact.svelte';
import Ended from './gallery/Ended.svelte';
import Panels from './gallery/Panels.svelte';
import Rooms from './gallery/Rooms.svelte';
import Tokens from './gallery/Tokens.svelte';
import WholeBoard from './gallery/WholeBoard.svelte';

export default {
  groups: [
    { title: 'web-gallery-board', component: WholeBoard, wide: true },
    { title: 'web-gallery-room25-rooms', component: Rooms, wide: true },
    { title: 'web-gallery-room25-characters', component: Characters },
    { title: 'web-gallery-room25-tokens', component: Tokens },
    { title: 'web-room25-cards', component: AbmCards },
    { title: 'web-gallery-panels', component: Panels },
    { title: 'web-gallery-compact', component: Compact },
    { title: 'web-gallery-end', component: Ended, wide: true },
  ],
} satisfies GalleryModule;
