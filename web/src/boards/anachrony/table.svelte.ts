// What every part of the board needs of the table.
import { HeavyTable } from '../../parts/board_table.svelte';
import { layHands, useHands } from '../../parts/hands.svelte';
import { givenName } from '../../words/people';
import { speech } from '../../words/words.svelte';
import type { BoardProps, EventOf } from '../board';
import { duration } from './motion';
import { isPowering, powering } from './panels/powering.svelte';
import { warping } from './panels/warping.svelte';
import { isWarpChoice, poweringOf } from './panels/ways';
import type { SeatSeen, Wire } from './wire';

const WARP = 'warp:';
const HEX = 'hex:';

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
  /**
   * A click on a warp tile picks it or puts it back while the tiles are chosen in secret; one on a hex picks how many
   * exosuits are powered.  Nothing is chosen before it is confirmed.
   */
  override pick(target: string): void {
    const options = this.props.options ?? [];
    if (this.props.asking || !this.can(target)) return super.pick(target);
    if (target.startsWith(WARP) && isWarpChoice(options)) warping.toggle(options, target.slice(WARP.length));
    else if (target.startsWith(HEX) && isPowering(options)) powering.pick(this.suitsAt(target));
    else return super.pick(target);
    this.hide();
  }
  /** How many exosuits are powered once this hex is. */
  private suitsAt(target: string): number {
    const [option] = this.props.targets.get(target) ?? [];
    return option ? poweringOf(option).suits : 0;
  }
  /** Is this hex among those that are picked to be powered? */
  powers(target: string): boolean {
    const options = this.props.options ?? [];
    return isPowering(options) && this.can(target) && this.suitsAt(target) <= powering.suits(options);
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
  /** A hex that is covered from the beginning of the game on. */
  isCovered(space: string): boolean {
    const { opponent, variants } = this.view;
    return (
      space === 'council_right' &&
      (variants.harder_two_player === true || opponent?.harder.includes('covered_council') === true)
    );
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
