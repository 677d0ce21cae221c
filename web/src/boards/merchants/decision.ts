// What the decision panel says of Merchants Cove: the hour, kinds of choices in few rows, and names apart from what they do.
import type { OptionShown, Words } from '../../wire';
import type { ActionRow, Chip, OptionParts } from '../board';
import { ringOf } from './view';
import type { View } from './wire';

const said = (id: string, args: Words['args'] = {}): Words => ({ id, args });
const colour = (word: unknown): Words => said('web-merchants-chip-colour', { colour: word });

/** Where one stands on the clock, and what can make an action shorter. */
export function situation(view: Pick<View, 'phase' | 'merchants' | 'clock'>, seat: number | null): Words | null {
  const own = seat === null ? undefined : view.merchants[seat];
  if (!own || view.phase !== 'production') return null;
  return said('web-merchants-situation', { hour: own.hour, tokens: ringOf(own)?.tokens ?? 0 });
}

/** Fewer than these are easily read one by one. */
const MANY = 5;

/** Goods and halls, exchanges and tokens: one row for each kind, however many colours there are. */
export function rows(options: readonly OptionShown[]): ActionRow[] {
  if (options.length < MANY) return [];
  const of = (verb: string) => options.filter(({ key }) => key.startsWith(`${verb}:`));
  return [
    {
      id: 'make',
      title: said('web-merchants-row-make'),
      chips: of('take').map(({ key, label }) => ({
        key,
        words: said('web-merchants-chip-good', { good: label.args.good }),
      })),
    },
    {
      id: 'support',
      title: said('web-merchants-row-support'),
      chips: of('support').map(({ key, label }) => ({ key, words: said('web-merchants-chip-hall', label.args) })),
    },
    ...grouped(
      of('bulbulator'),
      (option) => option.key.split(':')[1]!,
      'web-merchants-row-bulbulator',
      ({ args }) => colour(args.wanted_colour),
    ),
    ...grouped(
      of('spend').filter(({ label }) => label.args.n !== 0),
      ({ label }) => String(label.args.n),
      'web-merchants-row-spend',
      ({ args }) => said('web-merchants-chip-symbols', { symbols: args.symbols }),
    ),
  ];
}

/** One row for all options of a group; its title has the words of the first. */
function grouped(
  options: OptionShown[],
  groupOf: (option: OptionShown) => string,
  title: string,
  words: (label: Words) => Words,
): ActionRow[] {
  const found = new Map<string, OptionShown[]>();
  for (const option of options) found.set(groupOf(option), [...(found.get(groupOf(option)) ?? []), option]);
  return [...found].map(([group, some]) => ({
    id: `${title}-${group}`,
    title: said(title, some[0]!.label.args),
    chips: some.map(({ key, label }): Chip => ({ key, words: words(label) })),
  }));
}

/** A move and a tile: what it does, then who goes where, or which side is up. */
export function told({ key, label }: OptionShown): OptionParts | null {
  switch (key.split(':')[0]) {
    case 'move':
      return { head: said('web-merchants-deed', label.args), rest: said('web-merchants-way', label.args) };
    case 'insert':
      return { head: said('web-merchants-tile-deed', label.args), rest: said('web-merchants-side', label.args) };
    default:
      return null;
  }
}

/** A push changes two portals at once: it is shown first. */
export function confirms({ key, label }: OptionShown): Words | null {
  return key.startsWith('insert:') ? said('web-merchants-push', { tile: label.args.tile }) : null;
}
