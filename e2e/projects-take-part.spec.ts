import { CALLS } from '@fovea/contract';
import { loadSamplePicture, type Researcher } from '@fovea/testkit';
import type { Browser, Page } from '@playwright/test';
import { findBarriers } from './axe.ts';
import { expect, test } from './credits-fixture.ts';
import { PROJECTS_WORDS, type ProjectsWords } from './projects-words.ts';
import { watchPage } from './watch-page.ts';

// Two cores may have much else to do.
test.describe.configure({ timeout: 240_000 });

const PHONE_PX = { width: 390, height: 844 };
const PASSWORD = 'yuzu-2026';
const CHOICES = ['Left', 'Right', 'Neither'];
const RUN_MS = 60_000;
const NAME = 'Coffee pack A/B';

for (const language of ['en', 'ko'] as const) {
  const words: ProjectsWords = PROJECTS_WORDS[language];

  test(`a participant sees two pictures, answers and looks back, and is counted, ${language}`, async ({
    browser,
    bring,
    addresses: { webUrl },
  }) => {
    const { page, researcher } = await bring({ language });
    const { link, imageId, surveyId } = await createProject(researcher, words);
    await page.goto(`${webUrl}/project`);
    const bar = page.getByRole('progressbar', { name: words.progressOf(NAME) });
    await expect(bar).toHaveAttribute('aria-valuetext', words.progress(0, 3));

    const phone = await openPhone(browser, language === 'ko' ? 'ko-KR' : 'en-US');
    const watched = await watchPage(phone);
    await phone.goto(`${link}?seed=7`);
    await phone.getByRole('button', { name: words.begin }).tap();
    await enterPassword(phone, words);
    await introduce(phone, words);
    await expectSideBySide(phone);
    await answer(phone, words);
    const completion = phone.waitForRequest((request) => request.url().endsWith('/complete'));
    await lookBack(phone, words);
    expect((await completion).postDataJSON()).toMatchObject({
      answers: [{ pageId: surveyId, choices: [1] }],
      favouritePageId: imageId,
    });
    await expect(phone.getByRole('heading', { name: words.thanks })).toBeVisible({
      timeout: RUN_MS,
    });
    expect(await watched.violations()).toEqual([]);
    // The password was wrong once.
    expect(watched.errors.filter((text) => !text.includes('/password'))).toEqual([]);
    await phone.context().close();
    await expect(bar).toHaveAttribute('aria-valuetext', words.progress(1, 3));
  });
}

/** Two pictures side by side, then a question, then all of it again. */
async function createProject({ client, upload }: Researcher, words: ProjectsWords) {
  const { id } = await client.call(CALLS.createProject, {
    body: { name: NAME, type: 'basic', maxParticipant: 3 },
  });
  const params = { id };
  const assets = [
    await upload(id, await loadSamplePicture('pack-a.webp')),
    await upload(id, await loadSamplePicture('pack-b.webp')),
  ];
  const assetIds = assets.map((asset) => asset.id);
  const layout = 'sideBySide' as const;
  const image = await client.call(CALLS.createPage, {
    params,
    body: { kind: 'image', layout, assetIds, timerMs: 3_000 },
  });
  const question = { kind: 'choice' as const, text: words.prefer, choices: CHOICES };
  const survey = await client.call(CALLS.createPage, {
    params,
    body: { kind: 'survey', question },
  });
  await client.call(CALLS.updateProject, {
    params,
    body: { password: PASSWORD, finalReview: true },
  });
  const { link } = await client.call(CALLS.activateProject, { params });
  return { link: link ?? '', imageId: image.id, surveyId: survey.id };
}

async function openPhone(browser: Browser, locale: string): Promise<Page> {
  const context = await browser.newContext({
    locale,
    viewport: PHONE_PX,
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    reducedMotion: 'reduce',
  });
  return context.newPage();
}

async function enterPassword(phone: Page, words: ProjectsWords): Promise<void> {
  const field = phone.getByRole('textbox', { name: words.password });
  await field.fill('not-this-one');
  await phone.getByRole('button', { name: words.goOn }).tap();
  await expect(phone.getByText(words.wrongPassword)).toBeVisible();
  expect(await findBarriers(phone)).toEqual([]);
  await field.fill(PASSWORD);
  await phone.getByRole('button', { name: words.goOn }).tap();
}

async function introduce(phone: Page, words: ProjectsWords): Promise<void> {
  await phone.getByRole('checkbox').first().waitFor();
  for (const box of await phone.getByRole('checkbox').all()) await box.check();
  await phone.getByRole('button', { name: words.iAgree }).tap();
  await phone.getByText(words.female, { exact: true }).tap();
  await phone.getByRole('textbox', { name: words.age }).fill('27');
  await phone.getByRole('button', { name: words.goOn }).tap();
  await phone.getByRole('button', { name: words.turnOn }).tap();
}

/** Each has its half of the screen, and neither is cut. */
async function expectSideBySide(phone: Page): Promise<void> {
  const pictures = phone.locator('main img');
  await expect(pictures).toHaveCount(2, { timeout: RUN_MS });
  const boxes = await pictures.evaluateAll((all) =>
    all.map((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return { left, right, top, bottom };
    }),
  );
  const [first, second] = boxes;
  if (first === undefined || second === undefined) throw new Error('two pictures are shown');
  expect(first.left).toBeGreaterThanOrEqual(0);
  expect(first.right).toBeLessThanOrEqual(PHONE_PX.width / 2);
  expect(second.left).toBeGreaterThanOrEqual(PHONE_PX.width / 2);
  expect(second.right).toBeLessThanOrEqual(PHONE_PX.width);
  expect(Math.abs(first.top - second.top)).toBeLessThanOrEqual(1);
  const isLoaded = await pictures.evaluateAll((all) =>
    all.every((element) => element instanceof HTMLImageElement && element.naturalWidth > 0),
  );
  expect(isLoaded).toBe(true);
}

async function answer(phone: Page, words: ProjectsWords): Promise<void> {
  await expect(phone.getByRole('heading', { name: words.prefer })).toBeVisible({
    timeout: RUN_MS,
  });
  await phone.getByRole('button', { name: words.goOn }).tap();
  await expect(phone.getByText(words.chooseAnswer)).toBeVisible();
  expect(await findBarriers(phone)).toEqual([]);
  await phone.getByText('Right', { exact: true }).tap();
  await expect(phone.getByRole('radio', { name: 'Right' })).toBeChecked();
  await phone.getByRole('button', { name: words.goOn }).tap();
}

async function lookBack(phone: Page, words: ProjectsWords): Promise<void> {
  await expect(phone.getByRole('heading', { name: words.lookBack })).toBeVisible({
    timeout: RUN_MS,
  });
  expect(await findBarriers(phone)).toEqual([]);
  await phone.locator('label:has([type=radio])').first().tap();
  await expect(phone.getByRole('radio', { name: words.page(1) })).toBeChecked();
  await phone.getByRole('button', { name: words.send }).tap();
}
