// Leaders and Paths for the first page, without the board.
import '../../style/euro.css';
import './drawings/sprite';
import Portrait from './Portrait.svelte';

export default Portrait;
