import { describe, expect, it } from 'vitest';
import { DROP, MOVE } from '../../parts/motion';
import type { EventShown } from '../../wire';
import { eventTargets } from './events';
import { duration } from './motion';

function event(kind: string, args: Record<string, unknown> = {}): EventShown {
  return { number: 1, choice: 1, seat: 0, kind, args, text: { id: '', args: {} } };
}

describe('what an event is about', () => {
  it('lights both ends of a move', () => {
    expect(eventTargets(event('agent_moved', { agent: 'mr_time', era: 'dawn', to: 'medieval' }))).toEqual([
      'era:dawn',
      'era:medieval',
      'agent:mr_time',
    ]);
  });
  it('lights a pushed clone where it is now', () => {
    expect(
      eventTargets(event('clone_pushed', { era: 'dawn', to: 'medieval', destroy: 'robots', super: false })),
    ).toContain('clone:medieval:robots');
  });
  it('lights every era that rifts fell into', () => {
    expect(eventTargets(event('rifts_dropped', { n: 2, landing: { dawn: 1, end: 1 } }))).toEqual([
      'era:dawn',
      'era:end',
    ]);
  });
});

describe('duration', () => {
  it('is that of the longest motion', () => {
    expect(duration([event('agent_moved'), event('card_used')])).toBe(MOVE);
  });
  it('lets cubes fall after the machine has turned', () => {
    expect(duration([event('doctor_moved'), event('rifts_dropped')])).toBe(MOVE + DROP);
  });
  it('is nothing without events and never long', () => {
    expect(duration([])).toBe(0);
    expect(duration(Array.from({ length: 50 }, () => event('vortex_opened')))).toBeLessThanOrEqual(1500);
  });
});
