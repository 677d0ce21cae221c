// Answers on a panel that have keys of their own: every `data-keyed` in a group, in its order, for `{@attach ...}`.
import { capOf, capsBeside, shortcut } from './caps';

const CAPS = capsBeside();

export function keyed(group: HTMLElement): () => void {
  const answers = () => [...group.querySelectorAll<HTMLElement>('[data-keyed]')];
  const isOpen = (answer: HTMLElement) => !answer.matches(':disabled, [aria-disabled="true"]');

  /** The key is told, and shown at the answer (`style/parts.css`); what cannot be chosen has none, but keeps its place. */
  function label(): void {
    answers().forEach((answer, place) => {
      const cap = isOpen(answer) ? CAPS[place] : undefined;
      if (answer.dataset.cap === cap?.toUpperCase()) return;
      if (cap === undefined) {
        delete answer.dataset.cap;
        answer.removeAttribute('aria-keyshortcuts');
      } else {
        answer.dataset.cap = cap.toUpperCase();
        answer.setAttribute('aria-keyshortcuts', shortcut(cap));
      }
    });
  }

  function press(event: KeyboardEvent): void {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    if ((event.target as Element).closest('input, textarea, select, [contenteditable]')) return;
    const answer = answers()[CAPS.indexOf(capOf(event))];
    if (!answer || !isOpen(answer)) return;
    event.preventDefault();
    answer.click();
  }

  label();
  const observer = new MutationObserver(label);
  observer.observe(group, { subtree: true, childList: true, attributeFilter: ['disabled', 'aria-disabled'] });
  window.addEventListener('keydown', press, { capture: true });
  return () => {
    observer.disconnect();
    window.removeEventListener('keydown', press, { capture: true });
  };
}
