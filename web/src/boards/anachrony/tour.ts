// The guided first game: the beginning of the deal that `games/anachrony/game.py` fixes.
// `tests/games/anachrony/test_tour.py` plays these choices, so that a step can never ask for something that is not offered.
import type { TourStep } from '../board';

export const FIRST_GAME: TourStep[] = [
  { text: 'web-anachrony-tour-welcome', targets: ['leader:haulani'] },
  { text: 'web-anachrony-tour-eras', targets: ['timeline:1', 'timeline:4'] },
  { text: 'web-anachrony-tour-power', targets: ['hex:bottom_left'], choose: 'power:4' },
  { text: 'web-anachrony-tour-future', targets: ['timeline:1'] },
  { text: 'web-anachrony-tour-warp', targets: ['warp:titanium', 'warp:water'], choose: 'warp:titanium:water' },
  { text: 'web-anachrony-tour-board', targets: ['space:construct_top', 'space:recruit_top', 'space:research_top'] },
  { text: 'web-anachrony-tour-construct', targets: ['space:construct_top'], choose: 'place:construct_top' },
  { text: 'web-anachrony-tour-engineer', targets: ['worker:active:engineer'], choose: 'worker:engineer' },
  { text: 'web-anachrony-tour-build', targets: ['tile:306'], choose: 'build:306' },
  { text: 'web-anachrony-tour-use', targets: ['tile:306'], choose: 'use:306' },
  { text: 'web-anachrony-tour-scientist', targets: ['worker:active:scientist'], choose: 'worker:scientist' },
  { text: 'web-anachrony-tour-farewell', targets: ['space:supply', 'timeline:1'] },
];
