// The sound of the table: two soft tones, made here; there is no sound file.

const NOTES = [660, 880]; // hertz
const APART = 0.14; // seconds
const LENGTH = 0.32;

let audio: AudioContext | null = null;

export async function ring(): Promise<void> {
  if (!navigator.userActivation.hasBeenActive) return; // browsers keep a page silent that nobody has touched yet
  audio ??= new AudioContext();
  if (audio.state !== 'running') await audio.resume();
  const start = audio.currentTime;
  for (const [index, frequency] of NOTES.entries()) {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    const from = start + index * APART;
    tone.frequency.value = frequency;
    tone.type = 'sine';
    volume.gain.setValueAtTime(0, from);
    volume.gain.linearRampToValueAtTime(0.12, from + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.001, from + 0.3);
    tone.connect(volume).connect(audio.destination);
    tone.start(from);
    tone.stop(from + LENGTH);
  }
}
