import { expect, type Page } from '@playwright/test';
import { type WatchedPage, watchPage } from './watch-page.ts';

/**
 * Texts that would do something where a page takes them for markup, an address or a template. Each is
 * short enough for the name of an area, the shortest of the fields.
 */
export const HOSTILE = {
  picture: '<img src=x onerror=alert(1)>',
  drawing: '"><svg onload=alert(2)>',
  script: '</title><script>alert(3)</script>',
  template: `{{7*7}}\${7*7}{name}$&`,
  address: 'javascript:alert(4)',
  /** Closes a mark of our own texts, and opens one. */
  mark: '</name><read>alert(5)</read>',
} as const;

/** What a page would have if it took one of them for more than a text. */
const INJECTED = [
  'img[src="x"]',
  '[onerror]',
  '[onload]',
  ...['href', 'src', 'action'].map((name) => `[${name}^="javascript:" i]`),
].join(', ');

export interface HostilePage extends Pick<WatchedPage, 'errors'> {
  /** Expects that nothing of the texts runs, is in the page as anything but a text, or was refused. */
  expectHarmless(): Promise<void>;
}

/** Call it before the page opens; look at each screen before the next one opens. */
export async function watchHostileTexts(page: Page): Promise<HostilePage> {
  const watched = await watchPage(page);
  const dialogs: string[] = [];
  page.on('dialog', async (dialog) => {
    dialogs.push(dialog.message());
    await dialog.dismiss();
  });
  return {
    errors: watched.errors,
    async expectHarmless() {
      const injected = await page.evaluate(
        (selector) => [
          ...Array.from(document.querySelectorAll(selector), ({ outerHTML }) => outerHTML),
          ...Array.from(document.scripts, ({ text }) => text).filter((text) =>
            text.includes('alert('),
          ),
        ],
        INJECTED,
      );
      const refused = await watched.violations();
      expect({ dialogs, injected, refused }, page.url()).toEqual({
        dialogs: [],
        injected: [],
        refused: [],
      });
    },
  };
}
