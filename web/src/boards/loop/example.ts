// Small parts of a game for the tests of this folder.
import type { EventOf } from '../board';
import type { EraSeen, Events, Wire } from './wire';

export const event = <Kind extends keyof Events>(kind: Kind, args: Events[Kind]): EventOf<Wire> =>
  ({ number: 1, choice: 1, seat: 0, kind, args, text: { id: '', args: {} } }) as EventOf<Wire>;

/** An era in which nothing is. */
export const EMPTY: Omit<EraSeen, 'id'> = {
  rifts: 0,
  rift_slots: 3,
  energy: 0,
  eternal: 0,
  eternal_used: 0,
  vortex: false,
  centrifuge: false,
  clones: [],
  agents: [],
  available: [],
  mission: null,
};
