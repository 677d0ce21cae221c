// The board of The LOOP.
import { mount } from 'svelte';
import { speech } from '../../words/words.svelte';
import type { BoardModule } from '../board';
import './board.css';
import Board from './Board.svelte';
import { phases, rows, situation } from './decision';
import './drawings/agents';
import Symbols from './drawings/Symbols.svelte';
import { eventTargets } from './events';
import { duration } from './motion';
import { WEIGHTS } from './news';
import OptionPicture from './OptionPicture.svelte';
import Hand from './panels/Hand.svelte';
import Headquarters from './panels/Headquarters.svelte';
import Team from './panels/Team.svelte';
import SeatFigure from './SeatFigure.svelte';
import { agentOf } from './seats';
import { sounds } from './sounds';
import type { Wire } from './wire';

// The drawings are put into the page once; boards, panels and bars then show them by their ids.
mount(Symbols, { target: document.body });

const NUMERALS = ['I', 'II', 'III'];

const board: BoardModule<Wire> = {
  Board,
  panels: [
    { id: 'hand', title: 'web-loop-hand', component: Hand, icon: 'ui-cards' },
    { id: 'team', title: 'web-loop-team', component: Team, icon: 'ui-team' },
    { id: 'hq', title: 'web-loop-hq-tab', component: Headquarters, icon: 'ui-flag' },
  ],
  Figure: SeatFigure,
  OptionPicture,
  figureName: (view, seat) => {
    const found = agentOf(view, seat);
    return found ? speech.texts.name('loop', 'agent', found.agent.id) : '';
  },
  status: (view) => {
    const { cycle, turn, phase } = view;
    return {
      id: 'web-loop-status',
      args: { cycle: NUMERALS[cycle - 1], turn, phase: speech.texts.name('loop', 'phase', phase) },
    };
  },
  situation,
  phases,
  rows,
  eventTargets,
  weights: WEIGHTS,
  eventSeat: ({ args }, view) => view.agents.find((agent) => 'agent' in args && agent.id === args.agent)?.seat ?? null,
  duration,
  sounds,
  hasSecrets: false,
};

export default board;
