// What the pages on how to play Merchants Cove can show.
import type { DrawnModule } from '../../how_to_play/pages';
import './index';
import { layTable } from './table.svelte';
import type { Wire } from './wire';

export default {
  components: import.meta.glob(['./areas/**/*.svelte', './drawings/*.svelte', './pieces/*.svelte'], {
    eager: true,
    import: 'default',
  }),
  lay: layTable,
} satisfies DrawnModule<Wire>;
