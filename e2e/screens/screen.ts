import type { Language } from '@fovea/contract';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { keepStored, WITHOUT_CHROME_HINT } from '#drivers/stored.ts';
import type { Theme } from '#drivers/theme.ts';
import { keepSession, type World } from '#fixtures/world-fixture.ts';
import type { Addresses } from '#stack/addresses.ts';

/** Things to show, and their addresses. */
export interface Place {
  readonly world: World;
  readonly addresses: Addresses;
}

/** People who are logged in. */
export type Person = 'researcher' | 'newcomer';

/** A screen of an app in one state. */
export interface Screen {
  /** Person who looks at it; a visitor where none is named. */
  readonly person?: Person;
  /** Changes the browser before the page opens, which then has a browser of its own. */
  prepare?(context: BrowserContext, place: Place): Promise<void>;
  /** Brings a new page to the screen and returns when there is nothing left to load. */
  open(page: Page, place: Place): Promise<void>;
  /** Exists on narrow windows only. */
  readonly isNarrow?: boolean;
  /** Set for phones and tablets: opened with a finger, and never wider than it is high. */
  readonly isHeld?: boolean;
  /** Keeps the size that the window had when it opened. */
  readonly isFixed?: boolean;
}

/** By the name of its picture. */
export type Screens = Readonly<Record<string, Screen>>;

export interface OpenOptions {
  readonly language: Language;
  readonly sizePx: readonly [width: number, height: number];
  readonly theme?: Theme;
}

/** In a browser of its own, where motion is reduced. Close its context afterwards. */
export async function openScreen(
  browser: Browser,
  screen: Screen,
  place: Place,
  { language, sizePx: [width, height], theme = 'light' }: OpenOptions,
): Promise<Page> {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    colorScheme: theme,
    viewport: { width, height },
    hasTouch: screen.isHeld === true,
  });
  if (screen.person !== undefined) {
    await keepSession(context, place.world[screen.person], place.addresses.webUrl);
  }
  await screen.prepare?.(context, place);
  const chosen = { 'fovea.language': language, 'fovea.theme': theme };
  await keepStored(context, { ...WITHOUT_CHROME_HINT, ...chosen });
  const page = await context.newPage();
  await screen.open(page, place);
  return page;
}
