// Leaders and Paths for the first page, without the board.
import './drawings/sprite';
import Portrait from './Portrait.svelte';

export default Portrait;
