import { writeFile } from 'node:fs/promises';
import { CALLS } from '@fovea/contract';
import { addPage, loadSamplePicture, type Researcher } from '@fovea/testkit';
import { expect, type Page } from '@playwright/test';
import { expectNoBarriers } from '#drivers/axe.ts';
import { loadFile } from '#drivers/drop-files.ts';
import { findOverflow } from '#drivers/find-overflow.ts';
import { listJourneyLanguages } from '#drivers/journey-languages.ts';
import { READY_MS } from '#drivers/ready-ms.ts';
import { readWords, type Words } from '#drivers/words.ts';
import { test } from '#fixtures/credits-fixture.ts';

const PASSWORD = 'Sesame-4711';
const SIZES = { en: { width: 1_440, height: 900 }, ko: { width: 390, height: 844 } };

for (const language of listJourneyLanguages('ko')) {
  const size = SIZES[language];
  const words = readWords(language);
  const look = `${language}, ${size.width} px`;

  test(`files dropped on the empty list collect after two clicks, ${look}`, async ({
    bring,
    addresses: { webUrl },
  }) => {
    const { page, researcher } = await bring({ language });
    await show(page, size);
    await page.goto(`${webUrl}/project`);
    await expect(
      page.getByRole('heading', { name: words('project-list', 'emptyTitle') }),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: words('start', 'choose') })).toBeVisible();
    expect(await findOverflow(page)).toEqual([]);
    await expectNoBarriers(page);

    await drop(page, await store('notes.txt', Buffer.from('Nothing to look at.')));
    const reason = words('files', 'notMedia');
    await expect(
      page.getByText(words('files', 'notAdded', { name: 'notes.txt', reason })).first(),
    ).toBeVisible();
    await expect(page).toHaveURL(`${webUrl}/project`);

    await drop(page, await store('ad-yuzu.webp', (await loadFile('pack-a.webp')).buffer));
    await expect(page).toHaveURL(/\/project\/edit\/[0-9a-f-]{36}$/);
    const pages = page.getByLabel(words('project-editor', 'pageList')).getByRole('listitem');
    await expect(pages).toHaveCount(1);
    const activate = page
      .getByRole('banner')
      .getByRole('button', { name: words('project-editor', 'activate') });
    await expect(activate).toBeEnabled({ timeout: READY_MS });
    await activate.click();
    await page
      .getByRole('alertdialog', { name: words('activate-project', 'title') })
      .getByRole('button', { name: words('activate-project', 'start') })
      .click();
    await expect(page).toHaveURL(/\/project\/[0-9a-f-]{36}$/);
    const project = await researcher.getProject(page.url().split('/').at(-1) ?? '');
    expect(project).toMatchObject({ name: 'ad-yuzu', status: 'active', pageCount: 1 });

    // Dropping a file here must have no effect, because the screen takes none.
    await drop(page, await store('ad-yuzu.webp', (await loadFile('pack-a.webp')).buffer));
    await expect(page.getByRole('heading', { level: 1, name: 'ad-yuzu' })).toBeVisible();
    await expect(page).toHaveURL(`${webUrl}/project/${project.id}`);
  });

  test(`a project that collects shows its password and gets another name, ${look}`, async ({
    bring,
    addresses: { webUrl },
  }) => {
    const { page, researcher } = await bring({ language });
    await show(page, size);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const { id, link } = await createLocked(researcher);
    await page.goto(`${webUrl}/project/${id}`);
    const reveal = page.getByRole('button', { name: words('project-detail', 'showPassword') });
    await expect(reveal).toBeVisible();
    await expect(page.getByText(PASSWORD)).toBeHidden();
    await reveal.click();
    await expect(page.getByText(PASSWORD)).toBeVisible();
    expect(await findOverflow(page)).toEqual([]);
    await expectNoBarriers(page);
    await page.getByRole('button', { name: words('project-detail', 'copyPassword') }).click();
    await expect.poll(() => readClipboard(page)).toBe(PASSWORD);
    await page.getByRole('button', { name: words('project-detail', 'copyInvitation') }).click();
    await expect.poll(() => readClipboard(page)).toContain(`\n${link}\n`);
    expect(await readClipboard(page)).toContain(
      words('collect', 'typePassword', { password: PASSWORD }),
    );
    expect(await readClipboard(page)).toContain(words('collect', 'takes', { count: 2 }));

    await rename(page, words, 'Autumn teas');
    await expect(page.getByRole('heading', { level: 1, name: 'Autumn teas' })).toBeVisible();
    await page.goto(`${webUrl}/project`);
    await expect(page.getByRole('link', { name: 'Autumn teas' })).toBeVisible();
    expect(await researcher.getProject(id)).toMatchObject({
      name: 'Autumn teas',
      status: 'active',
      password: PASSWORD,
    });
  });

  test(`a project that ended with nobody says so, ${look}`, async ({
    bring,
    addresses: { webUrl },
  }) => {
    const { page, researcher } = await bring({ language });
    await show(page, size);
    const { id } = await createLocked(researcher);
    await researcher.client.call(CALLS.finishProject, { params: { id } });
    await page.goto(`${webUrl}/project/${id}`);
    await expect(page.getByText(words('project-detail', 'complete'))).toBeVisible();
    await expect(page.getByRole('img', { name: words('project-detail', 'qrLabel') })).toBeHidden();
    await expect(
      page.getByRole('link', { name: words('project-detail', 'analyseResult') }),
    ).toBeHidden();
    await rename(page, words, 'Nobody came');
    await expect(page.getByRole('heading', { level: 1, name: 'Nobody came' })).toBeVisible();
    expect(await findOverflow(page)).toEqual([]);

    await page.goto(`${webUrl}/analysis/${id}`);
    await expect(
      page.getByRole('status').filter({ hasText: words('analysis-playback', 'nobody') }),
    ).toBeVisible();
    await expect(page.getByText(words('analysis-playback', 'waiting'))).toBeHidden();
    expect(await findOverflow(page)).toEqual([]);
    await expectNoBarriers(page);
  });
}

/** With drawings and presses that move, as most people have them. */
async function show(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
}

async function store(name: string, content: Buffer): Promise<string> {
  const path = test.info().outputPath(name);
  await writeFile(path, content);
  return path;
}

/** A drop from the desktop: the browser opens the file itself unless the app takes it. */
async function drop(page: Page, path: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const data = { items: [], files: [path], dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    await session.send('Input.dispatchDragEvent', { type, x: width / 2, y: height / 2, data });
  }
  await session.detach();
}

const readClipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

async function rename(page: Page, words: Words, name: string): Promise<void> {
  await page.getByRole('button', { name: words('project-detail', 'menu') }).click();
  await page.getByRole('menuitem', { name: words('project-actions', 'rename') }).click();
  const dialog = page.getByRole('dialog', { name: words('rename-project', 'title') });
  const field = dialog.getByRole('textbox', { name: words('rename-project', 'name') });
  await expect(field).toBeFocused();
  await page.keyboard.type(name);
  expect(await findOverflow(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
}

async function createLocked({ client, upload }: Researcher) {
  const { id } = await client.call(CALLS.createProject, {
    body: { name: 'Untitled project', type: 'basic', maxParticipant: 3 },
  });
  const params = { id };
  const asset = await upload(id, await loadSamplePicture('pack-a.webp'));
  const body = { kind: 'image' as const, assetIds: [asset.id] };
  await addPage(client, id, body);
  await client.call(CALLS.updateProject, { params, body: { password: PASSWORD } });
  const { link } = await client.call(CALLS.activateProject, { params });
  return { id, link: link ?? '' };
}
