// What the decision panel says of Room 25: where one is, the parts of the round, and long lists of rooms and lines in few rows.
import type { OptionShown, Words } from '../../wire';
import type { ActionRow, Chip, PhaseShown } from '../board';
import { ownFigure } from './view';
import type { Phase, View } from './wire';

const said = (id: string, args: Words['args'] = {}): Words => ({ id, args });
const named = (kind: string, ref: string) => ({ game: 'room25', kind, ref });

/** Which room, who else is in it, how much time there is. */
export function situation(view: View, seat: number | null): Words | null {
  const own = ownFigure(view, seat);
  const room = view.rooms.find(({ cell }) => cell === own?.cell);
  if (!own || !room) return null;
  const others = room.characters.filter((id) => id !== own.id).map((id) => named('character', id));
  return said('web-room25-situation', {
    cell: room.cell.toUpperCase(),
    room: room.room ? named('room', room.room) : said('room25-face-down'),
    others,
    n: others.length,
    left: view.rounds_left,
    drowns: own.drowns_in_round ?? 0,
  });
}

/** Each with what it is called in the strip, and whether a game has it. */
const PHASES: readonly [Phase, string, (view: View) => boolean][] = [
  ['cards', 'web-room25-phase-cards', ({ deck, discard, display }) => deck + discard.length + display.length > 0],
  ['programming', 'web-room25-phase-programming', () => true],
  ['first_pass', 'web-room25-phase-first', () => true],
  ['second_pass', 'web-room25-phase-second', () => true],
  [
    'adrenaline',
    'web-room25-phase-adrenaline',
    ({ ruleset, difficulty }) => ruleset === 'season2' && difficulty !== 'madness',
  ],
  ['countdown', 'web-room25-phase-countdown', () => true],
];

export function phases(view: View): PhaseShown[] {
  if (view.difficulty === 'madness') return []; // cards come between all the others
  const played = PHASES.filter(([, , has]) => has(view));
  const now = played.findIndex(([phase]) => phase === view.phase);
  return played.map(([, id], at) => ({ title: said(id), when: at < now ? 'past' : at === now ? 'now' : 'next' }));
}

/** Fewer than these are easily read one by one. */
const MANY = 5;

/** A room or an ability may offer every line of the building, every room, or every pair of rooms. */
export function rows(options: readonly OptionShown[]): ActionRow[] {
  const of = (start: string) => {
    const found = options.filter(({ key }) => key.startsWith(start));
    return options.filter(({ key }) => key.startsWith(start.split(':')[0]!)).length < MANY ? [] : found;
  };
  const line = ({ key, label }: OptionShown): Chip => ({
    key,
    words: said('web-room25-chip-slide', { line: label.args.line, direction: label.args.direction }),
  });
  const room = ({ key, label }: OptionShown): Chip => ({
    key,
    words: said('web-room25-chip-room', { cell: label.args.cell }),
  });
  const pair = ({ key, label }: OptionShown): Chip => ({
    key,
    words: said('web-room25-chip-swap', { cell: label.args.cell, to: label.args.to }),
  });
  return [
    { id: 'rows', title: said('web-room25-row-rows'), chips: of('slide:row').map(line) },
    { id: 'columns', title: said('web-room25-row-columns'), chips: of('slide:column').map(line) },
    { id: 'rooms', title: said('web-room25-row-rooms'), chips: of('room:').map(room) },
    { id: 'pairs', title: said('web-room25-row-pairs'), chips: of('swap:').map(pair) },
  ];
}

/** A slide moves everybody in its line: the board shows it first. */
export function confirms({ key, label }: OptionShown): Words | null {
  const { line, direction } = label.args;
  return key.startsWith('slide:') ? said('web-room25-slide', { line, direction }) : null;
}
