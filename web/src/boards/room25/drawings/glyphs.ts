// One-colour pictograms of Room 25, drawn in a square of 24 with currentColor; the signs of the whole page are in parts/Symbols.svelte.

/** One for every kind of room. */
export const ROOM_GLYPHS: Readonly<Record<string, string>> = {
  central:
    '<path fill="currentColor" d="M12 8.2 15.8 12 12 15.8 8.2 12z"/><path fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round" d="M12 5.5V2M12 22v-3.5M5.5 12H2M22 12h-3.5M9.8 4 12 1.8 14.2 4M9.8 20l2.2 2.2 2.2-2.2M4 9.8 1.8 12 4 14.2M20 9.8l2.2 2.2-2.2 2.2"/>',
  room25:
    '<path fill="currentColor" fill-rule="evenodd" d="M3 22V4.5L14 1.8v20.4zM10.2 11a1.3 1.3 0 1 0 0 2.6 1.3 1.3 0 0 0 0-2.6z"/><path fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round" d="M15.5 12h6M19 8.6l3 3.4-3 3.4"/>',
  empty:
    '<path fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round" d="M3 8V3h5M16 3h5v5M21 16v5h-5M8 21H3v-5"/>',
  vision:
    '<path fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round" d="M2.5 4.5h19v12h-19zM8 20.5h8"/><path fill="none" stroke="currentColor" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round" d="M5.5 10.5S8 7.2 12 7.2s6.5 3.3 6.5 3.3-2.5 3.3-6.5 3.3-6.5-3.3-6.5-3.3z"/><circle cx="12" cy="10.5" r="1.5" fill="currentColor"/>',
  control_room:
    '<path fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round" d="M4 3v18M12 3v18M20 3v18"/><rect x="1.8" y="13" width="4.4" height="4.4" rx="1.2" fill="currentColor"/><rect x="9.8" y="5.6" width="4.4" height="4.4" rx="1.2" fill="currentColor"/><rect x="17.8" y="10.5" width="4.4" height="4.4" rx="1.2" fill="currentColor"/>',
  tunnel:
    '<path fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round" d="M2.5 21v-8a9.5 9.5 0 0 1 19 0v8M6.5 21v-7.5a5.5 5.5 0 0 1 11 0V21"/><path fill="currentColor" d="M9.8 21v-6.5a2.2 2.2 0 0 1 4.4 0V21z"/>',
  moving:
    '<path fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round" d="M3 7.5h14M13.5 3.5l4 4-4 4M21 16.5H7M10.5 12.5l-4 4 4 4"/>',
  vortex:
    '<path fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round" d="M12.8 12L12.97 12.28L13.02 12.66L12.93 13.08L12.68 13.49L12.26 13.83L11.71 14.03L11.06 14.06L10.38 13.87L9.74 13.45L9.23 12.81L8.9 12L8.82 11.07L9.04 10.1L9.56 9.18L10.36 8.42L11.41 7.9L12.62 7.69L13.9 7.85L15.13 8.39L16.19 9.31L16.98 10.54L17.4 12L17.38 13.58L16.89 15.15L15.95 16.56L14.59 17.67L12.92 18.38L11.05 18.59L9.15 18.24L7.37 17.35L5.87 15.94L4.81 14.11L4.3 12L4.41 9.77L5.17 7.61L6.55 5.71L8.45 4.24L10.76 3.34L13.27 3.14L15.81 3.66L18.14 4.92L20.06 6.82L21.39 9.24L22 12"/>',
  prison:
    '<path fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round" d="M3 3.5h18M3 20.5h18M6 3.5v17M10 3.5v17M14 3.5v17M18 3.5v17"/>',
  cold: '<path fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round" d="M12 2v20M3.3 7l17.4 10M20.7 7 3.3 17M9.5 3.5 12 6l2.5-2.5M9.5 20.5 12 18l2.5 2.5M3.2 10.4 6.6 9.5l-.9-3.4M20.8 13.6l-3.4.9.9 3.4M18.3 6.1l-.9 3.4 3.4.9M5.7 17.9l.9-3.4-3.4-.9"/>',
  dark: '<path fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round" d="M2.5 10c2.5 4 5.8 6 9.5 6s7-2 9.5-6M12 16v4M6.5 14.3 4.7 17.6M17.5 14.3l1.8 3.3"/>',
  trap: '<path fill="currentColor" d="M2 14c0 5 4.5 8 10 8s10-3 10-8l-2.7 2.6-2.3-3.4-2.5 3.6-2.5-3.6-2.5 3.6L7 13.2l-2.3 3.4zM2 10c0-5 4.5-8 10-8s10 3 10 8l-2.7-2.6L17 10.8l-2.5-3.6-2.5 3.6-2.5-3.6L7 10.8 4.7 7.4z"/>',
  illusion:
    '<path fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round" d="M8.5 8.5h13v13h-13z"/><path fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round" stroke-dasharray="2.6 3" d="M2.5 2.5h13v13h-13z"/><path fill="currentColor" d="M15 11L16.2 13.8L19 15L16.2 16.2L15 19L13.8 16.2L11 15L13.8 13.8z"/>',
  flooded:
    '<path fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round" d="M2 11c2.5-2.5 4.2-2.5 6.7 0s4.2 2.5 6.6 0 4.2-2.5 6.7 0M2 16c2.5-2.5 4.2-2.5 6.7 0s4.2 2.5 6.6 0 4.2-2.5 6.7 0M2 21c2.5-2.5 4.2-2.5 6.7 0s4.2 2.5 6.6 0 4.2-2.5 6.7 0M12 6V2M9.5 4l2.5 2.6L14.5 4"/>',
  acid: '<path fill="currentColor" fill-rule="evenodd" d="M12 1.8c4.5 6 7 9.5 7 13a7 7 0 0 1-14 0c0-3.5 2.5-7 7-13zM9.5 13a1.6 1.6 0 1 0 0 3.2 1.6 1.6 0 0 0 0-3.2zm4.5 3a1.3 1.3 0 1 0 0 2.6 1.3 1.3 0 0 0 0-2.6zm-.5-5.5a1 1 0 1 0 0 2 1 1 0 0 0 0-2z"/>',
  mortal: '<use href="#ui-skull" width="24" height="24"/>',
  robot_room:
    '<path fill="currentColor" fill-rule="evenodd" d="M11 1.5h2V4h3.5A2.5 2.5 0 0 1 19 6.5v6a2.5 2.5 0 0 1-2.5 2.5h-9A2.5 2.5 0 0 1 5 12.5v-6A2.5 2.5 0 0 1 7.5 4H11zM8.7 7.4v3h2v-3zm4.6 0v3h2v-3z"/><path fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round" d="M5 18h14M7 22h10M9 18l-2 4M15 18l2 4"/>',
  regeneration:
    '<path fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round" d="M20.5 9A9 9 0 0 0 4 8M3.5 15A9 9 0 0 0 20 16M4 3.5V8h4.5M20 20.5V16h-4.5"/><path fill="currentColor" d="M10.6 7.8h2.8v2.8h2.8v2.8h-2.8v2.8h-2.8v-2.8H7.8v-2.8h2.8z"/>',
  pivoting:
    '<path fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round" d="M9 8.5h6v7H9z"/><path fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round" d="M3 12a9 9 0 0 1 15-6.7M21 12a9 9 0 0 1-15 6.7M18.5 1.8v4h-4M5.5 22.2v-4h4"/>',
  mirror:
    '<path fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round" d="M12 2c4.2 0 6.5 3.8 6.5 8S16 17.5 12 17.5 5.5 14.2 5.5 10 7.8 2 12 2zM12 17.5V22M9 22h6"/><path fill="none" stroke="currentColor" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round" d="M9 10.5 13.5 6M10.5 13.5l4.5-4.5"/>',
  abm_room:
    '<path fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round" d="M5.5 2.5h13v19h-13z"/><path fill="none" stroke="currentColor" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round" d="M8.5 9h7M13 6.5 15.5 9 13 11.5M15.5 15.5h-7M11 13l-2.5 2.5L11 18"/>',
  jamming:
    '<path fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round" d="M12 12v10M8.5 22h7M6.5 5.5a8 8 0 0 0 0 11M17.5 5.5a8 8 0 0 1 0 11M2.5 2l19 19"/><circle cx="12" cy="11" r="2.3" fill="currentColor"/>',
  timer:
    '<circle cx="12" cy="13.5" r="8.3" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/><path fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round" d="M9.5 2h5M12 2v3M18.5 6l1.8-1.8M8.5 13.5h7"/>',
  shredder:
    '<path fill="currentColor" fill-rule="evenodd" d="M10.11 4.64L10.44 1.11L13.56 1.11L13.89 4.64L14.04 4.68L16.09 1.79L18.8 3.35L17.32 6.57L17.43 6.68L20.65 5.2L22.21 7.91L19.32 9.96L19.36 10.11L22.89 10.44L22.89 13.56L19.36 13.89L19.32 14.04L22.21 16.09L20.65 18.8L17.43 17.32L17.32 17.43L18.8 20.65L16.09 22.21L14.04 19.32L13.89 19.36L13.56 22.89L10.44 22.89L10.11 19.36L9.96 19.32L7.91 22.21L5.2 20.65L6.68 17.43L6.57 17.32L3.35 18.8L1.79 16.09L4.68 14.04L4.64 13.89L1.11 13.56L1.11 10.44L4.64 10.11L4.68 9.96L1.79 7.91L3.35 5.2L6.57 6.68L6.68 6.57L5.2 3.35L7.91 1.79L9.96 4.68zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z"/>',
  paranoia:
    '<path fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round" d="M1.8 7S4.2 3.5 7.5 3.5 13.2 7 13.2 7s-2.4 3.5-5.7 3.5S1.8 7 1.8 7zM10.8 17s2.4-3.5 5.7-3.5 5.7 3.5 5.7 3.5-2.4 3.5-5.7 3.5-5.7-3.5-5.7-3.5z"/><circle cx="7.5" cy="7" r="1.6" fill="currentColor"/><circle cx="16.5" cy="17" r="1.6" fill="currentColor"/><path fill="none" stroke="currentColor" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round" d="M17 3.5l3.5 3.5M3.5 17 7 20.5M20.5 3.5 17 7M7 17l-3.5 3.5"/>',
  key_room:
    '<circle cx="7.5" cy="8.5" r="5" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/><path fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round" d="M11.2 12l9.3 9M16.5 17l-2.5 2.6M19.5 20l1-1"/>',
};

