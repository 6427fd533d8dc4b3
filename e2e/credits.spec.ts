import { readFile } from 'node:fs/promises';
import { CALLS } from '@fovea/contract';
import { loadSamplePicture, type Researcher } from '@fovea/testkit';
import type { Locator, Page } from '@playwright/test';
import { expect, expectNoBarriers, test } from './credits-fixture.ts';
import { parseCsv, readMoves, type ShownMove, toLine } from './credits-history.ts';
import { CREDITS_WORDS, type CreditsWords } from './credits-words.ts';
import { pressOn, tabTo, typeInto } from './keys.ts';

// Two cores may have much else to do.
test.describe.configure({ timeout: 180_000 });

const GRANTED = 12;
const WANTED = 20;
const SECOND = 2;

for (const language of ['en', 'ko'] as const) {
  const words: CreditsWords = CREDITS_WORDS[language];

  test(`sessions are granted, missing, spent, given back and written down, ${language}`, async ({
    bring,
    operate,
    play,
    addresses: { webUrl },
  }) => {
    const { page, email, researcher } = await bring({ language });
    const printed = await operate('credits', 'grant', email, String(GRANTED), `welcome-${email}`);
    expect(printed).toBe(`${email} has ${GRANTED} sessions now`);
    await page.goto(`${webUrl}/project`);
    await expect(balanceOf(page, words, GRANTED)).toBeVisible();

    await createProProject(page, words);
    const id = page.url().split('/').at(-1) ?? '';
    await addPicture(researcher, id);
    await page.reload();
    await chooseFewer(page, words);
    const { slug } = await start(page, words, researcher, { cost: GRANTED, balance: GRANTED });
    await expect(balanceOf(page, words, 0)).toBeVisible();

    await Promise.all([play(slug, 1), play(slug, 2)]);
    const ring = page.getByRole('region', { name: words.progress });
    await expect(ring).toContainText(words.toGo(GRANTED - 2));
    await finishEarly(page, words, GRANTED - 2);
    await expect(balanceOf(page, words, GRANTED - 2)).toBeVisible();

    const second = await createSecond(researcher, words);
    await page.goto(`${webUrl}/project/edit/${second}`);
    const next = await open(page, words, words.wantToStart);
    const started = await start(page, words, researcher, { cost: SECOND, balance: 10 }, next);
    await Promise.all([play(started.slug, 3), play(started.slug, 4)]);
    await expect(ring).toContainText(words.reached);
    await expect(balanceOf(page, words, 8)).toBeVisible();

    await pressOn(balanceOf(page, words, 8));
    await expect(page).toHaveURL(`${webUrl}/account/history`);
    await checkHistory(page, words);
    expect(await operate('credits', 'audit')).toBe('8 audits, all 0');
  });

  test(`an active Basic project becomes Pro for what its target costs, ${language}`, async ({
    bring,
    operate,
    addresses: { webUrl },
  }) => {
    const { page, email, researcher } = await bring({ language });
    await operate('credits', 'grant', email, '7', `upgrade-${email}`);
    const project = await researcher.createActiveProject({
      name: words.secondName,
      maxParticipant: 5,
      picture: await loadSamplePicture(),
    });
    await page.goto(`${webUrl}/project/${project.id}`);
    await expect(page.getByRole('main').getByText(words.basic, { exact: true })).toBeVisible();
    const dialog = await chooseInMenu(page, words, words.upgrade, words.upgradeTitle);
    await expect(dialog.getByRole('button', { name: words.notYet })).toBeFocused();
    await expectTable(dialog, [
      [words.balance, words.sessions(7)],
      [words.cost(5), '−5'],
      [words.remaining, words.sessions(2)],
    ]);
    await expectNoBarriers(page);
    await pressOn(dialog.getByRole('button', { name: words.upgrade }));
    await expect(page.getByText(words.upgraded, { exact: true }).first()).toBeVisible();
    await expect(page.getByRole('main').getByText(words.pro, { exact: true })).toBeVisible();
    await expect(balanceOf(page, words, 2)).toBeVisible();
    expect(await researcher.getProject(project.id)).toMatchObject({ type: 'pro' });

    await pressOn(page.getByRole('button', { name: words.menu }));
    await expect(page.getByRole('menuitem')).toHaveText([words.addParticipants, words.finishEarly]);
    await page.goto(`${webUrl}/account/history`);
    await expect
      .poll(async () => (await readMoves(page, words)).map(toLine))
      .toEqual([
        `${words.moves.UPGRADE} | ${words.participants(words.secondName, 5)} | −5 | 2`,
        `${words.moves.GRANT} | ${words.sessions(7)} | +7 | 7`,
      ]);
  });
}

