// What it costs and brings to place a worker on a space, before anything else is reckoned in.
import type { SpaceFacts, Bundle, View } from '../../wire';

const CAPITAL = ['construct', 'recruit', 'research'];

export const isCapital = ({ action }: SpaceFacts): boolean => CAPITAL.includes(action);

/** After the Impact capital hexes cost nothing, and the top of the mine yields neutronium (ANA-24). */
export function spacePrice(
  space: string,
  facts: SpaceFacts,
  { impact }: View,
): { water: number; isPriced: boolean; extra: Bundle } {
  return {
    isPriced: isCapital(facts) && !impact, // even where it is 0
    water: isCapital(facts) && impact ? 0 : facts.water,
    extra: space === 'mine_top' && impact ? { neutronium: 1 } : facts.extra,
  };
}
