import type { Page } from '@playwright/test';
import { test } from '#fixtures/gallery-fixture.ts';
import { shootScreen } from './shoot-screen.ts';

interface GalleryShot {
  readonly query: string;
  readonly prepare?: (page: Page) => Promise<unknown>;
}

const CONTROLS = 'groups=buttons,fields,choices';
const CONTENT = 'groups=layers,feedback,content,drawings,colours';

/** The theme is the system's, as the pictures set it. Motion is reduced in all of them. */
const SHOTS: Readonly<Record<string, GalleryShot>> = {
  'gallery-controls-en': { query: CONTROLS },
  'gallery-controls-ko': { query: `${CONTROLS}&lang=ko` },
  'gallery-content-en': { query: CONTENT },
  'gallery-content-ko': { query: `${CONTENT}&lang=ko` },
  'gallery-dialog-en': { query: 'groups=layers,feedback&open=dialog' },
  'gallery-dialog-ko': { query: 'groups=layers,feedback&open=dialog&lang=ko' },
  'gallery-danger-en': { query: 'groups=layers,feedback&open=danger' },
  'gallery-danger-ko': { query: 'groups=layers,feedback&open=danger&lang=ko' },
  'gallery-sheet': { query: 'groups=layers,feedback&open=sheet' },
  'gallery-toasts-en': { query: 'groups=feedback&open=toasts' },
  'gallery-toasts-ko': { query: 'groups=feedback&open=toasts&lang=ko' },
  'gallery-menu': {
    query: 'groups=layers,feedback',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Open menu' }).press('Enter');
      await page.keyboard.press('ArrowDown');
    },
  },
  'gallery-focus': {
    query: 'groups=fields',
    prepare: (page) => page.getByLabel('Enter the 6-digit code').first().focus(),
  },
  'gallery-forced-colors-controls': {
    query: CONTROLS,
    prepare: (page) => page.emulateMedia({ forcedColors: 'active' }),
  },
  'gallery-forced-colors-content': {
    query: CONTENT,
    prepare: (page) => page.emulateMedia({ forcedColors: 'active' }),
  },
};

for (const [name, { query, prepare }] of Object.entries(SHOTS)) {
  test(name, async ({ browser, galleryUrl }) => {
    await shootScreen(browser, name, async (page) => {
      await page.goto(`${galleryUrl}?${query}`);
      await page.getByRole('heading', { level: 1, includeHidden: true }).waitFor();
      await prepare?.(page);
      await page.evaluate(() => document.fonts.ready);
    });
  });
}
