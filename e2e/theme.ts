import type { Page } from '@playwright/test';

export const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** As the switch of the app does it. */
export async function setTheme(page: Page, theme: Theme): Promise<void> {
  await page.emulateMedia({ colorScheme: theme });
  await page.evaluate((chosen) => {
    localStorage.setItem('fovea.theme', chosen);
    document.documentElement.dataset.theme = chosen;
  }, theme);
}
