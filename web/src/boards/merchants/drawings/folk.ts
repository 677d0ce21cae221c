// Adventurers, the signs of their guilds, and the two figures.  Fills come from the tokens; lines take the colour of the text.
import type { Drawn } from './glyphs';

export const FOLK = {
  'adv-red': {
    box: '0 0 24 24',
    drawing:
      '<path fill="var(--cove-red)" stroke="var(--outline)" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round" d="M3 22.5v-5l4.5-3.5h9l4.5 3.5v5z"/><path fill="var(--cove-red)" stroke="var(--outline)" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round" d="M6.5 13.5V8.5a5.5 5.5 0 0 1 11 0v5l-2.5 2h-6z"/><path fill="var(--outline)" d="M8.5 9h7v2h-7zM11.2 11h1.6v3h-1.6z"/><path fill="var(--cove-red)" stroke="var(--outline)" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round" d="M12 3c.5-1.5 3-2 5-.5-1 .2-2 1-2.5 2.2z"/>',
  },
  'adv-green': {
    box: '0 0 24 24',
    drawing:
      '<path fill="var(--cove-green)" stroke="var(--outline)" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round" d="M4 22.5a8 7.5 0 0 1 16 0z"/><circle cx="12" cy="11" r="4.6" fill="var(--cove-green)" stroke="var(--outline)" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round"/><path fill="var(--cove-green)" stroke="var(--outline)" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round" d="M4.5 9.5C5 5.5 9 3.5 13 4s7 2 6.5 4.5c-4-1-10-.8-15 1z"/><path fill="var(--cove-green)" stroke="var(--outline)" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round" d="M14 4.5c1-2.5 4.5-3.5 7-2.5-.5 2-3 4-5.5 3.5z"/><path stroke="var(--outline)" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round" fill="none" d="M9.5 19.5c2 .8 3.5.5 5-1"/>',
  },
  'adv-blue': {
    box: '0 0 24 24',
    drawing:
      '<path fill="var(--cove-blue)" stroke="var(--outline)" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round" d="M12 10.5l8 12H4z"/><circle cx="12" cy="10.5" r="4" fill="var(--cove-blue)" stroke="var(--outline)" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round"/><path fill="var(--cove-blue)" stroke="var(--outline)" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round" d="M13.5 1L17 8.5h3.5v1.8h-17V8.5H7z"/><path stroke="var(--outline)" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round" fill="none" d="M10 12.5l2 4 2-4"/>',
  },
  'adv-yellow': {
    box: '0 0 24 24',
    drawing:
      '<path fill="var(--cove-yellow)" stroke="var(--outline)" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round" d="M2.5 22.5c0-4 3-6 5.5-6.5h8c2.5.5 5.5 2.5 5.5 6.5z"/><path fill="var(--cove-yellow)" stroke="var(--outline)" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round" d="M6 16h12l-2 3H8z"/><circle cx="12" cy="11.5" r="4.5" fill="var(--cove-yellow)" stroke="var(--outline)" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round"/><path fill="var(--cove-yellow)" stroke="var(--outline)" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round" d="M6 8.5L5.5 2l3.5 3L12 1.2 15 5l3.5-3L18 8.5z"/>',
  },
  'adv-rogue': {
    box: '0 0 24 24',
    drawing:
      '<path fill="var(--cove-rogue)" stroke="var(--outline)" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round" d="M12 1.5c5 3 6.5 7 6.5 11l3 10h-19l3-10c0-4 1.5-8 6.5-11z"/><path fill="var(--outline)" d="M12 6.5c3 1.5 4 4 4 6.5s-1.5 4-4 4-4-1.5-4-4 1-5 4-6.5z"/><path fill="var(--glint)" d="M9 11.5l2.5 1-1.3 1zM15 11.5l-2.5 1 1.3 1z"/>',
  },
  'g-red': {
    box: '0 0 24 24',
    drawing:
      '<path fill="var(--cove-red)" stroke="var(--outline)" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round" d="M3 3h18v9c0 5-4 8-9 10-5-2-9-5-9-10z"/><path fill="none" stroke="var(--glint)" stroke-width="2" stroke-linecap="round" d="M12 6v10M8.5 13h7"/>',
  },
  'g-green': {
    box: '0 0 24 24',
    drawing:
      '<circle cx="12" cy="12" r="10" fill="var(--cove-green)" stroke="var(--outline)" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round"/><path fill="none" stroke="var(--glint)" stroke-width="1.9" stroke-linecap="round" d="M7.5 6.5c0 6 1.5 10 4.5 10s4.5-4 4.5-10M7 16.5h10M10.5 9v7M13.5 9v7"/>',
  },
  'g-blue': {
    box: '0 0 24 24',
    drawing:
      '<path fill="var(--cove-blue)" stroke="var(--outline)" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round" d="M12 1l11 11-11 11L1 12z"/><path fill="var(--glint)" d="M12 6l1.5 4.5L18 12l-4.5 1.5L12 18l-1.5-4.5L6 12l4.5-1.5z"/>',
  },
  'g-yellow': {
    box: '0 0 24 24',
    drawing:
      '<path fill="var(--cove-yellow)" stroke="var(--outline)" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round" d="M3 2.5h18V22l-9-4-9 4z"/><path fill="var(--glint)" d="M6.5 14.5L6 7.5l3.5 2.8L12 6.5l2.5 3.8L18 7.5l-.5 7z"/>',
  },
  'g-rogue': {
    box: '0 0 24 24',
    drawing:
      '<path fill="var(--cove-rogue)" stroke="var(--outline)" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round" d="M2 7c4-2 6-1 10-1s6-1 10 1c0 6-2 10-5.5 10-2.5 0-3-2.5-4.5-2.5S10 17 7.5 17C4 17 2 13 2 7z"/><path fill="var(--glint)" d="M5.5 10c2-1 3.5-.5 4.5 1-1.5 1.5-3.5 1-4.5-1zM18.5 10c-2-1-3.5-.5-4.5 1 1.5 1.5 3.5 1 4.5-1z"/>',
  },
  'f-chrono': {
    box: '0 0 40 52',
    drawing:
      '<ellipse cx="20" cy="48.5" rx="16" ry="3" fill="var(--outline)" opacity=".25"/><path fill="currentColor" stroke="var(--outline)" stroke-width="1.8" stroke-linejoin="round" stroke-linecap="round" d="M20 20c8 0 13 12 14.5 27.5h-29C7 32 12 20 20 20z"/><path fill="var(--glint)" stroke="var(--outline)" stroke-width="1.8" stroke-linejoin="round" stroke-linecap="round" d="M13 21h14c0 8-2.5 15-7 18-4.5-3-7-10-7-18z"/><path fill="var(--skin)" stroke="var(--outline)" stroke-width="1.8" stroke-linejoin="round" stroke-linecap="round" d="M14 17.5h12v4c0 3-2.5 5-6 5s-6-2-6-5z"/><path fill="currentColor" stroke="var(--outline)" stroke-width="1.8" stroke-linejoin="round" stroke-linecap="round" d="M22.5 1.5L29 15h5v3.5H6V15h5z"/><path fill="var(--brass)" d="M20 6l1.2 2.8L24 10l-2.8 1.2L20 14l-1.2-2.8L16 10l2.8-1.2z"/><path fill="none" stroke="var(--outline)" stroke-width="1.8" stroke-linejoin="round" stroke-linecap="round" d="M17 21.5h.1M23 21.5h.1"/>',
  },
  'f-assist': {
    box: '0 0 40 52',
    drawing:
      '<ellipse cx="20" cy="48.5" rx="14" ry="3" fill="var(--outline)" opacity=".25"/><path fill="none" stroke="var(--outline)" stroke-width="2.6" stroke-linejoin="round" stroke-linecap="round" d="M15 42v5M25 42v5"/><path fill="var(--glint)" stroke="var(--outline)" stroke-width="1.8" stroke-linejoin="round" stroke-linecap="round" d="M20 9c8 0 13 10 13 19s-5.5 15-13 15S7 37 7 28 12 9 20 9z"/><path fill="currentColor" stroke="var(--outline)" stroke-width="1.8" stroke-linejoin="round" stroke-linecap="round" d="M7.2 30h25.6c-.8 8-6 13-12.8 13S8 38 7.2 30z"/><circle cx="15" cy="22" r="4" fill="var(--panel)" stroke="var(--outline)" stroke-width="1.8" stroke-linejoin="round" stroke-linecap="round"/><circle cx="25" cy="22" r="4" fill="var(--panel)" stroke="var(--outline)" stroke-width="1.8" stroke-linejoin="round" stroke-linecap="round"/><path fill="none" stroke="var(--outline)" stroke-width="1.8" stroke-linejoin="round" stroke-linecap="round" d="M19 22h2M15 22h.1M25 22h.1"/><path fill="var(--bad)" stroke="var(--outline)" stroke-width="1.4" stroke-linejoin="round" stroke-linecap="round" d="M20 31l-5-2.5v5zM20 31l5-2.5v5z"/><path fill="currentColor" stroke="var(--outline)" stroke-width="1.8" stroke-linejoin="round" stroke-linecap="round" d="M11 11.5h18l-2-9H13z"/>',
  },
  guest: {
    box: '0 0 24 24',
    drawing:
      '<circle cx="12" cy="7.5" r="4.5" fill="var(--panel)" stroke="var(--ink)" stroke-width="1.6" stroke-linejoin="round" stroke-linecap="round"/><path fill="var(--panel)" stroke="var(--ink)" stroke-width="1.6" stroke-linejoin="round" stroke-linecap="round" d="M3.5 21.5a8.5 8 0 0 1 17 0z"/>',
  },
} satisfies Record<string, Drawn>;
