// The options as they stand in the decision panel, row by row, and the key of each on the keyboard.
import type { ActionRow, Chip } from '../boards/board';
import { capsBeside } from '../parts/caps';
import type { OptionShown } from '../wire';

export class Arranged {
  readonly rows: readonly ActionRow[];
  /** Options that stand in no row. */
  readonly single: readonly OptionShown[];
  private readonly offered: ReadonlyMap<string, OptionShown>;
  private readonly caps = new Map<string, string>();
  private readonly keys = new Map<string, string>();

  constructor(options: readonly OptionShown[], rows: readonly ActionRow[]) {
    this.rows = rows.filter(({ chips }) => chips.length > 0);
    const chips = this.rows.flatMap((row) => row.chips.flatMap(joined));
    const inRows = new Set(chips.map(({ key }) => key));
    this.single = options.filter(({ key }) => !inRows.has(key));
    this.offered = new Map(options.map((option) => [option.key, option]));
    const asked = new Map(chips.flatMap(({ key, letter }) => (letter ? [[key, letter.toLowerCase()] as const] : [])));
    const left = capsBeside(new Set(asked.values()));
    for (const key of [...inRows, ...this.single.map((option) => option.key)]) {
      const cap = asked.get(key) ?? left.shift();
      if (cap === undefined) break;
      this.caps.set(key, cap.toUpperCase());
      this.keys.set(cap, key);
    }
  }

  option(key: string): OptionShown | undefined {
    return this.offered.get(key);
  }

  /** What is written on the key that chooses an option. */
  capOf(key: string): string | undefined {
    return this.caps.get(key);
  }

  /** The option that a key chooses: a digit, a letter, or one with Shift before it. */
  chosenBy(cap: string): string | undefined {
    return this.keys.get(cap);
  }
}

/** A chip and those that are joined to it. */
export const joined = (chip: Chip): Omit<Chip, 'or'>[] => [chip, ...(chip.or ?? [])];
