import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

// Only build-time packages may be imported here: `npm ci --omit=dev` must be enough for `npm run build`.
export default defineConfig({
  base: '/',
  plugins: [svelte()],
  build: {
    outDir: process.env.CHRONOTABLE_PAGE ?? '../src/chronotable/server/page',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false }, // an inline script otherwise
  },
  server: {
    fs: { allow: ['..'] }, // the texts are the package's own
    proxy: { '/api': { target: 'http://127.0.0.1:8123', ws: true } },
  },
});
