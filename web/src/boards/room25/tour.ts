// The guided first game: always the same building and the same bots (`Room25.tours` in Python), real rules, real choices.
// `tests/games/room25/test_tour.py` plays it.
import type { TourStep } from '../board';

const CORNERS = ['a1', 'b1', 'a2', 'd1', 'e1', 'e2', 'a4', 'a5', 'b5', 'e4', 'd5', 'e5'];
const ACTIONS = ['look', 'move', 'push', 'control'];

export const FIRST_GAME: TourStep[] = [
  { text: 'web-room25-tour-welcome', targets: ['room:c3'] },
  { text: 'web-room25-tour-corners', targets: CORNERS.map((cell) => `room:${cell}`) },
  { text: 'web-room25-tour-clue', targets: ['room:c2'], choose: 'room:c2' },
  { text: 'web-room25-tour-programme', targets: ACTIONS.map((action) => `token:${action}`) },
  { text: 'web-room25-tour-first', targets: ['token:look', 'token:move'], choose: 'program:look:move' },
  { text: 'web-room25-tour-look', targets: ['room:c4'], choose: 'look:c4' },
  { text: 'web-room25-tour-danger', targets: ['room:c4'] },
  { text: 'web-room25-tour-move', targets: ['room:c2'], choose: 'move:c2' },
  { text: 'web-room25-tour-round' },
  { text: 'web-room25-tour-control', targets: ['token:control', 'token:look'], choose: 'program:control:look' },
  { text: 'web-room25-tour-slide', targets: ['slide:row_2:right'], choose: 'slide:row_2:right' },
  { text: 'web-room25-tour-find', targets: ['room:d1'], choose: 'look:d1' },
  { text: 'web-room25-tour-yours', targets: ['room:d1'] },
];
