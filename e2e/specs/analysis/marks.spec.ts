import { loadSamplePicture } from '@fovea/testkit';
import { expect } from '@playwright/test';
import { DOT_AREA_PX, FIRST_COLOUR, findDot } from '#drivers/find-dot.ts';
import { READY_MS } from '#drivers/ready-ms.ts';
import { watchPage } from '#drivers/watch-page.ts';
import { readWords } from '#drivers/words.ts';
import { test } from '#fixtures/stack-fixture.ts';
import { keepSession } from '#fixtures/world-fixture.ts';

test.use({ actionTimeout: 60_000, viewport: { width: 1_440, height: 900 } });

const PEOPLE = 2;
const RECORDS_MS = 150_000;
const words = readWords('en');

test('marks a participant invalid, whose dot leaves the stage, and undoes it, by mouse', async ({
  page,
  context,
  researcher,
  play,
  addresses: { webUrl },
}) => {
  await keepSession(context, researcher, webUrl);
  const watched = await watchPage(page);
  const picture = await loadSamplePicture();
  const project = { name: 'Poster', maxParticipant: PEOPLE, picture };
  const { id, slug } = await researcher.createActiveProject(project);
  // One after the other, so that it is known who is first.
  for (let seed = 1; seed <= PEOPLE; seed++) await play(slug, seed);
  await researcher.waitForRecords(id, PEOPLE, RECORDS_MS);
  await page.goto(`${webUrl}/analysis/${id}`);

  const expectShown = async (shown: number) => {
    const text = words('analysis-playback', 'shownOfCount', { shown, count: PEOPLE });
    await expect(page.getByRole('status').filter({ hasText: text })).toBeVisible({
      timeout: READY_MS,
    });
  };
  const choose = async (action: 'markInvalid' | 'markValid') => {
    const menu = words('analysis-playback', 'more', { id: 'P-001' });
    await page.getByRole('button', { name: menu }).click();
    await page.getByRole('menuitem', { name: words('analysis-playback', action) }).click();
  };
  const expectDot = expect.poll(async () => (await findDot(page, FIRST_COLOUR)).areaPx);

  await expectShown(PEOPLE);
  await expectDot.toBeGreaterThan(DOT_AREA_PX);
  await choose('markInvalid');
  await expectShown(PEOPLE - 1);
  await expectDot.toBe(0);
  await choose('markValid');
  await expectShown(PEOPLE);
  await expectDot.toBeGreaterThan(DOT_AREA_PX);
  expect(await watched.violations()).toEqual([]);
  expect(watched.errors).toEqual([]);
});
