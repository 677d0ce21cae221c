// Which options are put together on the panel `choice`.
import type { Json, OptionShown } from '../../../wire';
import { read } from '../view';
import { headingOf } from './choose';
import { parts, PAYING } from './ways';

export function composed(option: OptionShown, view: Json): { panel: string; heading: string } | null {
  const [verb] = parts(option.key);
  // Warp tiles that were revealed are laid down one by one: these are simply clicked.
  const laidDown = read(view).asked.some(({ question }) => question === 'place_warp');
  const onPanel = verb === 'power' || verb === 'set' || PAYING.has(verb) || (verb === 'warp' && !laidDown);
  return onPanel ? { panel: 'choice', heading: headingOf(option) } : null;
}
