import type { Page } from '@playwright/test';

export const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** Longer than any colour fades. */
const FADE_MS = 1_000;

/** As the switch of the app does it. Colours fade: what reads them waits for the end. */
export async function setTheme(page: Page, theme: Theme): Promise<void> {
  await page.emulateMedia({ colorScheme: theme });
  await page.evaluate((chosen) => {
    localStorage.setItem('fovea.theme', chosen);
    document.documentElement.dataset.theme = chosen;
  }, theme);
  await page.evaluate(async (limitMs) => {
    const frame = () => new Promise(requestAnimationFrame);
    await frame();
    await frame();
    const fading = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    const ended = Promise.allSettled(fading.map(({ finished }) => finished));
    await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, limitMs))]);
  }, FADE_MS);
}
