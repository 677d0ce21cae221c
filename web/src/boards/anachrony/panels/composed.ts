// Which options are put together on the panel `choice`.
import type { OptionShown } from '../../../wire';
import type { View } from '../wire';
import { headingOf } from './choose';
import { parts, PAYING } from './ways';

export function composed(option: OptionShown, view: Pick<View, 'asked'>): { panel: string; heading: string } | null {
  const [verb] = parts(option.key);
  // Warp tiles that were revealed are laid down one by one: these are simply clicked.
  const laidDown = view.asked.some(({ question }) => question === 'place_warp');
  const onPanel = verb === 'power' || verb === 'set' || PAYING.has(verb) || (verb === 'warp' && !laidDown);
  return onPanel ? { panel: 'choice', heading: headingOf(option) } : null;
}
