import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { failCall } from '#drivers/answer-call.ts';
import { findBarriers } from '#drivers/axe.ts';
import { listJourneyLanguages } from '#drivers/journey-languages.ts';
import { READY_MS } from '#drivers/ready-ms.ts';
import { holdToasts } from '#drivers/toasts.ts';
import { watchPage } from '#drivers/watch-page.ts';
import { readWords, type Words } from '#drivers/words.ts';
import { test } from '#fixtures/member-fixture.ts';

test.use({ actionTimeout: 60_000, viewport: { width: 1_440, height: 900 } });

for (const language of listJourneyLanguages('en')) {
  test.describe(`in ${language}`, () => {
    test.use({ locale: language === 'ko' ? 'ko-KR' : 'en-US' });

    test('draws each shape by mouse; reload shows the same', async ({
      memberPage,
      member,
      addresses,
    }) => {
      const editor = await openEditor(
        memberPage,
        `${addresses.webUrl}/analysis/${member.active.id}/aoi`,
        readWords(language),
      );
      const { page, at, list } = editor;
      const before = await list.getByRole('listitem').count();
      await page.keyboard.press('r');
      await editor.drag([0.2, 0.2], [0.4, 0.3]);
      await editor.nameIt('Logo');
      await page.keyboard.press('e');
      await page.mouse.click(...(await at(0.5, 0.5)));
      await page.mouse.click(...(await at(0.7, 0.6)));
      await editor.nameIt('Can');
      await page.keyboard.press('p');
      for (const [x, y] of [
        [0.3, 0.7],
        [0.5, 0.7],
        [0.4, 0.9],
      ] as const) {
        await page.mouse.click(...(await at(x, y)));
      }
      await page.mouse.click(...(await at(0.3, 0.7)));
      await editor.nameIt('Button');
      await expect(list.getByRole('listitem')).toHaveCount(before + 3);
      await editor.saved();
      const drawn = await editor.readShapes();
      await page.reload();
      await expect(list.getByRole('listitem')).toHaveCount(before + 3, { timeout: READY_MS });
      await expect.poll(editor.readShapes).toEqual(drawn);
      expect(await findBarriers(page)).toEqual([]);
      await editor.removeAll();
      await editor.expectNoFault();
    });
  });
}

for (const language of listJourneyLanguages('ko')) {
  test.describe(`in ${language}`, () => {
    test.use({ locale: language === 'ko' ? 'ko-KR' : 'en-US' });

    test('draws each shape by keyboard; a failing save shows its toast, restores and blinks', async ({
      memberPage,
      member,
      addresses,
    }) => {
      const words = readWords(language);
      const editor = await openEditor(
        memberPage,
        `${addresses.webUrl}/analysis/${member.active.id}/aoi`,
        words,
      );
      const { page, list, surface } = editor;
      const before = await list.getByRole('listitem').count();
      await surface.focus();
      for (const key of ['r', 'e']) {
        await page.keyboard.press(key);
        await page.keyboard.press('Space');
        await press(page, 'Shift+ArrowRight', 6);
        await press(page, 'Shift+ArrowDown', 4);
        await page.keyboard.press('Enter');
        await editor.nameIt(`By ${key}`);
        await surface.focus();
      }
      await page.keyboard.press('p');
      await page.keyboard.press('Space');
      await press(page, 'Shift+ArrowLeft', 8);
      await page.keyboard.press('Space');
      await press(page, 'Shift+ArrowUp', 8);
      await page.keyboard.press('Space');
      await page.keyboard.press('Enter');
      await editor.nameIt('By p');
      await expect(list.getByRole('listitem')).toHaveCount(before + 3);
      await editor.saved();
      const drawn = await editor.readShapes();

      await countBlinks(page);
      await holdToasts(page);
      await failCall(page, '/aoi/**', 'unavailable');
      await press(page, 'ArrowRight', 1);
      await expect(page.getByText(words('aoi-failures', 'updateKeyframe'))).toBeVisible();
      await expect.poll(editor.readShapes).toEqual(drawn);
      expect(await page.evaluate(() => (globalThis as unknown as { blinks: number }).blinks)).toBe(
        1,
      );
      await page.unrouteAll();
      await editor.removeAll();
      await editor.expectNoFault();
    });
  });
}

test('keeps a polygon over the film with four keyframes and a hide', async ({
  page,
  addresses,
}) => {
  const editor = await openEditor(page, `${addresses.webUrl}/analysis/sample/aoi`, readWords('en'));
  const { at, say, list } = editor;
  const seek = page.getByRole('slider');
  await page.keyboard.press('p');
  for (const [x, y] of [
    [0.2, 0.5],
    [0.4, 0.45],
    [0.5, 0.7],
    [0.25, 0.75],
  ] as const) {
    await page.mouse.click(...(await at(x, y)));
  }
  await page.keyboard.press('Enter');
  await editor.nameIt('Runner by hand');
  for (const step of [1, 2]) {
    await seek.focus();
    await press(page, 'Shift+ArrowRight', 2);
    await editor.drag([0.3 + step * 0.05, 0.6], [0.35 + step * 0.05, 0.58]);
  }
  await seek.focus();
  await press(page, 'Shift+ArrowRight', 2);
  await page.keyboard.press('k');
  const row = list.getByRole('listitem').filter({ hasText: 'Runner by hand' });
  await expect(row).toContainText(say('kind', { type: say('polygon'), count: 4 }));
  await page
    .getByRole('button', { name: say('keyframe'), exact: true })
    .first()
    .click();
  await page.getByRole('switch', { name: new RegExp(say('hideFrom')) }).click();
  await page.keyboard.press('Escape');
  const hidden = new RegExp(`^Runner by hand, .*${say('keyframeHide')}$`);
  await expect(page.getByRole('button', { name: hidden })).toHaveCount(1);
  await page.reload();
  await expect(row).toContainText(say('kind', { type: say('polygon'), count: 4 }), {
    timeout: READY_MS,
  });
  await expect(page.getByRole('button', { name: hidden })).toHaveCount(1);
  await editor.expectNoFault();
});

