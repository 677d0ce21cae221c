import { describe, expect, it } from 'vitest';
import type { BoardModule } from '../boards/board';
import { sounds as anachrony } from '../boards/anachrony/sounds';
import * as loopMotion from '../boards/loop/motion';
import { sounds as loop } from '../boards/loop/sounds';
import { sounds as merchants } from '../boards/merchants/sounds';
import * as roomMotion from '../boards/room25/motion';
import { sounds as room25 } from '../boards/room25/sounds';
import type { EventShown } from '../wire';
import { cuesOf, FEW } from './cues';
import { VOCABULARY } from './vocabulary';

type Heard = Pick<BoardModule, 'sounds' | 'duration'>;
const event = (kind: string, args: EventShown['args'] = {}): EventShown => ({
  kind,
  args,
  seat: 0,
  choice: 1,
  number: 0,
  text: { id: '', args: {} },
});
const LOOP = { sounds: loop, duration: loopMotion.duration } as Heard;
const ROOM25 = { sounds: room25, duration: roomMotion.duration } as unknown as Heard;

describe('which event sounds how', () => {
  it('lets the machine turn, then the rifts fall, then time tear', () => {
    const fresh = [event('doctor_moved'), event('rifts_dropped'), event('vortex_opened'), event('turn_started')];
    const cues = cuesOf(fresh, LOOP, 1);
    expect(cues.map(({ sound }) => sound)).toEqual(['slide', 'fall', 'vortex']);
    expect(cues[0]!.at).toBe(0);
    expect(cues[1]!.at).toBeGreaterThan(400);
    expect(cues[2]!.at).toBeGreaterThan(cues[1]!.at);
  });

  it('sounds when the piece arrives, at the speed of the table', () => {
    const fresh = [event('agent_moved')];
    expect(cuesOf(fresh, LOOP, 1)).toEqual([{ sound: 'place', at: 420 }]);
    expect(cuesOf(fresh, LOOP, 0.5)).toEqual([{ sound: 'place', at: 210 }]);
  });

  it('follows a film of several steps', () => {
    const fresh = [
      event('line_slid', { line: 'row_1', direction: 'left' }),
      event('entered', { character: 'max', cell: 'a1', to: 'a2' }),
      event('eliminated', { character: 'max', cell: 'a2' }),
    ];
    expect(cuesOf(fresh, ROOM25, 1)).toEqual([
      { sound: 'slide', at: 0 },
      { sound: 'place', at: 840 },
      { sound: 'death', at: 1080 },
    ]);
  });

  it('never has more than a few sounds of one choice, and not the same one at once', () => {
    expect(
      cuesOf(
        Array.from({ length: 9 }, () => event('clone_generated')),
        LOOP,
        1,
      ),
    ).toHaveLength(1);
    const all = Object.keys(loop).map((kind) => event(kind));
    const cues = cuesOf(all, LOOP, 1);
    expect(cues).toHaveLength(FEW);
    expect(cues.map(({ sound }) => sound)).toContain('vortex');
  });

  it('is silent where a board declares nothing', () => {
    expect(cuesOf([event('anything')], { duration: () => 100 }, 1)).toEqual([]);
  });

  it('knows only words of the vocabulary', () => {
    for (const sounds of [loop, room25, anachrony, merchants])
      for (const sound of Object.values(sounds)) expect(VOCABULARY).toHaveProperty(sound);
  });
});
