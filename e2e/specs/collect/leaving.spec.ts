import { expect, type Page } from '@playwright/test';
import { findBarriers } from '#drivers/axe.ts';
import { listJourneyLanguages } from '#drivers/journey-languages.ts';
import { OFFLINE_MS } from '#drivers/offline-ms.ts';
import { openPhone } from '#drivers/open-phone.ts';
import { READY_MS } from '#drivers/ready-ms.ts';
import { agree, describeYourself, turnOnCamera, walkToCamera } from '#drivers/take-part.ts';
import { readWords } from '#drivers/words.ts';
import { test } from '#fixtures/world-fixture.ts';

for (const language of listJourneyLanguages('en')) {
  const words = readWords(language);
  const locale = language === 'ko' ? 'ko-KR' : 'en-US';
  const findHeading = (page: Page, name: string) => page.getByRole('heading', { name });
  const tap = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).tap();

  test(`"No, thanks" leads to a thank-you, nothing stored but that this phone was counted, ${language}`, async ({
    browser,
    world,
    addresses: { collectUrl },
  }) => {
    const phone = await openPhone(browser, locale);
    const told: string[] = [];
    phone.on('request', (request) => {
      if (request.method() !== 'GET') told.push(`${request.url()} ${request.postData()}`);
    });
    await phone.goto(`${collectUrl}/p/${world.slugs.quick}`);
    await tap(phone, words('welcome', 'start'));
    await tap(phone, words('consent', 'decline'));
    await expect(findHeading(phone, words('ending', 'declined'))).toBeVisible();
    await expect.poll(() => told).toHaveLength(1);
    expect(told[0]).toContain('"visitId":null');
    const kept = await phone.evaluate(async () => ({
      databases: (await indexedDB.databases()).length,
      names: [...Object.keys(localStorage), ...Object.keys(sessionStorage)],
    }));
    const names = [`fovea.collect.opened.${world.slugs.quick}`];
    expect(kept).toEqual({ databases: 0, names });
    await phone.context().close();
  });

  test(`one tap stops, and stopping asks keep or delete, ${language}`, async ({
    browser,
    world,
    addresses: { collectUrl },
  }) => {
    const phone = await openPhone(browser, locale);
    await phone.goto(`${collectUrl}/p/${world.slugs.long}?seed=7`);
    await walkToCamera(phone, words);
    await turnOnCamera(phone, words);
    await phone.locator('main img').waitFor({ timeout: READY_MS });
    await tap(phone, words('pages', 'stop'));
    await expect(findHeading(phone, words('stop', 'title'))).toBeFocused();
    expect(await findBarriers(phone)).toEqual([]);
    await tap(phone, words('stop', 'goOn'));
    await phone.locator('main img').waitFor({ timeout: READY_MS });
    await tap(phone, words('pages', 'stop'));
    const ended = phone.waitForResponse((response) => response.url().endsWith('/end'));
    await tap(phone, words('stop', 'delete'));
    const response = await ended;
    expect(response.request().postDataJSON()).toEqual({ reason: 'stopped', keep: false });
    expect(response.status()).toBe(200);
    await expect(findHeading(phone, words('stop', 'deleted'))).toBeVisible();
    // Whoever stopped is not asked about it again.
    await phone.reload();
    await expect(findHeading(phone, words('welcome', 'title'))).toBeVisible();
    await phone.context().close();
  });

  test(`with no storage: in-memory mode and a visible warning, ${language}`, async ({
    browser,
    world,
    addresses: { collectUrl },
  }) => {
    const phone = await openPhone(browser, locale);
    await phone.addInitScript(refuseStorage);
    await phone.goto(`${collectUrl}/p/${world.slugs.quick}?seed=7`);
    await walkToCamera(phone, words);
    await expect(phone.getByText(words('collect-shared', 'keptNowhere'))).toBeVisible();
    expect(await findBarriers(phone)).toEqual([]);
    await turnOnCamera(phone, words);
    await expect(findHeading(phone, words('thanks', 'title'))).toBeVisible({ timeout: READY_MS });
    await phone.context().close();
  });

  test(`a reload at every step goes on, and offline pages and uploads lose nothing, ${language}`, async ({
    browser,
    world,
    addresses: { collectUrl },
  }) => {
    const phone = await openPhone(browser, locale, { serviceWorkers: 'allow' });
    const context = phone.context();
    await phone.goto(`${collectUrl}/p/${world.slugs.quick}?seed=7`);
    await tap(phone, words('welcome', 'start'));
    await findHeading(phone, words('consent', 'title')).waitFor();
    await phone.reload();
    await tap(phone, words('welcome', 'start'));
    await agree(phone, words);
    await phone.getByRole('textbox', { name: words('about-you', 'age') }).waitFor();
    await phone.reload();
    await tap(phone, words('welcome', 'start'));
    // The given consent is still ticked.
    await tap(phone, words('consent', 'agree'));
    await describeYourself(phone, words);
    await findHeading(phone, words('camera', 'title')).waitFor();
    await phone.evaluate(() => navigator.serviceWorker.ready);
    await phone.reload();
    await tap(phone, words('welcome', 'start'));
    await tap(phone, words('consent', 'agree'));
    await tap(phone, words('about-you', 'next'));
    await turnOnCamera(phone, words);
    await phone.getByText(words('position', 'face_yes')).waitFor();
    await phone.reload();
    await tap(phone, words('welcome', 'start'));
    await tap(phone, words('consent', 'agree'));
    await tap(phone, words('about-you', 'next'));
    await turnOnCamera(phone, words);
    await phone.locator('main img').waitFor({ timeout: READY_MS });
    await context.setOffline(true);
    await expect(phone.getByText(words('upload', 'waiting'))).toBeVisible({ timeout: READY_MS });
    await phone.waitForTimeout(OFFLINE_MS);
    // The app comes from the phone itself.
    await phone.reload();
    await expect(phone.getByText(words('upload', 'waiting'))).toBeVisible({ timeout: READY_MS });
    await context.setOffline(false);
    await expect(findHeading(phone, words('thanks', 'title'))).toBeVisible({ timeout: READY_MS });
    await context.close();
  });
}

/** As Chromium does where cookies are blocked. */
function refuseStorage(): void {
  const refuse = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
    Object.defineProperty(window, name, { get: refuse });
  }
  Object.defineProperty(navigator, 'locks', {
    value: { request: () => Promise.reject(new DOMException('blocked', 'SecurityError')) },
  });
}
