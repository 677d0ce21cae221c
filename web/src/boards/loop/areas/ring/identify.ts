// Clone tokens carry no number in the view.  To let one travel from era to era, each gets one here that it keeps from
// view to view: a clone that is where it was stays itself, and one that vanished here and appeared there has moved.
import type { Era, EraSeen } from '../../wire';

export interface Token {
  number: number;
  era: Era;
  destroy: Era;
  super: boolean;
}

type Kind = Omit<Token, 'number'>;

export function identify(before: readonly Token[], eras: readonly EraSeen[]): Token[] {
  const wanted: Kind[] = eras.flatMap((era) =>
    era.clones.map((clone) => ({ era: era.id, destroy: clone.destroy, super: clone.super })),
  );
  const free = [...before];
  const take = (fits: (token: Token) => boolean): number | undefined => {
    const found = free.findIndex(fits);
    return found < 0 ? undefined : free.splice(found, 1)[0]!.number;
  };
  const alike = (token: Kind, other: Kind) => token.destroy === other.destroy && token.super === other.super;
  const stayed = wanted.map((kind) => take((token) => alike(token, kind) && token.era === kind.era));
  let next = Math.max(0, ...before.map((token) => token.number + 1));
  return wanted.map((kind, i) => ({ ...kind, number: stayed[i] ?? take((token) => alike(token, kind)) ?? next++ }));
}
