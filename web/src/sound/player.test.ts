import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MOST_VOICES, Player } from './player';
import { VOCABULARY } from './vocabulary';

class Param {
  value = 0;
  setValueAtTime = vi.fn();
  linearRampToValueAtTime = vi.fn();
  exponentialRampToValueAtTime = vi.fn();
  setTargetAtTime = vi.fn();
}
class Node {
  gain = new Param();
  frequency = new Param();
  type = '';
  buffer: unknown = null;
  started: number | null = null;
  stopped: number | null = null;
  private ended = () => {};
  connect = vi.fn();
  addEventListener(_: 'ended', ended: () => void): void {
    this.ended = ended;
  }
  start(at: number): void {
    this.started = at;
  }
  stop(at: number): void {
    this.stopped = at;
  }
  end(): void {
    this.ended();
  }
}
class FakeAudioContext {
  static made: FakeAudioContext[] = [];
  state = 'suspended';
  currentTime = 10;
  sampleRate = 100;
  destination = new Node();
  sources: Node[] = [];
  gains: Node[] = [];
  constructor() {
    FakeAudioContext.made.push(this);
  }
  resume = vi.fn(() => {
    this.state = 'running';
    return Promise.resolve();
  });
  createGain = () => this.kept(this.gains);
  createOscillator = () => this.kept(this.sources);
  createBufferSource = () => this.kept(this.sources);
  createBiquadFilter = () => new Node();
  createBuffer = () => ({ getChannelData: () => new Float32Array(10) });
  private kept(list: Node[]): Node {
    const node = new Node();
    list.push(node);
    return node;
  }
}

const heard = (): Node[] => FakeAudioContext.made.flatMap((context) => context.sources);

describe('the player of sounds', () => {
  let touched = true;
  beforeEach(() => {
    FakeAudioContext.made = [];
    touched = true;
    vi.stubGlobal('AudioContext', FakeAudioContext);
    Object.defineProperty(navigator, 'userActivation', {
      configurable: true,
      get: () => ({ hasBeenActive: touched }),
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  it('plays every sound of the vocabulary, quietly, and every voice ends', async () => {
    for (const sound of Object.keys(VOCABULARY) as (keyof typeof VOCABULARY)[]) {
      const player = new Player();
      FakeAudioContext.made = [];
      await player.play(sound, 0, 1);
      expect(heard(), sound).toHaveLength(VOCABULARY[sound].length);
      for (const voice of heard()) expect(voice.stopped! - voice.started!).toBeLessThanOrEqual(0.6);
      expect(FakeAudioContext.made[0]!.gains[0]!.gain.value).toBeLessThan(0.5);
    }
  });

  it('is silent until the page is touched, and then wakes the sound', async () => {
    const player = new Player();
    touched = false;
    await player.play('place', 0, 1);
    expect(FakeAudioContext.made).toEqual([]);
    touched = true;
    await player.play('place', 0, 1);
    expect(FakeAudioContext.made[0]!.resume).toHaveBeenCalledOnce();
    expect(heard()).not.toEqual([]);
  });

  it('begins when the piece arrives', async () => {
    await new Player().play('gong', 420, 1);
    expect(heard()[0]!.started).toBeCloseTo(10.42);
  });

  it('never has more than a few voices', async () => {
    const player = new Player();
    await Promise.all(Array.from({ length: 20 }, () => player.play('gong', 0, 1)));
    expect(heard()).toHaveLength(MOST_VOICES);
    heard().forEach((voice) => voice.end());
    await player.play('gong', 0, 1);
    expect(heard()).toHaveLength(MOST_VOICES + 2);
  });

  it('stops what sounds and what waits', async () => {
    const player = new Player();
    await player.play('place', 1000, 1);
    player.stop();
    for (const voice of heard()) expect(voice.stopped).toBeLessThan(10.1);
    await player.play('place', 0, 1);
    expect(FakeAudioContext.made).toHaveLength(1);
  });
});
