// Leaders and their Paths: known before a game's printed facts are there.
import type { PathId } from '../wire';

export const LEADERS: Record<string, PathId> = {
  haulani: 'harmony',
  zaida: 'harmony',
  wolfe: 'dominance',
  samira: 'dominance',
  valerian: 'progress',
  cornella: 'progress',
  caratacus: 'salvation',
  amena: 'salvation',
};
