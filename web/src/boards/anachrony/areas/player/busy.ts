// Where a seat's busy workers are: on the main board, on its own tiles, at Supply.
import type { Busy, SeatSeen, View } from '../../wire';

export interface BusyWorker extends Busy {
  /** The space of the main board or `supply`; a tile of the own board; or a slot with an anomaly. */
  at: { kind: 'space' | 'tile' | 'anomaly' | 'aside'; id: string };
}

export function busyWorkers(view: View, seat: SeatSeen): BusyWorker[] {
  const found: BusyWorker[] = [];
  const onBoard = [...Object.entries(view.hexes).map(([space, standing]) => ({ ...standing, space })), ...view.pools];
  for (const { seat: owner, worker, retrieved, space } of onBoard)
    if (owner === seat.seat) found.push({ worker, retrieved, at: { kind: 'space', id: space } });
  if (seat.supply_worker) found.push({ ...seat.supply_worker, at: { kind: 'space', id: 'supply' } });
  for (const [slot, { tile, covered, worker, retrieved }] of Object.entries(seat.slots)) {
    if (!worker || !retrieved) continue;
    const onAnomaly = covered || tile === 'anomaly';
    found.push({ worker, retrieved, at: onAnomaly ? { kind: 'anomaly', id: slot } : { kind: 'tile', id: tile } });
  }
  for (const [worker, n] of Object.entries(seat.aside) as [Busy['worker'], number][])
    for (let i = 0; i < n; i++) found.push({ worker, retrieved: 'tired', at: { kind: 'aside', id: '' } });
  return found;
}

/** The three slots of a row from left to right; null under the right half of a superproject. */
export function rowSlots(seat: SeatSeen, row: string, isProject: (tile: string) => boolean): (string | null)[] {
  const slots = [1, 2, 3].map((column) => `${row}_${column}`);
  return slots.map((slot, column) => {
    const before = column > 0 ? seat.slots[slots[column - 1]!] : undefined;
    return before && isProject(before.tile) ? null : slot;
  });
}
