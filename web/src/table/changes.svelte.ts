// Where nothing moves, what has changed is outlined for a moment: on every board, by the elements that events are about.
import { tick, untrack } from 'svelte';
import type { Play } from './play.svelte';

const OUTLINED = 1600; // milliseconds
const MARK = 'data-changed';

/** Called where the table's page is made. */
export function outlineChanges(play: Play): void {
  const { connection, board } = play;
  $effect(() => {
    const { fresh } = connection;
    if (fresh.length === 0 || untrack(() => play.speed > 0 || play.past !== null)) return;
    const targets = new Set(fresh.flatMap(board.eventTargets));
    void tick().then(() => outline(targets));
    const timer = setTimeout(clear, OUTLINED);
    return () => {
      clearTimeout(timer);
      clear();
    };
  });
}

// Straight in the page: no part of a board has to be drawn again for it.
function outline(targets: ReadonlySet<string>): void {
  for (const piece of document.querySelectorAll<HTMLElement | SVGElement>('[data-target], [data-moves]'))
    if (targets.has(piece.dataset.target ?? piece.dataset.moves ?? '')) piece.setAttribute(MARK, '');
}

function clear(): void {
  for (const piece of document.querySelectorAll(`[${MARK}]`)) piece.removeAttribute(MARK);
}
