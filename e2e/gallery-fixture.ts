import { test as base } from '@playwright/test';
import { startGallerySite } from './gallery-site.ts';

/** Built once per worker, and only when a test asks for it. */
export const test = base.extend<object, { galleryUrl: string }>({
  galleryUrl: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from it.
    async ({}, use) => {
      const site = await startGallerySite();
      await use(site.url);
      await site.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});
