// An option's sentence in two parts: what it is, and what it does.

const SHORTEST_REST = 30;

export interface Parts {
  head: string;
  rest: string;
}

/** "Use the shield: remove 2 rifts from your era" and "Free move to the Dawn (next era)" have a natural head. */
export function headAndRest(label: string): Parts {
  const colon = label.indexOf(': ');
  if (colon > 0 && label.length - colon > SHORTEST_REST)
    return { head: label.slice(0, colon), rest: label.slice(colon + 2) };
  const brackets = /^(.+?) \(([^()]+)\)$/.exec(label);
  return brackets ? { head: brackets[1]!, rest: brackets[2]! } : { head: label, rest: '' };
}

/** Without the remark in brackets at its end, where a picture says the same. */
export const withoutRemark = (label: string): string => label.replace(/ \([^()]+\)$/, '');

/** In a long list the effects are left out where the heads alone tell the options apart; short remarks stay.
 *  A head that others begin with tells nothing. */
export function shortened(labels: readonly string[]): Parts[] {
  const parts = labels.map(headAndRest);
  const heads = parts.map((part) => part.head);
  if (heads.some((head, index) => heads.some((other, at) => at !== index && other.startsWith(head)))) return parts;
  return parts.map((part) => (part.rest.length >= SHORTEST_REST - 2 ? { head: part.head, rest: '' } : part));
}
