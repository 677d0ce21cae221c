// Answers of which one is picked: `role="radiogroup"` with buttons of `role="radio"`, for `{@attach ...}`.
const CAN = '[role="radio"]:not(:disabled):not([aria-disabled="true"])';
const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

const radiosIn = (group: Element, selector = '[role="radio"]') => [...group.querySelectorAll<HTMLElement>(selector)];

/** One stop of the Tab key; arrows go from one to the next and pick it. */
export function radios(group: HTMLElement): () => void {
  const open = () => radiosIn(group, CAN);

  function stop(): void {
    const found = open();
    const one = found.find((each) => each.ariaChecked === 'true') ?? found[0];
    for (const each of radiosIn(group)) each.tabIndex = each === one ? 0 : -1;
  }

  function walk(event: KeyboardEvent): void {
    const by = STEPS[event.key];
    const found = open();
    const at = found.indexOf(event.target as HTMLElement);
    if (by === undefined || at < 0) return;
    event.preventDefault();
    const next = found[(at + by + found.length) % found.length]!;
    next.click();
    next.focus();
  }

  stop();
  const observer = new MutationObserver(stop);
  observer.observe(group, { subtree: true, childList: true, attributeFilter: ['aria-checked', 'disabled'] });
  group.addEventListener('keydown', walk);
  return () => {
    observer.disconnect();
    group.removeEventListener('keydown', walk);
  };
}

/** Digits pick from anywhere on the page. */
export function digits(group: HTMLElement): () => void {
  function digit(event: KeyboardEvent): void {
    if (!/^[0-9]$/.test(event.key) || event.altKey || event.ctrlKey || event.metaKey) return;
    if ((event.target as Element).closest('input, textarea, select, [contenteditable]')) return;
    if (group !== meant(group, event.target as Element)) return;
    const found = radiosIn(group, CAN).find((each) => digitOf(radiosIn(group), each) === event.key);
    if (!found) return;
    event.preventDefault();
    found.click();
  }

  window.addEventListener('keydown', digit, { capture: true }); // before it chooses an option of the list
  return () => window.removeEventListener('keydown', digit, { capture: true });
}

/** Of several groups the digits belong to the one that has the focus, or else to the first. */
function meant(group: Element, focused: Element): Element | null {
  const panel = group.closest('[data-choice-panel]') ?? group;
  const own = focused.closest('[role="radiogroup"]');
  return own && panel.contains(own) ? own : (panel.querySelector('[role="radiogroup"]') ?? group);
}

/** Answers that are numbers are picked by these, others are counted from 1. */
function digitOf(all: HTMLElement[], one: HTMLElement): string {
  const words = all.map((each) => (each.textContent ?? '').trim());
  const at = all.indexOf(one);
  return words.every((each) => /^\d$/.test(each)) ? words[at]! : String(at + 1);
}
