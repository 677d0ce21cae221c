// Who hears something: the settings, and a table that is listened to.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const motion = vi.hoisted(() => ({ current: false }));
vi.mock('svelte/motion', () => ({ prefersReducedMotion: motion }));
const play = vi.hoisted(() => vi.fn(() => Promise.resolve()));
vi.mock('./sound', () => ({ play, hush: vi.fn() }));

/** The settings as a page has them that is opened now. */
async function opened() {
  vi.resetModules();
  return (await import('../settings.svelte')).settings;
}

describe('the sounds of a game', () => {
  beforeEach(() => {
    localStorage.clear();
    motion.current = false;
    play.mockClear();
  });
  afterEach(() => localStorage.clear());

  it('are off by default', async () => {
    const settings = await opened();
    expect(settings.sounds).toBe(false);
    expect(settings.sound).toBe(false);
    expect(play).not.toHaveBeenCalled();
  });

  it('are heard by whoever switches them on, and stay on', async () => {
    (await opened()).setSounds(true);
    expect(play).toHaveBeenCalledOnce();
    expect((await opened()).sounds).toBe(true);
  });

  it('are silent with reduced motion, unless asked for there', async () => {
    (await opened()).setSounds(true);
    motion.current = true;
    const settings = await opened();
    expect(settings.sounds).toBe(false);
    settings.setSounds(true);
    expect((await opened()).sounds).toBe(true);
  });

  it('keep their volume, and let it be heard', async () => {
    const settings = await opened();
    expect(settings.volume).toBe(0.5);
    settings.setVolume(0.2);
    expect(play).toHaveBeenCalledWith('coin', 0.2);
    expect((await opened()).volume).toBe(0.2);
    localStorage.setItem('volume', 'loud');
    expect((await opened()).volume).toBe(0.5);
  });
});