/** In the header, as a link to the history. */
function balanceOf(page: Page, words: CreditsWords, count: number): Locator {
  return page.getByRole('banner').getByRole('link', { name: words.sessions(count), exact: true });
}

async function createProProject(page: Page, words: CreditsWords): Promise<void> {
  await pressOn(page.getByRole('button', { name: words.newProject }).first());
  const dialog = page.getByRole('dialog', { name: words.newProject });
  await expect(dialog.getByRole('textbox', { name: words.name })).toBeFocused();
  await page.keyboard.type(words.projectName);
  await tabTo(dialog.getByRole('radio', { name: words.basic }));
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('radio', { name: words.pro })).toBeChecked();
  await typeInto(dialog.getByRole('spinbutton', { name: words.target }), String(WANTED));
  await page.keyboard.press('Tab');
  const strip = dialog.getByRole('status').filter({ hasText: words.willCost(WANTED) });
  await expect(strip).toContainText(words.willMiss(WANTED - GRANTED));
  await expectNoBarriers(page);
  await typeInto(dialog.getByRole('textbox', { name: words.name }), words.projectName);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/project\/edit\/[0-9a-f-]{36}$/);
}

async function addPicture({ client, upload }: Researcher, id: string): Promise<void> {
  const asset = await upload(id, await loadSamplePicture());
  const body = { kind: 'image' as const, assetIds: [asset.id], timerMs: 10_000 };
  await client.call(CALLS.createPage, { params: { id }, body });
}

async function createSecond(researcher: Researcher, words: CreditsWords): Promise<string> {
  const body = { name: words.secondName, type: 'pro', maxParticipant: SECOND } as const;
  const { id } = await researcher.client.call(CALLS.createProject, { body });
  await addPicture(researcher, id);
  return id;
}

/** From the editor to what activating brings up. */
async function open(page: Page, words: CreditsWords, title: string): Promise<Locator> {
  const button = page.getByRole('banner').getByRole('button', { name: words.activate });
  await expect(button).toBeEnabled();
  await pressOn(button);
  const dialog = page.getByRole('dialog', { name: title });
  const alert = page.getByRole('alertdialog', { name: title });
  await expect(dialog.or(alert)).toBeVisible();
  return dialog.or(alert);
}

async function chooseFewer(page: Page, words: CreditsWords): Promise<void> {
  const dialog = await open(page, words, words.insufficient);
  await expect(dialog).toContainText(words.notEnough);
  await expectTable(dialog, [
    [words.needed(WANTED), String(WANTED)],
    [words.balance, String(GRANTED)],
    [words.missing, String(WANTED - GRANTED)],
  ]);
  await expect(dialog.getByText(words.collectInstead(GRANTED))).toBeVisible();
  await expectNoBarriers(page);
  await pressOn(dialog.getByRole('button', { name: words.setTo(GRANTED) }));
}

/** In the dialog that is open, or about to be. */
async function start(
  page: Page,
  words: CreditsWords,
  researcher: Researcher,
  { cost, balance }: { cost: number; balance: number },
  dialog = page.getByRole('alertdialog', { name: words.wantToStart }),
): Promise<{ slug: string }> {
  await expect(dialog.getByRole('button', { name: words.notYet })).toBeFocused();
  await expectTable(dialog, [
    [words.balance, words.sessions(balance)],
    [words.cost(cost), `−${cost}`],
    [words.remaining, words.sessions(balance - cost)],
  ]);
  await expectNoBarriers(page);
  await pressOn(dialog.getByRole('button', { name: words.start }));
  await expect(page).toHaveURL(/\/project\/[0-9a-f-]{36}$/);
  const { link, maxParticipant } = await researcher.getProject(page.url().split('/').at(-1) ?? '');
  expect(maxParticipant).toBe(cost);
  return { slug: link?.split('/').at(-1) ?? '' };
}

