import type { Page } from '@playwright/test';
import { changeReply } from '#drivers/answer-call.ts';
import { READY_MS } from '#drivers/ready-ms.ts';
import { waitUntilSettled } from '#drivers/settled.ts';
import { keepStored } from '#drivers/stored.ts';
import type { World } from '#fixtures/world-fixture.ts';
import type { Screen, Screens } from './screen.ts';

/** Says that the phone has a run in its store. */
const RUN_MARKER = { 'fovea.collect.run': '1' };

/** Every step of the collect app, and its page for development. Found by structure: they show in both languages. */
export const COLLECT_SCREENS: Screens = {
  'collect-not-found': toScreen('unknown'),
  'collect-project-id': {
    isHeld: true,
    async open(page, { addresses }) {
      await page.goto(addresses.collectUrl);
      await page.getByRole('textbox').fill('zzz999');
      await page.getByRole('button').last().click();
      await page.locator('[aria-invalid=true]').waitFor();
      await waitUntilSettled(page);
    },
  },
  'collect-complete': toScreen('full'),
  'collect-computer': { ...toScreen('quick'), isHeld: false },
  'collect-turn': {
    isHeld: true,
    async open(page, place) {
      const [apiUrl = ''] = place.addresses.apiUrls;
      await changeReply(page, apiUrl, '/collect/projects/*', (head) => ({
        ...head,
        orientation: 'landscape',
      }));
      await toScreen('quick').open(page, place);
    },
  },
  'collect-taken-part': {
    ...toScreen('quick'),
    prepare: (context, { world }) =>
      keepStored(context, { [`fovea.collect.taken.${world.slugs.quick}`]: 'P-043' }),
  },
  'collect-other-tab': {
    ...toScreen('quick'),
    async prepare(context) {
      await keepStored(context, RUN_MARKER);
      // As if another tab had the run for ever.
      await context.addInitScript(() => {
        const request = async (_: string, options: LockOptions, use: (lock: null) => unknown) =>
          options.ifAvailable === true ? use(null) : new Promise(() => undefined);
        Object.defineProperty(navigator, 'locks', { value: { request } });
      });
    },
  },
  'collect-same-person': {
    isHeld: true,
    // The marker has the app make its store, and find nothing in it.
    prepare: (context) => keepStored(context, RUN_MARKER),
    async open(page, place) {
      await toScreen('quick').open(page, place);
      await leaveRun(page, place.world.slugs.quick);
      await toScreen('quick').open(page, place);
    },
  },
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
  'collect-consent-own': toBriefed(walkToConsent),
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
  'collect-instructions': toBriefed(walkToCamera),
  'collect-camera': toScreen('quick', walkToCamera),
  'collect-camera-refused': toCameraFault('NotAllowedError', 'main ol'),
  'collect-camera-busy': toCameraFault('NotReadableError', 'main .text-warn'),
  'collect-browser-unusable': {
    ...toScreen('quick'),
    // Neither a worker nor the page can have the engine.
    async prepare(context) {
      await context.addInitScript(() => {
        Reflect.deleteProperty(globalThis, 'Worker');
        HTMLCanvasElement.prototype.getContext = () => null;
      });
    },
    async open(page, { world, addresses }) {
      await page.goto(`${addresses.collectUrl}/p/${world.slugs.quick}?camera`);
      await waitUntilSettled(page);
      await walkToCamera(page);
      await page.locator('main input').waitFor();
    },
  },
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
      await page.locator('main img').waitFor({ timeout: READY_MS });
    }),
  },
  'collect-stop': toScreen('long', async (page) => {
    await walkToPosition(page);
    await page.locator('main img').waitFor({ timeout: READY_MS });
    await page.locator('main > button').last().click();
    await page.getByRole('button').nth(2).waitFor();
  }),
  'collect-pair': {
    isFixed: true,
    ...toScreen('pair', async (page) => {
      await walkToPosition(page);
      await page.locator('main img').nth(1).waitFor({ timeout: READY_MS });
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
    await page.getByRole('progressbar').last().waitFor({ timeout: READY_MS });
    await page.getByRole('status').waitFor();
  }),
  'collect-thanks': toScreen('quick', async (page) => {
    await walkToPosition(page);
    await page.getByText(/P-\d+/).waitFor({ timeout: READY_MS });
  }),
  'collect-withdraw': {
    isHeld: true,
    async open(page, { addresses }) {
      await page.goto(`${addresses.collectUrl}/withdraw#AAECAwQFBgcICQoLDA0ODw`);
      await page.getByRole('button').waitFor();
      await waitUntilSettled(page);
    },
  },
  'collect-tracker': {
    isHeld: true,
    async open(page, { addresses }) {
      await page.goto(`${addresses.collectUrl}/dev/tracker`);
      await page.getByRole('heading').waitFor();
      await waitUntilSettled(page);
    },
  },
};

