import { CALLS, type Project } from '@fovea/contract';
import { loadSamplePicture, type Researcher } from '@fovea/testkit';
import { expect, type Page } from '@playwright/test';
import { expectNoBarriers } from '#drivers/axe.ts';
import { dropFiles, loadFile } from '#drivers/drop-files.ts';
import { listJourneyLanguages } from '#drivers/journey-languages.ts';
import { READY_MS } from '#drivers/ready-ms.ts';
import { readWords, type Words } from '#drivers/words.ts';
import { test } from '#fixtures/credits-fixture.ts';

for (const language of listJourneyLanguages('en')) {
  const words = readWords(language);

  test(`20 mixed steps are undone and redone, equal at each, ${language}`, async ({
    bring,
    addresses: { webUrl },
  }) => {
    const { page, researcher } = await bring({ language });
    const id = await createProject(researcher);
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

  test(`changes made offline are there after the page was closed, ${language}`, async ({
    bring,
    addresses: { webUrl },
  }) => {
    const { page, researcher } = await bring({ language });
    const context = page.context();
    const id = await createProject(researcher);
    const url = `${webUrl}/project/edit/${id}`;
    const before = await openEditor(page, url, words);
    await context.setOffline(true);
    for (const step of listSteps(before).slice(0, 14)) await step();
    await dropFiles(page, [await loadFile('ad-yuzu.webp', 'added offline.webp')]);
    await expect(before.rows.last()).toContainText('added offline');
    await expect(before.status).toHaveText(words('project-editor', 'offline'));
    const shown = await before.readNames();
    expect((await researcher.getProject(id)).revision).toBe(2);
    await page.close();

    await context.setOffline(false);
    const after = await openEditor(await context.newPage(), url, words);
    await expect
      .poll(async () => toNames(await researcher.getProject(id)), { timeout: READY_MS })
      .toEqual(shown);
    await after.expectSaved();
    expect(await after.readNames()).toEqual(shown);
    await expectStored(researcher, id, after);
    const last = (await researcher.getProject(id)).pages.at(-1);
    expect(last?.assets[0]).toMatchObject({ fileName: 'added offline.webp', status: 'ready' });
  });

  test(`one tab edits, and another browser's save is not overwritten, ${language}`, async ({
    bring,
    addresses: { webUrl },
  }) => {
    const { page, researcher } = await bring({ language });
    const id = await createProject(researcher);
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

type Editor = Awaited<ReturnType<typeof openEditor>>;

async function openEditor(page: Page, url: string, words: Words) {
  await page.goto(url);
  return toEditor(page, words);
}

async function toEditor(page: Page, words: Words) {
  const list = page.getByRole('region', { name: words('project-editor', 'pageList') });
  // The final review is no page: there is nothing to press.
  const rows = list.getByRole('listitem').filter({ has: page.getByRole('button') });
  const aside = page.getByRole('complementary', { name: words('editor-settings', 'settings') });
  const toButton = (key: 'undo' | 'redo') =>
    page.locator('header').getByRole('button', { name: words('project-editor', key), exact: true });
  const findSwitch = (key: 'shuffle' | 'finalReview') =>
    list.getByRole('switch', { name: words('project-editor', key) });
  const status = page.locator('header').getByRole('status');
  await expect(rows.first()).toBeVisible({ timeout: READY_MS });
  return {
    page,
    rows,
    aside,
    status,
    words,
    undo: toButton('undo'),
    redo: toButton('redo'),
    findSwitch,
    turn: (key: 'shuffle' | 'finalReview') => findSwitch(key).click(),
    select: (at: number) => rows.nth(at).getByRole('button').first().click(),
    /** By a key on the row. */
    press: async (at: number, keys: string) => {
      await rows.nth(at).getByRole('button').first().focus();
      await page.keyboard.press(keys);
    },
    /** Pages, switches and totals, as text. */
    look: async () => {
      const switches = ['shuffle', 'finalReview'] as const;
      const checked = await Promise.all(switches.map((key) => findSwitch(key).isChecked()));
      const texts = [await rows.allTextContents(), await page.locator('footer').textContent()];
      return JSON.stringify([checked, await page.locator('h1').textContent(), texts]);
    },
    readNames: () => rows.locator('span.truncate.font-medium').allTextContents(),
    expectSaved: () =>
      expect(status).toHaveText(words('project-editor', 'savedNow'), { timeout: READY_MS }),
  };
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

async function createProject({ client, upload }: Researcher): Promise<string> {
  const body = { name: 'Yuzu ad', type: 'basic' as const, maxParticipant: 5 };
  const { id } = await client.call(CALLS.createProject, { body });
  const asset = await upload(id, await loadSamplePicture('pack-a.webp'));
  const look = { name: null, timerMs: 8_000, keepInPlace: false, question: null } as const;
  const place = { layout: 'single', display: 'fullscreen', scale: 'fit' } as const;
  const pages = ['Left', 'Right'].map((name) => ({
    ...{ ...look, ...place, name, id: crypto.randomUUID(), kind: 'image' as const },
    ...{ alignX: 'center' as const, alignY: 'center' as const, assetIds: [asset.id] },
  }));
  const { revision, ...stored } = await client.call(CALLS.getProject, { params: { id } });
  const { name, type, maxParticipant, device, orientation, timerMs } = stored;
  const { shuffle, finalReview, retentionDays, password } = stored;
  const settings = {
    ...{ name, type, maxParticipant, device, orientation, timerMs },
    ...{ shuffle, finalReview, retentionDays, password },
  };
  const draft = { settings, pages, revision, key: crypto.randomUUID() };
  await client.call(CALLS.saveDraft, { params: { id }, body: draft });
  return id;
}

const toNames = ({ pages }: Project) =>
  pages.map(({ name, assets }) => name ?? assets[0]?.fileName.replace(/\.\w+$/, '') ?? '');

/** What is stored is what the screen shows. */
async function expectStored(researcher: Researcher, id: string, editor: Editor): Promise<void> {
  const stored = await researcher.getProject(id);
  expect(await editor.readNames()).toEqual(toNames(stored));
  expect(stored.name).toBe(await editor.page.locator('h1').textContent());
  expect(stored.shuffle).toBe(await editor.findSwitch('shuffle').isChecked());
}
