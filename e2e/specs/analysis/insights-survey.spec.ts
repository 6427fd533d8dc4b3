import { CALLS } from '@fovea/contract';
import { addPage, createTransport, playParticipant, type Researcher } from '@fovea/testkit';
import { expect, type Page } from '@playwright/test';
import { expectNoBarriers } from '#drivers/axe.ts';
import { listJourneyLanguages } from '#drivers/journey-languages.ts';
import { pressOn } from '#drivers/keys.ts';
import { readWords, type Words } from '#drivers/words.ts';
import { test } from '#fixtures/credits-fixture.ts';

/** More than the 100 texts that a list shows. */
const PEOPLE = process.env.FOVEA_FULL === '1' ? 500 : 120;
const AT_ONCE = 20;
const RECORDS_MS = 150_000;
const SEARCHED = 'fresh';
const WRITTEN = ['It looks fresh.', 'The colour is nice.', 'Too expensive.', '색깔이 예뻐요.'];
const ASKED = [
  { kind: 'choice', text: 'Which would you buy?', choices: ['Yuzu', 'Green tea', 'Neither'] },
  { kind: 'choice', text: 'How often?', choices: ['Daily', 'Never'] },
  { kind: 'written', text: 'Why?', choices: [] },
] as const;

for (const language of listJourneyLanguages('en')) {
  test(`filters by an answer, crosses, searches texts, and from a lock to Pro, ${language}`, async ({
    bring,
    operate,
    addresses: { apiUrls, webUrl },
  }) => {
    const words = readWords(language);
    const { page, email, researcher } = await bring({ language });
    await operate('credits', 'grant', email, String(PEOPLE), `survey-${email}`);
    const projectId = await collect(researcher, apiUrls);
    await page.goto(`${webUrl}/analysis/${projectId}?page=1`);

    await filterByAnswer(page, words);
    await search(page, words);
    await expectNoBarriers(page);
    await upgrade(page, words);
  });
}

const findCard = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** By a key on the bar. */
async function filterByAnswer(page: Page, words: Words): Promise<void> {
  const card = findCard(page, ASKED[0].text);
  const answers = words('survey-results', 'answers', { count: PEOPLE });
  await expect(card.getByText(answers, { exact: true })).toBeVisible();
  const bar = card.getByRole('button', { name: /^Yuzu/ });
  const [, count = ''] = /Yuzu(\d+?)(\d{2})%$/.exec((await bar.textContent()) ?? '') ?? [];
  expect(Number(count)).toBeGreaterThan(PEOPLE / 5);
  await pressOn(bar);
  const chip = words('analysis-playback', 'chose', { answer: 'Yuzu' });
  await expect(page.getByText(chip)).toBeVisible();
  await expect(
    page.getByRole('tab', { name: words('analysis-playback', 'participants') }),
  ).toContainText(count);
  const table = page.getByRole('table');
  await expect(table.getByRole('row')).toHaveCount(ASKED[0].choices.length + 1);
  await expect(table.getByRole('row', { name: 'Green tea 0 0' })).toBeVisible();
  await page
    .getByRole('button', { name: words('analysis-playback', 'removeFilter', { name: chip }) })
    .click();
  await expect(table.getByRole('row', { name: 'Green tea 0 0' })).toBeHidden();
}

async function search(page: Page, words: Words): Promise<void> {
  await page.getByRole('radio', { name: words('survey-results', 'scope_all') }).click();
  const card = findCard(page, ASKED[2].text);
  await expect(card.getByRole('listitem')).toHaveCount(100);
  await card.getByRole('searchbox').fill(SEARCHED);
  const counts = { found: PEOPLE / WRITTEN.length, count: PEOPLE };
  await expect(card.getByText(words('survey-results', 'foundOf', counts))).toBeVisible();
  await expect(card.locator('mark').first()).toHaveText(SEARCHED);
}

/** Locks, the dialog, and then the numbers without a reload. */
async function upgrade(page: Page, words: Words): Promise<void> {
  await page.getByRole('tab', { name: words('analysis-playback', 'insights') }).click();
  const lock = findCard(page, words('pro-notes', 'title'));
  await expect(lock.getByRole('img', { name: words('pro-notes', 'locked') })).toHaveCount(3);
  await expectNoBarriers(page);
  await lock.getByRole('button', { name: words('pro-notes', 'upgrade') }).click();
  const dialog = page.getByRole('alertdialog', { name: words('upgrade-project', 'title') });
  await expect(dialog.getByText(words('sessions', 'cost', { count: PEOPLE }))).toBeVisible();
  await expect(dialog.getByText(words('sessions', 'remaining'))).toBeVisible();
  await dialog.getByRole('button', { name: words('upgrade-project', 'upgrade') }).click();
  await expect(lock).toBeHidden();
  const made = page.getByText(words('analysis-playback', 'surveyInsight'));
  await expect(made).toBeVisible({ timeout: RECORDS_MS });
}

/** A project of questions alone, so that nobody need look at anything. */
async function collect({ client, ...researcher }: Researcher, apiUrls: readonly string[]) {
  const body = { name: 'Drinks', type: 'basic', maxParticipant: PEOPLE } as const;
  const { id } = await client.call(CALLS.createProject, { body });
  for (const question of ASKED) {
    await addPage(client, id, {
      kind: 'survey',
      question: { ...question, choices: [...question.choices] },
    });
  }
  const { link } = await client.call(CALLS.activateProject, { params: { id } });
  const slug = link?.split('/').at(-1) ?? '';
  const transport = createTransport();
  const seeds = Array.from({ length: PEOPLE }, (_, i) => i).values();
  const play = async () => {
    for (const seed of seeds) {
      const written = WRITTEN[seed % WRITTEN.length] ?? '';
      await playParticipant({ apiUrls, slug, seed: seed + 1, batches: 0, transport, written });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, play));
  await researcher.waitForRecords(id, PEOPLE, RECORDS_MS);
  transport.stop();
  return id;
}
