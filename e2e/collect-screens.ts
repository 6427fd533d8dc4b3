import type { Page } from '@playwright/test';
import type { Screen, Screens } from './screen.ts';
import { waitUntilSettled } from './settled.ts';
import type { World } from './world-fixture.ts';

const RUN_MS = 20_000;

/** Every step of the collect app, and its page for development. Found by structure: they show in both languages. */
export const COLLECT_SCREENS: Screens = {
  'collect-not-found': toScreen('unknown'),
  'collect-complete': toScreen('full'),
  'collect-welcome': toScreen('quick'),
  'collect-consent': toScreen('quick', walkToConsent),
  'collect-consent-missing': toScreen('quick', async (page) => {
    await walkToConsent(page);
    await page.getByRole('button').nth(-2).click();
    await page.locator('[aria-invalid=true]').first().waitFor();
  }),
  'collect-consent-text': toScreen('quick', async (page) => {
    await walkToConsent(page);
    await page.locator('label button').click();
    await page.getByRole('dialog').waitFor();
  }),
  'collect-password': toScreen('locked', walkToPassword),
  'collect-password-wrong': toScreen('locked', async (page) => {
    await walkToPassword(page);
    await page.getByRole('textbox').fill('not-this-one');
    await page.getByRole('button').last().click();
    await page.locator('[aria-invalid=true]').waitFor();
  }),
  'collect-about-you': toScreen('quick', walkToAboutYou),
  'collect-about-you-missing': toScreen('quick', async (page) => {
    await walkToAboutYou(page);
    await page.getByRole('button').last().click();
    await page.locator('[aria-invalid=true]').first().waitFor();
  }),
  'collect-camera': toScreen('quick', walkToCamera),
  'collect-position': toScreen('quick', async (page) => {
    // No answer to the join: the screen waits for it.
    await page.route('**/api/v1/collect/**/recordings', () => undefined);
    await walkToPosition(page);
    await page.getByRole('listitem').nth(3).waitFor();
  }),
  'collect-page': {
    // Gaze needs a box that stays as it was when the page began.
    isFixed: true,
    ...toScreen('long', async (page) => {
      await walkToPosition(page);
      await page.locator('main img').waitFor({ timeout: RUN_MS });
    }),
  },
  'collect-pair': {
    isFixed: true,
    ...toScreen('pair', async (page) => {
      await walkToPosition(page);
      await page.locator('main img').nth(1).waitFor({ timeout: RUN_MS });
    }),
  },
  'collect-question': toScreen('asking', async (page) => {
    await walkToQuestion(page);
    await page.locator('label:has([type=radio])').nth(1).click();
  }),
  'collect-question-missing': toScreen('asking', async (page) => {
    await walkToQuestion(page);
    await page.getByRole('button').last().click();
    await page.getByRole('alert').waitFor();
  }),
  'collect-review': toScreen('review', async (page) => {
    await walkToReview(page);
    await page.locator('label:has([type=radio])').nth(1).click();
  }),
  'collect-review-large': toScreen('review', async (page) => {
    await walkToReview(page);
    await page.locator('label:has([type=radio]) ~ button').first().click();
    await page.getByRole('dialog').waitFor();
  }),
  'collect-upload': toScreen('quick', async (page) => {
    await page.route('**/api/v1/collect/**/batches/*', (route) => route.abort());
    await walkToPosition(page);
    await page.getByRole('progressbar').last().waitFor({ timeout: RUN_MS });
    await page.getByRole('status').waitFor();
  }),
  'collect-thanks': toScreen('quick', async (page) => {
    await walkToPosition(page);
    await page.getByText(/P-\d+/).waitFor({ timeout: RUN_MS });
  }),
  'collect-tracker': {
    async open(page, { addresses }) {
      await page.goto(`${addresses.collectUrl}/dev/tracker`);
      await page.getByRole('heading').waitFor();
      await waitUntilSettled(page);
    },
  },
};

/** `walk` goes from the welcome screen to the one worth looking at. */
function toScreen(
  slug: keyof World['slugs'] | 'unknown',
  walk?: (page: Page) => Promise<void>,
): Screen {
  return {
    async open(page, { world, addresses }) {
      const path = slug === 'unknown' ? slug : world.slugs[slug];
      await page.goto(`${addresses.collectUrl}/p/${path}`);
      await waitUntilSettled(page);
      await walk?.(page);
      await waitUntilSettled(page);
    },
  };
}

async function walkToConsent(page: Page): Promise<void> {
  await page.getByRole('button').last().click();
  await page.getByRole('checkbox').first().waitFor();
}

async function walkToAboutYou(page: Page): Promise<void> {
  await walkToConsent(page);
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  // The last one declines.
  await page.getByRole('button').nth(-2).click();
  await page.getByRole('textbox').waitFor();
}

async function walkToCamera(page: Page): Promise<void> {
  await walkToAboutYou(page);
  // The ring of a radio is drawn by its label.
  await page.locator('label:has([type=radio])').first().click();
  await page.getByRole('textbox').fill('31');
  await page.getByRole('button').last().click();
  await page.getByRole('textbox').waitFor({ state: 'detached' });
  await waitUntilSettled(page);
}

async function walkToPosition(page: Page): Promise<void> {
  await walkToCamera(page);
  await page.getByRole('button').last().click();
}

async function walkToPassword(page: Page): Promise<void> {
  await page.getByRole('button').last().click();
  await page.getByRole('textbox').waitFor();
}

async function walkToQuestion(page: Page): Promise<void> {
  await walkToPosition(page);
  await page.getByRole('radio').first().waitFor({ state: 'attached', timeout: RUN_MS });
}

async function walkToReview(page: Page): Promise<void> {
  await walkToPosition(page);
  await page.locator('[name=favourite]').first().waitFor({ state: 'attached', timeout: RUN_MS });
}
