// The guided first game: always the same building (`Room25.tours` in Python), real rules, real choices.
import type { TourStep } from '../board';

const CORNERS = ['a1', 'b1', 'a2', 'd1', 'e1', 'e2', 'a4', 'a5', 'b5', 'e4', 'd5', 'e5'];

export const FIRST_GAME: TourStep[] = [
  { text: 'web-room25-tour-welcome', targets: ['room:c3'] },
  { text: 'web-room25-tour-corners', targets: CORNERS.map((cell) => `room:${cell}`) },
  { text: 'web-room25-tour-clue', targets: ['room:c2'], choose: 'room:c2' },
  { text: 'web-room25-tour-action', targets: ['token:look'], choose: 'token:look' },
  { text: 'web-room25-tour-look', targets: ['room:b3'], choose: 'look:b3' },
  { text: 'web-room25-tour-danger', targets: ['room:b3', 'token:move'], choose: 'token:move' },
  { text: 'web-room25-tour-move', targets: ['room:c2'], choose: 'move:c2' },
  { text: 'web-room25-tour-franck', targets: ['character:franck'], choose: 'done' },
  { text: 'web-room25-tour-jennifer', targets: ['character:jennifer'], choose: 'done' },
  { text: 'web-room25-tour-second', targets: ['token:move'], choose: 'token:move' },
  { text: 'web-room25-tour-follow', targets: ['room:c2'], choose: 'move:c2' },
  { text: 'web-room25-tour-control', targets: ['token:control'], choose: 'token:control' },
  { text: 'web-room25-tour-slide', targets: ['slide:row_2:right'], choose: 'slide:row_2:right' },
  { text: 'web-room25-tour-yours', targets: ['room:d2', 'room:d1'] },
];
