import { TEMPLATES, type TemplateId } from '@fovea/contract';
import { expect, type Locator, type Page } from '@playwright/test';
import { expectNoBarriers } from '#drivers/axe.ts';
import { dropFiles, type HeldFile, loadFile, makeLongFilm } from '#drivers/drop-files.ts';
import { listJourneyLanguages } from '#drivers/journey-languages.ts';
import { READY_MS } from '#drivers/ready-ms.ts';
import { readWords, toPageText, type Words } from '#drivers/words.ts';
import { test } from '#fixtures/credits-fixture.ts';

const PART_BYTES = 8 * 1024 * 1024;

for (const language of listJourneyLanguages('ko')) {
  const words = readWords(language);

  test(`each template makes its pages, and a filled one collects, ${language}`, async ({
    bring,
    addresses: { webUrl },
  }) => {
    const { page, researcher } = await bring({ language });
    const asked = getQuestion('preferenceWideImages');
    await page.goto(`${webUrl}/project/template`);
    await expect(
      page.getByRole('button', { name: words('templates', 'startEmpty') }),
    ).toBeVisible();
    await expectNoBarriers(page);
    await createFrom(page, words, 'custom');
    await expect(rowsOf(page, words)).toHaveCount(0);

    await page.goto(`${webUrl}/project/template`);
    await createFrom(page, words, 'preferenceSquare');
    await expect(rowsOf(page, words)).toHaveText([
      new RegExp(words('project-editor', 'emptyImage')),
      new RegExp(words('project-editor', 'emptyImage')),
      new RegExp(
        `${toPattern(getQuestion('preferenceSquare').text[language])}.*${words('project-editor', 'question')}`,
      ),
    ]);

    await page.goto(`${webUrl}/project/template`);
    await createFrom(page, words, 'preferenceWideImages');
    const [first, second] = [rowsOf(page, words).nth(0), rowsOf(page, words).nth(1)];
    await expect(
      first.getByRole('img', { name: words('project-editor', 'incomplete') }),
    ).toBeVisible();
    await expect(second).toContainText(asked.text[language]);
    await activateButton(page, words).click();
    const jump = page.getByRole('button', {
      name: words('editor-review', 'toPage', { number: 1 }),
    });
    await expect(jump).toBeFocused();
    await expectNoBarriers(page);
    await jump.click();

    // In Korean the buttons of the settings end with the same words and may come first.
    const place = page
      .getByRole('region', { name: words('project-editor', 'preview') })
      .getByRole('button', { name: words('project-editor', 'choosePicture') })
      .first();
    const chosen = page.waitForEvent('filechooser');
    await place.click();
    const files = [await loadFile('wide-a.webp'), await loadFile('wide-b.webp')];
    await (await chosen).setFiles(files);
    await expect(first).toContainText(toPageText(words, 'image', 8), { timeout: READY_MS });
    await expect(
      first.getByRole('img', { name: words('project-editor', 'incomplete') }),
    ).toBeHidden();
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
    expect(survey?.question).toMatchObject({ text: asked.text[language] });
    expect(survey?.question?.choices[0]).toBe(asked.choices[0]?.[language]);
  });

  test(`five dropped files become a project while a wrong one says why not, ${language}`, async ({
    bring,
    addresses: { webUrl },
  }) => {
    const { page, researcher } = await bring({ language });
    await page.goto(`${webUrl}/project/template`);
    await expect(page.getByRole('button', { name: words('start', 'choose') })).toBeVisible();
    await dropFiles(page, [{ ...toText('notes.txt'), mimeType: 'text/plain' }]);
    await expect(
      page
        .getByText(
          words('files', 'notAdded', { name: 'notes.txt', reason: words('files', 'notMedia') }),
        )
        .first(),
    ).toBeVisible();
    await expect(page).toHaveURL(`${webUrl}/project/template`);

    await dropFiles(page, [
      await loadFile('blink.mp4', '10 film.mp4'),
      await loadFile('four-b.webp', '9 four.webp'),
      { ...toText('3 broken.webp'), mimeType: 'image/webp' },
      await loadFile('pack-a.webp', '1 pack.webp'),
      await loadFile('shelf.webp', '2 shelf.webp'),
    ]);
    await expect(page).toHaveURL(/\/project\/edit\/[0-9a-f-]{36}$/);
    const rows = rowsOf(page, words);
    await expect(rows.filter({ hasText: '3 broken' })).toContainText(
      words('files', 'not_a_picture'),
      {
        timeout: READY_MS,
      },
    );
    await expectNoBarriers(page);
    await expect(rows.filter({ hasText: toPageText(words, 'video', 1) })).toHaveCount(1, {
      timeout: READY_MS,
    });
    await expect(rows).toHaveText(
      [
        new RegExp(`1 pack.*${toPageText(words, 'image', 8)}`),
        new RegExp(`2 shelf.*${toPageText(words, 'image', 8)}`),
        new RegExp(`9 four.*${toPageText(words, 'image', 8)}`),
        new RegExp(`10 film.*${toPageText(words, 'video', 1)}`),
        new RegExp(`3 broken.*${toPattern(words('files', 'not_a_picture'))}`),
      ],
      { timeout: READY_MS },
    );
    const read = async () => {
      const { name, pages } = await researcher.getProject(page.url().split('/').at(-1) ?? '');
      return [name, ...pages.map(({ assets }) => assets[0]?.fileName)];
    };
    await expect
      .poll(read)
      .toEqual(['1 pack', '1 pack.webp', '2 shelf.webp', '9 four.webp', '10 film.mp4']);
    await activate(page, words);
  });
}

