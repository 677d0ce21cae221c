// What things are called aloud: for screen readers and for bubbles.
import { speech } from '../../words/words.svelte';
import type { Said, Table } from './table.svelte';
import { foreseen, members } from './view';
import type {
  Action,
  Adventurer,
  BoatSeen,
  CardSeen,
  Colour,
  Cost,
  Deed,
  Effect,
  Pier,
  PierSeen,
  SpaceSeen,
  TileSeen,
} from './wire';

/** Message ids are written out, so that a missing text is found. */
export const EFFECTS: Readonly<Record<Effect, string>> = {
  discard_corruption: 'merchants-effect-discard-corruption',
  gain_small: 'merchants-effect-gain-small',
  gain_large: 'merchants-effect-gain-large',
  gain_two_small_same: 'merchants-effect-gain-two-small-same',
  board_from_bag: 'merchants-effect-board-from-bag',
  return_to_bag: 'merchants-effect-return-to-bag',
  move_passenger: 'merchants-effect-move-passenger',
  swap_passengers: 'merchants-effect-swap-passengers',
};
/** Short names that fit onto the piers. */
export const PIERS: Readonly<Record<Pier, string>> = {
  large_pier: 'web-merchants-pier-large',
  small_pier: 'web-merchants-pier-small',
  black_market: 'web-merchants-pier-black',
};
const ACTIONS: Readonly<Record<Action, string>> = {
  artifact: 'merchants-action-artifact',
  relic: 'merchants-action-relic',
  activate_staff: 'merchants-action-activate-staff',
  relic_or_support: 'merchants-action-relic-or-support',
  hire: 'merchants-action-hire',
  change_timeline: 'merchants-action-change-timeline',
  freeze_time: 'merchants-action-freeze-time',
};

/** Alternatives as one thing that has all forms its colours have: red / green. */
const either = (colours: readonly Colour[]): unknown =>
  colours
    .map((colour): unknown => ({ game: 'merchants', kind: 'colour', ref: colour }))
    .reduce(
      (first, last) => (first === undefined ? last : { id: 'merchants-either', args: { first, last } }),
      undefined as unknown,
    );

export function actionWords({ action, colours }: Pick<Deed, 'action' | 'colours'>): string {
  return speech.t(ACTIONS[action], { colours: either(colours) });
}

export function costWords({ hours, corruption }: Cost): string {
  return speech.t('web-merchants-cost', { hours, cards: corruption });
}

export function effectWords(card: CardSeen): string {
  return speech.t(EFFECTS[card.effect], { n: card.amount, colours: either(card.colours) });
}

const symbolWords = (symbols: readonly Adventurer[]): string =>
  speech.t('web-merchants-symbols', {
    symbols: symbols.map((symbol) => ({ game: 'merchants', kind: 'colour', ref: symbol })),
  });

export function crowdWords(crowd: BoatSeen['passengers']): string {
  const all = members(crowd);
  return all.length === 0
    ? speech.t('web-merchants-nobody')
    : all.map((kind) => speech.t(`merchants-adventurer-${kind}`)).join(', ');
}

export function spaceLabel(table: Table, space: SpaceSeen): string {
  const figures = space.figures.map((figure) => table.name('figure', figure)).join(', ');
  const said = speech.t('web-merchants-space', {
    space: table.name('space', space.space),
    action: actionWords(space),
    cost: costWords(space),
  });
  return figures ? `${said} ${figures}.` : said;
}

export function spaceSaid(table: Table, space: SpaceSeen, own: boolean): Said {
  const landing = foreseen(table.view)?.landings[space.space];
  return {
    title: table.name('space', space.space),
    lines: [
      actionWords(space),
      costWords(space),
      ...(landing && own ? [speech.t('web-merchants-lands', { hour: landing.hour, n: landing.adventurers })] : []),
    ],
    standIn: table.facts.space[space.space]?.stand_in ?? false,
  };
}

export function tileLabel(table: Table, tile: TileSeen): string {
  return speech.t('web-merchants-tile', {
    tile: tile.tile.toUpperCase(),
    side: table.word('side', tile.side),
    action: actionWords(tile),
    left: costWords(tile.left),
    right: costWords(tile.right),
  });
}

export function tileSaid(table: Table, tile: TileSeen): Said {
  return {
    title: `${tile.tile.toUpperCase()} · ${table.word('side', tile.side)}`,
    lines: [
      actionWords(tile),
      speech.t('web-merchants-edges', { left: costWords(tile.left), right: costWords(tile.right) }),
      ...(table.facts.tile[tile.tile]?.starter ? [speech.t('web-merchants-starter')] : []),
    ],
    standIn: table.facts.tile[tile.tile]?.stand_in ?? false,
  };
}

export function cardLabel(card: CardSeen): string {
  return `${card.card.toUpperCase()}: ${effectWords(card)}. ${symbolWords(card.symbols)}`;
}

export function cardSaid(table: Table, card: CardSeen): Said {
  return {
    title: `${card.card.toUpperCase()} · ${table.name('townsfolk-set', card.set)}`,
    lines: [effectWords(card), symbolWords(card.symbols)],
    standIn: table.facts.townsfolk[card.card]?.stand_in ?? false,
  };
}

export function boatLabel(table: Table, boat: BoatSeen): string {
  return speech.t('web-merchants-boat', {
    boat: table.name('boat', boat.boat),
    passengers: crowdWords(boat.passengers),
    free: boat.free_seats,
  });
}

export function pierLabel(table: Table, pier: PierSeen): string {
  return speech.t('web-merchants-pier', { pier: table.name('pier', pier.pier), crowd: crowdWords(pier.adventurers) });
}

export function pierSaid(table: Table, pier: PierSeen): Said {
  const small = pier.accepts.includes('small');
  const large = pier.accepts.includes('large');
  const takes = speech.t(
    small && large ? 'web-merchants-takes-all' : small ? 'web-merchants-takes-small' : 'web-merchants-takes-large',
  );
  const charge = pier.corruption_cards > 0 ? [speech.t('web-merchants-charges', { n: pier.corruption_cards })] : [];
  return {
    title: table.name('pier', pier.pier),
    lines: [takes, ...charge],
    standIn: table.facts.pier[pier.pier]?.stand_in ?? false,
  };
}
