import { CALLS, type Language } from '@fovea/contract';
import type { Researcher } from '@fovea/testkit';
import { type BrowserContext, chromium, expect } from '@playwright/test';
import { expectNoBarriers } from '#drivers/axe.ts';
import { loadFile } from '#drivers/drop-files.ts';
import { listJourneyLanguages } from '#drivers/journey-languages.ts';
import {
  createPages,
  type Editor,
  expectStored,
  openEditor,
  toEditor,
  toNames,
  untilLoaded,
} from '#drivers/project-editor.ts';
import { READY_MS } from '#drivers/ready-ms.ts';
import { keepStored, WITHOUT_CHROME_HINT } from '#drivers/stored.ts';
import { readWords } from '#drivers/words.ts';
import { test } from '#fixtures/credits-fixture.ts';
import { keepSession } from '#fixtures/world-fixture.ts';

for (const language of listJourneyLanguages('en')) {
  const words = readWords(language);

  test(`20 mixed steps are undone and redone, equal at each, ${language}`, async ({
    bring,
    addresses: { webUrl },
  }) => {
    const { page, researcher } = await bring({ language });
    const id = await createPages(researcher);
    const editor = await openEditor(page, `${webUrl}/project/edit/${id}`, words);
    const steps = listSteps(editor);
    expect(steps).toHaveLength(20);
    const seen = [await editor.look()];
    for (const step of steps) {
      await step();
      seen.push(await editor.look());
    }
    expect(new Set(seen).size).toBe(21);
    for (const before of seen.slice(0, -1).toReversed()) {
      await editor.undo.click();
      await expect.poll(editor.look).toBe(before);
    }
    await expect(editor.undo).toBeDisabled();
    for (const after of seen.slice(1)) {
      await editor.redo.click();
      await expect.poll(editor.look).toBe(after);
    }
    await editor.expectSaved();
    await expectStored(researcher, id, editor);
    await expectNoBarriers(page);
  });

  test(`15 changes made offline are there after the browser was closed, ${language}`, async ({
    bring,
    addresses: { webUrl },
  }, testInfo) => {
    const { researcher } = await bring({ language });
    const id = await createPages(researcher);
    const url = `${webUrl}/project/edit/${id}`;
    const open = () => openBrowser(testInfo.outputPath('profile'), researcher, webUrl, language);
    const closed = await open();
    const before = await openEditor(await closed.newPage(), url, words);
    // Files that may be wanted offline come once the editor is there.
    await untilLoaded(before.page, 'create-asset');
    await closed.setOffline(true);
    for (const step of listSteps(before).slice(0, 14)) await step();
    await addOffline(before);
    await expect(before.rows.last()).toContainText('added offline');
    await expect(before.status).toHaveText(words('project-editor', 'offline'));
    const shown = await before.readNames();
    expect((await researcher.getProject(id)).revision).toBe(2);
    await closed.close();

    const reopened = await open();
    const after = await openEditor(await reopened.newPage(), url, words);
    await expect
      .poll(async () => toNames(await researcher.getProject(id)), { timeout: READY_MS })
      .toEqual(shown);
    await after.expectSaved();
    expect(await after.readNames()).toEqual(shown);
    await expectStored(researcher, id, after);
    const last = (await researcher.getProject(id)).pages.at(-1);
    expect(last?.assets[0]).toMatchObject({ fileName: 'added offline.webp', status: 'ready' });
    await reopened.close();
  });

  test(`a dialog whose code does not arrive leaves the editor as it is, ${language}`, async ({
    bring,
    addresses: { webUrl },
  }) => {
    const { page, researcher } = await bring({ language });
    const id = await createPages(researcher);
    const editor = await openEditor(page, `${webUrl}/project/edit/${id}`, words);
    await untilLoaded(page, 'create-asset');
    await page.context().setOffline(true);
    await editor.turn('shuffle');
    await page.locator('h1').click();
    await page.keyboard.press('?');
    const toast = page.getByRole('listitem').filter({ hasText: words('modals', 'notLoaded') });
    // A toast stays while the pointer is over it.
    await toast.hover();
    await expect(editor.findSwitch('shuffle')).toBeChecked();
    await page.context().setOffline(false);
    await toast.getByRole('button', { name: words('modals', 'tryAgain') }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await editor.expectSaved();
  });

  test(`changes of a project that was started elsewhere are kept as a copy, ${language}`, async ({
    bring,
    addresses: { webUrl },
  }) => {
    const { page, researcher } = await bring({ language });
    const id = await createPages(researcher);
    const editor = await openEditor(page, `${webUrl}/project/edit/${id}`, words);
    await page.context().setOffline(true);
    await editor.press(0, 'Delete');
    await expect(editor.status).toHaveText(words('project-editor', 'offline'));
    const { revision } = await researcher.getProject(id);
    await researcher.client.call(CALLS.activateProject, { params: { id }, body: { revision } });
    await page.context().setOffline(false);
    await expect(page).toHaveURL(`${webUrl}/project/${id}`, { timeout: READY_MS });
    const question = page.getByRole('dialog', { name: words('left-behind', 'title') });
    await expect(question).toBeVisible();
    await expectNoBarriers(page);
    // Not lost by leaving: it is asked again.
    await page.reload();
    await question.getByRole('button', { name: words('left-behind', 'keep') }).click();
    await expect(page).toHaveURL(/\/project\/edit\//);
    const copyId = page.url().split('/').at(-1) ?? '';
    expect(toNames(await researcher.getProject(copyId))).toEqual(['Right']);
    expect(toNames(await researcher.getProject(id))).toEqual(['Left', 'Right']);
    await page.goto(`${webUrl}/project/${id}`);
    await expect(page.locator('h1')).toBeVisible();
    await expect(question).toBeHidden();
  });

  test(`one tab edits, and another browser's save is not overwritten, ${language}`, async ({
    bring,
    addresses: { webUrl },
  }) => {
    const { page, researcher } = await bring({ language });
    const id = await createPages(researcher);
    const url = `${webUrl}/project/edit/${id}`;
    const first = await openEditor(page, url, words);
    const other = await page.context().newPage();
    await other.goto(url);
    const elsewhere = words('project-editor', 'elsewhere');
    const editHere = words('project-editor', 'editHere');
    await expect(other.getByRole('status').filter({ hasText: elsewhere })).toBeVisible();
    await expect(
      other.getByRole('button', { name: words('project-editor', 'addPage') }),
    ).toBeHidden();
    await expectNoBarriers(other);
    // Not sent yet: the other tab goes on with it.
    await first.turn('shuffle');
    await other.getByRole('button', { name: editHere }).click();
    const second = await toEditor(other, words);
    await expect(second.findSwitch('shuffle')).toBeChecked();
    await expect(page.getByRole('button', { name: editHere })).toBeVisible();
    await second.turn('finalReview');
    await second.expectSaved();
    expect(await researcher.getProject(id)).toMatchObject({ shuffle: true, finalReview: true });

    await researcher.client.call(CALLS.updateProject, {
      params: { id },
      body: { name: 'Their name' },
    });
    await second.turn('shuffle');
    const conflict = other.getByRole('dialog', {
      name: words('project-editor', 'conflictTitle'),
    });
    await expect(conflict).toBeVisible();
    await expectNoBarriers(other);
    await conflict.getByRole('button', { name: words('project-editor', 'keepMine') }).click();
    await expect.poll(() => other.url()).not.toContain(id);
    const copyId = other.url().split('/').at(-1) ?? '';
    expect(await researcher.getProject(copyId)).toMatchObject({ shuffle: false, pageCount: 2 });
    expect(await researcher.getProject(id)).toMatchObject({ name: 'Their name', shuffle: true });
  });
}

/** A browser with a profile on the disk, so that it can be closed and opened again. */
async function openBrowser(
  profile: string,
  researcher: Researcher,
  webUrl: string,
  language: Language,
): Promise<BrowserContext> {
  const context = await chromium.launchPersistentContext(profile, {
    ...test.info().project.use.launchOptions,
    locale: language === 'ko' ? 'ko-KR' : 'en-US',
    reducedMotion: 'reduce',
    viewport: { width: 1_440, height: 900 },
  });
  await keepStored(context, WITHOUT_CHROME_HINT);
  await keepSession(context, researcher, webUrl);
  return context;
}

/** By the dialog, which opens for the first time. */
async function addOffline({ page, words }: Editor): Promise<void> {
  await page.getByRole('button', { name: words('project-editor', 'addPage') }).click();
  const asked = page.waitForEvent('filechooser');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words('create-asset', 'browse') })
    .click();
  await (await asked).setFiles([await loadFile('ad-yuzu.webp', 'added offline.webp')]);
  await page.keyboard.press('Escape');
}

