// A gallery is long: what is far down the page is fetched and drawn when somebody comes near it.
import type { Attachment } from 'svelte/attachments';

const MARGIN = '400px';

export const whenNear =
  (then: () => void): Attachment<HTMLElement> =>
  (place) => {
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        watch.disconnect();
        then();
      },
      { rootMargin: MARGIN },
    );
    watch.observe(place);
    return () => watch.disconnect();
  };
