// Events as steps of a film: what moves, what turns over, how long it takes.
import { LONGEST, MOVE, QUICK, TURN } from '../../parts/motion';
import type { EventOf } from '../board';
import type { Cell, Character, Direction, Line, Room, Wire } from './wire';

export type Step =
  | { kind: 'slide'; line: Line; way: Direction }
  | { kind: 'swap'; cell: Cell; to: Cell }
  | { kind: 'walk'; characters: Character[]; to: Cell }
  | { kind: 'drive'; robot: number; to: Cell }
  | { kind: 'face'; cell: Cell; change: 'revealed' | 'covered' | 'replaced'; room: Room }
  | { kind: 'token'; cell: Cell; change: 'closed' | 'locked' | 'unlocked' }
  | { kind: 'out'; character: Character }
  | { kind: 'back'; character: Character }
  | { kind: 'robot'; robot: number; cell: Cell | null };

const LENGTH: Record<Step['kind'], number> = {
  slide: MOVE,
  swap: MOVE,
  walk: MOVE,
  drive: MOVE,
  face: TURN,
  token: QUICK,
  out: TURN,
  back: TURN,
  robot: QUICK,
};

function stepOf(event: EventOf<Wire>): Step | null {
  const { kind, args } = event;
  switch (kind) {
    case 'line_slid':
      return { kind: 'slide', line: args.line, way: args.direction };
    case 'rooms_swapped':
      return { kind: 'swap', cell: args.cell, to: args.to };
    case 'entered':
      return { kind: 'walk', characters: [args.character], to: args.to };
    case 'robot_moved':
      return { kind: 'drive', robot: args.robot, to: args.to };
    case 'room_revealed':
      return { kind: 'face', cell: args.cell, change: 'revealed', room: args.room };
    case 'room_covered':
      return { kind: 'face', cell: args.cell, change: 'covered', room: args.room };
    case 'room_replaced':
      return { kind: 'face', cell: args.cell, change: 'replaced', room: 'empty' };
    case 'room_closed':
      return { kind: 'token', cell: args.cell, change: 'closed' };
    case 'room_locked':
      return { kind: 'token', cell: args.cell, change: 'locked' };
    case 'room_unlocked':
      return { kind: 'token', cell: args.cell, change: 'unlocked' };
    case 'eliminated':
      return { kind: 'out', character: args.character };
    case 'revived':
      return { kind: 'back', character: args.character };
    case 'robot_placed':
      return { kind: 'robot', robot: args.robot, cell: args.cell };
    case 'robot_destroyed':
      return { kind: 'robot', robot: args.robot, cell: null };
    default:
      return null;
  }
}

/** The steps of these events; those who enter a room one after the other walk together. */
export function stepsOf(events: EventOf<Wire>[]): Step[] {
  const steps: Step[] = [];
  for (const event of events) {
    const step = stepOf(event);
    const last = steps.at(-1);
    if (step?.kind === 'walk' && last?.kind === 'walk' && last.to === step.to) last.characters.push(...step.characters);
    else if (step) steps.push(step);
  }
  return steps;
}

/** Milliseconds of one step at normal speed; a long film is played faster. */
export function lengths(steps: Step[]): number[] {
  const all = steps.reduce((sum, step) => sum + LENGTH[step.kind], 0);
  return steps.map((step) => LENGTH[step.kind] * Math.min(1, LONGEST / Math.max(all, 1)));
}

export function duration(events: EventOf<Wire>[]): number {
  return lengths(stepsOf(events)).reduce((sum, length) => sum + length, 0);
}
