import { CALLS } from '@fovea/contract';
import { addPage, loadSamplePicture, type Researcher } from '@fovea/testkit';
import { expect, type Page } from '@playwright/test';
import { findBarriers } from '#drivers/axe.ts';
import { listJourneyLanguages } from '#drivers/journey-languages.ts';
import { openPhone, PHONE_PX } from '#drivers/open-phone.ts';
import { agree, describeYourself, turnOnCamera } from '#drivers/take-part.ts';
import { watchPage } from '#drivers/watch-page.ts';
import { readWords, type Words } from '#drivers/words.ts';
import { test } from '#fixtures/credits-fixture.ts';

const PASSWORD = 'yuzu-2026';
const QUESTION = 'Which pack do you prefer?';
const CHOICES = ['Left', 'Right', 'Neither'];
const RUN_MS = 60_000;
const NAME = 'Coffee pack A/B';

for (const language of listJourneyLanguages('en')) {
  const words = readWords(language);

  test(`a participant sees two pictures, answers and looks back, and is counted, ${language}`, async ({
    browser,
    bring,
    addresses: { webUrl },
  }) => {
    const { page, researcher } = await bring({ language });
    const { link, imageId, surveyId } = await createProject(researcher);
    await page.goto(`${webUrl}/project`);
    const bar = page.getByRole('progressbar', {
      name: words('project-list', 'progressLabel', { name: NAME }),
    });
    await expect(bar).toHaveAttribute(
      'aria-valuetext',
      words('project-list', 'progressText', { completed: 0, target: 3 }),
    );

    const phone = await openPhone(browser, language === 'ko' ? 'ko-KR' : 'en-US', {
      reducedMotion: 'reduce',
    });
    const watched = await watchPage(phone);
    await phone.goto(`${link}?seed=7`);
    await phone.getByRole('button', { name: words('welcome', 'start') }).tap();
    await enterPassword(phone, words);
    await agree(phone, words);
    await describeYourself(phone, words);
    await turnOnCamera(phone, words);
    await expectSideBySide(phone);
    await answer(phone, words);
    const completion = phone.waitForRequest((request) => request.url().endsWith('/complete'));
    await lookBack(phone, words);
    expect((await completion).postDataJSON()).toMatchObject({
      answers: [{ pageId: surveyId, choices: [1] }],
      favouritePageId: imageId,
    });
    await expect(phone.getByRole('heading', { name: words('thanks', 'title') })).toBeVisible({
      timeout: RUN_MS,
    });
    expect(await watched.violations()).toEqual([]);
    // The password was wrong once.
    expect(watched.errors.filter((text) => !text.includes('/password'))).toEqual([]);
    await phone.context().close();
    await expect(bar).toHaveAttribute(
      'aria-valuetext',
      words('project-list', 'progressText', { completed: 1, target: 3 }),
    );
  });
}

/** Two pictures side by side, then a question, then all of it again. */
async function createProject({ client, upload }: Researcher) {
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
  const image = await addPage(client, id, {
    kind: 'image',
    layout,
    assetIds,
    timerMs: 3_000,
  });
  const question = { kind: 'choice' as const, text: QUESTION, choices: CHOICES };
  const survey = await addPage(client, id, { kind: 'survey', question });
  await client.call(CALLS.updateProject, {
    params,
    body: { password: PASSWORD, finalReview: true },
  });
  const { link } = await client.call(CALLS.activateProject, { params });
  return { link: link ?? '', imageId: image.id, surveyId: survey.id };
}

async function enterPassword(phone: Page, words: Words): Promise<void> {
  const field = phone.getByRole('textbox', { name: words('project-password', 'label') });
  await field.fill('not-this-one');
  await phone.getByRole('button', { name: words('project-password', 'next') }).tap();
  await expect(phone.getByText(words('project-password', 'wrong'))).toBeVisible();
  expect(await findBarriers(phone)).toEqual([]);
  await field.fill(PASSWORD);
  await phone.getByRole('button', { name: words('project-password', 'next') }).tap();
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

async function answer(phone: Page, words: Words): Promise<void> {
  await expect(phone.getByRole('heading', { name: QUESTION })).toBeVisible({
    timeout: RUN_MS,
  });
  await phone.getByRole('button', { name: words('pages', 'goOn') }).tap();
  await expect(phone.getByText(words('pages', 'choiceMissing'))).toBeVisible();
  expect(await findBarriers(phone)).toEqual([]);
  await phone.getByText('Right', { exact: true }).tap();
  await expect(phone.getByRole('radio', { name: 'Right' })).toBeChecked();
  await phone.getByRole('button', { name: words('pages', 'goOn') }).tap();
}

async function lookBack(phone: Page, words: Words): Promise<void> {
  await expect(phone.getByRole('heading', { name: words('review', 'title') })).toBeVisible({
    timeout: RUN_MS,
  });
  expect(await findBarriers(phone)).toEqual([]);
  await phone.locator('label:has([type=radio])').first().tap();
  await expect(
    phone.getByRole('radio', { name: words('review', 'page', { number: 1 }) }),
  ).toBeChecked();
  await phone.getByRole('button', { name: words('review', 'send') }).tap();
}
