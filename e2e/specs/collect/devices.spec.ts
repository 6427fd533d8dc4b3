import { expect, type Page } from '@playwright/test';
import { changeReply } from '#drivers/answer-call.ts';
import { findBarriers } from '#drivers/axe.ts';
import { listJourneyLanguages } from '#drivers/journey-languages.ts';
import { openPhone, PHONE_PX } from '#drivers/open-phone.ts';
import { turnOnCamera, walkToCamera } from '#drivers/take-part.ts';
import { readWords } from '#drivers/words.ts';
import { test } from '#fixtures/world-fixture.ts';

const TURNED_PX = { width: 844, height: 390 };
const COMPUTER_PX = { width: 1_440, height: 900 };
const RUN_MS = 60_000;
/** The sizes that a device is looked at in, held as the project wants it. */
const HELD = [
  { device: 'mobile', orientation: 'landscape', sizes: [TURNED_PX, { width: 740, height: 360 }] },
  { device: 'tablet', orientation: 'landscape', sizes: [{ width: 1_180, height: 820 }] },
  { device: 'tablet', orientation: 'portrait', sizes: [{ width: 820, height: 1_180 }] },
] as const;
/**
 * Distance that people are told to try, and the focal length over the longer side that the tracker
 * assumes of a camera.
 */
const ADVISED_CM = { mobile: 35, tablet: 45 } as const;
const FOCAL_SHARE = 0.8;

for (const language of listJourneyLanguages('ko')) {
  const words = readWords(language);
  const locale = language === 'ko' ? 'ko-KR' : 'en-US';
  const findHeading = (page: Page, name: string) => page.getByRole('heading', { name });

  test(`a computer shows the code of its link, ${language}`, async ({
    browser,
    world,
    addresses,
  }) => {
    const context = await browser.newContext({ locale, viewport: COMPUTER_PX });
    const page = await context.newPage();
    const link = `${addresses.collectUrl}/p/${world.slugs.quick}`;
    await page.goto(link);
    await expect(findHeading(page, words('other-device', 'computer_mobile'))).toBeVisible();
    const code = page.getByRole('img', { name: words('other-device', 'code') });
    const box = await code.boundingBox();
    // Large enough to be scanned over a desk, and whole on the screen.
    expect(box?.width).toBeGreaterThan(180);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(COMPUTER_PX.height);
    await expect(page.getByRole('textbox', { name: words('other-device', 'link') })).toHaveValue(
      link,
    );
    expect(await findBarriers(page)).toEqual([]);
    await context.close();
  });

  test(`a phone held wrong asks to be turned, at the start and before a page, and one visit is enough, ${language}`, async ({
    browser,
    world,
    addresses,
  }) => {
    const phone = await openPhone(browser, locale);
    const turn = findHeading(phone, words('collect-shared', 'turn_mobile_portrait'));
    await phone.setViewportSize(TURNED_PX);
    await phone.goto(`${addresses.collectUrl}/p/${world.slugs.quick}?seed=7`);
    await expect(turn).toBeVisible();
    expect(await findBarriers(phone)).toEqual([]);
    await phone.setViewportSize(PHONE_PX);
    await walkToCamera(phone, words);
    await turnOnCamera(phone, words);
    await expect(phone.getByText(words('position', 'face_yes'))).toBeVisible();
    await phone.setViewportSize(TURNED_PX);
    await expect(turn).toBeVisible();
    await phone.setViewportSize(PHONE_PX);
    const thanks = findHeading(phone, words('thanks', 'title'));
    await expect(thanks).toBeVisible({ timeout: RUN_MS });
    const code = /P-\d+/.exec((await phone.locator('main').textContent()) ?? '')?.[0] ?? '';

    await phone.reload();
    await expect(findHeading(phone, words('taken-part', 'title'))).toBeVisible();
    await expect(phone.locator('main')).toContainText(code);
    expect(await findBarriers(phone)).toEqual([]);
    await phone.getByRole('button', { name: words('taken-part', 'another') }).tap();
    await expect(phone.getByRole('button', { name: words('welcome', 'start') })).toBeVisible();
    await phone.context().close();
  });

  for (const { device, orientation, sizes } of HELD) {
    test(`the oval is as large as a face, and beside all words, ${device} ${orientation}, ${language}`, async ({
      browser,
      world,
      addresses: { apiUrls, collectUrl },
    }) => {
      const [viewport] = sizes;
      const phone = await openPhone(browser, locale, { viewport, screen: viewport });
      const hold = { device, orientation };
      await changeReply(phone, apiUrls[0] ?? '', '/collect/projects/*', (head) => ({
        ...head,
        ...hold,
      }));
      // No answer to the join: the screen waits for it.
      await phone.route('**/api/v1/collect/**/recordings', () => undefined);
      await phone.goto(`${collectUrl}/p/${world.slugs.quick}?seed=7`);
      await walkToCamera(phone, words);
      await turnOnCamera(phone, words);
      await expect(findHeading(phone, words('position', 'joining'))).toBeVisible();
      for (const size of sizes) {
        await phone.setViewportSize(size);
        const oval = await readBox(phone, 'main ellipse');
        // The mirror is as high as a screen that lies, and as wide as one that is higher.
        const longerPx =
          device === 'mobile' ? (size.height * 4) / 3 : Math.max(size.width, size.height);
        const faceCm = (oval.height / longerPx / FOCAL_SHARE) * ADVISED_CM[device];
        expect(faceCm).toBeGreaterThan(17);
        expect(faceCm).toBeLessThan(20);
        expect(oval.y).toBeGreaterThanOrEqual(0);
        expect(oval.y + oval.height).toBeLessThanOrEqual(size.height);
        for (const place of ['main h1', 'main ul']) {
          expect(isApart(oval, await readBox(phone, place)), place).toBe(true);
        }
        expect(await findBarriers(phone)).toEqual([]);
      }
      await phone.context().close();
    });
  }
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

async function readBox(phone: Page, place: string): Promise<Box> {
  const box = await phone.locator(place).last().boundingBox();
  if (box === null) throw new Error(`nothing is shown at ${place}`);
  return box;
}

function isApart(a: Box, b: Box): boolean {
  const isBeside = a.x + a.width <= b.x || b.x + b.width <= a.x;
  return isBeside || a.y + a.height <= b.y || b.y + b.height <= a.y;
}
