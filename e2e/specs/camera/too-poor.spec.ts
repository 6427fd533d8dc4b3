import { CALLS } from '@fovea/contract';
import { loadSamplePicture, type Researcher } from '@fovea/testkit';
import { type Browser, expect, type Page } from '@playwright/test';
import { findBarriers } from '#drivers/axe.ts';
import { openPhone, PHONE_PX } from '#drivers/open-phone.ts';
import { FILM_PATH, serveFilm } from '#drivers/play-film.ts';
import { turnOnCamera, walkToCamera } from '#drivers/take-part.ts';
import { readWords } from '#drivers/words.ts';
import { test } from '#fixtures/stack-fixture.ts';

/** The engine starts, or a round of dots is drawn, by a machine that does other things too. */
const ROUND_MS = 200_000;
/** Minutes of dots: only where journeys are walked in full. */
const IS_FULL = process.env['FOVEA_FULL'] === '1';
const words = readWords('en');
const findHeading = (page: Page, name: string) => page.getByRole('heading', { name });
const tap = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).tap();

test('a camera of 18 Hz, at the lower resolution too, ends kindly and takes no place', async ({
  browser,
  researcher,
}) => {
  test.setTimeout(2 * ROUND_MS);
  const { phone, isOpen } = await openCamera(browser, researcher, 18);
  await expect(findHeading(phone, words('ending', 'camera-too-slow'))).toBeVisible({
    timeout: ROUND_MS,
  });
  expect(await findBarriers(phone)).toEqual([]);
  expect(await isOpen()).toBe(true);
  await phone.context().close();
});

if (IS_FULL) {
  test('a reload during calibration begins it anew', async ({ browser, researcher }) => {
    test.setTimeout(4 * ROUND_MS);
    const { phone } = await openCamera(browser, researcher, 24);
    await showDots(phone);
    await phone.reload();
    await tap(phone, words('same-person', 'same'));
    await turnOnCamera(phone, words);
    await showDots(phone);
    const result = findHeading(phone, words('calibration', 'good')).or(
      findHeading(phone, words('calibration', 'fair')),
    );
    await expect(result).toBeVisible({ timeout: ROUND_MS });
    await phone.context().close();
  });

  test('poor three times ends kindly, and the place is free', async ({ browser, researcher }) => {
    test.setTimeout(5 * ROUND_MS);
    const { phone, isOpen } = await openCamera(browser, researcher, 24);
    await showDots(phone);
    await phone.evaluate('film.isElsewhere = true');
    for (let tries = 0; tries < 2; tries++) {
      await expect(findHeading(phone, words('calibration', 'poor'))).toBeVisible({
        timeout: ROUND_MS,
      });
      expect(await findBarriers(phone)).toEqual([]);
      await tap(phone, words('calibration', 'retry'));
    }
    await expect(findHeading(phone, words('ending', 'not-tracked'))).toBeVisible({
      timeout: ROUND_MS,
    });
    await expect.poll(isOpen).toBe(true);
    await phone.context().close();
  });
}

/** A project with one place, and somebody whose camera is on. */
async function openCamera(browser: Browser, researcher: Researcher, hz: number) {
  const { link, slug } = await researcher.createActiveProject({
    name: 'Seen by a camera',
    picture: await loadSamplePicture(),
    maxParticipant: 1,
  });
  const phone = await openPhone(browser, 'en-US', { screen: PHONE_PX });
  await serveFilm(phone, 'phone');
  await phone.goto(`${link}?film=${FILM_PATH}&hz=${hz}`);
  await walkToCamera(phone, words);
  await turnOnCamera(phone, words);
  const isOpen = async () =>
    (await researcher.client.call(CALLS.getCollectProject, { params: { slug }, query: {} })).open;
  return { phone, isOpen };
}

async function showDots(phone: Page): Promise<void> {
  const start = phone.getByRole('button', { name: words('calibration', 'start'), exact: true });
  await start.waitFor({ timeout: ROUND_MS });
  await start.tap();
  const count = words('calibration', 'count', { number: 1, count: 9 });
  await expect(phone.getByText(count).first()).toBeAttached();
}
