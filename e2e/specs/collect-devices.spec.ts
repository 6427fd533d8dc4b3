import { expect, type Page } from '@playwright/test';
import { findBarriers } from '#drivers/axe.ts';
import { listJourneyLanguages } from '#drivers/journey-languages.ts';
import { openPhone, PHONE_PX } from '#drivers/open-phone.ts';
import { turnOnCamera, walkToCamera } from '#drivers/take-part.ts';
import { readWords } from '#drivers/words.ts';
import { test } from '#fixtures/world-fixture.ts';

const TURNED_PX = { width: 844, height: 390 };
const COMPUTER_PX = { width: 1_440, height: 900 };
const RUN_MS = 60_000;

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
}
