// Plays the vocabulary.  Loaded only when there is something to be heard.
import { VOCABULARY, type Sound, type Voice } from './vocabulary';

/** So many voices sound or wait at the same time; what would be more is left out. */
export const MOST_VOICES = 8;
const QUIET = 0.0001; // exponential ramps never come to nothing
const LOUDEST = 0.3; // of what the speakers could do
const ATTACK = 0.015; // seconds
const LET_GO = 0.04;

export class Player {
  private context: AudioContext | null = null;
  private master: GainNode | null = null;
  private noise: AudioBuffer | null = null;
  private readonly sounding = new Set<AudioScheduledSourceNode>();

  /** After so many milliseconds, at this volume (0 to 1). */
  async play(sound: Sound, after: number, volume: number): Promise<void> {
    // Browsers keep a page silent that nobody has touched yet: it sounds from the first gesture on.
    if (!navigator.userActivation.hasBeenActive) return;
    const context = (this.context ??= new AudioContext());
    if (context.state !== 'running') await context.resume();
    const voices: readonly Voice[] = VOCABULARY[sound];
    if (this.sounding.size + voices.length > MOST_VOICES) return;
    const { master } = this;
    const out = (this.master = master ?? context.createGain());
    if (!master) out.connect(context.destination);
    out.gain.value = volume * volume * LOUDEST; // ears count in powers
    for (const voice of voices) this.start(context, out, voice, context.currentTime + Math.max(0, after) / 1000);
  }

  /** What sounds fades at once, what waits is never heard. */
  stop(): void {
    const now = this.context?.currentTime ?? 0;
    for (const source of this.sounding) source.stop(now + LET_GO);
    this.sounding.clear();
    this.master?.gain.setTargetAtTime(0, now, LET_GO / 4);
    this.master = null; // the next sound has its own, at its own volume
  }

  private start(context: AudioContext, out: AudioNode, voice: Voice, begin: number): void {
    const from = begin + voice.at;
    const until = from + voice.length;
    const loudness = context.createGain();
    loudness.gain.setValueAtTime(QUIET, from);
    loudness.gain.linearRampToValueAtTime(voice.loud, from + ATTACK);
    loudness.gain.exponentialRampToValueAtTime(QUIET, until);
    loudness.connect(out);
    const source = voice.wave === 'noise' ? this.hiss(context, loudness, voice, from) : tone(context, voice, from);
    if (voice.wave !== 'noise') source.connect(loudness);
    this.sounding.add(source);
    source.addEventListener('ended', () => this.sounding.delete(source));
    source.start(from);
    source.stop(until);
  }

  /** Noise of about this pitch. */
  private hiss(context: AudioContext, out: AudioNode, voice: Voice, from: number): AudioBufferSourceNode {
    const source = context.createBufferSource();
    const filter = context.createBiquadFilter();
    source.buffer = this.noise ??= aSecondOfNoise(context);
    filter.type = 'bandpass';
    glide(filter.frequency, voice, from);
    source.connect(filter);
    filter.connect(out);
    return source;
  }
}

function tone(context: AudioContext, voice: Voice, from: number): OscillatorNode {
  const source = context.createOscillator();
  if (voice.wave !== 'noise') source.type = voice.wave;
  glide(source.frequency, voice, from);
  return source;
}

function glide(pitch: AudioParam, voice: Voice, from: number): void {
  pitch.setValueAtTime(voice.from, from);
  pitch.exponentialRampToValueAtTime(voice.to, from + voice.length);
}

function aSecondOfNoise(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  buffer.getChannelData(0).forEach((_, k, samples) => (samples[k] = 2 * Math.random() - 1));
  return buffer;
}

export const player = new Player();
