// Swiping sideways turns pages.
const FAR = 64; // pixels

/** Attached to an element: tells whether a finger has swept over it to the left (1: the next page) or to the right (-1). */
export function swipe(turn: (step: number) => void): (element: HTMLElement) => () => void {
  return (element) => {
    let from: Touch | null = null;
    const start = (event: TouchEvent): void => {
      from = event.touches.length === 1 ? event.touches[0]! : null;
    };
    const end = (event: TouchEvent): void => {
      const to = event.changedTouches[0];
      const [right, down] = from && to ? [to.clientX - from.clientX, to.clientY - from.clientY] : [0, 0];
      from = null;
      if (Math.abs(right) >= FAR && Math.abs(down) <= Math.abs(right) / 2) turn(right < 0 ? 1 : -1);
    };
    element.addEventListener('touchstart', start, { passive: true });
    element.addEventListener('touchend', end, { passive: true });
    return () => {
      element.removeEventListener('touchstart', start);
      element.removeEventListener('touchend', end);
    };
  };
}