/** What a character does. */
export const ACTION_GLYPHS: Readonly<Record<string, string>> = {
  look: '<use href="#ui-eye" width="24" height="24"/>',
  move: '<path fill="currentColor" d="M8.2 2.5c2.3 0 3.6 2.4 3.4 5.2-.2 2.4-1.2 3.4-1.2 5H5.8c0-1.6-1-2.8-1-5.2 0-2.8 1.2-5 3.4-5zM6 14.2h4.3c0 2-.6 3.3-2.1 3.3S6 16.2 6 14.2zM15.8 6.5c2.3 0 3.5 2.2 3.4 5 0 2.4-1 3.6-1 5.2h-4.6c0-1.6-1-2.6-1.2-5-.2-2.8 1.1-5.2 3.4-5.2zM13.7 18.2H18c0 2-.6 3.3-2.2 3.3-1.5 0-2.1-1.3-2.1-3.3z"/>',
  push: '<circle cx="17.5" cy="5" r="2.7" fill="currentColor"/><path fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2.6" d="M17.5 9.5v6M17.5 15.5 15 21.5M17.5 15.5l2.5 6M2 12h9M7.5 8l4 4-4 4"/>',
  control:
    '<path fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round" d="M2 8h20v8H2zM8.7 8v8M15.3 8v8M9.5 4.5 12 2l2.5 2.5M9.5 19.5 12 22l2.5-2.5"/>',
  special:
    '<path fill="currentColor" stroke="currentColor" stroke-width="1.2" stroke-linejoin="round" d="M12 1.6L14.76 9.24L22.4 12L14.76 14.76L12 22.4L9.24 14.76L1.6 12L9.24 9.24z"/><circle cx="19.5" cy="4.5" r="1.7" fill="currentColor"/><circle cx="4.5" cy="19.5" r="1.7" fill="currentColor"/>',
  adrenaline:
    '<path fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round" d="M1.5 12.5h5l2.3-6 4 12.5 3-9 1.5 2.5h5.2"/>',
};
