import { expect, type Locator, type Page } from '@playwright/test';
import { expectNoBarriers } from '#drivers/axe.ts';
import { listJourneyLanguages } from '#drivers/journey-languages.ts';
import { pressOn, tabTo } from '#drivers/keys.ts';
import { holdToasts, releaseToasts } from '#drivers/toasts.ts';
import { readWords, type Words } from '#drivers/words.ts';
import { type Person, test } from '#fixtures/credits-fixture.ts';
import { createShelf, linksOf, SHELF, type ShelfIds } from '#fixtures/project-shelf.ts';

const BY_NAME = [SHELF.done, SHELF.pro, SHELF.drawn, SHELF.active, SHELF.korean];
const NEW_TAG = 'Q4-campaign';

for (const language of listJourneyLanguages('ko')) {
  const words = readWords(language);

  test(`cards and rows are walked, selected, given hashtags and deleted by keys, ${language}`, async ({
    bring,
    addresses: { webUrl },
  }) => {
    const person = await bring({ language });
    const { page, researcher } = person;
    const ids = await openShelf(person, webUrl);
    const { keyboard } = page;

    await keyboard.press('ArrowDown');
    await expect(linkTo(page, SHELF.done)).toBeFocused();
    await keyboard.press('ArrowRight');
    await expect(linkTo(page, SHELF.pro)).toBeFocused();
    await keyboard.press('End');
    await expect(linkTo(page, SHELF.korean)).toBeFocused();
    await keyboard.press('ArrowUp');
    await keyboard.press('Home');
    await expect(linkTo(page, SHELF.done)).toBeFocused();

    await keyboard.press('/');
    await expect(
      page.getByRole('combobox', { name: words('project-list', 'searchLabel') }),
    ).toBeFocused();
    await keyboard.type('shelf');
    await expect(linksOf(page)).toHaveText([SHELF.pro]);
    await keyboard.press('Escape');
    await expect(linksOf(page)).toHaveText(BY_NAME);
    await keyboard.press('ArrowDown');
    await expect(linksOf(page).and(page.locator(':focus'))).toHaveCount(1);
    await keyboard.press('Home');

    await keyboard.press('t');
    await expect(page).toHaveURL(/view=table/);
    // The table's code comes by itself; until then the cards have the keys.
    await expect(page.getByRole('table')).toBeVisible();
    await expect(linkTo(page, SHELF.done)).toBeFocused();
    await keyboard.press('ArrowDown');
    await expect(linkTo(page, SHELF.pro)).toBeFocused();
    await keyboard.press('x');
    await expect(bulkBar(page, words)).toContainText(
      words('project-list', 'selected', { count: 1 }),
    );
    await keyboard.press('ArrowDown');
    await keyboard.press('Shift+X');
    await expect(bulkBar(page, words)).toContainText(
      words('project-list', 'selected', { count: 2 }),
    );
    await keyboard.press('x');
    await expect(bulkBar(page, words)).toContainText(
      words('project-list', 'selected', { count: 1 }),
    );
    await keyboard.press('x');
    await expectNoBarriers(page);

    await pressOn(
      bulkBar(page, words).getByRole('button', { name: words('project-actions', 'hashtag') }),
    );
    const adding = page.getByRole('dialog', { name: words('add-hashtag', 'title') });
    await expect(adding.getByRole('combobox')).toBeFocused();
    await keyboard.type(NEW_TAG);
    await keyboard.press('Enter');
    await keyboard.press('Enter');
    await expect(page.getByText(words('add-hashtag', 'added', { count: 2 })).first()).toBeVisible();
    await expect(adding).toBeHidden();
    for (const id of [ids.pro, ids.drawn]) {
      const { hashtags } = await researcher.getProject(id);
      expect(hashtags.map(({ name }) => name)).toContain(NEW_TAG);
    }

    await pressOn(
      bulkBar(page, words).getByRole('button', { name: words('project-actions', 'delete') }),
    );
    const asking = page.getByRole('alertdialog', {
      name: words('delete-project', 'titleSeveral', { count: 2 }),
    });
    await expect(
      asking.getByRole('button', { name: words('delete-project', 'cancel') }),
    ).toBeFocused();
    await expectNoBarriers(page);
    await holdToasts(page);
    await pressOn(
      asking.getByRole('button', { name: words('delete-project', 'delete', { count: 2 }) }),
    );
    await expect(linksOf(page)).toHaveText([SHELF.done, SHELF.active, SHELF.korean]);
    // The key to the messages.
    await keyboard.press('Alt+T');
    await pressOn(page.getByRole('button', { name: words('deletions', 'undo') }));
    await releaseToasts(page);
    await expect(linksOf(page)).toHaveText(BY_NAME);

    await keyboard.press('t');
    await expect(page).not.toHaveURL(/view=table/);
    await expect(page.getByRole('table')).toBeHidden();
    await tabTo(linksOf(page).and(page.locator('[tabindex="0"]')));
    // A message that is still there is the top layer, and takes the first one.
    await expect(async () => {
      await keyboard.press('Escape');
      await expect(bulkBar(page, words)).toBeHidden({ timeout: 1_000 });
    }).toPass();
    await keyboard.press('Home');
    await keyboard.press('x');
    await expect(bulkBar(page, words)).toContainText(
      words('project-list', 'selected', { count: 1 }),
    );
    await keyboard.press('Escape');
    await expect(bulkBar(page, words)).toBeHidden();
    await keyboard.press('End');
    await expect(linkTo(page, SHELF.korean)).toBeFocused();
    await keyboard.press('Enter');
    await expect(page).toHaveURL(`${webUrl}/project/edit/${ids.korean}`);
    await page.goBack();
    await expect(linksOf(page)).toHaveText(BY_NAME);

    await keyboard.press('c');
    const dialog = page.getByRole('dialog', { name: words('create-project', 'title') });
    await expect(
      dialog.getByRole('textbox', { name: words('create-project', 'name') }),
    ).toHaveValue(words('untitled', 'untitled'));
    await expectNoBarriers(page);
    await keyboard.press('Enter');
    await expect(page).toHaveURL(/\/project\/edit\/[0-9a-f-]{36}$/);
  });
}

/** Sorted by name, so that the keys have a known way. */
async function openShelf({ page, researcher }: Person, webUrl: string): Promise<ShelfIds> {
  const ids = await createShelf(researcher);
  await page.goto(`${webUrl}/project?sort=name`);
  await expect(linksOf(page)).toHaveText(BY_NAME);
  return ids;
}

function linkTo(page: Page, name: string): Locator {
  return linksOf(page).and(page.getByRole('link', { name, exact: true }));
}

function bulkBar(page: Page, words: Words): Locator {
  return page.getByRole('region', { name: words('project-list', 'selection') });
}
