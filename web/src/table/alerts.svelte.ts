// It has become your turn: the page's title says so, a short tone if wanted, a notification if the page is out of sight.
import { settings } from '../settings.svelte';
import { speech } from '../words/words.svelte';
import type { Play } from './play.svelte';

const FLASH = 1200;

export function watchTurn(play: Play): void {
  let before = play.yourTurn;
  $effect(() => {
    const now = play.yourTurn;
    if (now && !before) call(play);
    before = now;
  });

  // The title alternates only while nobody looks at the page.
  $effect(() => {
    if (!play.yourTurn) return;
    const text = `● ${speech.t('web-your-turn')}`;
    let plain = document.title;
    const timer = setInterval(() => {
      if (document.title !== text) plain = document.title;
      document.title = document.hidden && document.title !== text ? text : plain;
    }, FLASH);
    return () => {
      clearInterval(timer);
      if (document.title === text) document.title = plain;
    };
  });
}

function call(play: Play): void {
  if (settings.sound) beep();
  if (settings.notifications && document.hidden && Notification.permission === 'granted') {
    const note = new Notification(speech.t('web-your-turn'), {
      body: speech.texts.render(play.decision!.prompt),
      icon: '/icon.svg',
      tag: play.connection.name,
    });
    note.onclick = () => {
      focus();
      note.close();
    };
  }
}

let audio: AudioContext | null = null;

/** Two soft tones, made here: there is no sound file. */
export function beep(): void {
  audio ??= new AudioContext();
  const start = audio.currentTime;
  for (const [index, frequency] of [660, 880].entries()) {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    const from = start + index * 0.14;
    tone.frequency.value = frequency;
    tone.type = 'sine';
    volume.gain.setValueAtTime(0, from);
    volume.gain.linearRampToValueAtTime(0.12, from + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.001, from + 0.3);
    tone.connect(volume).connect(audio.destination);
    tone.start(from);
    tone.stop(from + 0.32);
  }
}
