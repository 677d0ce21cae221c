// What pieces are and do, in words: for bubbles and for the names that are read aloud.
import { speech } from '../../words/words.svelte';
import type { About, Table } from './table.svelte';
import type { Ability, Catalogue, Bundle } from './wire';

/** What an action does, by its id. */
const DOES: Record<string, string> = {
  construct: 'web-anachrony-does-construct',
  recruit: 'web-anachrony-does-recruit',
  research: 'web-anachrony-does-research',
  world_council: 'web-anachrony-does-world-council',
  mine: 'web-anachrony-does-mine',
  purify: 'web-anachrony-does-purify',
  trade: 'web-anachrony-does-trade',
  evacuation: 'web-anachrony-does-evacuation',
  supply: 'web-anachrony-does-supply',
  force_workers: 'web-anachrony-does-force-workers',
};

const abilities = (list: Ability[]): string[] => list.map((ability) => speech.texts.render(ability.words));

/** The sentences about a piece. */
export function told(facts: Catalogue, { kind, id }: About): string[] {
  switch (kind) {
    case 'building':
      return abilities(facts.building[id]!.abilities);
    case 'superproject':
      return abilities(facts.superproject[id]!.abilities);
    case 'leader':
      return [speech.texts.render(facts.leader[id]!.words)];
    case 'condition':
      return [speech.texts.render(facts.condition[id]!.words)];
    case 'capital_tile':
      return [speech.texts.render(facts.capital_tile[id]!.words)];
    case 'endgame':
      return [speech.t('web-anachrony-endgame-text')];
    case 'anomaly':
      return [speech.t('web-anachrony-anomaly-text')];
    case 'warp':
      return [speech.t('web-anachrony-warp-text')];
    case 'action':
      return DOES[id] ? [speech.t(DOES[id])] : [];
    default:
      return [];
  }
}

export function pieceName(table: Table, { kind, id }: About): string {
  switch (kind) {
    case 'building':
    case 'superproject':
      return table.tileName(id);
    case 'capital_tile':
      return table.name('action', table.facts.capital_tile[id]!.action);
    case 'anomaly':
      return speech.t('web-anachrony-anomaly');
    case 'era':
      return speech.t('web-anachrony-era', { n: Number(id) });
    case 'paradox': {
      const { paradoxes: n, paradox_limit: limit } = table.view.seats[Number(id)]!;
      return speech.t('web-anachrony-paradoxes-of', { n, limit });
    }
    case 'action':
      return id === 'force_workers' ? speech.t('anachrony-free-force-workers') : table.name(kind, id);
    default:
      return table.name(kind, id);
  }
}

/** What a piece says of this game: how the seats stand, what lies there. */
export function toldNow(table: Table, { kind, id }: About): string[] {
  switch (kind) {
    case 'endgame':
      return standing(table, id);
    case 'era':
      return eraNow(table, Number(id));
    case 'paradox': {
      const { paradox_limit: limit, paradoxes } = table.view.seats[Number(id)]!;
      const near = paradoxes === limit - 1 ? [speech.t('web-anachrony-paradox-near')] : [];
      return [...near, speech.t('web-anachrony-paradox-text', { limit })];
    }
    default:
      return [];
  }
}

function standing(table: Table, card: string): string[] {
  const now = table.view.endgame_now[card];
  if (!now) return [];
  return [
    now.counts.map((n, seat) => `${table.player(seat)} ${n}`).join(' · '),
    speech.t('web-anachrony-endgame-ahead', { names: now.leaders.map((seat) => table.player(seat)) }),
  ];
}

function eraNow(table: Table, number: number): string[] {
  const { view } = table;
  const era = view.timeline[number - 1]!;
  const when =
    number === view.era ? 'web-anachrony-now' : number < view.era ? 'web-anachrony-era-past' : 'web-anachrony-era-next';
  const owners = view.seats.filter(({ seat }) => era.warps.some((warp) => warp.seat === seat));
  return [
    speech.t(when),
    ...owners.map(({ seat }) =>
      speech.t('web-anachrony-era-warps', {
        player: table.player(seat),
        warps: era.warps.filter((warp) => warp.seat === seat).map(({ warp }) => table.name('warp', warp)),
      }),
    ),
    ...era.focus.map((seat) => speech.t('web-anachrony-focus-of', { player: table.player(seat) })),
    ...(number < view.era && era.rolls.length
      ? [speech.t('web-anachrony-rolls', { names: era.rolls.map((seat) => table.player(seat)) })]
      : []),
    ...(era.warps.length ? [speech.t('web-anachrony-era-text')] : []),
  ];
}

/** Goods in words. */
export function goodsWords(bundle: Bundle): string[] {
  return Object.entries(bundle).map(([goods, n]) => speech.t(`anachrony-amount-${goods.replace('_', '-')}`, { n }));
}

export interface PieceParts {
  vp: number | null;
  price: string;
  standIn: boolean;
}

/** Points and price of a piece, where it has any. */
export function pieceParts(facts: Catalogue, { kind, id }: About): PieceParts {
  if (kind === 'building') return { vp: facts.building[id]!.vp, price: '', standIn: facts.building[id]!.stand_in };
  if (kind === 'superproject')
    return {
      vp: facts.superproject[id]!.vp,
      price: projectPrice(facts, id),
      standIn: facts.superproject[id]!.stand_in,
    };
  if (kind === 'endgame') return { vp: facts.endgame[id]!.vp, price: '', standIn: facts.endgame[id]!.stand_in };
  if (kind === 'era' || kind === 'paradox') return { vp: null, price: '', standIn: false };
  if (kind === 'anomaly') return { vp: facts.anomaly.vp, price: '', standIn: facts.anomaly.stand_in };
  const standIn = kind === 'action' || kind === 'asset' || kind === 'warp' ? facts[kind][id as never] : facts[kind][id];
  return { vp: null, price: '', standIn: (standIn as { stand_in: boolean } | undefined)?.stand_in ?? false };
}

function projectPrice(facts: Catalogue, id: string): string {
  const { cost, worker, exact, pair } = facts.superproject[id]!;
  const name = (kind: string, ref: string) => ({ game: 'anachrony', kind, ref });
  const goods = [...goodsWords(cost), ...(worker ? [speech.texts.name('anachrony', 'worker', worker)] : [])];
  const shapes = pair.map((shape) => name('shape', shape));
  if (!exact) return speech.t('web-anachrony-project-price-pair', { goods, first: shapes[0], second: shapes[1] });
  return speech.t('web-anachrony-project-price', {
    goods,
    exact: {
      id: 'anachrony-breakthrough',
      args: { shape: name('shape', exact.shape), icon: name('icon', exact.icon) },
    },
    first: shapes[0],
    second: shapes[1],
  });
}
