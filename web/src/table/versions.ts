import type { RulesShown } from '../wire';
import { speech } from '../words/words.svelte';

/** The versions of the rules then and now; they may have one name when somebody changed the program and not that. */
export function versions({ was, now }: RulesShown): string {
  return was === now ? speech.t('web-edition-unsaid', { now }) : speech.t('web-edition-versions', { was, now });
}
