// A small position for the tests of this folder.
import type { EventOf } from '../board';
import { CELLS, cellWord } from './view';
import type { Cell, Character, Events, FigureSeen, RoomSeen, View, Wire } from './wire';

export const event = <Kind extends keyof Events>(kind: Kind, args: Events[Kind]): EventOf<Wire> =>
  ({ number: 1, choice: 1, seat: 0, kind, args, text: { id: '', args: {} } }) as EventOf<Wire>;

export function room(cell: number, facts: Partial<RoomSeen> = {}): RoomSeen {
  return {
    cell: cellWord(cell),
    face_up: false,
    closed: false,
    locked: false,
    characters: [],
    robots: [],
    reminders: [],
    room: null,
    colour: null,
    seen: null,
    ...facts,
  };
}

export function figure(id: Character, cell: Cell | null, facts: Partial<FigureSeen> = {}): FigureSeen {
  return {
    id,
    seat: 0,
    alive: cell !== null,
    cell,
    hidden: false,
    lost_tokens: [],
    played: [],
    programmed: 0,
    between_slots: false,
    free: false,
    adrenaline: 'ready',
    trapped: false,
    drowns_in_round: null,
    paranoid: false,
    drawing: false,
    stack: 0,
    spare_rooms: 0,
    reminder: 'in_hand',
    role: null,
    role_shown: false,
    program: [],
    ...facts,
  };
}

export function view(
  rooms: Partial<Record<Cell, Partial<RoomSeen>>>,
  characters: FigureSeen[],
  facts: Partial<View> = {},
): View {
  const all = Array.from({ length: CELLS }, (_, cell) => room(cell, rooms[cellWord(cell)]));
  for (const one of characters) all.find((each) => each.cell === one.cell)?.characters.push(one.id);
  return {
    game: 'room25',
    players: 2,
    mode: 'suspicion',
    ruleset: 'season2',
    difficulty: 'standard',
    round: 2,
    rounds_left: 6,
    phase: 'first_pass',
    acting: characters[0]?.id ?? null,
    order: characters.map((one) => one.id),
    turn_order: characters.map((one) => one.id),
    talk_forbidden: false,
    remembered_tiles_shown: false,
    rooms: all,
    building: {},
    removed: [],
    characters,
    waiting_for: [],
    asked: [],
    slid: {},
    robots: [null, null],
    key_active: false,
    deck: 0,
    discard: [],
    display: [],
    teams: null,
    ending: null,
    winners: [],
    ...facts,
  };
}