test('takes a suggested area, exports it, and imports it again', async ({ page, addresses }) => {
  const words = readWords('en');
  const url = `${addresses.webUrl}/analysis/sample/aoi?page=3`;
  const { say, list, nameIt, expectNoFault } = await openEditor(page, url, words);
  const tell: Tell = (key, values) => words('aoi-exchange', key, values);
  const choose = async (entry: string) => {
    await page.getByRole('button', { name: say('moreAois') }).click();
    await page.getByRole('menuitem', { name: entry }).click();
  };
  await page.getByRole('button', { name: say('suggest') }).click();
  await expect(list).toHaveCount(0);
  await page.getByRole('button', { name: tell('addSpot', { number: 1 }) }).click();
  await nameIt('Bottle');
  await page.getByRole('button', { name: tell('close') }).click();

  await choose(say('export'));
  const saving = page.waitForEvent('download');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: tell('download') })
    .click();
  const file = await (await saving).path();

  await choose(say('import'));
  const dialog = page.getByRole('dialog', { name: tell('importTitle') });
  const give = (name: string, buffer: Buffer) =>
    dialog
      .locator('input[type=file]')
      .setInputFiles({ name, mimeType: 'application/json', buffer });
  await give('broken.json', Buffer.from('{'));
  await expect(dialog.getByRole('alert')).toHaveText(tell('not_readable'));
  await give('bottle.json', await readFile(file));
  await expect(dialog.getByText(tell('found', { count: 1 }))).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  await dialog.getByRole('button', { name: tell('import', { count: 1 }) }).click();
  await expect(list.getByRole('listitem')).toHaveText([/^Bottle/, /^Bottle/]);
  await expectNoFault();
});

type Tell = (key: string, values?: Parameters<Words>[2]) => string;
type Say = (key: string, values?: Parameters<Words>[2]) => string;

async function openEditor(page: Page, url: string, words: Words) {
  const watched = await watchPage(page);
  const say: Say = (key, values) => words('aoi-editor', key, values);
  await page.goto(url);
  const surface = page.getByRole('application', { name: say('surface') });
  await expect(surface).toBeVisible({ timeout: READY_MS });
  const list = page.getByRole('list', { name: say('aois') });
  /** Place on the picture, which the stage shows fitted. */
  const at = async (x: number, y: number): Promise<[number, number]> => {
    const box = await findPicture(page);
    return [box.x + x * box.width, box.y + y * box.height];
  };
  const editor = {
    page,
    say,
    surface,
    list,
    at,
    async drag(from: readonly [number, number], to: readonly [number, number]) {
      await page.mouse.move(...(await at(...from)));
      await page.mouse.down();
      await page.mouse.move(...(await at(...to)), { steps: 4 });
      await page.mouse.up();
    },
    async nameIt(name: string) {
      const field = page.getByRole('textbox', { name: say('name') });
      await expect(field).toBeFocused();
      await page.keyboard.type(name);
      await page.keyboard.press('Enter');
      await expect(list.getByText(name, { exact: true })).toBeVisible();
    },
    /** Until no area has a temporary id any more. */
    saved: () => expect(surface.locator('[data-aoi^=new-]')).toHaveCount(0),
    readShapes: () =>
      surface
        .locator('[data-aoi]')
        .evaluateAll((all) => all.map((each) => each.querySelector('path')?.getAttribute('d'))),
    async removeAll() {
      for (const _ of await list.getByRole('listitem').all()) {
        await list.getByRole('listitem').first().getByRole('button').first().click();
        await page.keyboard.press('Delete');
      }
      await expect(list).toHaveCount(0);
    },
    async expectNoFault() {
      expect(await watched.violations()).toEqual([]);
    },
  };
  return editor;
}

async function findPicture(page: Page) {
  const picture: Locator = page.locator('main video, main img').first();
  const box = await picture.boundingBox();
  if (box === null) throw new Error('the picture is not shown');
  return box;
}

async function press(page: Page, key: string, times: number): Promise<void> {
  for (let i = 0; i < times; i++) await page.keyboard.press(key);
}

/** A blink is over soon: it is counted as it comes. */
async function countBlinks(page: Page): Promise<void> {
  await page.evaluate(() => {
    const counted = globalThis as unknown as { blinks: number };
    counted.blinks = 0;
    const surface = document.querySelector('svg[role=application]');
    if (surface === null) return;
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) {
        for (const node of addedNodes) {
          if (node instanceof Element && node.matches('[data-failed]')) counted.blinks += 1;
        }
      }
    }).observe(surface, { childList: true, subtree: true });
  });
}
