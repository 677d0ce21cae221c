import { describe, expect, it } from 'vitest';
import { DROP, MOVE } from '../../parts/motion';
import { eventTargets } from './events';
import { event } from './example';
import { duration } from './motion';

const moved = event('agent_moved', { agent: 'mr_time', era: 'dawn', to: 'medieval' });
const dropped = event('rifts_dropped', { n: 2, landing: { dawn: 1, end: 1 } });

describe('what an event is about', () => {
  it('lights both ends of a move', () => {
    expect(eventTargets(moved)).toEqual(['era:dawn', 'era:medieval', 'agent:mr_time']);
  });
  it('lights a pushed clone where it is now', () => {
    expect(
      eventTargets(event('clone_pushed', { era: 'dawn', to: 'medieval', destroy: 'robots', super: false })),
    ).toContain('clone:medieval:robots');
  });
  it('lights every era that rifts fell into', () => {
    expect(eventTargets(dropped)).toEqual(['era:dawn', 'era:end']);
  });
});

describe('duration', () => {
  it('is that of the longest motion', () => {
    expect(duration([moved, event('card_used', { agent: 'mr_time', card: 'walkman' })])).toBe(MOVE);
  });
  it('lets cubes fall after the machine has turned', () => {
    expect(duration([event('doctor_moved', { era: 'end' }), dropped])).toBe(MOVE + DROP);
  });
  it('is nothing without events and never long', () => {
    expect(duration([])).toBe(0);
    expect(duration(Array.from({ length: 50 }, () => event('vortex_opened', { era: 'end' })))).toBeLessThanOrEqual(
      1500,
    );
  });
});
