// Costs, actions, places, and the emblems of the seats.  Fills come from the tokens; lines take the colour of the text.
import type { Drawn } from './glyphs';

export const SIGNS = {
  hour: {
    box: '0 0 24 24',
    drawing:
      '<path fill="var(--panel)" stroke="var(--ink)" stroke-width="1.6" stroke-linejoin="round" stroke-linecap="round" d="M6 4c0 4.5 4.5 6 4.5 8S6 15.5 6 20h12c0-4.5-4.5-6-4.5-8S18 8.5 18 4z"/><path fill="var(--brass)" d="M8 8.2h8c-.8 1.4-2.3 2.2-3 3.3h-2c-.7-1.1-2.2-1.9-3-3.3zM7.6 18.6c.4-2 2.6-3 4.4-4.4 1.8 1.4 4 2.4 4.4 4.4z"/><path stroke="var(--ink)" stroke-width="2.6" stroke-linecap="round" d="M5 3h14M5 21h14"/>',
  },
  corrupt: {
    box: '0 0 24 24',
    drawing:
      '<path fill="var(--corrupt)" d="M12 1l2.2 5 4.3-3.3-.8 5.3 5.3.3-4 3.7 4.3 3.2-5.3 1 1.8 5-4.8-2.4L12 24l-2.7-5.2-4.8 2.4 1.8-5-5.3-1L5.3 12 1.3 8.3l5.3-.3L5.8 2.7 10 6z"/><path fill="var(--panel)" d="M8 10.5l3 1.3-2 1.6zM16 10.5l-3 1.3 2 1.6zM9 16c2-1.2 4-1.2 6 0-2 .9-4 .9-6 0z"/>',
  },
  coin: {
    box: '0 0 24 24',
    drawing:
      '<circle cx="12" cy="12" r="10" fill="var(--coin)" stroke="var(--outline)" stroke-width="1.5"/><circle cx="12" cy="12" r="6.5" fill="none" stroke="var(--outline)" stroke-width="1.2"/><path fill="var(--outline)" d="M12 7.5l4.5 4.5-4.5 4.5L7.5 12z"/>',
  },
  hire: {
    box: '0 0 24 24',
    drawing:
      '<circle cx="9.5" cy="7.5" r="4.5" fill="var(--panel)" stroke="var(--ink)" stroke-width="1.6" stroke-linejoin="round" stroke-linecap="round"/><path fill="var(--panel)" stroke="var(--ink)" stroke-width="1.6" stroke-linejoin="round" stroke-linecap="round" d="M1.5 21.5a8 7.5 0 0 1 16 0z"/><path fill="none" stroke="var(--good)" stroke-width="3" stroke-linecap="round" d="M19 4.5v8M15 8.5h8"/>',
  },
  staff: {
    box: '0 0 24 24',
    drawing:
      '<path fill="var(--brass)" stroke="var(--ink)" stroke-width="1.6" stroke-linejoin="round" stroke-linecap="round" d="M4.5 17.5c2-1.5 2.5-3.5 2.5-7a5 5 0 0 1 10 0c0 3.5.5 5.5 2.5 7z"/><path fill="none" stroke="var(--ink)" stroke-width="1.8" stroke-linejoin="round" stroke-linecap="round" d="M12 2.5v3M9.5 20.5a2.6 2.6 0 0 0 5 0"/><path fill="none" stroke="var(--ink)" stroke-width="1.8" stroke-linejoin="round" stroke-linecap="round" d="M2.5 9.5c.2-2.5 1-4 2.5-5.5M21.5 9.5c-.2-2.5-1-4-2.5-5.5"/>',
  },
  support: {
    box: '0 0 24 24',
    drawing:
      '<path fill="var(--panel)" stroke="var(--ink)" stroke-width="1.6" stroke-linejoin="round" stroke-linecap="round" d="M2 10.5L12 3l10 7.5v1H2zM4.5 11.5v7.5M9.5 11.5v7.5M19.5 11.5v7.5M14.5 11.5v7.5M2.5 21h19v-2h-19z"/><circle cx="12" cy="14.5" r="5.2" fill="var(--coin)" stroke="var(--outline)" stroke-width="1.5"/><path fill="var(--outline)" d="M12 11.8l2.7 2.7-2.7 2.7-2.7-2.7z"/>',
  },
  push: {
    box: '0 0 24 24',
    drawing:
      '<rect x="6" y="9" width="12" height="6.5" rx="1" fill="var(--panel)" stroke="var(--ink)" stroke-width="1.6" stroke-linejoin="round" stroke-linecap="round"/><rect x="6" y="16.5" width="12" height="6.5" rx="1" fill="var(--tile-blue)" stroke="var(--ink)" stroke-width="1.6" stroke-linejoin="round" stroke-linecap="round"/><path fill="none" stroke="var(--accent)" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round" d="M12 1v9.5M8.5 7.5l3.5 3.5 3.5-3.5"/>',
  },
  freeze: {
    box: '0 0 24 24',
    drawing:
      '<circle cx="12" cy="12" r="11" fill="var(--frost-soft)" stroke="var(--frost)" stroke-width="1.6"/><path fill="none" stroke="var(--ink)" stroke-width="1.7" stroke-linecap="round" d="M12 4v16M5.1 8l13.8 8M18.9 8L5.1 16M10 5.5l2 1.7 2-1.7M10 18.5l2-1.7 2 1.7M5.5 10.6l2.5-.9-.5-2.6M18.5 13.4l-2.5.9.5 2.6M18.5 10.6l-2.5-.9.5-2.6M5.5 13.4l2.5.9-.5 2.6"/>',
  },
  to: {
    box: '0 0 24 24',
    drawing:
      '<path fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" d="M4 12h15M13.5 6.5L19 12l-5.5 5.5"/>',
  },
  swap: {
    box: '0 0 24 24',
    drawing:
      '<path fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" d="M4 8.5h14M14.5 4.5l4 4-4 4M20 15.5H6M9.5 11.5l-4 4 4 4"/>',
  },
  bag: {
    box: '0 0 24 24',
    drawing:
      '<path fill="var(--plank)" stroke="var(--ink)" stroke-width="1.6" stroke-linejoin="round" stroke-linecap="round" d="M8.5 7h7c4 3.5 6 7.5 5 12-.4 1.8-1.5 3-3.5 3H7c-2 0-3.1-1.2-3.5-3-1-4.5 1-8.5 5-12z"/><path fill="var(--plank)" stroke="var(--ink)" stroke-width="1.6" stroke-linejoin="round" stroke-linecap="round" d="M8 2.5h8L15.5 7h-7z"/>',
  },
  lair: {
    box: '0 0 24 24',
    drawing:
      '<path fill="var(--cove-rogue)" stroke="var(--ink)" stroke-width="1.6" stroke-linejoin="round" stroke-linecap="round" d="M1.5 21.5C2 12 5.5 4 12 3c6.5 1 10 9 10.5 18.5z"/><path fill="var(--void)" d="M7 21.5c0-6 2-9.5 5-9.5s5 3.5 5 9.5z"/>',
  },
  market: {
    box: '0 0 24 24',
    drawing:
      '<path fill="var(--panel)" stroke="var(--ink)" stroke-width="1.6" stroke-linejoin="round" stroke-linecap="round" d="M3.5 10v11.5h17V10"/><path fill="var(--bad)" stroke="var(--ink)" stroke-width="1.6" stroke-linejoin="round" stroke-linecap="round" d="M3 3h18l1.5 6.5a3.2 3.2 0 0 1-5.2 1 3.5 3.5 0 0 1-5.3 0 3.5 3.5 0 0 1-5.3 0 3.2 3.2 0 0 1-5.2-1z"/>',
  },
  'e-sun': {
    box: '0 0 24 24',
    drawing:
      '<circle cx="12" cy="12" r="4.5" fill="currentColor"/><path fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" d="M12 2v2.5M12 19.5V22M2 12h2.5M19.5 12H22M5 5l1.8 1.8M17.2 17.2L19 19M19 5l-1.8 1.8M6.8 17.2L5 19"/>',
  },
  'e-moon': {
    box: '0 0 24 24',
    drawing: '<path fill="currentColor" d="M15 2.5a10 10 0 1 0 6.5 14.5A8.5 8.5 0 0 1 15 2.5z"/>',
  },
  'e-star': {
    box: '0 0 24 24',
    drawing: '<path fill="currentColor" d="M12 1l2.5 8.5L23 12l-8.5 2.5L12 23l-2.5-8.5L1 12l8.5-2.5z"/>',
  },
  turn: {
    box: '0 0 24 24',
    drawing:
      '<path fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round" d="M20 12a8 8 0 1 1-2.5-5.8M18.5 2v4.5H14"/>',
  },
  me: {
    box: '0 0 24 24',
    drawing:
      '<circle cx="12" cy="7.5" r="4" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/><path fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" d="M4 21a8 7 0 0 1 16 0"/>',
  },
  people: {
    box: '0 0 24 24',
    drawing:
      '<circle cx="8.5" cy="8" r="3.5" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/><path fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" d="M2 20a6.5 6 0 0 1 13 0M15.5 4.8a3.5 3.5 0 0 1 0 6.4M18 14.5a6 6 0 0 1 4 5.5"/>',
  },
  boat: {
    box: '0 0 24 24',
    drawing:
      '<path fill="currentColor" d="M11 2h2v3.5L19 12h-6v2h8.5L18 21.5H6L2.5 14H11z"/><path fill="currentColor" d="M9.8 5v7H5z"/>',
  },
  'e-leaf': {
    box: '0 0 24 24',
    drawing: '<path fill="currentColor" d="M4.5 20.5C3 10 9 3.5 20.5 3.5 21 14.5 15 21.5 6.5 19l6-8.5-8 10z"/>',
  },
  'e-pack': {
    box: '0 0 24 24',
    drawing:
      '<path fill="currentColor" d="M9 4.5a3 3 0 0 1 6 0V6h3.5v15h-13V6H9zm1.8 0V6h2.4V4.5a1.2 1.2 0 0 0-2.4 0zM8 11v2h8v-2zM8 15.5v2h5v-2z" fill-rule="evenodd"/>',
  },
} satisfies Record<string, Drawn>;
