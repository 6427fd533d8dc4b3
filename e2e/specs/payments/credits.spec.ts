import { CALLS } from '@fovea/contract';
import { addPage, loadSamplePicture, type Researcher } from '@fovea/testkit';
import { expect, type Locator, type Page } from '@playwright/test';
import { expectNoBarriers } from '#drivers/axe.ts';
import { downloadMoves, readMoves, toComparable, toLine } from '#drivers/credits-history.ts';
import { listJourneyLanguages } from '#drivers/journey-languages.ts';
import { pressOn, tabTo, typeInto } from '#drivers/keys.ts';
import { readWords, type Words } from '#drivers/words.ts';
import { test } from '#fixtures/credits-fixture.ts';

const GRANTED = 12;
const WANTED = 20;
const SECOND = 2;
const FIRST_NAME = 'Yuzu Spark launch ad';
const SECOND_NAME = '차 라벨 시안';

for (const language of listJourneyLanguages('en')) {
  const words = readWords(language);

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
    const ring = page.getByRole('region', { name: words('project-detail', 'progress') });
    await expect(ring).toContainText(words('project-detail', 'toGo', { count: GRANTED - 2 }));
    await finishEarly(page, words, GRANTED - 2);
    await expect(balanceOf(page, words, GRANTED - 2)).toBeVisible();

    const second = await createSecond(researcher);
    await page.goto(`${webUrl}/project/edit/${second}`);
    const next = await open(page, words, words('activate-project', 'title'));
    const started = await start(page, words, researcher, { cost: SECOND, balance: 10 }, next);
    await Promise.all([play(started.slug, 3), play(started.slug, 4)]);
    await expect(ring).toContainText(words('project-detail', 'reached'));
    await expect(balanceOf(page, words, 8)).toBeVisible();

    await pressOn(balanceOf(page, words, 8));
    await expect(page).toHaveURL(`${webUrl}/account/history`);
    await checkHistory(page, words);
    expect(await operate('credits', 'audit')).toBe('10 audits, all 0');
  });

  test(`an active Basic project becomes Pro for what its target costs, ${language}`, async ({
    bring,
    operate,
    addresses: { webUrl },
  }) => {
    const { page, email, researcher } = await bring({ language });
    await operate('credits', 'grant', email, '7', `upgrade-${email}`);
    const project = await researcher.createActiveProject({
      name: SECOND_NAME,
      maxParticipant: 5,
      picture: await loadSamplePicture(),
    });
    await page.goto(`${webUrl}/project/${project.id}`);
    await expect(
      page.getByRole('main').getByText(words('project-badges', 'basic'), { exact: true }),
    ).toBeVisible();
    await chooseInMenu(page, words, words('project-actions', 'upgrade'));
    const dialog = page.getByRole('alertdialog', { name: words('upgrade-project', 'title') });
    await expect(
      dialog.getByRole('button', { name: words('upgrade-project', 'notYet') }),
    ).toBeFocused();
    await expectTable(dialog, [
      [words('sessions', 'balance'), words('sessions', 'sessions', { count: 7 })],
      [words('sessions', 'cost', { count: 5 }), '−5'],
      [words('sessions', 'remaining'), words('sessions', 'sessions', { count: 2 })],
    ]);
    await expectNoBarriers(page);
    await pressOn(dialog.getByRole('button', { name: words('upgrade-project', 'upgrade') }));
    await expect(
      page.getByText(words('upgrade-project', 'upgraded'), { exact: true }).first(),
    ).toBeVisible();
    await expect(
      page.getByRole('main').getByText(words('project-badges', 'pro'), { exact: true }),
    ).toBeVisible();
    await expect(balanceOf(page, words, 2)).toBeVisible();
    expect(await researcher.getProject(project.id)).toMatchObject({ type: 'pro' });

    await pressOn(page.getByRole('button', { name: words('project-detail', 'menu') }));
    await expect(page.getByRole('menuitem')).toHaveText(
      (['rename', 'duplicate', 'hashtags', 'changeTarget', 'finish', 'delete'] as const).map(
        (name) => words('project-actions', name),
      ),
    );
    await page.goto(`${webUrl}/account/history`);
    await expect
      .poll(async () => (await readMoves(page, words)).map(toLine))
      .toEqual([
        `${words('history', 'UPGRADE')} | ${words('history', 'participants', { name: SECOND_NAME, count: 5 })} | −5 | 2`,
        `${words('history', 'GRANT')} | ${words('history', 'sessions', { count: 7 })} | +7 | 7`,
      ]);
  });
}

/** In the header, as a link to the history. */
function balanceOf(page: Page, words: Words, count: number): Locator {
  return page
    .getByRole('banner')
    .getByRole('link', { name: words('balance', 'sessions', { count }), exact: true });
}

async function createProProject(page: Page, words: Words): Promise<void> {
  await pressOn(page.getByRole('button', { name: words('project-list', 'newProject') }).first());
  const dialog = page.getByRole('dialog', { name: words('create-project', 'title') });
  await expect(
    dialog.getByRole('textbox', { name: words('create-project', 'name') }),
  ).toBeFocused();
  await page.keyboard.type(FIRST_NAME);
  await tabTo(dialog.getByRole('radio', { name: words('sessions', 'basic') }));
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('radio', { name: words('sessions', 'pro') })).toBeChecked();
  await typeInto(
    dialog.getByRole('spinbutton', { name: words('create-project', 'target') }),
    String(WANTED),
  );
  await page.keyboard.press('Tab');
  const strip = dialog
    .getByRole('status')
    .filter({ hasText: words('create-project', 'cost', { cost: WANTED }) });
  await expect(strip).toContainText(
    words('create-project', 'missing', { missing: WANTED - GRANTED }),
  );
  await expectNoBarriers(page);
  await typeInto(
    dialog.getByRole('textbox', { name: words('create-project', 'name') }),
    FIRST_NAME,
  );
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/project\/edit\/[0-9a-f-]{36}$/);
}

