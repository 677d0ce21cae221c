// How telling the events of Anachrony are where few have room, and which are told together.
import { STRIKING, type EventOf, type NewsLine } from '../board';
import type { Catalogue, Events, View, Wire } from './wire';

export const WEIGHTS: Partial<Record<keyof Events, number>> = {
  game_over: STRIKING + 1,
  impact: STRIKING + 1,
  paradox_rolled: STRIKING,
  shape_rolled: STRIKING,
  icon_rolled: STRIKING,
  anomaly_placed: 2.5,
  evacuated: 2.5,
  built: 2,
  worker_placed: 2,
  recruited: 1.5,
  superproject_revealed: 1.5,
  first_player: 1.5,
  opponent_anomaly: 2.5,
  opponent_built: 2,
  opponent_superproject: 2.5,
  opponent_set: 2,
  opponent_failed: 2,
  opponent_mined: 2,
  opponent_recruited: 2,
  opponent_researched: 2,
  opponent_travelled: 2,
  opponent_removed: 2,
  // told by what comes with them
  anomaly_triggered: 0,
  paradoxes_gained: 0.5,
  gained: 0,
  paid: 0,
  exosuit_powered: 0,
  warp_chosen: 0,
  workers_woken: 0.5,
  era_started: 0.5,
};

type Happened = EventOf<Wire>;

/** A roll for Paradoxes, what it brought, and what came of that, in one line. */
export function retell(events: readonly Happened[], view: View, catalogue: Catalogue, seat: number | null): NewsLine[] {
  return events.map((event, place) => ({
    event,
    text: event.kind === 'paradox_rolled' ? rolled(event, events.slice(place + 1), view, catalogue, seat) : event.text,
  }));
}

function rolled(
  { args }: Extract<Happened, { kind: 'paradox_rolled' }>,
  after: readonly Happened[],
  view: View,
  catalogue: Catalogue,
  seat: number | null,
): NewsLine['text'] {
  const { paradoxes, paradox_limit } = view.seats[args.seat]!;
  const mine = after.filter((event) => 'seat' in event.args && event.args.seat === args.seat);
  const rolls = mine.findIndex((event) => event.kind === 'paradox_rolled');
  const brought = rolls < 0 ? mine : mine.slice(0, rolls);
  const anomaly = brought.some((event) => event.kind === 'anomaly_triggered');
  // What a later roll brought is not of this one.
  const later = mine
    .slice(brought.length)
    .reduce((sum, event) => sum + (event.kind === 'paradoxes_gained' ? event.args.n : 0), 0);
  return {
    id: 'web-anachrony-rolled',
    args: {
      era: args.word,
      seat: args.seat + 1,
      mine: args.seat === seat ? 'yes' : 'no',
      n: args.n,
      have: anomaly ? paradox_limit : Math.max(0, paradoxes - later),
      limit: paradox_limit,
      anomaly: anomaly ? 'yes' : 'no',
      vp: catalogue.anomaly.vp,
    },
  };
}
