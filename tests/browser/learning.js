// Plays the lesson on the screen to its end as a learner does: reads on, and clicks what is marked as wanted.  Notes what is
// missing on the board and what does not fit into its box.  One call for a whole lesson: a look from outside costs more.
async ({ steps, patience }) => {
  const problems = [];
  const seen = new Set();
  const sleep = () => new Promise((resolve) => setTimeout(resolve, 15));
  const isShown = (element) => element.getClientRects().length > 0;
  const overflows = (element) => element.scrollWidth > element.clientWidth + 1;
  const missing = (at) =>
    steps[at].targets.filter((target) => !document.querySelector(`[data-target="${CSS.escape(target)}"]`));
  const look = (card, at) => {
    for (const target of missing(at)) problems.push(`${at}: no ${target}`);
    const parts = [card, ...card.querySelectorAll('p, button, .head'), document.documentElement];
    for (const part of parts)
      if (isShown(part) && overflows(part)) problems.push(`${at}: too wide: ${part.className || part.tagName}`);
    const text = card.querySelector('p').textContent;
    if (/-lesson-/.test(text)) problems.push(`${at}: no words: ${text}`);
  };
  let [last, since] = [-1, 0];
  let until = Date.now() + patience; // with each step
  while (Date.now() < until) {
    await sleep();
    const card = document.querySelector('[data-lesson][data-step]');
    if (!card) continue;
    const at = Number(card.dataset.step);
    if (at >= steps.length) return { problems, seen: seen.size };
    if (!seen.has(at)) {
      // The words may be there before the others have made their choices and the board shows what they are about.
      since = at === last ? since : Date.now();
      last = at;
      if (missing(at).length && Date.now() < since + 5000) continue;
      look(card, at);
      until = Date.now() + patience;
    }
    seen.add(at);
    const read = card.querySelector('[data-read]');
    if (read) {
      read.click();
      continue;
    }
    const wanted = [...document.querySelectorAll('[data-key].wanted:not(:disabled)')];
    const shown = wanted.find(isShown);
    if (shown) shown.click();
    else if (wanted.length) {
      const fold = document.querySelector('[data-fold]:not([open]) > summary, [data-unfold][aria-expanded=false]');
      if (fold) fold.click();
    }
  }
  const card = document.querySelector('[data-lesson][data-step]');
  problems.push(`stuck: ${card ? `${card.dataset.step}: ${card.textContent}` : 'no lesson'}`);
  return { problems, seen: seen.size };
}
