// The board of Relics: small enough for a few files without shelves.
import type { BoardModule } from '../board';
import Board from './Board.svelte';
import SeatFigure from './SeatFigure.svelte';

const GLANCE = 350;

const board: BoardModule = {
  Board,
  panels: [],
  Figure: SeatFigure,
  figureName: () => '',
  status: (view) => ({ id: 'web-relics-hidden', args: { n: Number(view.pile) } }),
  eventTargets: (event) => ('card' in event.args ? [`card:${String(event.args.card)}`] : []),
  duration: (fresh) => (fresh.length > 0 ? GLANCE : 0),
  hasSecrets: true,
};

export default board;
