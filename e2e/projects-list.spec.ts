import { CALLS } from '@fovea/contract';
import type { Locator, Page } from '@playwright/test';
import { expect, expectNoBarriers, type Person, test } from './credits-fixture.ts';
import { createShelf, linksOf, SHELF, type ShelfIds } from './project-shelf.ts';
import { PROJECTS_WORDS, type ProjectsWords } from './projects-words.ts';

// Two cores may have much else to do.
test.describe.configure({ timeout: 240_000 });
/** How long a deletion can be undone, and time to send it. */
const GONE_MS = 40_000;
const BY_NAME = [SHELF.done, SHELF.pro, SHELF.drawn, SHELF.active, SHELF.korean];

for (const language of ['en', 'ko'] as const) {
  const words: ProjectsWords = PROJECTS_WORDS[language];

  test(`projects are filtered, searched and sorted, and the address keeps it, ${language}`, async ({
    bring,
    addresses: { webUrl },
  }) => {
    const person = await bring({ language });
    const { page } = person;
    const { code } = await openShelf(person, webUrl);
    await expectNoBarriers(page);
    const classes = page.getByRole('navigation', { name: words.classification });
    const tags = page.getByRole('navigation', { name: words.hashtags });
    await classes.getByRole('link', { name: words.editing }).click();
    await expectShown(page, [SHELF.drawn, SHELF.pro, SHELF.korean]);
    await classes.getByRole('link', { name: new RegExp(`^${words.pro} `) }).click();
    await expectShown(page, [SHELF.pro]);
    await expect(page).toHaveURL(/\?class=edit&type=pro$/);
    await page.reload();
    await expectShown(page, [SHELF.pro]);
    await page.getByRole('button', { name: words.clearFilters, exact: true }).first().click();
    await expectShown(page, BY_NAME);

    await tags.getByRole('link', { name: '#packaging' }).click();
    await expectShown(page, [SHELF.drawn, SHELF.pro, SHELF.korean]);
    await tags.getByRole('link', { name: '#앱화면' }).click();
    await expectShown(page, [SHELF.korean]);
    await page.reload();
    await expectShown(page, [SHELF.korean]);
    await page.getByRole('button', { name: words.clearFilters, exact: true }).first().click();

    const search = page.getByRole('combobox', { name: words.search });
    await search.fill('SHELF');
    await expectShown(page, [SHELF.pro]);
    await expect(page).toHaveURL(/\?q=SHELF$/);
    await page.reload();
    await expectShown(page, [SHELF.pro]);
    await search.fill(code.toLowerCase());
    await expectShown(page, [SHELF.active]);
    await search.fill('#beauty');
    await search.press('Escape');
    await expectShown(page, [SHELF.active]);
    await search.fill('no such project');
    await expect(page.getByText(words.noHits('no such project'))).toBeVisible();
    await expectNoBarriers(page);
    await search.fill('#pack');
    await expect(page.getByRole('option', { name: '#packaging' })).toBeVisible();
    await search.press('Enter');
    await expect(page).toHaveURL(/\?tag=packaging$/);
    await expect(search).toHaveValue('');
    await expectShown(page, [SHELF.drawn, SHELF.pro, SHELF.korean]);
    await page.getByRole('button', { name: words.clearFilters, exact: true }).first().click();

    await page.getByRole('button', { name: words.sortedBy(words.updated) }).click();
    await page.getByRole('menuitemcheckbox', { name: words.name, exact: true }).click();
    await expect(linksOf(page)).toHaveText(BY_NAME);
    await page.getByRole('radio', { name: words.table }).click();
    const name = page.getByRole('columnheader', { name: words.name });
    await expect(name).toHaveAttribute('aria-sort', 'ascending');
    await name.getByRole('link').click();
    await expect(linksOf(page)).toHaveText(BY_NAME.toReversed());
    await page.reload();
    await expect(page).toHaveURL(/\?sort=name&order=desc&view=table$/);
    await expect(linksOf(page)).toHaveText(BY_NAME.toReversed());
    await expectNoBarriers(page);
  });

  test(`a hashtag is put on a project, renamed everywhere and deleted, ${language}`, async ({
    bring,
    addresses: { webUrl },
  }) => {
    const person = await bring({ language });
    const { page, researcher } = person;
    const ids = await openShelf(person, webUrl);
    await chooseInMenu(page, words, SHELF.active, words.hashtags);
    const adding = page.getByRole('dialog', { name: words.addHashtags });
    const field = adding.getByRole('combobox', { name: words.hashtags });
    await expect(field).toBeFocused();
    await page.keyboard.type('#pack');
    await expect(adding.getByRole('option', { name: '#packaging' })).toBeVisible();
    await page.keyboard.press('Enter');
    await page.keyboard.type('신제품');
    await expect(adding.getByRole('option', { name: words.createTag('신제품') })).toBeVisible();
    await expectNoBarriers(page);
    await page.keyboard.press('Enter');
    await adding.getByRole('button', { name: words.saveHashtags }).click();
    await expect(page.getByText(words.hashtagsSaved).first()).toBeVisible();
    const named = async (id: string) =>
      (await researcher.getProject(id)).hashtags.map(({ name }) => name).toSorted();
    expect(await named(ids.active)).toEqual(['beauty', 'packaging', '신제품']);

    const tags = page.getByRole('navigation', { name: words.hashtags });
    const link = tags.getByRole('link', { name: /^#packaging/ });
    await expect(link).toContainText('4');
    await link.click();
    await expectShown(page, [SHELF.drawn, SHELF.active, SHELF.pro, SHELF.korean]);
    await tags.getByRole('button', { name: words.editTag('packaging') }).click();
    const editing = page.getByRole('dialog', { name: words.editHashtag });
    await expect(editing).toContainText(words.onProjects(4));
    await editing.getByRole('textbox').fill('Beauty');
    await page.keyboard.press('Enter');
    await expect(editing).toContainText(words.tagExists('Beauty'));
    await expectNoBarriers(page);
    await editing.getByRole('textbox').fill('포장');
    await page.keyboard.press('Enter');
    await expect(page.getByText(words.hashtagSaved).first()).toBeVisible();
    await expect(page.getByRole('button', { name: words.filterBy('포장') }).first()).toBeVisible();
    await expect(page.getByText('#packaging')).toHaveCount(0);
    // The filter goes with it.
    await expect(page).toHaveURL(`${webUrl}/project?tag=${encodeURIComponent('포장')}`);
    await expectShown(page, [SHELF.drawn, SHELF.active, SHELF.pro, SHELF.korean]);
    expect(await named(ids.drawn)).toEqual(['beverage', '포장']);
    expect(await named(ids.active)).toEqual(['beauty', '신제품', '포장']);

    await tags.getByRole('link', { name: /^#포장/ }).hover();
    await tags.getByRole('button', { name: words.editTag('포장') }).click();
    await editing.getByRole('button', { name: words.delete }).click();
    const removing = page.getByRole('alertdialog', { name: words.removeTag('포장') });
    await expect(removing).toContainText(words.removes('포장', 4));
    await expectNoBarriers(page);
    await removing.getByRole('button', { name: words.removeNow }).click();
    await expect(page.getByText(words.removed('포장')).first()).toBeVisible();
    await expect(tags.getByRole('link', { name: /^#포장/ })).toHaveCount(0);
    expect(await named(ids.drawn)).toEqual(['beverage']);
    await expect(page).toHaveURL(`${webUrl}/project`);
    await expectShown(page, BY_NAME);
  });

  test(`a project is duplicated, deleted, brought back and deleted for good, ${language}`, async ({
    bring,
    play,
    addresses: { webUrl },
  }) => {
    const person = await bring({ language });
    const { page, researcher } = person;
    const { active, slug } = await openShelf(person, webUrl);
    const copy = words.copyOf(SHELF.drawn);
    await chooseInMenu(page, words, SHELF.drawn, words.duplicate);
    await expect(page.getByText(words.copied(copy)).first()).toBeVisible();
    await expectShown(page, [...BY_NAME, copy]);
    const copyId = await idOf(page, copy);
    expect(await researcher.getProject(copyId)).toMatchObject({ status: 'edit', pageCount: 1 });

    const asking = page.getByRole('alertdialog', { name: words.deleteOne(copy) });
    await chooseInMenu(page, words, copy, words.delete);
    await expect(asking.getByRole('button', { name: words.cancel })).toBeFocused();
    await expectNoBarriers(page);
    await asking.getByRole('button', { name: words.deleteNow(1) }).click();
    await expectShown(page, BY_NAME);
    await page.getByRole('button', { name: words.undo }).click();
    await expectShown(page, [...BY_NAME, copy]);
    await page.reload();
    await expectShown(page, [...BY_NAME, copy]);

    await chooseInMenu(page, words, copy, words.delete);
    await asking.getByRole('button', { name: words.deleteNow(1) }).click();
    await expect(page.getByText(words.deleted(1)).first()).toBeVisible();
    await page.reload();
    await expect.poll(() => exists(person, copyId)).toBe(false);
    await page.reload();
    await expectShown(page, BY_NAME);

    await play(slug, 1);
    const bar = page.getByRole('progressbar', { name: words.progressOf(SHELF.active) });
    await expect(bar).toHaveAttribute('aria-valuetext', words.progress(1, 5));
    await chooseInMenu(page, words, SHELF.active, words.delete);
    const careful = page.getByRole('alertdialog', { name: words.deleteOne(SHELF.active) });
    const button = careful.getByRole('button', { name: words.deleteNow(1) });
    await expect(button).toBeDisabled();
    await careful.getByRole('textbox', { name: words.typeName(SHELF.active) }).fill(SHELF.active);
    await expectNoBarriers(page);
    await button.click();
    await expectShown(
      page,
      BY_NAME.filter((name) => name !== SHELF.active),
    );
    // The pointer would hold the toast, and with it the time to undo.
    await page.mouse.move(300, 300);
    await expect.poll(() => exists(person, active), { timeout: GONE_MS }).toBe(false);
  });

  test(`the list counts a participant while it is open, ${language}`, async ({
    bring,
    play,
    addresses: { webUrl },
  }) => {
    const person = await bring({ language });
    const { page } = person;
    const { slug } = await openShelf(person, webUrl);
    const bar = page.getByRole('progressbar', { name: words.progressOf(SHELF.active) });
    await expect(bar).toHaveAttribute('aria-valuetext', words.progress(0, 5));
    for (const count of [1, 2]) {
      await play(slug, count);
      // Sooner than the list is read again without a notice.
      await expect(bar).toHaveAttribute('aria-valuetext', words.progress(count, 5), {
        timeout: 12_000,
      });
    }
  });
}

async function openShelf({ page, researcher }: Person, webUrl: string): Promise<ShelfIds> {
  const ids = await createShelf(researcher);
  await page.goto(`${webUrl}/project`);
  await expectShown(page, BY_NAME);
  return ids;
}

/** In any order. */
async function expectShown(page: Page, names: readonly string[]): Promise<void> {
  const read = async () => (await linksOf(page).allTextContents()).toSorted();
  await expect.poll(read, { timeout: 20_000 }).toEqual([...names].toSorted());
}

function itemOf(page: Page, name: string): Locator {
  return page.locator('[data-project]').filter({ has: page.getByText(name, { exact: true }) });
}

async function idOf(page: Page, name: string): Promise<string> {
  return (await itemOf(page, name).getAttribute('data-project')) ?? '';
}

async function chooseInMenu(
  page: Page,
  words: ProjectsWords,
  name: string,
  entry: string,
): Promise<void> {
  await itemOf(page, name).hover();
  await page.getByRole('button', { name: words.menuOf(name), exact: true }).click();
  await page.getByRole('menuitem', { name: entry }).click();
}

async function exists({ researcher }: Person, id: string): Promise<boolean> {
  const { projects } = await researcher.client.call(CALLS.listProjects, { query: { limit: 100 } });
  return projects.some((project) => project.id === id);
}
