// Relics, artifacts and the signs of their size.  Fills come from the tokens; lines take the colour of the text.
import type { Drawn } from './glyphs';

export const GOODS = {
  'r-red': {
    box: '0 0 24 24',
    drawing:
      '<path fill="var(--cove-red)" stroke="var(--outline)" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round" d="M10.3 2h3.4l.6 2.8 2 .8 2.4-1.5 2.4 2.4-1.5 2.4.8 2 2.8.6v3.4l-2.8.6-.8 2 1.5 2.4-2.4 2.4-2.4-1.5-2 .8-.6 2.8h-3.4l-.6-2.8-2-.8-2.4 1.5-2.4-2.4 1.5-2.4-.8-2L1 14.3v-3.4l2.8-.6.8-2-1.5-2.4 2.4-2.4 2.4 1.5 2-.8z" transform="translate(.8 -.6)"/><circle cx="12" cy="12" r="3.4" fill="var(--panel)" stroke="var(--outline)" stroke-width="1.5"/>',
  },
  'r-green': {
    box: '0 0 24 24',
    drawing:
      '<path fill="var(--cove-green)" stroke="var(--outline)" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round" d="M12 22C6 22 2 17.5 2 12S6.5 2 12.5 2 22 6 22 11c0 4-3 7-6.5 7-3 0-5.5-2.3-5.5-5.2C10 10.5 11.7 9 13.7 9c1.6 0 2.8 1.2 2.8 2.7"/><path stroke="var(--outline)" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round" fill="none" d="M2.5 9.5l7.5 2M5.5 4.5l5.5 6M12.5 2l.5 7"/>',
  },
  'r-blue': {
    box: '0 0 24 24',
    drawing:
      '<path fill="var(--cove-blue)" stroke="var(--outline)" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round" d="M8 2h8l5 7-9 13.5L3 9z"/><path stroke="var(--outline)" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round" fill="none" d="M3 9h18M8 2l1.5 7L12 22l2.5-13L16 2"/>',
  },
  'r-yellow': {
    box: '0 0 24 24',
    drawing:
      '<path fill="var(--cove-yellow)" stroke="var(--outline)" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round" d="M15.5 1.5a7 7 0 1 1-3.5 13l-2 2H7.5V19H5v2.5H1.5V18l7.8-7.8A7 7 0 0 1 15.5 1.5z"/><circle cx="17" cy="7" r="2" fill="var(--panel)" stroke="var(--outline)" stroke-width="1.5"/>',
  },
  'r-any': {
    box: '0 0 24 24',
    drawing:
      '<svg x="0" y="0" width="11.5" height="11.5" viewBox="0 0 24 24"><path fill="var(--cove-red)" stroke="var(--outline)" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round" d="M10.3 2h3.4l.6 2.8 2 .8 2.4-1.5 2.4 2.4-1.5 2.4.8 2 2.8.6v3.4l-2.8.6-.8 2 1.5 2.4-2.4 2.4-2.4-1.5-2 .8-.6 2.8h-3.4l-.6-2.8-2-.8-2.4 1.5-2.4-2.4 1.5-2.4-.8-2L1 14.3v-3.4l2.8-.6.8-2-1.5-2.4 2.4-2.4 2.4 1.5 2-.8z" transform="translate(.8 -.6)"/><circle cx="12" cy="12" r="3.4" fill="var(--panel)" stroke="var(--outline)" stroke-width="1.5"/></svg><svg x="12.5" y="0" width="11.5" height="11.5" viewBox="0 0 24 24"><path fill="var(--cove-green)" stroke="var(--outline)" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round" d="M12 22C6 22 2 17.5 2 12S6.5 2 12.5 2 22 6 22 11c0 4-3 7-6.5 7-3 0-5.5-2.3-5.5-5.2C10 10.5 11.7 9 13.7 9c1.6 0 2.8 1.2 2.8 2.7"/><path stroke="var(--outline)" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round" fill="none" d="M2.5 9.5l7.5 2M5.5 4.5l5.5 6M12.5 2l.5 7"/></svg><svg x="0" y="12.5" width="11.5" height="11.5" viewBox="0 0 24 24"><path fill="var(--cove-blue)" stroke="var(--outline)" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round" d="M8 2h8l5 7-9 13.5L3 9z"/><path stroke="var(--outline)" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round" fill="none" d="M3 9h18M8 2l1.5 7L12 22l2.5-13L16 2"/></svg><svg x="12.5" y="12.5" width="11.5" height="11.5" viewBox="0 0 24 24"><path fill="var(--cove-yellow)" stroke="var(--outline)" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round" d="M15.5 1.5a7 7 0 1 1-3.5 13l-2 2H7.5V19H5v2.5H1.5V18l7.8-7.8A7 7 0 0 1 15.5 1.5z"/><circle cx="17" cy="7" r="2" fill="var(--panel)" stroke="var(--outline)" stroke-width="1.5"/></svg>',
  },
  'a-red': {
    box: '0 0 32 33',
    drawing:
      '<path stroke="var(--outline)" stroke-width="1.5" stroke-linejoin="round" fill="color-mix(in srgb,var(--cove-red) 30%,var(--panel))" d="M3 27V13a13 11.5 0 0 1 26 0v14z"/><path fill="var(--cove-red)" stroke="var(--outline)" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round" d="M1.5 27h29v5h-29z"/><path stroke="var(--outline)" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round" fill="none" d="M16 1.5v-1"/><g transform="translate(6.2 6) scale(.82)"><path fill="var(--cove-red)" stroke="var(--outline)" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round" d="M10.3 2h3.4l.6 2.8 2 .8 2.4-1.5 2.4 2.4-1.5 2.4.8 2 2.8.6v3.4l-2.8.6-.8 2 1.5 2.4-2.4 2.4-2.4-1.5-2 .8-.6 2.8h-3.4l-.6-2.8-2-.8-2.4 1.5-2.4-2.4 1.5-2.4-.8-2L1 14.3v-3.4l2.8-.6.8-2-1.5-2.4 2.4-2.4 2.4 1.5 2-.8z" transform="translate(.8 -.6)"/><circle cx="12" cy="12" r="3.4" fill="var(--panel)" stroke="var(--outline)" stroke-width="1.5"/></g>',
  },
  'a-green': {
    box: '0 0 32 33',
    drawing:
      '<path stroke="var(--outline)" stroke-width="1.5" stroke-linejoin="round" fill="color-mix(in srgb,var(--cove-green) 30%,var(--panel))" d="M3 27V13a13 11.5 0 0 1 26 0v14z"/><path fill="var(--cove-green)" stroke="var(--outline)" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round" d="M1.5 27h29v5h-29z"/><path stroke="var(--outline)" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round" fill="none" d="M16 1.5v-1"/><g transform="translate(6.2 6) scale(.82)"><path fill="var(--cove-green)" stroke="var(--outline)" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round" d="M12 22C6 22 2 17.5 2 12S6.5 2 12.5 2 22 6 22 11c0 4-3 7-6.5 7-3 0-5.5-2.3-5.5-5.2C10 10.5 11.7 9 13.7 9c1.6 0 2.8 1.2 2.8 2.7"/><path stroke="var(--outline)" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round" fill="none" d="M2.5 9.5l7.5 2M5.5 4.5l5.5 6M12.5 2l.5 7"/></g>',
  },
  'a-blue': {
    box: '0 0 32 33',
    drawing:
      '<path stroke="var(--outline)" stroke-width="1.5" stroke-linejoin="round" fill="color-mix(in srgb,var(--cove-blue) 30%,var(--panel))" d="M3 27V13a13 11.5 0 0 1 26 0v14z"/><path fill="var(--cove-blue)" stroke="var(--outline)" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round" d="M1.5 27h29v5h-29z"/><path stroke="var(--outline)" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round" fill="none" d="M16 1.5v-1"/><g transform="translate(6.2 6) scale(.82)"><path fill="var(--cove-blue)" stroke="var(--outline)" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round" d="M8 2h8l5 7-9 13.5L3 9z"/><path stroke="var(--outline)" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round" fill="none" d="M3 9h18M8 2l1.5 7L12 22l2.5-13L16 2"/></g>',
  },
  'a-yellow': {
    box: '0 0 32 33',
    drawing:
      '<path stroke="var(--outline)" stroke-width="1.5" stroke-linejoin="round" fill="color-mix(in srgb,var(--cove-yellow) 30%,var(--panel))" d="M3 27V13a13 11.5 0 0 1 26 0v14z"/><path fill="var(--cove-yellow)" stroke="var(--outline)" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round" d="M1.5 27h29v5h-29z"/><path stroke="var(--outline)" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round" fill="none" d="M16 1.5v-1"/><g transform="translate(6.2 6) scale(.82)"><path fill="var(--cove-yellow)" stroke="var(--outline)" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round" d="M15.5 1.5a7 7 0 1 1-3.5 13l-2 2H7.5V19H5v2.5H1.5V18l7.8-7.8A7 7 0 0 1 15.5 1.5z"/><circle cx="17" cy="7" r="2" fill="var(--panel)" stroke="var(--outline)" stroke-width="1.5"/></g>',
  },
  'a-any': {
    box: '0 0 32 33',
    drawing:
      '<path fill="var(--panel)" stroke="var(--ink)" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round" d="M3 27V13a13 11.5 0 0 1 26 0v14z"/><path fill="var(--brass)" stroke="var(--ink)" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round" d="M1.5 27h29v5h-29z"/><svg x="7.5" y="8" width="17" height="17" viewBox="0 0 24 24"><svg x="0" y="0" width="11.5" height="11.5" viewBox="0 0 24 24"><path fill="var(--cove-red)" stroke="var(--outline)" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round" d="M10.3 2h3.4l.6 2.8 2 .8 2.4-1.5 2.4 2.4-1.5 2.4.8 2 2.8.6v3.4l-2.8.6-.8 2 1.5 2.4-2.4 2.4-2.4-1.5-2 .8-.6 2.8h-3.4l-.6-2.8-2-.8-2.4 1.5-2.4-2.4 1.5-2.4-.8-2L1 14.3v-3.4l2.8-.6.8-2-1.5-2.4 2.4-2.4 2.4 1.5 2-.8z" transform="translate(.8 -.6)"/><circle cx="12" cy="12" r="3.4" fill="var(--panel)" stroke="var(--outline)" stroke-width="1.5"/></svg><svg x="12.5" y="0" width="11.5" height="11.5" viewBox="0 0 24 24"><path fill="var(--cove-green)" stroke="var(--outline)" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round" d="M12 22C6 22 2 17.5 2 12S6.5 2 12.5 2 22 6 22 11c0 4-3 7-6.5 7-3 0-5.5-2.3-5.5-5.2C10 10.5 11.7 9 13.7 9c1.6 0 2.8 1.2 2.8 2.7"/><path stroke="var(--outline)" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round" fill="none" d="M2.5 9.5l7.5 2M5.5 4.5l5.5 6M12.5 2l.5 7"/></svg><svg x="0" y="12.5" width="11.5" height="11.5" viewBox="0 0 24 24"><path fill="var(--cove-blue)" stroke="var(--outline)" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round" d="M8 2h8l5 7-9 13.5L3 9z"/><path stroke="var(--outline)" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round" fill="none" d="M3 9h18M8 2l1.5 7L12 22l2.5-13L16 2"/></svg><svg x="12.5" y="12.5" width="11.5" height="11.5" viewBox="0 0 24 24"><path fill="var(--cove-yellow)" stroke="var(--outline)" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round" d="M15.5 1.5a7 7 0 1 1-3.5 13l-2 2H7.5V19H5v2.5H1.5V18l7.8-7.8A7 7 0 0 1 15.5 1.5z"/><circle cx="17" cy="7" r="2" fill="var(--panel)" stroke="var(--outline)" stroke-width="1.5"/></svg></svg>',
  },
  small: {
    box: '0 0 24 24',
    drawing:
      '<path fill="var(--plank)" stroke="var(--ink)" stroke-width="1.6" stroke-linejoin="round" stroke-linecap="round" d="M7 10h10v9H7z"/><path fill="none" stroke="var(--ink)" stroke-width="1.8" stroke-linejoin="round" stroke-linecap="round" d="M7 13h10M12 10v3"/>',
  },
  large: {
    box: '0 0 24 24',
    drawing:
      '<path fill="var(--plank)" stroke="var(--ink)" stroke-width="1.6" stroke-linejoin="round" stroke-linecap="round" d="M2.5 5h19v16h-19z"/><path fill="none" stroke="var(--ink)" stroke-width="1.8" stroke-linejoin="round" stroke-linecap="round" d="M2.5 11h19M12 5v6M9.5 14.5h5"/>',
  },
} satisfies Record<string, Drawn>;
