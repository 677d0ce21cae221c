// Small things that any element can do, for `{@attach ...}`.

/** Come into view where the page has to scroll for it; nothing moves otherwise. */
export function intoView(element: Element): void {
  element.scrollIntoView?.({ block: 'nearest' });
}
