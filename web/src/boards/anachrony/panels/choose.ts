// Which panel a decision wants: told by the verbs of its options' keys.
import type { Component } from 'svelte';
import type { OptionShown } from '../../../wire';
import type { Prepared } from '../../board';
import { speech } from '../../../words/words.svelte';
import DicePanel from './DicePanel.svelte';
import PaymentPanel from './PaymentPanel.svelte';
import PowerPanel from './PowerPanel.svelte';
import WarpPanel from './WarpPanel.svelte';
import { isWarpChoice, parts, PAYING } from './ways';

export interface ChoiceProps {
  options: OptionShown[];
  choose: (key: string) => void;
  /** What a hint suggests. */
  suggested?: string | null;
  /** The keys that may be chosen on the board: while somebody is guided, only what the guide asks for. */
  asked?: readonly string[];
  /** What is put together goes to the main button of the decision panel. */
  prepare?: (prepared: Prepared | null) => void;
}

const DONE = 'done';

/** The panel for these options; null where the rows and the board are enough. */
export function panelFor(options: OptionShown[]): Component<ChoiceProps> | null {
  const verbs = new Set(options.map(({ key }) => parts(key)[0]).filter((verb) => verb !== DONE));
  if (options.length < 2 || verbs.size !== 1) return null;
  const [verb = ''] = verbs;
  if (verb === 'power') return PowerPanel;
  if (verb === 'warp') return isWarpChoice(options) ? WarpPanel : null;
  if (verb === 'set') return DicePanel;
  return PAYING.has(verb) ? PaymentPanel : null;
}

/** A heading for an option among many, where they lie folded. */
export function headingOf({ key }: OptionShown): string {
  const [verb, rest] = parts(key);
  if (verb === 'power') return speech.t('web-anachrony-powered', { n: Number(rest[0]) });
  if (verb === 'warp') return speech.t('web-anachrony-warp-number', { n: rest[0] === 'none' ? 0 : rest.length });
  if (verb === 'set') return speech.t(rest.length > 1 ? 'web-anachrony-dice-both' : 'web-anachrony-dice-one');
  return speech.t('web-anachrony-pay-ways');
}
