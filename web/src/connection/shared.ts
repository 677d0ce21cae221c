/**
 * `next`, in which every part that is deeply equal to its counterpart in `before` is that very object: whoever draws
 * it sees that it did not change.  `next` must be ours alone, such as a frame just parsed: parts are exchanged in place.
 */
export function shared<T>(before: unknown, next: T): T {
  if (!isTree(before) || !isTree(next) || Array.isArray(before) !== Array.isArray(next)) return next;
  const parts: Record<string, unknown> = next;
  const keys = Object.keys(parts);
  let same = keys.length === Object.keys(before).length;
  for (const key of keys) {
    parts[key] = shared(before[key], parts[key]);
    same &&= key in before && parts[key] === before[key];
  }
  return same ? (before as T) : next;
}

function isTree(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
