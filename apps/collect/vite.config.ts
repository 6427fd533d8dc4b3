import tailwind from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { serviceWorker } from './service-worker.config.ts';
import { trackerFiles } from './tracker-files.config.ts';

export default defineConfig({
  plugins: [tailwind(), trackerFiles(), serviceWorker()],
  worker: { format: 'es' },
  build: {
    assetsInlineLimit: 0,
    manifest: true,
    chunkSizeWarningLimit: 1_000,
    // Every browser that we support preloads modules by itself.
    modulePreload: { polyfill: false },
  },
});
