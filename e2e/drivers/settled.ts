import type { Page } from '@playwright/test';

const POLLING_MS = 100;
/** More turns of the event loop than rendering and its effects take. */
const QUEUED_TURNS = 50;

/** Waits until a screen of an app has its heading, its data, its pictures and its fonts. */
export async function waitUntilSettled(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor({ state: 'attached' });
  await page.waitForFunction(
    () =>
      document.querySelector('[aria-busy="true"]') === null &&
      [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'),
    undefined,
    // Polling in every frame would force the browser to draw every frame.
    { polling: POLLING_MS },
  );
  await page.evaluate(() => document.fonts.ready);
}

/**
 * Lets the page run the work that it has queued, however long that takes. Use it on a page with a
 * stopped clock, before the clock moves: the queued work starts the timers.
 */
export function runQueued(page: Page): Promise<void> {
  return page.evaluate(async (turns) => {
    for (let turn = 0; turn < turns; turn++) {
      await new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = resolve;
        port2.postMessage(turn);
      });
    }
  }, QUEUED_TURNS);
}
