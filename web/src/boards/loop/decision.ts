// What the decision panel says of The LOOP: where one stands, the phases, and the kinds of actions in few rows.
import type { OptionShown, Words } from '../../wire';
import type { ActionRow, Chip, PhaseShown } from '../board';
import { agentOf } from './seats';
import { eraName } from './view';
import type { Phase, View } from './wire';

const said = (id: string, args: Words['args'] = {}): Words => ({ id, args });

/** Where the agent of the looking seat stands. */
export function situation(view: Pick<View, 'agents' | 'active' | 'eras'>, seat: number | null): Words | null {
  const own = seat === null ? null : agentOf(view, seat);
  const era = view.eras.find(({ id }) => id === own?.agent.era);
  if (!era) return null;
  const { energy, eternal, eternal_used, rifts, clones } = era;
  return said('web-loop-situation', {
    era: eraName(era.id),
    energy: energy + eternal - eternal_used,
    rifts,
    clones: clones.length,
  });
}

const PHASES: readonly [Phase, string][] = [
  ['doctor', 'web-loop-phase-doctor'],
  ['action', 'web-loop-phase-action'],
  ['acquire', 'web-loop-phase-acquire'],
  ['archive', 'web-loop-phase-archive'],
  ['end', 'web-loop-phase-end'],
];

export function phases({ phase }: Pick<View, 'phase'>): PhaseShown[] {
  const now = PHASES.findIndex(([each]) => each === phase);
  return PHASES.map(([, id], at) => ({ title: said(id), when: at < now ? 'past' : at === now ? 'now' : 'next' }));
}

/** Cards, moves and LOOPs: three rows, however many there are. */
export function rows(options: readonly OptionShown[], view: Pick<View, 'loop_cost'>): ActionRow[] {
  const of = (verb: string) => options.filter(({ key }) => key.startsWith(`${verb}:`));
  const [cards, free, paid, loops] = [of('play'), of('free'), of('move'), of('loop')];
  return [
    {
      id: 'cards',
      title: said('web-loop-row-cards'),
      note: said('web-loop-row-cards-note'),
      chips: cards.map(({ key, label }) => ({ key, words: said('web-loop-chip-card', { card: label.args.card }) })),
    },
    { id: 'move', title: said('web-loop-row-move'), note: said(moveNote(free, paid)), chips: moves(free, paid) },
    {
      id: 'loop',
      title: said('web-loop-row-loop'),
      note: said('web-loop-row-loop-note', { cost: view.loop_cost }),
      chips: loops.map(({ key, label }) => ({
        key,
        words: said('web-loop-chip-dimension', { dimension: label.args.dimension }),
      })),
    },
  ];
}

function moveNote(free: OptionShown[], paid: OptionShown[]): string {
  if (free.length === 0) return 'web-loop-row-move-energy';
  return paid.length === 0 ? 'web-loop-row-move-free' : 'web-loop-row-move-either';
}

/** One button for each destination; where both the battery and energy lead there, the energy is joined to it. */
function moves(free: OptionShown[], paid: OptionShown[]): Chip[] {
  const era = ({ key, label }: OptionShown): Chip => ({
    key,
    words: said('web-loop-chip-era', { era: label.args.era }),
  });
  const other = (option: OptionShown) => paid.find(({ targets }) => targets[0] === option.targets[0]);
  const joined = free.map((option): Chip => {
    const either = other(option);
    return either ? { ...era(option), or: [{ key: either.key, words: said('web-loop-chip-energy') }] } : era(option);
  });
  const alone = paid.filter((option) => !free.some((each) => each.targets[0] === option.targets[0]));
  return [...joined, ...alone.map(era)];
}
