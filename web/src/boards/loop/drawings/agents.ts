// The drawings of the agents, put into the page once: the first page shows them without the board.
import { mount } from 'svelte';
import Agents from './Agents.svelte';

mount(Agents, { target: document.body });