async function addPicture({ client, upload }: Researcher, id: string): Promise<void> {
  const asset = await upload(id, await loadSamplePicture());
  const body = { kind: 'image' as const, assetIds: [asset.id], timerMs: 10_000 };
  await addPage(client, id, body);
}

async function createSecond(researcher: Researcher): Promise<string> {
  const body = { name: SECOND_NAME, type: 'pro', maxParticipant: SECOND } as const;
  const { id } = await researcher.client.call(CALLS.createProject, { body });
  await addPicture(researcher, id);
  return id;
}

/** From the editor to what activating brings up. */
async function open(page: Page, words: Words, title: string): Promise<Locator> {
  const button = page
    .getByRole('banner')
    .getByRole('button', { name: words('project-editor', 'activate') });
  await expect(button).toBeEnabled();
  await pressOn(button);
  const dialog = page.getByRole('dialog', { name: title });
  const alert = page.getByRole('alertdialog', { name: title });
  await expect(dialog.or(alert)).toBeVisible();
  return dialog.or(alert);
}

async function chooseFewer(page: Page, words: Words): Promise<void> {
  const dialog = await open(page, words, words('not-enough-credit', 'title'));
  await expect(dialog).toContainText(words('not-enough-credit', 'text'));
  await expectTable(dialog, [
    [words('sessions', 'needed', { count: WANTED }), String(WANTED)],
    [words('sessions', 'balance'), String(GRANTED)],
    [words('sessions', 'missing'), String(WANTED - GRANTED)],
  ]);
  await expect(
    dialog.getByText(words('not-enough-credit', 'fewerTitle', { count: GRANTED })),
  ).toBeVisible();
  await expectNoBarriers(page);
  await pressOn(
    dialog.getByRole('button', { name: words('not-enough-credit', 'fewer', { count: GRANTED }) }),
  );
}

/** In the dialog that is open, or about to be. */
async function start(
  page: Page,
  words: Words,
  researcher: Researcher,
  { cost, balance }: { cost: number; balance: number },
  dialog = page.getByRole('alertdialog', { name: words('activate-project', 'title') }),
): Promise<{ slug: string }> {
  await expect(
    dialog.getByRole('button', { name: words('activate-project', 'notYet') }),
  ).toBeFocused();
  await expectTable(dialog, [
    [words('sessions', 'balance'), words('sessions', 'sessions', { count: balance })],
    [words('sessions', 'cost', { count: cost }), `−${cost}`],
    [words('sessions', 'remaining'), words('sessions', 'sessions', { count: balance - cost })],
  ]);
  await expectNoBarriers(page);
  await pressOn(dialog.getByRole('button', { name: words('activate-project', 'start') }));
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

async function chooseInMenu(page: Page, words: Words, entry: string): Promise<void> {
  await pressOn(page.getByRole('button', { name: words('project-detail', 'menu') }));
  const item = page.getByRole('menuitem', { name: entry });
  await item.waitFor();
  const isFocused = () => item.evaluate((element) => element === document.activeElement);
  while (!(await isFocused())) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
}

async function finishEarly(page: Page, words: Words, unused: number): Promise<void> {
  await chooseInMenu(page, words, words('project-actions', 'finish'));
  const dialog = page.getByRole('alertdialog', { name: words('finish-project', 'title') });
  await expect(dialog.getByRole('button', { name: words('finish-project', 'keep') })).toBeFocused();
  await expect(dialog).toContainText(words('finish-project', 'comeBack', { count: unused }));
  await expectNoBarriers(page);
  await pressOn(dialog.getByRole('button', { name: words('finish-project', 'finish') }));
  await expect(
    page.getByText(words('finish-project', 'finished'), { exact: true }).first(),
  ).toBeVisible();
}

async function checkHistory(page: Page, words: Words): Promise<void> {
  await expect
    .poll(async () => (await readMoves(page, words)).map(toLine))
    .toEqual([
      `${words('history', 'USE')} | ${words('history', 'participants', { name: SECOND_NAME, count: SECOND })} | −2 | 8`,
      `${words('history', 'RELEASE')} | ${FIRST_NAME} | +10 | 10`,
      `${words('history', 'USE')} | ${words('history', 'participants', { name: FIRST_NAME, count: GRANTED })} | −12 | 0`,
      `${words('history', 'GRANT')} | ${words('history', 'sessions', { count: GRANTED })} | +12 | 12`,
    ]);
  const totals = page.getByRole('main').locator('dl dd');
  await expect(totals).toHaveText(['8', '+12', '−4', '0']);
  await expect(
    page.getByRole('main').getByText(words('history', 'used', { count: 2 })),
  ).toBeVisible();
  await expectNoBarriers(page);
  expect(await downloadMoves(page, words)).toEqual(
    (await readMoves(page, words)).toReversed().map(toComparable),
  );

  await tabTo(page.getByRole('combobox', { name: words('history', 'type') }));
  await page.keyboard.press('Enter');
  const option = page.getByRole('option', { name: words('history', 'USE'), exact: true });
  await option.waitFor();
  const isMarked = () => option.evaluate((element) => element === document.activeElement);
  while (!(await isMarked())) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?type=use$/);
  await expect(page.getByText(words('history', 'rows', { shown: 2, count: 2 }))).toBeVisible();
  await expect
    .poll(async () => (await readMoves(page, words)).map(({ total }) => total))
    .toEqual(['8', '0']);
  const used = await readMoves(page, words);
  expect(await downloadMoves(page, words)).toEqual(used.toReversed().map(toComparable));
}
