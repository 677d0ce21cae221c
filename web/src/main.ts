import './style/tokens.css';
import './style/parts.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { fetchPage } from './pages';
import { router } from './router.svelte';
import { settings } from './settings.svelte';

import.meta.glob('./boards/*/colours.css', { eager: true }); // of every game: its emblem has them too

await Promise.all([settings.start(), fetchPage(router.route)]);
mount(App, { target: document.getElementById('page')! });
