// Options as the list shows them: what each is, and what it does.
import type { OptionShown } from '../wire';
import { speech } from '../words/words.svelte';
import { headAndRest, shortened, type Parts } from './labels';
import type { Play } from './play.svelte';

/** By the parts that the game names; a sentence is divided where it divides itself, in a long list it may lose its rest. */
export function inParts(play: Play, options: readonly OptionShown[], several: boolean): Parts[] {
  const sentences = options.map((option) => play.words(option));
  const divided = several ? shortened(sentences) : sentences.map(headAndRest);
  return options.map((option, index) => {
    const told = play.board.told?.(option, play.state.view, play.catalogue);
    if (!told) return divided[index]!;
    return { head: speech.texts.render(told.head), rest: told.rest ? speech.texts.render(told.rest) : '' };
  });
}