/** Somebody has seen a page on this phone just now, and stopped. */
async function leaveRun(page: Page, slug: string): Promise<void> {
  const run = {
    recordingId: crypto.randomUUID(),
    slug,
    joinKey: crypto.randomUUID(),
    token: 'token',
    participant: 'P-001',
    startedAtMs: Date.now(),
    rateHz: 30,
    consent: { version: 'consent-2', language: 'en', purposes: ['gaze', 'answers'] },
    person: { gender: null, age: 30 },
    pagesSeen: 1,
    finished: false,
  };
  await page.evaluate(
    (stored) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('fovea-collect');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const tx = opening.result.transaction('runs', 'readwrite');
          tx.objectStore('runs').put(stored);
          tx.onabort = () => reject(tx.error);
          tx.oncomplete = () => resolve();
        };
      }),
    run,
  );
}

/** `walk` goes from the welcome screen to the one worth looking at. */
function toScreen(
  slug: keyof World['slugs'] | 'unknown',
  walk?: (page: Page) => Promise<void>,
): Screen {
  return {
    isHeld: true,
    async open(page, { world, addresses }) {
      const path = slug === 'unknown' ? slug : world.slugs[slug];
      await page.goto(`${addresses.collectUrl}/p/${path}`);
      await waitUntilSettled(page);
      await walk?.(page);
      await waitUntilSettled(page);
    },
  };
}

/** As if the researcher of a project told participants more than is always said. */
function toBriefed(walk: (page: Page) => Promise<void>): Screen {
  return {
    isHeld: true,
    async open(page, place) {
      const [apiUrl = ''] = place.addresses.apiUrls;
      await changeReply(page, apiUrl, '/collect/projects/*', (head) => ({
        ...head,
        briefing: {
          researcher: 'Hana University, Design Lab',
          contact: 'lab@hana.example',
          consentText:
            'This study is part of a thesis on packaging. The ethics board of Hana University approved it (2026-114).\n\nYou get 5 euros when you have answered the last question.',
          instructions:
            'Imagine that you are thirsty and stand in front of a shelf.\n\nLook at each picture as you would there. Then you are asked which drink you would take.',
        },
      }));
      await toScreen('quick', walk).open(page, place);
    },
  };
}

/** The camera itself, which a browser keeps away with this error; `sign` shows that it was told. */
function toCameraFault(error: string, sign: string): Screen {
  return {
    isHeld: true,
    async prepare(context) {
      await context.addInitScript((name) => {
        navigator.mediaDevices.getUserMedia = async () => {
          throw new DOMException('kept away', name);
        };
      }, error);
    },
    async open(page, { world, addresses }) {
      await page.goto(`${addresses.collectUrl}/p/${world.slugs.quick}?camera`);
      await waitUntilSettled(page);
      await walkToCamera(page);
      await page.getByRole('button').last().click();
      await page.locator(sign).first().waitFor();
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
  await page.getByRole('radio').first().waitFor({ state: 'attached', timeout: READY_MS });
}

async function walkToReview(page: Page): Promise<void> {
  await walkToPosition(page);
  await page.locator('[name=favourite]').first().waitFor({ state: 'attached', timeout: READY_MS });
}
