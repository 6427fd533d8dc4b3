import { CALLS, TEMPLATE_IDS } from '@fovea/contract';
import { addPage, loadSamplePicture, type Researcher } from '@fovea/testkit';
import { expect, type Locator, type Page } from '@playwright/test';
import { listJourneyLanguages } from '#drivers/journey-languages.ts';
import { readWords } from '#drivers/words.ts';
import { test } from '#fixtures/credits-fixture.ts';

const WIDE = { width: 1_440, height: 900 };
const MIDDLE = { width: 1_024, height: 768 };
const PHONE = { width: 390, height: 844 };

for (const language of listJourneyLanguages('en')) {
  const words = readWords(language);

  test(`a press anywhere on a template card opens its dialog, ${language}`, async ({
    bring,
    addresses: { webUrl },
  }) => {
    const { page } = await bring({ language });
    // A pressed button moves only for people who have not turned motion off.
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    for (const size of [WIDE, PHONE]) {
      await page.setViewportSize(size);
      await page.goto(`${webUrl}/project/template`);
      for (const id of TEMPLATE_IDS) {
        const card = page
          .getByRole('article')
          .filter({ hasText: words('templates', `${id}Title`) });
        for (const part of [card.locator('svg').first(), card.getByRole('heading')]) {
          await press(page, part);
          const dialog = page.getByRole('dialog');
          await expect(dialog).toBeVisible();
          await page.keyboard.press('Escape');
          await expect(dialog).toBeHidden();
        }
      }
    }
  });

  test(`a wide page is drawn so, and its notes touch nothing, ${language}`, async ({
    bring,
    addresses: { webUrl },
  }) => {
    const { page, researcher } = await bring({ language });
    for (const device of ['mobile', 'tablet'] as const) {
      const id = await createProject(researcher, { device, orientation: 'landscape' });
      const stage = page.getByRole('region', {
        name: words('project-editor', device === 'mobile' ? 'preview' : 'previewTablet'),
      });
      for (const size of [WIDE, MIDDLE, PHONE]) {
        await page.setViewportSize(size);
        await page.goto(`${webUrl}/project/edit/${id}`);
        const picture = stage.getByRole('img', { name: 'pack-a.webp' });
        await expect(picture).toBeVisible();
        const notes = stage.locator('p');
        // A phone may have no room for them.
        if (size !== PHONE) {
          await expect(notes).toHaveCount(2);
          await expect(notes.last()).toContainText(words('project-editor', 'timerNoteLast'));
        }
        await expectApart(stage, [
          ...(await notes.all()),
          picture,
          stage.getByRole('radiogroup').first(),
        ]);
      }
      // The project's own page draws it as wide as the participants hold it.
      await page.goto(`${webUrl}/project/${id}`);
      const drawn = await getBox(
        page.getByRole('region', { name: words('project-detail', 'pages') }).locator('li img'),
      );
      expect(drawn.width / drawn.height).toBeCloseTo(
        device === 'mobile' ? 844 / 390 : 1180 / 820,
        1,
      );
    }
  });

  test(`a fault and a new question take the focus, ${language}`, async ({
    bring,
    addresses: { webUrl },
  }) => {
    const { page, researcher } = await bring({ language });
    const field = page.getByRole('textbox', {
      name: words('editor-settings', 'question'),
      exact: true,
    });
    for (const size of [WIDE, PHONE]) {
      await page.setViewportSize(size);
      const id = await createProject(researcher, {});
      await page.goto(`${webUrl}/project/edit/${id}`);
      await page.getByRole('button', { name: words('project-editor', 'addPage') }).click();
      const adding = page.getByRole('dialog');
      await adding.getByRole('tab', { name: words('create-asset', 'survey') }).click();
      await adding.getByRole('button', { name: words('create-asset', 'addQuestion') }).click();
      await expect(field).toBeFocused();
      await expect(field).toBeInViewport();

      const pages = page.getByRole('region', { name: words('project-editor', 'pageList') });
      await pages.getByRole('listitem').first().getByRole('button').first().click();
      await expect(field).toBeHidden();
      await page.getByRole('button', { name: words('project-editor', 'activate') }).click();
      await page
        .getByRole('button', { name: words('editor-review', 'toPage', { number: 2 }) })
        .click();
      await expect(field).toBeFocused();
      await expect(field).toBeInViewport();
      await expect(field).toHaveAccessibleDescription(
        new RegExp(words('editor-settings', 'questionMissing')),
      );
    }
  });
}

interface Shape {
  device?: 'mobile' | 'tablet';
  orientation?: 'portrait' | 'landscape';
}

/** With one picture. */
async function createProject({ client, upload }: Researcher, shape: Shape): Promise<string> {
  const body = { name: 'Yuzu ad', type: 'basic' as const, maxParticipant: 5, ...shape };
  const { id } = await client.call(CALLS.createProject, { body });
  const asset = await upload(id, await loadSamplePicture('pack-a.webp'));
  const page = { kind: 'image' as const, assetIds: [asset.id] };
  await addPage(client, id, page);
  return id;
}

/** By the mouse, wherever the button of the card is. */
async function press(page: Page, part: Locator): Promise<void> {
  await part.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await getBox(part);
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.up();
}

/** All lie inside, and none over another. */
async function expectApart(around: Locator, parts: readonly Locator[]): Promise<void> {
  const outer = await getBox(around);
  const boxes = await Promise.all(parts.map(getBox));
  for (const [at, box] of boxes.entries()) {
    expect(box.x).toBeGreaterThanOrEqual(outer.x);
    expect(box.x + box.width).toBeLessThanOrEqual(outer.x + outer.width);
    expect(box.y + box.height).toBeLessThanOrEqual(outer.y + outer.height);
    for (const other of boxes.slice(at + 1)) {
      const isApart =
        box.x + box.width <= other.x ||
        other.x + other.width <= box.x ||
        box.y + box.height <= other.y ||
        other.y + other.height <= box.y;
      expect(isApart, JSON.stringify([box, other])).toBe(true);
    }
  }
}

async function getBox(locator: Locator) {
  const box = await locator.boundingBox();
  if (box === null) throw new Error('it is not drawn');
  return box;
}
