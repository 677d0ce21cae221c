// The drawings are put into the page once; boards, panels, bars and the first page then show them by their ids.
import { mount } from 'svelte';
import Icons from './Icons.svelte';

mount(Icons, { target: document.body });
