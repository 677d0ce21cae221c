// What is drawn beside rules: one chunk, loaded when somebody reads them.
import type { Drawing } from '../how_to_play/pages';
import type { RulePicturesShown } from '../wire';

export { rulePicturesOf } from '../how_to_play/pages';
export { default as Pictures } from './Pictures.svelte';

export type RuleDrawing = RulePicturesShown & Drawing;