async function expectTable(dialog: Locator, rows: [term: string, value: string][]): Promise<void> {
  const read = () =>
    dialog
      .locator('dl > div')
      .evaluateAll((all) =>
        all.map((row) => [
          row.querySelector('dt')?.textContent ?? '',
          row.querySelector('dd')?.textContent ?? '',
        ]),
      );
  await expect.poll(read).toEqual(rows);
}

async function chooseInMenu(
  page: Page,
  words: CreditsWords,
  entry: string,
  title: string,
): Promise<Locator> {
  await pressOn(page.getByRole('button', { name: words.menu }));
  const item = page.getByRole('menuitem', { name: entry });
  await item.waitFor();
  const isFocused = () => item.evaluate((element) => element === document.activeElement);
  while (!(await isFocused())) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  return page.getByRole('alertdialog', { name: title });
}

async function finishEarly(page: Page, words: CreditsWords, unused: number): Promise<void> {
  const dialog = await chooseInMenu(page, words, words.finishEarly, words.finishTitle);
  await expect(dialog.getByRole('button', { name: words.keepCollecting })).toBeFocused();
  await expect(dialog).toContainText(words.comeBack(unused));
  await expectNoBarriers(page);
  await pressOn(dialog.getByRole('button', { name: words.finish }));
  await expect(page.getByText(words.finished, { exact: true }).first()).toBeVisible();
}

async function checkHistory(page: Page, words: CreditsWords): Promise<void> {
  const { moves } = words;
  const [first, second] = [words.projectName, words.secondName];
  await expect
    .poll(async () => (await readMoves(page, words)).map(toLine))
    .toEqual([
      `${moves.USE} | ${words.participants(second, SECOND)} | −2 | 8`,
      `${moves.RELEASE} | ${first} | +10 | 10`,
      `${moves.USE} | ${words.participants(first, GRANTED)} | −12 | 0`,
      `${moves.GRANT} | ${words.sessions(GRANTED)} | +12 | 12`,
    ]);
  const totals = page.getByRole('main').locator('dl dd');
  await expect(totals).toHaveText(['8', '+12', '−4', '0']);
  await expect(page.getByRole('main').getByText(words.used(2))).toBeVisible();
  await expectNoBarriers(page);
  expect(await downloadMoves(page, words)).toEqual(
    (await readMoves(page, words)).toReversed().map(toComparable),
  );

  await tabTo(page.getByRole('combobox', { name: words.type }));
  await page.keyboard.press('Enter');
  const option = page.getByRole('option', { name: moves.USE, exact: true });
  await option.waitFor();
  const isMarked = () => option.evaluate((element) => element === document.activeElement);
  while (!(await isMarked())) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?type=use$/);
  await expect(page.getByText(words.rows(2, 2))).toBeVisible();
  const used = await readMoves(page, words);
  expect(used.map(({ total }) => total)).toEqual(['8', '0']);
  expect(await downloadMoves(page, words)).toEqual(used.toReversed().map(toComparable));
}

/** What the table and the file both have; the file has no words of a language. */
function toComparable({ at, amount, total }: ShownMove) {
  return { at, amount: Number(amount.replace('−', '-')), total: Number(total) };
}

async function downloadMoves(page: Page, words: CreditsWords) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    pressOn(page.getByRole('button', { name: words.csv })),
  ]);
  expect(download.suggestedFilename()).toMatch(/^fovea-history-\d{4}-\d\d-\d\d\.csv$/);
  const rows = parseCsv(await readFile(await download.path(), 'utf8'));
  const shown = await readMoves(page, words);
  for (const { at, type, project } of rows) {
    const row = shown.find((move) => move.at === at);
    expect(row?.type).toBe(words.moves[type as keyof CreditsWords['moves']]);
    expect(row?.what).toContain(project);
  }
  return rows.map(({ at = '', amount, total_after }) => ({
    ...{ at, amount: Number(amount) },
    total: Number(total_after),
  }));
}
