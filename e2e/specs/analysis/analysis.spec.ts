import type { Language } from '@fovea/contract';
import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import { listJourneyLanguages } from '#drivers/journey-languages.ts';
import { pressOn, tabTo } from '#drivers/keys.ts';
import { pressKorean } from '#drivers/korean-keys.ts';
import { setLanguage } from '#drivers/language.ts';
import { READY_MS } from '#drivers/ready-ms.ts';
import { watchPage } from '#drivers/watch-page.ts';
import { readWords, type Words } from '#drivers/words.ts';
import { keepSession, test, type World } from '#fixtures/world-fixture.ts';

test.use({ actionTimeout: 60_000, viewport: { width: 1_440, height: 900 } });

const SECOND_MS = 1_000;
/** More than a picture has that shows nothing. */

for (const language of listJourneyLanguages('en')) {
  test(`plays, scrubs, changes the display, filters and describes by mouse, ${language}`, async ({
    context,
    addresses,
    world,
  }) => {
    const studio = await openStudio(context, addresses.webUrl, world, language);
    const { page, say, timeline } = studio;
    await expectFirstPicture(studio);

    await page.getByRole('radio', { name: say('playback') }).click();
    await page.getByRole('radio', { name: say('gazePoint') }).click();
    await page.getByRole('button', { name: say('play'), exact: true }).click();
    await expect.poll(studio.readTimeMs).toBeGreaterThan(SECOND_MS / 2);
    await page.getByRole('button', { name: say('pause'), exact: true }).click();

    const box = await timeline.boundingBox();
    if (box === null) throw new Error('the timeline is not shown');
    const y = box.y + 8;
    await page.mouse.click(box.x + box.width * 0.75, y);
    await expect.poll(studio.readTimeMs).toBeGreaterThan(5 * SECOND_MS);
    await page.keyboard.down('Shift');
    await page.mouse.move(box.x + box.width * 0.25, y);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width * 0.5, y, { steps: 4 });
    await page.mouse.up();
    await page.keyboard.up('Shift');
    const clearRange = page.getByRole('button', { name: say('clearRange') });
    await clearRange.click();
    await expect(clearRange).toBeHidden();

    await page.getByRole('radio', { name: say('gazePath') }).click();
    // The name of a row's menu begins with the person too, in Korean, but is not written on it.
    const row = page
      .getByRole('list', { name: say('participants') })
      .getByRole('button', { name: /^P-001/ })
      .filter({ hasText: 'P-001' });
    await row.click();
    await expect(page.getByText(say('circleSize'))).toBeVisible();
    await row.click();

    await page.getByRole('radio', { name: say('overall') }).click();
    await page.getByRole('radio', { name: say('heatmap') }).click();
    const stage = await page.locator('canvas').first().boundingBox();
    if (stage === null) throw new Error('the stage is not shown');
    await page.mouse.move(stage.x + stage.width / 2, stage.y + stage.height / 2);
    await expect(page.getByText(/0\.\d\d.*12/)).toBeVisible();

    await filterToNothingAndBack(studio, (target) => target.click());
    await page.getByRole('button', { name: say('describe') }).click();
    await expectDescription(studio, (target) => target.click());
    await studio.expectNoFault();
  });
}

test('does the same by keyboard alone with a Korean input method, ko', async ({
  context,
  addresses,
  world,
}) => {
  const studio = await openStudio(context, addresses.webUrl, world, 'ko');
  const { page, say } = studio;
  await expectFirstPicture(studio);
  await page.keyboard.press('1');
  await expect(page.getByRole('radio', { name: say('gazePoint') })).toBeChecked();
  await page.keyboard.press('Home');
  await page.keyboard.press('Space');
  await expect.poll(studio.readTimeMs).toBeGreaterThan(SECOND_MS / 2);
  await page.keyboard.press('Space');

  await page.keyboard.press('Home');
  await page.keyboard.press('Shift+ArrowRight');
  await pressKorean(page, 'KeyI');
  await page.keyboard.press('Shift+ArrowRight');
  await pressKorean(page, 'KeyO');
  await expect(page.getByText(say('rangeOnly', { from: '1.0', to: '2.0' }))).toBeVisible();
  await pressKorean(page, 'KeyX');
  await expect(page.getByRole('button', { name: say('clearRange') })).toBeHidden();

  await page.keyboard.press('2');
  await pressKorean(page, 'KeyN');
  await expect(page.getByText(say('circleSize'))).toBeVisible();
  await pressOn(page.getByRole('button', { name: say('showAll') }));
  await page.keyboard.press('3');
  await expect(page.getByRole('region', { name: say('legend') })).toBeVisible();

  // The project is Basic: Pro is offered in place of a file.
  await pressKorean(page, 'KeyS');
  await expect(page.getByRole('alertdialog')).toContainText('프로');
  await page.keyboard.press('Escape');
  await filterToNothingAndBack(studio, pressByKey);
  await pressKorean(page, 'KeyD');
  await expectDescription(studio, pressByKey);
  await studio.expectNoFault();
});

