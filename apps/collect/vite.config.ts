import tailwind from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [tailwind()],
  build: {
    assetsInlineLimit: 0,
    manifest: true,
    chunkSizeWarningLimit: 1_000,
    // Every browser that we support preloads modules by itself.
    modulePreload: { polyfill: false },
  },
});
