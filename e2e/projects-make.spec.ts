import type { Locator, Page } from '@playwright/test';
import { expect, expectNoBarriers, test } from './credits-fixture.ts';
import { dropFiles, type HeldFile, loadFile, makeLongFilm } from './drop-files.ts';
import { PROJECTS_WORDS, type ProjectsWords } from './projects-words.ts';

// Two cores may have much else to do, and a film is made ready in them.
test.describe.configure({ timeout: 300_000 });
const READY_MS = 120_000;
const PART_BYTES = 8 * 1024 * 1024;

for (const language of ['en', 'ko'] as const) {
  const words: ProjectsWords = PROJECTS_WORDS[language];

  test(`each template makes its pages, and a filled one collects, ${language}`, async ({
    bring,
    addresses: { webUrl },
  }) => {
    const { page, researcher } = await bring({ language });
    await page.goto(`${webUrl}/project/template`);
    await expect(page.getByRole('button', { name: words.startCustom })).toBeVisible();
    await expectNoBarriers(page);
    await createFrom(page, words, words.startCustom, words.custom);
    await expect(rowsOf(page, words)).toHaveCount(0);

    await page.goto(`${webUrl}/project/template`);
    await createFrom(page, words, words.useSquare, words.square);
    await expect(rowsOf(page, words)).toHaveText([
      new RegExp(words.noPicture),
      new RegExp(words.noPicture),
      new RegExp(`${toPattern(words.prefer)}.*${words.question}`),
    ]);

    await page.goto(`${webUrl}/project/template`);
    await createFrom(page, words, words.useWide, words.wide);
    const [first, second] = [rowsOf(page, words).nth(0), rowsOf(page, words).nth(1)];
    await expect(first.getByRole('img', { name: words.incomplete })).toBeVisible();
    await expect(second).toContainText(words.prefer);
    await activateButton(page, words).click();
    const refusal = page.getByRole('dialog', { name: words.notComplete });
    await expectNoBarriers(page);
    await refusal.getByRole('button', { name: words.close }).click();

    const place = page.getByRole('button', { name: words.choosePicture }).first();
    const chosen = page.waitForEvent('filechooser');
    await place.click();
    const files = [await loadFile('wide-a.webp'), await loadFile('wide-b.webp')];
    await (await chosen).setFiles(files);
    await expect(first).toContainText(words.image, { timeout: READY_MS });
    await expect(first.getByRole('img', { name: words.incomplete })).toBeHidden();
    await expectNoBarriers(page);
    await activate(page, words);

    const id = page.url().split('/').at(-1) ?? '';
    const project = await researcher.getProject(id);
    expect(project).toMatchObject({ status: 'active', pageCount: 2 });
    const [images, survey] = project.pages;
    expect(images).toMatchObject({ kind: 'image', layout: 'stacked' });
    expect(images?.assets.map((asset) => [asset?.fileName, asset?.status])).toEqual([
      ['wide-a.webp', 'ready'],
      ['wide-b.webp', 'ready'],
    ]);
    expect(survey?.question).toMatchObject({ text: words.prefer });
    expect(survey?.question?.choices[0]).toBe(words.upper);
  });

  test(`five dropped files become a project while a wrong one says why not, ${language}`, async ({
    bring,
    addresses: { webUrl },
  }) => {
    const { page, researcher } = await bring({ language });
    await page.goto(`${webUrl}/project/template`);
    await expect(page.getByRole('button', { name: words.chooseFiles })).toBeVisible();
    await dropFiles(page, [{ ...toText('notes.txt'), mimeType: 'text/plain' }]);
    await expect(page.getByText(words.notAdded('notes.txt')).first()).toBeVisible();
    await expect(page).toHaveURL(`${webUrl}/project/template`);

    await dropFiles(page, [
      await loadFile('spot.mp4', '10 film.mp4'),
      await loadFile('four-b.webp', '9 four.webp'),
      { ...toText('3 broken.webp'), mimeType: 'image/webp' },
      await loadFile('pack-a.webp', '1 pack.webp'),
      await loadFile('shelf.webp', '2 shelf.webp'),
    ]);
    await expect(page).toHaveURL(/\/project\/edit\/[0-9a-f-]{36}$/);
    const rows = rowsOf(page, words);
    await expect(rows.filter({ hasText: '3 broken' })).toContainText(words.notAPicture, {
      timeout: READY_MS,
    });
    await expectNoBarriers(page);
    await expect(rows.filter({ hasText: words.video })).toHaveCount(1, { timeout: READY_MS });
    await expect(rows).toHaveText(
      [
        new RegExp(`1 pack.*${words.image}`),
        new RegExp(`2 shelf.*${words.image}`),
        new RegExp(`9 four.*${words.image}`),
        new RegExp(`10 film.*${words.video}`),
        new RegExp(`3 broken.*${toPattern(words.notAPicture)}`),
      ],
      { timeout: READY_MS },
    );
    const project = await researcher.getProject(page.url().split('/').at(-1) ?? '');
    expect(project.name).toBe('1 pack');
    expect(project.pages.map(({ assets }) => assets[0]?.fileName)).toEqual([
      ...['1 pack.webp', '2 shelf.webp', '9 four.webp', '10 film.mp4'],
    ]);
    await activate(page, words);
  });
}

