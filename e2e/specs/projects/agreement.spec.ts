import { loadSamplePicture } from '@fovea/testkit';
import { expect, type Page } from '@playwright/test';
import { READY_MS } from '#drivers/ready-ms.ts';
import { readWords } from '#drivers/words.ts';
import { test } from '#fixtures/stack-fixture.ts';
import { keepSession } from '#fixtures/world-fixture.ts';

const PEOPLE = 3;
const TARGET = 5;
const RECORDS_MS = 150_000;
const words = readWords('en');

test('card, project page and analysis count the same people, one of them marked invalid', async ({
  page,
  context,
  researcher,
  play,
  addresses: { webUrl },
}) => {
  await keepSession(context, researcher, webUrl);
  const { id, slug } = await researcher.createActiveProject({
    name: 'Agreement',
    maxParticipant: TARGET,
    picture: await loadSamplePicture(),
  });
  for (let seed = 1; seed <= PEOPLE; seed++) await play(slug, seed);
  await researcher.waitForRecords(id, PEOPLE, RECORDS_MS);
  await expectAll(page, webUrl, id, { valid: PEOPLE });

  await page
    .getByRole('button', { name: words('analysis-playback', 'more', { id: 'P-001' }) })
    .click();
  await page.getByRole('menuitem', { name: words('analysis-playback', 'markInvalid') }).click();
  await expectShown(page, PEOPLE - 1);
  await expectAll(page, webUrl, id, { valid: PEOPLE - 1 });
});

/** On its three screens; ends on the analysis. */
async function expectAll(
  page: Page,
  webUrl: string,
  id: string,
  { valid }: { readonly valid: number },
): Promise<void> {
  await page.goto(`${webUrl}/project`);
  const card = page.getByRole('listitem').filter({ hasText: 'Agreement' });
  await expect(card).toContainText(`${PEOPLE} / ${TARGET}`);

  await page.goto(`${webUrl}/project/${id}`);
  const progress = { completed: PEOPLE, target: TARGET };
  await expect(page.getByLabel(words('project-detail', 'progressLabel', progress))).toBeVisible();
  const counted = page.getByRole('listitem').filter({
    hasText: words('live', 'valid', { count: valid }),
  });
  await expect(counted).toBeVisible({ timeout: READY_MS });

  await page.goto(`${webUrl}/analysis/${id}`);
  await expectShown(page, valid);
}

async function expectShown(page: Page, shown: number): Promise<void> {
  const text = words('analysis-playback', 'shownOfCount', { shown, count: PEOPLE });
  await expect(page.getByRole('status').filter({ hasText: text })).toBeVisible({
    timeout: READY_MS,
  });
}
