// What the decision panel says of Anachrony: what one has to place with, the kinds of actions in few rows, and names apart
// from what the things do.
import type { OptionShown, Words } from '../../wire';
import type { ActionRow, OptionParts } from '../board';
import type { Catalogue, PathId, SeatSeen, View } from './wire';

const said = (id: string, args: Words['args'] = {}): Words => ({ id, args });
const named = (kind: string, ref: string): Words =>
  said('web-anachrony-name', { name: { game: 'anachrony', kind, ref } });
const leader = (ref: string) => ({ game: 'anachrony', kind: 'leader', ref });
const all = (workers: Record<string, number>): number => Object.values(workers).reduce((sum, n) => sum + n, 0);

type Seated = Pick<SeatSeen, 'active' | 'tired' | 'exosuits'>;

/** What one has for this turn; when Exosuits are powered, whom there is to put into them. */
export function situation(
  { asked, seats }: { asked: View['asked']; seats: readonly Seated[] },
  seat: number | null,
): Words | null {
  const own = seat === null ? undefined : seats[seat];
  const question = asked.find((each) => each.seat === seat)?.question;
  if (!own || (question !== 'turn' && question !== 'power_up')) return null;
  const workers = all(own.active);
  return question === 'turn'
    ? said('web-anachrony-situation-turn', { suits: own.exosuits.powered, workers })
    : said('web-anachrony-situation-power', { workers, tired: all(own.tired) });
}

/** Actions in the order of the board, with what they bring. */
const OUTCOMES: Readonly<Record<string, string>> = {
  construct: 'web-anachrony-row-construct',
  recruit: 'web-anachrony-row-recruit',
  research: 'web-anachrony-row-research',
  world_council: 'web-anachrony-row-council',
  mine: 'web-anachrony-row-mine',
  purify: 'web-anachrony-row-purify',
  trade: 'web-anachrony-row-trade',
  evacuation: 'web-anachrony-row-evacuation',
  supply: 'web-anachrony-row-supply',
};

/** Letters that always mean the same, whatever else is open. */
const LETTERS: Readonly<Record<string, string>> = { pass: 'p', 'free:force_workers': 'f' };

const verbOf = ({ key }: OptionShown): string => key.split(':')[0]!;

/** A turn: one row for each action with its hexes, then the own tiles, the free actions, and to pass. */
export function rows(
  options: readonly OptionShown[],
  view: Pick<View, 'full'>,
  catalogue: Pick<Catalogue, 'space' | 'leader' | 'path'>,
): ActionRow[] {
  const places = options.filter((option) => verbOf(option) === 'place');
  const others = options.filter((option) => verbOf(option) !== 'place');
  if (places.length === 0 && !options.some(({ key }) => key === 'pass')) return [];
  const actionOf = ({ key }: OptionShown) => catalogue.space[key.slice('place:'.length)]!.action;
  return [
    ...Object.entries(OUTCOMES).map(([action, note]): ActionRow => ({
      id: action,
      title: named('action', action),
      note: outcome(action, note, view),
      priced: true,
      chips: places.filter((option) => actionOf(option) === action).map(hex),
    })),
    ...others.map((option): ActionRow => {
      const { head, rest } = told(option, view, catalogue) ?? { head: option.label };
      return {
        id: option.key,
        title: head,
        note: rest,
        priced: true,
        chips: [{ key: option.key, letter: LETTERS[option.key] }],
      };
    }),
  ];
}

function outcome(action: string, note: string, { full }: Pick<View, 'full'>): Words {
  if (action !== 'world_council') return said(note);
  const actions = full.map((ref) => ({ game: 'anachrony', kind: 'action', ref }));
  return said(note, { actions, any: actions.length > 0 ? 'yes' : 'no' });
}

/** A hex shows its price; one that has collapsed tells in words what it brings. */
const hex = ({ key, label: { args } }: OptionShown) =>
  args.collapsed === 'yes' ? { key, words: said('web-anachrony-name', { name: args.tile }) } : { key };

/** Tiles, Leaders and free actions: the name, and what it does. */
export function told(
  { key, label }: OptionShown,
  _view: unknown,
  catalogue: Pick<Catalogue, 'leader' | 'path'>,
): OptionParts | null {
  const [verb, id = ''] = key.split(':');
  const { tile, text, free } = label.args;
  switch (verb) {
    case 'build':
    case 'use':
    case 'copy':
      return { head: said('web-anachrony-name', { name: tile }), rest: said('web-anachrony-words', { text }) };
    case 'free':
      if (id === 'force_workers')
        return { head: said('anachrony-free-force-workers'), rest: said('web-anachrony-row-force') };
      if (id === 'supply') return { head: said('anachrony-free-supply'), rest: said('web-anachrony-row-supply') };
      return { head: said('web-anachrony-name', { name: free }), rest: said('web-anachrony-words', { text }) };
    case 'leader':
      return { head: label, rest: catalogue.leader[id]!.words };
    case 'path':
      return {
        head: label,
        rest: said('web-anachrony-led-by', { names: catalogue.path[id as PathId].leaders.map(leader) }),
      };
    default:
      return null;
  }
}
