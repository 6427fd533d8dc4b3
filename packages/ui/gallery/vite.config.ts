import tailwind from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  base: './',
  plugins: [tailwind()],
  build: { assetsInlineLimit: 0, chunkSizeWarningLimit: 1_000 },
});
