// The options of a payment as what they take and give, read off their keys and labels: no rules here.
import type { OptionShown, Words } from '../../../wire';
import type { Bundle, GoodsId, WorkerId } from '../wire';

/** One way to pay or to take. */
export interface Way {
  key: string;
  pays: Bundle;
  takes: Bundle;
  /** What a discount saves. */
  saves: Bundle;
  spends: string[];
}

const empty = (key: string): Way => ({ key, pays: {}, takes: {}, saves: {}, spends: [] });

/** The verb of an option's key, and the parts behind it. */
export function parts(key: string): [string, string[]] {
  const [verb, ...rest] = key.split(':') as [string, ...string[]];
  return [verb, rest];
}

/** `titanium:titanium:gold` as goods with numbers. */
export function units(words: string[]): Bundle {
  const found: Record<string, number> = {};
  for (const word of words) if (word !== 'none') found[word] = (found[word] ?? 0) + 1;
  return found;
}

/** `energy_core:2:titanium:1` as goods with numbers. */
export function counted(words: string[]): Bundle {
  const found: Record<string, number> = {};
  for (let at = 0; at + 1 < words.length; at += 2) found[words[at]!] = Number(words[at + 1]);
  return found;
}

/** An amount as the engine says it: `anachrony-amount-water` with its n. */
function amount(said: unknown): Bundle {
  const words = Array.isArray(said) ? (said as unknown[]) : [said];
  return Object.assign({}, ...words.map(single)) as Bundle;
}

function single(said: unknown): Bundle {
  const { id, args } = (said ?? {}) as Partial<Words>;
  const goods = id?.startsWith('anachrony-amount-') ? id.slice('anachrony-amount-'.length).replaceAll('-', '_') : null;
  return goods ? { [goods as GoodsId]: args?.n as number } : {};
}

export function wayOf(option: OptionShown): Way {
  const [verb, rest] = parts(option.key);
  const { args } = option.label;
  switch (verb) {
    case 'pay':
      return { ...empty(option.key), pays: units(rest) };
    case 'take':
      return { ...empty(option.key), takes: units(rest) };
    case 'discount':
      return { ...empty(option.key), saves: units(rest), pays: amount(args.paid) };
    case 'spend':
      return { ...empty(option.key), spends: rest };
    case 'bonus':
      return { ...empty(option.key), takes: amount(args.goods) };
    case 'exchange':
    case 'trade':
      return { ...empty(option.key), pays: amount(args.goods), takes: amount(args.other) };
    default:
      return empty(option.key);
  }
}

/** What a building costs: goods, a worker, and how many units less are left to choose. */
export function buildingPrice({ label: { args } }: OptionShown): {
  goods: Bundle;
  worker: WorkerId | null;
  less: number;
} {
  const paid = args.price as (Words | { kind: string; ref: string })[];
  const worker = paid.find((one) => 'kind' in one && one.kind === 'worker');
  return {
    goods: amount(paid),
    worker: worker && 'ref' in worker ? (worker.ref as WorkerId) : null,
    less: args.less as number,
  };
}

/** What somebody has after a way: only goods that change. */
export function after(goods: Record<GoodsId, number>, { pays, takes }: Pick<Way, 'pays' | 'takes'>): Bundle {
  const found: Bundle = {};
  for (const [word, n] of Object.entries(pays)) if (word in goods) found[word as GoodsId] = goods[word as GoodsId] - n;
  for (const [word, n] of Object.entries(takes))
    if (word in goods) found[word as GoodsId] = (found[word as GoodsId] ?? goods[word as GoodsId]) + n;
  return found;
}

/** Does any option ask which of several goods, so that the panel is worth it? */
export const PAYING = new Set(['pay', 'take', 'discount', 'spend', 'exchange', 'trade', 'bonus', 'x']);

// ---- warp tiles

/** All own tiles to choose from, none among them: the secret choice.  Its tiles are laid down in order later on. */
export const isWarpChoice = (options: readonly OptionShown[]): boolean =>
  options.some(({ key }) => key === 'warp:none');

/** The tiles of a warp option; none for the option to warp nothing. */
export const warpsOf = (key: string): string[] => parts(key)[1].filter((word) => word !== 'none');

/** The option that warps exactly these tiles. */
export function warpOption(options: readonly OptionShown[], picked: readonly string[]): OptionShown | undefined {
  return options.find(({ key }) => {
    const warps = warpsOf(key);
    return warps.length === picked.length && picked.every((warp) => warps.includes(warp));
  });
}

/** May this tile be picked beside the others? */
export function canAdd(options: readonly OptionShown[], picked: readonly string[], warp: string): boolean {
  return options.some(({ key }) => [...picked, warp].every((each) => warpsOf(key).includes(each)));
}

// ---- powering up

export interface Powering {
  key: string;
  suits: number;
  pays: Bundle;
}

export function poweringOf({ key }: OptionShown): Powering {
  const [, [suits, ...paid]] = parts(key) as [string, [string, ...string[]]];
  return { key, suits: Number(suits), pays: counted(paid) };
}
