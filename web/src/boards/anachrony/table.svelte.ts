// What every part of the board needs of the table.
import { HeavyTable } from '../../parts/board_table.svelte';
import { layHands, useHands } from '../../parts/hands.svelte';
import { givenName } from '../../words/people';
import { speech } from '../../words/words.svelte';
import type { BoardProps, EventOf } from '../board';
import { duration } from './motion';
import { warping } from './panels/warping.svelte';
import { isWarpChoice } from './panels/ways';
import type { SeatSeen, Wire } from './wire';

const WARP = 'warp:';

/** What a bubble tells about. */
export interface About {
  kind:
    | 'building'
    | 'superproject'
    | 'leader'
    | 'capital_tile'
    | 'condition'
    | 'endgame'
    | 'asset'
    | 'warp'
    | 'anomaly'
    | 'action'
    | 'era'
    | 'paradox';
  id: string;
}

export class Table extends HeavyTable<About, Wire> {
  readonly game = 'anachrony';
  readonly drawn = { desktop: { width: 1060, height: 812 }, tablet: { width: 804, height: null } };

  protected override busy(fresh: EventOf<Wire>[]): number {
    return duration(fresh);
  }

  /** The own board; a spectator has none. */
  get mine(): SeatSeen | null {
    const { seat } = this.props;
    return seat === null ? null : this.view.seats[seat]!;
  }
  /** A click on a warp tile picks it or puts it back while the tiles are chosen in secret. */
  override pick(target: string): void {
    const options = this.props.options ?? [];
    if (this.props.asking || !target.startsWith(WARP) || !this.can(target) || !isWarpChoice(options))
      return super.pick(target);
    this.hide();
    warping.toggle(options, target.slice(WARP.length));
  }
  /** Was this tile chosen in secret, or is it picked for that? */
  warps(warp: string): boolean {
    return (this.mine?.secret?.warps ?? warping.picked(this.props.options ?? [])).some((each) => each === warp);
  }

  /** The board at the bottom of the screen: the own one, for spectators that of whoever acts. */
  get shown(): number {
    return this.props.seat ?? this.view.acting;
  }

  tileName(id: string): string {
    const facts = this.facts.building[id];
    if (!facts) return this.name('superproject', id);
    const row = { game: 'anachrony', kind: 'row', ref: facts.row };
    return speech.t('anachrony-building', {
      type: facts.names ? { game: 'anachrony', kind: 'building', ref: id, names: facts.names } : row,
      id,
    });
  }
  /** The name of the person or the bot, or that of the leader or path. */
  player(seat: number): string {
    const shown = this.view.seats[seat];
    const sitting = this.props.seats.find((each) => each.seat === seat);
    const name = sitting && givenName(sitting);
    if (name) return name;
    if (shown?.leader) return this.name('leader', shown.leader);
    return shown?.path ? this.name('path', shown.path) : speech.t('kernel-player', { seat: seat + 1 });
  }
  /** Is this seat to choose something? */
  isAsked(seat: number): boolean {
    return this.view.asked.some((question) => question.seat === seat);
  }
}

/** Called once by each component that the shell mounts. */
export function layTable(props: () => BoardProps<Wire>): Table {
  return layHands(new Table(props));
}
export function useTable(): Table {
  return useHands<Table>();
}
