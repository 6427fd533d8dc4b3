import { CALLS } from '@fovea/contract';
import { expect, type Locator, type Page } from '@playwright/test';
import { expectNoBarriers } from '#drivers/axe.ts';
import { listJourneyLanguages } from '#drivers/journey-languages.ts';
import { READY_MS } from '#drivers/ready-ms.ts';
import { holdToasts, releaseToasts } from '#drivers/toasts.ts';
import { readWords, type Words } from '#drivers/words.ts';
import { type Person, test } from '#fixtures/credits-fixture.ts';
import { createShelf, linksOf, SHELF, type ShelfIds } from '#fixtures/project-shelf.ts';

/** How long a deletion can be undone, and time to send it. */
const GONE_MS = 40_000;
const BY_NAME = [SHELF.done, SHELF.pro, SHELF.drawn, SHELF.active, SHELF.korean];

for (const language of listJourneyLanguages('en')) {
  const words = readWords(language);

  test(`projects are filtered, searched and sorted, and the address keeps it, ${language}`, async ({
    bring,
    addresses: { webUrl },
  }) => {
    const person = await bring({ language });
    const { page } = person;
    const { code } = await openShelf(person, webUrl);
    await expectNoBarriers(page);
    const classes = page.getByRole('navigation', { name: words('project-list', 'classification') });
    const hashtags = page.getByRole('navigation', { name: words('project-list', 'hashtags') });
    const clearFilters = page
      .getByRole('button', { name: words('project-list', 'clearFilters'), exact: true })
      .first();
    await classes.getByRole('link', { name: words('project-list', 'edit') }).click();
    await expectShown(page, [SHELF.drawn, SHELF.pro, SHELF.korean]);
    await classes
      .getByRole('link', { name: new RegExp(`^${words('project-list', 'pro')} `) })
      .click();
    await expectShown(page, [SHELF.pro]);
    await expect(page).toHaveURL(/\?class=edit&type=pro$/);
    await page.reload();
    await expectShown(page, [SHELF.pro]);
    await clearFilters.click();
    await expectShown(page, BY_NAME);

    await hashtags.getByRole('link', { name: '#packaging' }).click();
    await expectShown(page, [SHELF.drawn, SHELF.pro, SHELF.korean]);
    await hashtags.getByRole('link', { name: '#앱화면' }).click();
    await expectShown(page, [SHELF.korean]);
    await page.reload();
    await expectShown(page, [SHELF.korean]);
    await clearFilters.click();

    const search = page.getByRole('combobox', { name: words('project-list', 'searchLabel') });
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
    const noHits = words('project-list', 'noHits', { query: 'no such project' });
    await expect(page.getByText(noHits)).toBeVisible();
    await expectNoBarriers(page);
    await search.fill('#pack');
    await expect(page.getByRole('option', { name: '#packaging' })).toBeVisible();
    await search.press('Enter');
    await expect(page).toHaveURL(/\?tag=packaging$/);
    await expect(search).toHaveValue('');
    await expectShown(page, [SHELF.drawn, SHELF.pro, SHELF.korean]);
    await clearFilters.click();

    await page
      .getByRole('button', {
        name: words('project-list', 'sortedBy', { name: words('project-list', 'sortUpdated') }),
      })
      .click();
    await page
      .getByRole('menuitemcheckbox', { name: words('project-list', 'name'), exact: true })
      .click();
    await expect(linksOf(page)).toHaveText(BY_NAME);
    await page.getByRole('radio', { name: words('project-list', 'table') }).click();
    const name = page.getByRole('columnheader', { name: words('project-list', 'name') });
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
    await chooseInMenu(page, words, SHELF.active, words('project-list', 'hashtags'));
    const adding = page.getByRole('dialog', { name: words('add-hashtag', 'title') });
    const field = adding.getByRole('combobox', { name: words('add-hashtag', 'field') });
    await expect(field).toBeFocused();
    await page.keyboard.type('#pack');
    await expect(adding.getByRole('option', { name: '#packaging' })).toBeVisible();
    await page.keyboard.press('Enter');
    await page.keyboard.type('신제품');
    await expect(
      adding.getByRole('option', { name: words('add-hashtag', 'create', { name: '신제품' }) }),
    ).toBeVisible();
    await expectNoBarriers(page);
    await page.keyboard.press('Enter');
    await adding.getByRole('button', { name: words('add-hashtag', 'save') }).click();
    await expect(page.getByText(words('add-hashtag', 'saved')).first()).toBeVisible();
    const named = async (id: string) =>
      (await researcher.getProject(id)).hashtags.map(({ name }) => name).toSorted();
    expect(await named(ids.active)).toEqual(['beauty', 'packaging', '신제품']);

    const hashtags = page.getByRole('navigation', { name: words('project-list', 'hashtags') });
    const link = hashtags.getByRole('link', { name: /^#packaging/ });
    await expect(link).toContainText('4');
    await link.click();
    await expectShown(page, [SHELF.drawn, SHELF.active, SHELF.pro, SHELF.korean]);
    await hashtags
      .getByRole('button', { name: words('project-list', 'editHashtag', { name: 'packaging' }) })
      .click();
    const editing = page.getByRole('dialog', { name: words('edit-hashtag', 'title') });
    await expect(editing).toContainText(words('edit-hashtag', 'projects', { count: 4 }));
    await editing.getByRole('textbox').fill('Beauty');
    await page.keyboard.press('Enter');
    await expect(editing).toContainText(words('hashtag-form', 'exists', { name: 'Beauty' }));
    await expectNoBarriers(page);
    await editing.getByRole('textbox').fill('포장');
    await page.keyboard.press('Enter');
    await expect(page.getByText(words('edit-hashtag', 'saved')).first()).toBeVisible();
    const show = { name: words('project-list', 'filterByHashtag', { name: '포장' }) };
    await expect(page.getByRole('button', show).first()).toBeVisible();
    await expect(page.getByText('#packaging')).toHaveCount(0);
    // The filter goes with it.
    await expect(page).toHaveURL(`${webUrl}/project?tag=${encodeURIComponent('포장')}`);
    await expectShown(page, [SHELF.drawn, SHELF.active, SHELF.pro, SHELF.korean]);
    expect(await named(ids.drawn)).toEqual(['beverage', '포장']);
    expect(await named(ids.active)).toEqual(['beauty', '신제품', '포장']);

    await hashtags.getByRole('link', { name: /^#포장/ }).hover();
    await hashtags
      .getByRole('button', { name: words('project-list', 'editHashtag', { name: '포장' }) })
      .click();
    await editing.getByRole('button', { name: words('edit-hashtag', 'remove') }).click();
    const removing = page.getByRole('alertdialog', {
      name: words('edit-hashtag', 'removeTitle', { name: '포장' }),
    });
    await expect(removing).toContainText(
      words('edit-hashtag', 'removes', { name: '포장', count: 4 }),
    );
    await expectNoBarriers(page);
    await removing.getByRole('button', { name: words('edit-hashtag', 'removeNow') }).click();
    await expect(
      page.getByText(words('edit-hashtag', 'removed', { name: '포장' })).first(),
    ).toBeVisible();
    await expect(hashtags.getByRole('link', { name: /^#포장/ })).toHaveCount(0);
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
    const copy = words('copies', 'copyName', { name: SHELF.drawn });
    await chooseInMenu(page, words, SHELF.drawn, words('project-actions', 'duplicate'));
    await expect(page.getByText(words('copies', 'copied', { name: copy })).first()).toBeVisible();
    await expectShown(page, [...BY_NAME, copy]);
    const copyId = await idOf(page, copy);
    expect(await researcher.getProject(copyId)).toMatchObject({ status: 'edit', pageCount: 1 });

    const deleteNow = { name: words('delete-project', 'delete', { count: 1 }) };
    const asking = page.getByRole('alertdialog', {
      name: words('delete-project', 'titleOne', { name: copy }),
    });
    await chooseInMenu(page, words, copy, words('project-actions', 'delete'));
    await expect(
      asking.getByRole('button', { name: words('delete-project', 'cancel') }),
    ).toBeFocused();
    await expectNoBarriers(page);
    await holdToasts(page);
    await asking.getByRole('button', deleteNow).click();
    await expectShown(page, BY_NAME);
    await page.getByRole('button', { name: words('deletions', 'undo') }).click();
    await releaseToasts(page);
    await expectShown(page, [...BY_NAME, copy]);
    await page.reload();
    await expectShown(page, [...BY_NAME, copy]);

    await chooseInMenu(page, words, copy, words('project-actions', 'delete'));
    await asking.getByRole('button', deleteNow).click();
    await expect(page.getByText(words('deletions', 'deleted', { count: 1 })).first()).toBeVisible();
    await page.reload();
    await expect.poll(() => exists(person, copyId)).toBe(false);
    await page.reload();
    await expectShown(page, BY_NAME);

    await play(slug, 1);
    const bar = page.getByRole('progressbar', {
      name: words('project-list', 'progressLabel', { name: SHELF.active }),
    });
    await expect(bar).toHaveAttribute(
      'aria-valuetext',
      words('project-list', 'progressText', { completed: 1, target: 5 }),
    );
    await chooseInMenu(page, words, SHELF.active, words('project-actions', 'delete'));
    const careful = page.getByRole('alertdialog', {
      name: words('delete-project', 'titleOne', { name: SHELF.active }),
    });
    const button = careful.getByRole('button', deleteNow);
    await expect(button).toBeDisabled();
    await careful
      .getByRole('textbox', { name: words('delete-project', 'typeName', { name: SHELF.active }) })
      .fill(SHELF.active);
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
    const bar = page.getByRole('progressbar', {
      name: words('project-list', 'progressLabel', { name: SHELF.active }),
    });
    await expect(bar).toHaveAttribute(
      'aria-valuetext',
      words('project-list', 'progressText', { completed: 0, target: 5 }),
    );
    for (const count of [1, 2]) {
      await play(slug, count);
      // Sooner than the list is read again without a notice.
      await expect(bar).toHaveAttribute(
        'aria-valuetext',
        words('project-list', 'progressText', { completed: count, target: 5 }),
        {
          timeout: 12_000,
        },
      );
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
  await expect.poll(read, { timeout: READY_MS }).toEqual([...names].toSorted());
}

function itemOf(page: Page, name: string): Locator {
  return page.locator('[data-project]').filter({ has: page.getByText(name, { exact: true }) });
}

async function idOf(page: Page, name: string): Promise<string> {
  return (await itemOf(page, name).getAttribute('data-project')) ?? '';
}

async function chooseInMenu(page: Page, words: Words, name: string, entry: string): Promise<void> {
  await itemOf(page, name).hover();
  await page
    .getByRole('button', { name: words('project-list', 'menu', { name }), exact: true })
    .click();
  await page.getByRole('menuitem', { name: entry }).click();
}

async function exists({ researcher }: Person, id: string): Promise<boolean> {
  const { projects } = await researcher.client.call(CALLS.listProjects, { query: { limit: 100 } });
  return projects.some((project) => project.id === id);
}
