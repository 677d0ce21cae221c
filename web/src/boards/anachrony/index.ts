// The board of Anachrony.
import { speech } from '../../words/words.svelte';
import type { BoardModule } from '../board';
import Board from './Board.svelte';
import { rows, situation, told } from './decision';
import './drawings/sprite';
import { eventTargets } from './events';
import { duration } from './motion';
import { retell, WEIGHTS } from './news';
import OptionPicture from './OptionPicture.svelte';
import OptionPrice from './OptionPrice.svelte';
import Choice from './panels/Choice.svelte';
import { composed } from './panels/composed';
import Others from './panels/Others.svelte';
import OwnBoard from './panels/OwnBoard.svelte';
import TimelinePage from './panels/TimelinePage.svelte';
import SeatFigure from './SeatFigure.svelte';
import { sounds } from './sounds';
import type { Wire } from './wire';

const anachrony: BoardModule<Wire> = {
  Board,
  panels: [
    { id: 'choice', title: 'web-anachrony-choice', component: Choice, answering: true },
    { id: 'timeline', title: 'web-anachrony-timeline', component: TimelinePage, icon: 'ui-clock' },
    { id: 'mine', title: 'web-anachrony-mine', component: OwnBoard, icon: 'ui-home' },
    { id: 'others', title: 'web-anachrony-others', component: Others, icon: 'ui-team', above: true },
  ],
  Figure: SeatFigure,
  OptionPicture,
  // A collapsed hex tells its bonus in words.
  price: {
    isDrawn: ({ key, label }) => /^(place|build|free:supply)/.test(key) && label.args.collapsed !== 'yes',
    Picture: OptionPrice,
  },
  figureName: (view, seat) => {
    const found = view.seats[seat];
    if (found?.leader) return speech.texts.name('anachrony', 'leader', found.leader);
    return found?.path ? speech.texts.name('anachrony', 'path', found.path) : '';
  },
  status: (view) => {
    const { era, phase } = view;
    return {
      id: era ? 'web-anachrony-status' : 'web-anachrony-status-setup',
      args: { era, phase: { game: 'anachrony', kind: 'phase', ref: phase } },
    };
  },
  situation,
  rows,
  told,
  eventTargets,
  weights: WEIGHTS,
  retell,
  duration,
  sounds,
  hasSecrets: true,
  heavy: true,
  composed,
};

export default anachrony;
