// The board of Room 25.
import { isOneOf } from '../../parts/records';
import { speech } from '../../words/words.svelte';
import type { BoardModule } from '../board';
import Board from './Board.svelte';
import { confirms, phases, rows, situation } from './decision';
import { eventTargets } from './events';
import { TOKEN_NAMES } from './labels';
import { duration } from './motion';
import { WEIGHTS } from './news';
import OptionPicture from './OptionPicture.svelte';
import Prisoners from './panels/Prisoners.svelte';
import Programme from './panels/Programme.svelte';
import Programming from './panels/Programming.svelte';
import Recipe from './panels/Recipe.svelte';
import SeatFigure from './SeatFigure.svelte';
import { sounds } from './sounds';
import { TOKEN_TERMS, type Wire } from './wire';

const JAMMING = 'jamming';

const room25: BoardModule<Wire> = {
  Board,
  panels: [
    { id: 'programming', title: 'web-room25-programme', component: Programming, answering: true },
    { id: 'programme', title: 'web-room25-programme', component: Programme, icon: 'ui-cards' },
    { id: 'prisoners', title: 'web-room25-players', component: Prisoners, icon: 'ui-team' },
    { id: 'recipe', title: 'web-room25-recipe', component: Recipe, icon: 'ui-home', aside: true },
  ],
  Figure: SeatFigure,
  OptionPicture,
  figureName: (view, seat) =>
    view.characters
      .filter((figure) => figure.seat === seat)
      .map((figure) => speech.texts.name('room25', 'character', figure.id))
      .join(', '),
  status: (view) => {
    const { round, rounds_left, phase } = view;
    return {
      id: 'web-room25-status',
      args: { round, left: rounds_left, phase: { game: 'room25', kind: 'phase', ref: phase } },
    };
  },
  composed: (option) => {
    const [kind, first, second] = option.key.split(':');
    if (kind !== 'program' || !isOneOf(TOKEN_TERMS, first)) return null;
    const token = speech.t(TOKEN_NAMES[first]);
    return {
      panel: 'programming',
      heading: second === undefined ? speech.t('web-room25-fold-only') : speech.t('web-room25-fold-first', { token }),
    };
  },
  situation,
  phases,
  rows,
  confirms,
  eventTargets,
  weights: WEIGHTS,
  eventSeat: ({ args }, view) =>
    view.characters.find((figure) => 'character' in args && figure.id === args.character)?.seat ?? null,
  duration,
  sounds,
  silence: (view) =>
    view.rooms.some((room) => room.room === JAMMING && room.characters.length > 0)
      ? { id: 'web-room25-silence-room', rule: 'R25-12.14' }
      : { id: 'web-room25-silence-card', rule: 'R25-16.21' },
  hasSecrets: true,
};

export default room25;
