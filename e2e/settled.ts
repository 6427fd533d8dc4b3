import type { Page } from '@playwright/test';

/** Waits until a screen of an app has its heading, its data, its pictures and its fonts. */
export async function waitUntilSettled(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor({ state: 'attached' });
  await page.waitForFunction(
    () =>
      document.querySelector('[aria-busy="true"]') === null &&
      [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'),
  );
  await page.evaluate(() => document.fonts.ready);
}
