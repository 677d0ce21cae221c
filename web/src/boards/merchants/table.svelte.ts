// What every part of the board needs of the table.
import { HeavyTable } from '../../parts/board_table.svelte';
import { layHands, useHands, type Listening } from '../../parts/hands.svelte';
import { isOneOf } from '../../parts/records';
import type { OptionShown } from '../../wire';
import { givenName } from '../../words/people';
import { speech } from '../../words/words.svelte';
import type { BoardProps, EventOf } from '../board';
import { sooner, unpaid } from './areas/day/landing';
import { looked } from './looked.svelte';
import { duration } from './motion';
import { acting, columnAhead, foreseen, PEDDLER, ringOf, seatOf } from './view';
import { SPACE_TERMS, type Change, type Column, type Landing, type MerchantSeen, type Space, type Wire } from './wire';

/** What a bubble says of a piece. */
export interface Said {
  title: string;
  lines: string[];
  standIn?: boolean;
}

export class Table extends HeavyTable<() => Said, Wire> {
  readonly game = 'merchants';
  readonly drawn = { desktop: { width: 1060, height: 800 }, tablet: { width: 804, height: null } };

  protected override busy(fresh: EventOf<Wire>[]): number {
    return duration(fresh);
  }

  constructor(given: () => BoardProps<Wire>, listening: Listening = {}) {
    super(given, {
      ...listening,
      point: (target) => {
        looked.point(target);
        listening.point?.(target);
      },
    });
  }

  /** The shop that lies open before the person: the own one; a spectator sees that of the first seat. */
  get seat(): number {
    return this.props.seat ?? 0;
  }

  get mine(): MerchantSeen {
    return this.view.merchants[this.seat]!;
  }

  /** Whose turn it is, if not the person's own: the rearmost piece. */
  isWaitedFor(piece: string): boolean {
    return this.props.targets.size === 0 && acting(this.view) === piece;
  }

  /** A name as it stands inside a sentence. */
  word(kind: string, id: string): string {
    return speech.t(`merchants-${kind}-${id}`);
  }

  player(piece: string): string {
    const seat = seatOf(piece);
    const shown = seat === null ? undefined : this.props.seats.find((one) => one.seat === seat);
    return (shown && givenName(shown)) || this.name('piece', piece);
  }

  /** Options that belong together, such as all sales. */
  options(verb: string): OptionShown[] {
    const found = new Set<OptionShown>();
    for (const options of this.props.targets.values())
      for (const option of options) if (option.key.startsWith(`${verb}:`)) found.add(option);
    return [...found];
  }

  /** The column that a tile of the stream would be pushed into. */
  get column(): Column {
    const ring = ringOf(this.mine);
    return ring ? columnAhead(ring, this.inserting) : 'left';
  }

  get inserting(): boolean {
    return ringOf(this.mine)?.stream.some((tile) => this.can(`tile:${tile.tile}`)) ?? false;
  }

  /** Where the action leads on the clock: of the space that is pointed at, or else the one that is to be paid. */
  get landing(): Landing | null {
    // What only the guide shows and nobody can choose now is no plan.
    const shown = [...this.props.lit].filter((target) => this.can(target));
    const asked = [looked.target, ...shown].find((target) => target?.startsWith('space:'))?.slice('space:'.length);
    const space = isOneOf(SPACE_TERMS, asked) ? asked : this.underway;
    const found = space === null ? null : foreseen(this.view)?.landings[space];
    if (!found) return null;
    const tokens = this.options('spend').length > 0 ? looked.tokens.length : 0;
    return sooner(this.view.clock, this.mine.hour, found, tokens);
  }

  /** The space whose action the person is carrying out. */
  private get underway(): Space | null {
    const options = this.props.options ?? [];
    if (options.length === 0 || options.some(({ key }) => key.startsWith('move:'))) return null;
    return unpaid(this.props.events ?? [], this.mine.piece);
  }

  /** The tile that waits to be pushed in. */
  get pushed(): string | null {
    const [verb, tile] = this.props.previewed?.split(':') ?? [];
    return verb === 'insert' && tile !== undefined ? `tile:${tile}` : null;
  }

  /** The tile whose push is looked at: it is pointed at, its option is, or it is to be confirmed. */
  get previewed(): string | null {
    const asked = [looked.target, ...this.props.lit, this.pushed].find((target) => target?.startsWith('tile:'));
    const tile = asked?.slice('tile:'.length) ?? null;
    return tile !== null && ringOf(this.mine)?.stream.some((seen) => seen.tile === tile) ? tile : null;
  }

  get change(): Change | null {
    const tile = this.previewed;
    return tile === null ? null : (foreseen(this.view)?.timeline[this.column][tile] ?? null);
  }
}

export function layTable(given: () => BoardProps<Wire>, listening?: Listening): Table {
  return layHands(new Table(given, listening));
}

export const useTable = (): Table => useHands<Table>();

/** The number of a seat's colour; the Peddler has the last one. */
export function colourOf(piece: string): number {
  return piece === PEDDLER ? 8 : (seatOf(piece) ?? 0) + 1;
}
