// The agents for the first page, without the board.
import Portrait from './Portrait.svelte';
import './symbols/agents';

export default Portrait;
