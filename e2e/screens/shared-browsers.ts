import type { Browser, BrowserContext, Page } from '@playwright/test';
import { keepStored, WITHOUT_CHROME_HINT } from '#drivers/stored.ts';
import { keepSession, putCookies } from '#fixtures/world-fixture.ts';
import { type OpenOptions, openScreen, type Place, type Screen } from './screen.ts';

/** One browser for each person, which has the files of the apps after their first screen. */
export interface SharedBrowsers {
  /** Opens a screen as if its person came for the first time. */
  open(screen: Screen, options: OpenOptions): Promise<Page>;
  leave(page: Page): Promise<void>;
  close(): Promise<void>;
}

/** All but the cookies of the session, and the files that came over the line. */
const FORGOTTEN = 'local_storage,indexeddb,cache_storage,websql';

export function shareBrowsers(browser: Browser, place: Place): SharedBrowsers {
  const { world, addresses } = place;
  const contexts = new Map<string, BrowserContext>();

  async function findContext({ person, isHeld = false }: Screen): Promise<BrowserContext> {
    const key = person ?? (isHeld ? 'participant' : 'visitor');
    const known = contexts.get(key);
    if (known !== undefined) {
      if (person !== undefined) await putCookies(known, world[person], addresses.webUrl);
      return known;
    }
    const context = await browser.newContext({
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
      hasTouch: isHeld,
    });
    contexts.set(key, context);
    if (person !== undefined) await keepSession(context, world[person], addresses.webUrl);
    return context;
  }

  return {
    async open(screen, options) {
      if (screen.prepare !== undefined) return openScreen(browser, screen, place, options);
      const { language, theme = 'light' } = options;
      const [width, height] = options.sizePx;
      const page = await (await findContext(screen)).newPage();
      await forgetStored(page, [addresses.webUrl, addresses.collectUrl]);
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ colorScheme: theme });
      const chosen = { 'fovea.language': language, 'fovea.theme': theme };
      await keepStored(page, { ...WITHOUT_CHROME_HINT, ...chosen });
      await screen.open(page, place);
      return page;
    },
    async leave(page) {
      const context = page.context();
      const isShared = [...contexts.values()].includes(context);
      await (isShared ? page : context).close();
    },
    async close() {
      await Promise.all([...contexts.values()].map((context) => context.close()));
    },
  };
}

async function forgetStored(page: Page, origins: readonly string[]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  for (const origin of origins) {
    await session.send('Storage.clearDataForOrigin', { origin, storageTypes: FORGOTTEN });
  }
  await session.detach();
}
