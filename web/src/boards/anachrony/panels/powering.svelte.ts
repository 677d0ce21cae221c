// The number of exosuits that is picked before it is confirmed.  The panel and the hexes of the own board share this.
import type { OptionShown } from '../../../wire';
import { poweringOf, type Powering } from './ways';

/** All ways to power up: the question of that phase. */
export const isPowering = (options: readonly OptionShown[]): boolean =>
  options.length > 0 && options.every(({ key }) => key.startsWith('power:'));

const costsNothing = ({ pays }: Powering): boolean => Object.keys(pays).length === 0;

class PoweringChoice {
  private wanted = $state<number | null>(null);

  /** The number that is picked; before that as many as cost nothing, or what a guide asks for. */
  suits(options: readonly OptionShown[], asked: readonly string[] = []): number {
    const ways = options.map(poweringOf);
    const numbers = ways.map(({ suits }) => suits);
    if (this.wanted !== null && numbers.includes(this.wanted)) return this.wanted;
    const guided = ways.filter(({ key }) => asked.includes(key)).map(({ suits }) => suits);
    if (new Set(guided).size === 1) return guided[0]!;
    return Math.max(...ways.filter(costsNothing).map(({ suits }) => suits), Math.min(...numbers));
  }

  pick(suits: number): void {
    this.wanted = suits;
  }

  clear(): void {
    this.wanted = null;
  }
}

export const powering = new PoweringChoice();
