// The components of Room 25 in the gallery.
import type { GalleryModule } from '../../../gallery/gallery';
import Board from '../Board.svelte';
import AbmCards from './AbmCards.svelte';
import Characters from './Characters.svelte';
import Panels from './Panels.svelte';
import Rooms from './Rooms.svelte';
import Tokens from './Tokens.svelte';
import type { Wire } from '../wire';

export default {
  Board,
  groups: [
    { title: 'web-gallery-board', moments: ['middle'], wide: true },
    { title: 'web-gallery-room25-rooms', component: Rooms, wide: true },
    { title: 'web-gallery-room25-characters', component: Characters },
    { title: 'web-gallery-room25-tokens', component: Tokens },
    { title: 'web-room25-cards', component: AbmCards },
    { title: 'web-gallery-panels', component: Panels },
    { title: 'web-gallery-compact', moments: ['middle'], phone: true },
    { title: 'web-gallery-end', moments: ['end'], wide: true },
  ],
} satisfies GalleryModule<Wire>;
