import { CALLS, type Project } from '@fovea/contract';
import { addPages, loadSamplePicture, type Researcher } from '@fovea/testkit';
import { expect, type Page } from '@playwright/test';
import { READY_MS } from './ready-ms.ts';
import type { Words } from './words.ts';

export type Editor = Awaited<ReturnType<typeof openEditor>>;

export async function openEditor(page: Page, url: string, words: Words) {
  await page.goto(url);
  return toEditor(page, words);
}

export async function toEditor(page: Page, words: Words) {
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

/** Until code that comes after the editor is there, by the name of its file. */
export async function untilLoaded(page: Page, part: string): Promise<void> {
  const isLoaded = () =>
    page.evaluate(
      (name) => performance.getEntriesByType('resource').some((entry) => entry.name.includes(name)),
      part,
    );
  await expect.poll(isLoaded, { timeout: READY_MS }).toBe(true);
}

/** A project with a page for each name, all with the same picture. */
export async function createPages(
  { client, upload }: Researcher,
  names: readonly string[] = ['Left', 'Right'],
): Promise<string> {
  const body = { name: 'Yuzu ad', type: 'basic' as const, maxParticipant: 5 };
  const { id } = await client.call(CALLS.createProject, { body });
  const asset = await upload(id, await loadSamplePicture('pack-a.webp'));
  const pages = names.map((name) => ({
    kind: 'image' as const,
    name,
    timerMs: 8_000,
    assetIds: [asset.id],
  }));
  await addPages(client, id, pages);
  return id;
}

/** As the list shows them. */
export const toNames = ({ pages }: Project) =>
  pages.map(({ name, assets }) => name ?? assets[0]?.fileName.replace(/\.\w+$/, '') ?? '');

/** Expects that the server stores what the screen shows. */
export async function expectStored(
  researcher: Researcher,
  id: string,
  editor: Editor,
): Promise<void> {
  const stored = await researcher.getProject(id);
  expect(await editor.readNames()).toEqual(toNames(stored));
  expect(stored.name).toBe(await editor.page.locator('h1').textContent());
  expect(stored.shuffle).toBe(await editor.findSwitch('shuffle').isChecked());
}
