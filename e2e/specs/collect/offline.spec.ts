import { loadSamplePicture } from '@fovea/testkit';
import { expect } from '@playwright/test';
import { OFFLINE_MS } from '#drivers/offline-ms.ts';
import { openPhone } from '#drivers/open-phone.ts';
import { READY_MS } from '#drivers/ready-ms.ts';
import { turnOnCamera, walkToCamera } from '#drivers/take-part.ts';
import { readWords } from '#drivers/words.ts';
import { test } from '#fixtures/stack-fixture.ts';

/** The line is cut on the first page and is back on the second. */
const PAGES = 2;
const PAGE_MS = OFFLINE_MS;
/** Nearly all of 30 a second: a busy machine starts a page late. */
const MIN_SAMPLES = (PAGE_MS / 1_000) * 28;
const words = readWords('en');

test('offline 60 s on pages loses nothing', async ({ browser, researcher }) => {
  const { id, link } = await researcher.createActiveProject({
    name: 'Seen in a tunnel',
    picture: await loadSamplePicture(),
    maxParticipant: 1,
    pages: PAGES,
    timerMs: PAGE_MS,
  });
  const phone = await openPhone(browser, 'en-US');
  await phone.goto(`${link}?seed=7`);
  await walkToCamera(phone, words);
  await turnOnCamera(phone, words);
  await phone.locator('main img').waitFor({ timeout: READY_MS });
  await phone.context().setOffline(true);
  await phone.waitForTimeout(OFFLINE_MS);
  await phone.context().setOffline(false);
  await expect(phone.getByRole('heading', { name: words('thanks', 'title') })).toBeVisible({
    timeout: READY_MS,
  });
  await phone.context().close();
  const { parts } = await researcher.waitForRecords(id, 1, READY_MS);
  const counts = parts.map(({ samples }) => samples.t.length);
  expect(counts).toHaveLength(PAGES);
  for (const count of counts) expect(count).toBeGreaterThanOrEqual(MIN_SAMPLES);
});
