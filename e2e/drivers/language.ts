import type { Language } from '@fovea/contract';
import { expect, type Page } from '@playwright/test';

const KEY = 'fovea.language';

/** As if the same person chose it in another tab: the page follows without being opened again. */
export async function setLanguage(page: Page, language: Language): Promise<void> {
  await page.evaluate(
    ([key, newValue]) => {
      localStorage.setItem(key, newValue);
      dispatchEvent(new StorageEvent('storage', { key, newValue }));
    },
    [KEY, language] as const,
  );
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  if (language === 'ko') await expect(page.locator('body')).toContainText(/[가-힣]{2}/);
}
