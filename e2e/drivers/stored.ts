import type { BrowserContext, Page } from '@playwright/test';

/** The web app greets other browsers with a hint, and a system's Chromium is one of them. */
export const WITHOUT_CHROME_HINT = { 'fovea.chrome-hint-until': '9999999999999' };

/** Puts items into the local storage before a page runs. What the page changes stays. */
export async function keepStored(
  where: BrowserContext | Page,
  items: Readonly<Record<string, string>>,
): Promise<void> {
  await where.addInitScript((entries) => {
    try {
      for (const [key, value] of entries) {
        if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
      }
    } catch {
      // A sandboxed frame has no storage.
    }
  }, Object.entries(items));
}
