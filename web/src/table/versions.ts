import type { RulesShown } from '../wire';
import { speech } from '../words/words.svelte';

/**
 * The versions of the rules then and now.  They may have one name when somebody changed the program and not that: said
 * only where it was seen, by a choice that comes out differently; else there is nothing to say.
 */
export function versions({ state, was, now, unproven }: RulesShown): string {
  if (was !== now) return speech.t('web-edition-versions', { was, now });
  return state === 'changed' && !unproven ? speech.t('web-edition-unsaid', { now }) : '';
}