test('an upload that the network cuts goes on without the parts that have arrived', async ({
  bring,
  addresses: { webUrl },
}) => {
  const words: ProjectsWords = PROJECTS_WORDS.en;
  const { page, researcher } = await bring({ language: 'en' });
  const film = await makeLongFilm('film.mp4', 2 * PART_BYTES + 1_000_000);
  const sent: string[] = [];
  let isCut = false;
  let cut = () => {};
  const heldUntilCut = new Promise<void>((resolve) => {
    cut = resolve;
  });
  // The first part arrives; what comes after it is on its way when the network goes.
  await page.route(/[?&]partNumber=\d+/, async (route) => {
    if (route.request().method() !== 'PUT') return route.continue();
    const number = new URL(route.request().url()).searchParams.get('partNumber') ?? '';
    if (number === '1' || isCut) {
      sent.push(number);
      return route.continue();
    }
    await heldUntilCut;
    return route.abort('internetdisconnected');
  });
  await page.goto(`${webUrl}/project/template`);
  await expect(page.getByRole('button', { name: words.chooseFiles })).toBeVisible();
  const arrived = page.waitForResponse(/[?&]partNumber=1(&|$)/, { timeout: READY_MS });
  const chosen = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: words.chooseFiles }).click();
  await (await chosen).setFiles([film]);
  await expect(page).toHaveURL(/\/project\/edit\/[0-9a-f-]{36}$/);
  expect((await arrived).status()).toBe(200);

  await page.context().setOffline(true);
  cut();
  await expect(rowsOf(page, words).first()).toContainText(words.offline);
  isCut = true;
  await page.context().setOffline(false);
  await expect(rowsOf(page, words).first()).toContainText(words.video, { timeout: READY_MS });
  expect(sent.toSorted()).toEqual(['1', '2', '3']);
  const { pages } = await researcher.getProject(page.url().split('/').at(-1) ?? '');
  expect(pages[0]?.assets[0]).toMatchObject({ status: 'ready', bytes: film.buffer.length });
});

function rowsOf(page: Page, words: ProjectsWords): Locator {
  return page.getByLabel(words.pageList).getByRole('listitem');
}

function activateButton(page: Page, words: ProjectsWords): Locator {
  return page.getByRole('banner').getByRole('button', { name: words.activate });
}

async function createFrom(
  page: Page,
  words: ProjectsWords,
  button: string,
  template: string,
): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: words.newProject });
  await expect(dialog).toContainText(template);
  await expect(dialog.getByRole('textbox', { name: words.name })).toBeFocused();
  await dialog.getByRole('button', { name: words.createProject }).click();
  await expect(page).toHaveURL(/\/project\/edit\/[0-9a-f-]{36}$/);
}

async function activate(page: Page, words: ProjectsWords): Promise<void> {
  await expect(activateButton(page, words)).toBeEnabled({ timeout: READY_MS });
  await activateButton(page, words).click();
  const dialog = page.getByRole('alertdialog', { name: words.wantToStart });
  await dialog.getByRole('button', { name: words.start }).click();
  await expect(page).toHaveURL(/\/project\/[0-9a-f-]{36}$/);
}

function toText(name: string): Omit<HeldFile, 'mimeType'> {
  return { name, buffer: Buffer.from('Nothing that anybody could look at.') };
}

function toPattern(text: string): string {
  return text.replace(/[.?+*()[\]{}|\\^$]/g, '\\$&');
}
