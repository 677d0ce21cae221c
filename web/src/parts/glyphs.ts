// The glyphs of the interface that Symbols.svelte draws.
export const GLYPHS: readonly string[] = [
  'ui-undo', 'ui-hint', 'ui-why', 'ui-end', 'ui-sun', 'ui-moon', 'ui-menu', 'ui-link', 'ui-lock', 'ui-eye',
  'ui-skull', 'ui-mute', 'ui-talk', 'ui-play', 'ui-next', 'ui-prev', 'ui-up', 'ui-down', 'ui-bot', 'ui-person',
  'ui-plus', 'ui-clock', 'ui-copy', 'ui-branch', 'ui-anchor', 'ui-bag', 'ui-flag', 'ui-dice', 'ui-close', 'ui-gear',
  'ui-sound', 'ui-bell', 'ui-save', 'ui-help', 'ui-pencil', 'ui-home', 'ui-book', 'ui-cards', 'ui-screen', 'ui-seal',
  'ui-offline', 'ui-team',
];
