// Who says a line of talk: by the name given there, else by the seat's.
import type { TalkLine } from '../wire';
import { speech } from '../words/words.svelte';
import type { Play } from './play.svelte';

export function speaker(play: Play, line: TalkLine): string {
  return line.name || (line.seat === null ? speech.t('web-talk-spectator') : play.nameOf(line.seat));
}
