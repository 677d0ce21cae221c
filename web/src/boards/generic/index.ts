// The plain board for a game that has none of its own: everything the view says, and every target as something to press.
import type { BoardModule } from '../board';
import Board from './Board.svelte';
import SeatFigure from './SeatFigure.svelte';

const GLANCE = 350;

const board: BoardModule = {
  Board,
  panels: [],
  Figure: SeatFigure,
  figureName: () => '',
  status: (view) => ({ id: 'web-generic-status', args: { turn: Number(view.turn ?? view.round ?? 0) } }),
  eventTargets: (event) =>
    Object.entries(event.args).flatMap(([kind, value]) => (typeof value === 'string' ? [`${kind}:${value}`] : [])),
  duration: (fresh) => (fresh.length > 0 ? GLANCE : 0),
  hasSecrets: true, // nobody said that there are none
};

export default board;