/** Every kind of step: settings, names, order, copies, removals, times and questions. */
function listSteps(editor: Editor): (() => Promise<void>)[] {
  const { page, aside, words, rows } = editor;
  const namePage = (at: number, name: string) => async () => {
    await editor.select(at);
    await aside
      .getByRole('textbox', { name: words('editor-settings', 'pageName') })
      .pressSequentially(name);
    await editor.select(at);
  };
  const pressIn = (name: string) => async () => {
    await aside.getByRole('button', { name, exact: true }).click();
    // Another field, so that the next press is a step of its own.
    await rows.first().getByRole('button').first().focus();
  };
  const choose = (name: string) => () => aside.getByRole('radio', { name, exact: true }).click();
  const longer = pressIn(words('editor-settings', 'longer'));
  return [
    namePage(0, 'Pack, left'),
    () => editor.press(0, 'Control+d'),
    namePage(1, ' again'),
    () => editor.press(0, 'Alt+ArrowDown'),
    () => editor.turn('finalReview'),
    () => editor.press(0, 'Control+d'),
    () => editor.press(2, 'Delete'),
    () => editor.press(2, 'Alt+ArrowUp'),
    async () => {
      await editor.select(0);
      await longer();
    },
    longer,
    choose(words('editor-settings', 'tap')),
    async () => {
      await page.getByRole('button', { name: words('project-editor', 'rename') }).click();
      await page.keyboard.type('Lemon ad');
      await page.keyboard.press('Enter');
    },
    () => editor.press(1, 'Control+d'),
    namePage(1, ' third'),
    () => editor.turn('shuffle'),
    async () => {
      await editor.select(0);
      await choose(words('editor-settings', 'auto'))();
    },
    () => editor.press(3, 'Alt+ArrowUp'),
    () => editor.press(1, 'Delete'),
    () => editor.turn('finalReview'),
    () => editor.turn('shuffle'),
  ];
}
