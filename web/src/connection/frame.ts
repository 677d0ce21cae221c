// The browser's next frame.

/** A page that nobody sees gets no frames: then after this many milliseconds. */
const UNSEEN = 100;

/** Call once, just before the browser draws; the answer calls it off. */
export function onNextFrame(callback: () => void): () => void {
  const cancel = (): void => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
  const call = (): void => {
    cancel();
    callback();
  };
  const frame = requestAnimationFrame(call);
  const timer = setTimeout(call, UNSEEN);
  return cancel;
}