test('an upload that the network cuts goes on without the parts that have arrived', async ({
  bring,
  addresses: { webUrl },
}) => {
  const words = readWords('en');
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
  await expect(page.getByRole('button', { name: words('start', 'choose') })).toBeVisible();
  const arrived = page.waitForResponse(/[?&]partNumber=1(&|$)/, { timeout: READY_MS });
  const chosen = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: words('start', 'choose') }).click();
  await (await chosen).setFiles([film]);
  await expect(page).toHaveURL(/\/project\/edit\/[0-9a-f-]{36}$/);
  expect((await arrived).status()).toBe(200);

  await page.context().setOffline(true);
  cut();
  await expect(rowsOf(page, words).first()).toContainText(words('uploads', 'offline'));
  isCut = true;
  await page.context().setOffline(false);
  await expect(rowsOf(page, words).first()).toContainText(toPageText(words, 'video', 1), {
    timeout: READY_MS,
  });
  expect(sent.toSorted()).toEqual(['1', '2', '3']);
  const read = async () => {
    const { pages } = await researcher.getProject(page.url().split('/').at(-1) ?? '');
    return pages[0]?.assets[0] ?? {};
  };
  await expect.poll(read).toMatchObject({ status: 'ready', bytes: film.buffer.length });
});

function rowsOf(page: Page, words: Words): Locator {
  return page.getByLabel(words('project-editor', 'pageList')).getByRole('listitem');
}

function activateButton(page: Page, words: Words): Locator {
  return page
    .getByRole('banner')
    .getByRole('button', { name: words('project-editor', 'activate') });
}

async function createFrom(page: Page, words: Words, template: TemplateId): Promise<void> {
  const start = words('templates', template === 'custom' ? 'startEmpty' : 'use');
  const name = `${start} ${words('templates', `${template}Title`)}`;
  await page.getByRole('button', { name, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: words('create-project', 'title') });
  await expect(dialog).toContainText(words('create-project', template));
  await expect(
    dialog.getByRole('textbox', { name: words('create-project', 'name') }),
  ).toBeFocused();
  await dialog.getByRole('button', { name: words('create-project', 'create') }).click();
  await expect(page).toHaveURL(/\/project\/edit\/[0-9a-f-]{36}$/);
}

function getQuestion(template: TemplateId) {
  const survey = TEMPLATES[template].pages.find((page) => page.kind === 'survey');
  if (survey === undefined) throw new Error(`${template} asks nothing`);
  return survey.question;
}

async function activate(page: Page, words: Words): Promise<void> {
  await expect(activateButton(page, words)).toBeEnabled({ timeout: READY_MS });
  await activateButton(page, words).click();
  const dialog = page.getByRole('alertdialog', { name: words('activate-project', 'title') });
  await dialog.getByRole('button', { name: words('activate-project', 'start') }).click();
  await expect(page).toHaveURL(/\/project\/[0-9a-f-]{36}$/);
}

function toText(name: string): Omit<HeldFile, 'mimeType'> {
  return { name, buffer: Buffer.from('Nothing that anybody could look at.') };
}

function toPattern(text: string): string {
  return text.replace(/[.?+*()[\]{}|\\^$]/g, '\\$&');
}
