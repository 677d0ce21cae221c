// The agents for the first page, without the board.
import './drawings/agents';
import Portrait from './Portrait.svelte';

export default Portrait;