type Say = (key: string, values?: Parameters<Words>[2]) => string;

interface Studio {
  readonly page: Page;
  readonly say: Say;
  readonly timeline: Locator;
  readonly readTimeMs: () => Promise<number>;
  readonly expectNoFault: () => Promise<void>;
}

async function openStudio(
  context: BrowserContext,
  webUrl: string,
  { researcher, projectIds }: World,
  language: Language,
): Promise<Studio> {
  await keepSession(context, researcher, webUrl);
  const page = await context.newPage();
  const watched = await watchPage(page);
  await page.goto(`${webUrl}/analysis/${projectIds.collected}`);
  await setLanguage(page, language);
  const words = readWords(language);
  const say: Say = (key, values) => words('analysis-playback', key, values);
  const timeline = page.getByRole('slider', { name: say('timeline') });
  return {
    page,
    say,
    timeline,
    readTimeMs: async () => Number(await timeline.getAttribute('aria-valuenow')),
    async expectNoFault() {
      expect(await watched.violations()).toEqual([]);
      expect(watched.errors).toEqual([]);
    },
  };
}

/** Twelve valid people: the map of all of them, all time. */
async function expectFirstPicture({ page, say, timeline, readTimeMs }: Studio): Promise<void> {
  const legend = page.getByRole('region', { name: say('legend') });
  await expect(legend).toBeVisible({ timeout: READY_MS });
  await expect(legend).toContainText(say('kind_absolute'));
  await expect(legend).toContainText(say('method_LocalMax'));
  await expect(page.getByRole('radio', { name: say('overall') })).toBeChecked();
  await expect.poll(readTimeMs).toBe(Number(await timeline.getAttribute('aria-valuemax')));
}

type Press = (target: Locator) => Promise<void>;

async function pressByKey(target: Locator): Promise<void> {
  await tabTo(target);
  await target.page().keyboard.press('Space');
}

async function filterToNothingAndBack({ page, say }: Studio, press: Press): Promise<void> {
  await press(page.getByRole('button', { name: say('filter'), exact: true }));
  const panel = page.getByRole('tabpanel', { name: say('filter') });
  await expect(panel.getByRole('switch', { name: say('validData') })).toBeFocused();
  await press(panel.getByRole('checkbox', { name: new RegExp(`^${say('reliable')}`) }));
  await expect(panel.getByText(say('showsOfCount', { shown: 0, count: 12 }))).toBeVisible();
  await press(panel.getByRole('button', { name: say('apply') }));
  const nobody = page.getByRole('dialog', { name: say('noValidData') });
  await press(nobody.getByRole('button', { name: say('openFilter') }));
  await press(panel.getByRole('button', { name: say('clear') }));
  await expect(panel.getByText(say('showsOfCount', { shown: 12, count: 12 }))).toBeVisible();
  await expect(page.getByRole('region', { name: say('legend') })).toBeVisible();
}

async function expectDescription({ page, say }: Studio, press: Press): Promise<void> {
  const dialog = page.getByRole('dialog');
  const words = { shown: 12, total: 12, from: '0.0', to: '10.0' };
  await expect(dialog).toContainText(say('describeBasis', words).slice(0, 12));
  await press(dialog.getByRole('button', { name: say('showAsTable') }));
  await expect(dialog.getByRole('row')).not.toHaveCount(0);
  await press(dialog.getByRole('button', { name: say('close') }));
  await expect(dialog).toBeHidden();
}
