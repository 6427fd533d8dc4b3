import type { Page } from '@playwright/test';

/**
 * Time stands still for toasts while the window is not in front, so what they offer can be taken
 * however busy the machine is.
 */
export async function holdToasts(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('blur')));
}

/** As when the window comes to the front again. */
export async function releaseToasts(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
}
