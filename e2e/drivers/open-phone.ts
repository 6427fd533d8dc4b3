import type { Browser, BrowserContextOptions, Page } from '@playwright/test';

export const PHONE_PX = { width: 390, height: 844 };

/** A phone held upright, with nothing stored. Closing its context puts it away. */
export async function openPhone(
  browser: Browser,
  locale: string,
  change: BrowserContextOptions = {},
): Promise<Page> {
  const context = await browser.newContext({
    locale,
    viewport: PHONE_PX,
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    ...change,
  });
  return context.newPage();
}
