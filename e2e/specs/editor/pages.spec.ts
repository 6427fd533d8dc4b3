import { expect, type Locator, type Page } from '@playwright/test';
import { expectNoBarriers } from '#drivers/axe.ts';
import { loadFile } from '#drivers/drop-files.ts';
import { listJourneyLanguages } from '#drivers/journey-languages.ts';
import { createPages, expectStored, openEditor, untilLoaded } from '#drivers/project-editor.ts';
import { READY_MS } from '#drivers/ready-ms.ts';
import { readWords } from '#drivers/words.ts';
import { test } from '#fixtures/credits-fixture.ts';

const NAMES = ['a', 'b', 'c', 'd', 'e'];

for (const language of listJourneyLanguages('en')) {
  const words = readWords(language);

  test(`empty account to active project in at most 4 clicks beyond the files, ${language}`, async ({
    bring,
    addresses: { webUrl },
  }) => {
    const { page, researcher } = await bring({ language });
    await page.goto(`${webUrl}/project`);
    let clicks = 0;
    const press = async (button: Locator) => {
      await button.click();
      clicks += 1;
    };
    await press(page.getByRole('button', { name: words('project-list', 'newProject') }).first());
    await press(
      page.getByRole('dialog').getByRole('button', { name: words('create-project', 'create') }),
    );
    const asked = page.waitForEvent('filechooser');
    const main = page.getByRole('main');
    await main.getByRole('button', { name: words('project-editor', 'browse') }).click();
    await (await asked).setFiles([await loadFile('pack-a.webp')]);
    const pages = page.getByLabel(words('project-editor', 'pageList')).getByRole('listitem');
    await expect(pages).toHaveCount(1);
    const activate = page.getByRole('button', { name: words('project-editor', 'activate') });
    await expect(activate).toBeEnabled({ timeout: READY_MS });
    await press(activate);
    // In Korean the button that opens the dialog has the same name.
    const dialog = page.getByRole('alertdialog');
    await press(dialog.getByRole('button', { name: words('activate-project', 'start') }));
    await expect(page).toHaveURL(/\/project\/[0-9a-f-]{36}$/);
    const id = page.url().split('/').at(-1) ?? '';
    expect(await researcher.getProject(id)).toMatchObject({ status: 'active', pageCount: 1 });
    expect(clicks).toBeLessThanOrEqual(4);
  });

  test(`pages are dragged by mouse and finger, one and many, and undone, ${language}`, async ({
    bring,
    addresses: { webUrl },
  }) => {
    const { page, researcher } = await bring({ language });
    const id = await createPages(researcher, NAMES);
    const editor = await openEditor(page, `${webUrl}/project/edit/${id}`, words);
    const expectOrder = (names: string) =>
      expect.poll(async () => (await editor.readNames()).join('')).toBe(names);
    const findRow = (name: string) =>
      editor.rows.filter({ has: page.getByText(name, { exact: true }) });
    await untilHeld(page, findRow('a'));
    await expectOrder('abcde');
    await dragByMouse(page, findRow('a'), findRow('c'), 0.9);
    await expectOrder('bcade');
    await editor.undo.click();
    await expectOrder('abcde');
    await editor.redo.click();
    await expectOrder('bcade');
    await editor.undo.click();

    // Less than 4 px is a press.
    const box = await getBox(findRow('d'));
    await page.mouse.move(box.x + 90, box.y + 20);
    await page.mouse.down();
    await page.mouse.move(box.x + 92, box.y + 22);
    await page.mouse.up();
    await expectOrder('abcde');
    await expect(findRow('d').getByRole('button').first()).toHaveAttribute('aria-current', 'true');

    // Escape leaves it.
    await dragByMouse(page, findRow('a'), findRow('c'), 0.9, 'Escape');
    await expectOrder('abcde');

    await flick(findRow('b'), findRow('d'), 0.9);
    await expectOrder('acdbe');
    await editor.undo.click();
    await expectOrder('abcde');

    await findRow('b').getByRole('button').first().click();
    await findRow('d')
      .getByRole('button')
      .first()
      .click({ modifiers: ['ControlOrMeta'] });
    await dragByMouse(page, findRow('d'), findRow('a'), 0.1);
    await expectOrder('bdace');
    await editor.undo.click();
    await expectOrder('abcde');

    await findRow('b').getByRole('button').first().click();
    await findRow('d')
      .getByRole('button')
      .first()
      .click({ modifiers: ['Shift'] });
    await page.keyboard.press('Delete');
    await expectOrder('ae');
    await editor.undo.click();
    await expectOrder('abcde');

    await dragByFinger(page, findRow('e'), findRow('b'), 0.1, 'rests');
    await expectOrder('aebcd');
    await editor.undo.click();
    const handle = findRow('a').locator('[data-handle]');
    await dragByFinger(page, handle, findRow('e'), 0.9);
    await expectOrder('bcdea');
    await editor.expectSaved();
    await expectStored(researcher, id, editor);
    await expectNoBarriers(page);
  });

  test(`a long list scrolls while a page is dragged to its end, ${language}`, async ({
    bring,
    addresses: { webUrl },
  }) => {
    const { page, researcher } = await bring({ language });
    const names = Array.from({ length: 20 }, (_, at) => `p${at + 1}`);
    const id = await createPages(researcher, names);
    const editor = await openEditor(page, `${webUrl}/project/edit/${id}`, words);
    await untilHeld(page, editor.rows.first());
    const list = page
      .getByRole('region', { name: words('project-editor', 'pageList') })
      .locator('ol');
    const { x, y, height } = await getBox(list);
    const from = await getBox(editor.rows.first());
    await page.mouse.move(from.x + 90, from.y + 20);
    await page.mouse.down();
    await page.mouse.move(x + 90, y + height / 2, { steps: 4 });
    await expect(inHand(page)).toBeVisible();
    await page.mouse.move(x + 90, y + height - 15, { steps: 4 });
    await expect
      .poll(() => list.evaluate((at) => at.scrollHeight - at.clientHeight - at.scrollTop))
      .toBeLessThan(2);
    await page.mouse.up();
    await expect.poll(async () => (await editor.readNames()).indexOf('p1')).toBeGreaterThan(15);
    await editor.expectSaved();
    await expectStored(researcher, id, editor);
  });
}

