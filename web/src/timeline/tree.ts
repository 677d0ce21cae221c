// The tree of timelines as lanes: the first game on top, every branch in a lane of its own below where it leaves.
import type { Branch } from '../wire';

export interface Lane {
  branch: Branch;
  row: number;
  /** The lane it leaves, and after how many choices. */
  from: number | null;
  start: number;
  end: number;
}

/** Lanes in the order they are drawn: a branch stands right below its parent, later ones first so that no two cross. */
export function lanes(tree: Branch[]): Lane[] {
  const known = new Set(tree.map((branch) => branch.table));
  const roots = tree.filter((branch) => branch.parent === null || !known.has(branch.parent));
  const found: Lane[] = [];
  const add = (branch: Branch, from: number | null) => {
    const row = found.length;
    found.push({ branch, row, from, start: from === null ? 0 : (branch.at ?? 0), end: branch.choices });
    const children = tree.filter((each) => each.parent === branch.table).sort((a, b) => (b.at ?? 0) - (a.at ?? 0));
    for (const child of children) add(child, row);
  };
  for (const root of roots) add(root, null);
  return found;
}
