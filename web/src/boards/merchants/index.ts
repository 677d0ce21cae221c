// The board of Merchants Cove.
import { speech } from '../../words/words.svelte';
import type { BoardModule } from '../board';
import './board.css';
import Board from './Board.svelte';
import { confirms, rows, situation, told } from './decision';
import { eventTargets } from './events';
import { duration } from './motion';
import { WEIGHTS } from './news';
import OptionPicture from './OptionPicture.svelte';
import OptionPrice from './OptionPrice.svelte';
import Market from './panels/Market.svelte';
import Others from './panels/Others.svelte';
import Selling from './panels/Selling.svelte';
import SeatFigure from './SeatFigure.svelte';
import { seatOf } from './view';
import { sounds } from './sounds';
import type { Wire } from './wire';

const merchants: BoardModule<Wire> = {
  Board,
  panels: [
    { id: 'selling', title: 'web-merchants-selling', component: Selling, answering: true },
    { id: 'market', title: 'web-merchants-gold', component: Market, icon: 'ui-bag' },
    { id: 'others', title: 'web-merchants-others', component: Others, icon: 'ui-team', above: true },
  ],
  Figure: SeatFigure,
  OptionPicture,
  price: { isDrawn: ({ label }) => 'hours' in label.args || 'gold' in label.args, Picture: OptionPrice },
  figureName: () => '',
  status: (view) => {
    const { day, days, phase } = view;
    return { id: 'web-merchants-status', args: { day, days, phase: { game: 'merchants', kind: 'phase', ref: phase } } };
  },
  composed: (option) => {
    const [verb, , good] = option.key.split(':');
    return verb === 'sell' ? { panel: 'selling', heading: speech.texts.name('merchants', 'good', good!) } : null;
  },
  situation,
  rows,
  told,
  confirms,
  eventTargets,
  weights: WEIGHTS,
  eventSeat: ({ args }) => ('who' in args ? seatOf(args.who) : null),
  duration,
  sounds,
  hasSecrets: true,
  heavy: true,
};

export default merchants;
