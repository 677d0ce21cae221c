// The characters for the first page, without the board.
export { default } from './Portrait.svelte';