async function getBox(locator: Locator) {
  await locator.scrollIntoViewIfNeeded();
  const box = await locator.boundingBox();
  if (box === null) throw new Error('it is not drawn');
  return box;
}

/** What is drawn under the pointer while pages are dragged. */
const inHand = (page: Page) => page.locator('[data-dnd-overlay] > *');

/** The code for it comes after the list, and takes hold of the rows a moment later. */
async function untilHeld(page: Page, row: Locator): Promise<void> {
  await untilLoaded(page, 'page-drag');
  const { x, y, height } = await getBox(row);
  await expect(async () => {
    await page.mouse.move(x + 90, y + height / 2);
    await page.mouse.down();
    await page.mouse.move(x + 96, y + height / 2 + 6, { steps: 3 });
    try {
      await expect(page.locator('ol .border-accent')).toBeVisible({ timeout: 1_000 });
    } finally {
      // Nothing moves, however late it was held.
      await page.keyboard.press('Escape');
      await page.mouse.up();
    }
  }).toPass({ timeout: READY_MS });
  await expect(inHand(page)).toHaveCount(0);
}

/** To a height of the target, from 0 to 1; a key may be pressed before it is let go. */
async function dragByMouse(
  page: Page,
  from: Locator,
  to: Locator,
  share: number,
  key?: string,
): Promise<void> {
  const [start, end] = [await getBox(from), await getBox(to)];
  await page.mouse.move(start.x + 90, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(start.x + 96, start.y + start.height / 2 + 6, { steps: 3 });
  await page.mouse.move(end.x + 96, end.y + end.height * share, { steps: 6 });
  await expect(inHand(page)).toBeVisible();
  if (key !== undefined) await page.keyboard.press(key);
  await page.mouse.up();
  // Another one can begin.
  await expect(inHand(page)).toHaveCount(0);
}

/** All of it before the page draws again, as on a busy computer. */
async function flick(from: Locator, to: Locator, share: number): Promise<void> {
  const [start, end] = [await getBox(from), await getBox(to)];
  const [x, y] = [start.x + 90, start.y + start.height / 2];
  const moves = [
    ['pointerdown', y],
    ['pointermove', y + 6],
    ['pointermove', end.y + end.height * share],
    ['pointerup', end.y + end.height * share],
  ] as const;
  await from.evaluate(
    (row, [clientX, all]) => {
      for (const [kind, clientY] of all) {
        const place = { clientX, clientY, bubbles: true, cancelable: true };
        // The mouse's id is known to every page.
        const mouse = { pointerId: 1, pointerType: 'mouse', isPrimary: true, buttons: 1 };
        row.dispatchEvent(new PointerEvent(kind, { ...place, ...mouse }));
      }
    },
    [x, moves] as const,
  );
}

/** A finger rests first where it might want to scroll. */
async function dragByFinger(
  page: Page,
  from: Locator,
  to: Locator,
  share: number,
  rests?: 'rests',
): Promise<void> {
  const [start, end] = [await getBox(from), await getBox(to)];
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0) =>
    cdp.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x, y }],
    });
  const x = start.x + Math.min(90, start.width / 2);
  const y = start.y + start.height / 2;
  const endY = end.y + end.height * share;
  await touch('touchStart', x, y);
  if (rests) await expect(inHand(page)).toBeVisible();
  for (let step = 1; step <= 8; step++) {
    await touch('touchMove', x + step, y + ((endY - y) * step) / 8);
  }
  await expect(inHand(page)).toBeVisible();
  await touch('touchEnd');
  await expect(inHand(page)).toHaveCount(0);
  await cdp.send('Emulation.setTouchEmulationEnabled', { enabled: false });
  await cdp.detach();
}
