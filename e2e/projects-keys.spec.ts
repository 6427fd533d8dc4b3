import type { Locator, Page } from '@playwright/test';
import { expect, expectNoBarriers, type Person, test } from './credits-fixture.ts';
import { pressOn, tabTo } from './keys.ts';
import { createShelf, linksOf, SHELF, type ShelfIds } from './project-shelf.ts';
import { PROJECTS_WORDS, type ProjectsWords } from './projects-words.ts';

// Two cores may have much else to do.
test.describe.configure({ timeout: 240_000 });

const BY_NAME = [SHELF.done, SHELF.pro, SHELF.drawn, SHELF.active, SHELF.korean];
const NEW_TAG = 'Q4-campaign';

for (const language of ['en', 'ko'] as const) {
  const words: ProjectsWords = PROJECTS_WORDS[language];

  test(`cards and rows are walked, selected, tagged and deleted by keys, ${language}`, async ({
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
    await expect(page.getByRole('combobox', { name: words.search })).toBeFocused();
    await keyboard.type('shelf');
    await expect(linksOf(page)).toHaveText([SHELF.pro]);
    await keyboard.press('Escape');
    await expect(linksOf(page)).toHaveText(BY_NAME);
    await keyboard.press('ArrowDown');
    await expect(linksOf(page).and(page.locator(':focus'))).toHaveCount(1);
    await keyboard.press('Home');

    await keyboard.press('t');
    await expect(page).toHaveURL(/view=table/);
    // Its code comes by itself; until then the cards have the keys.
    await expect(page.getByRole('table')).toBeVisible();
    await expect(linkTo(page, SHELF.done)).toBeFocused();
    await keyboard.press('ArrowDown');
    await expect(linkTo(page, SHELF.pro)).toBeFocused();
    await keyboard.press('x');
    await expect(bulkBar(page, words)).toContainText(words.selected(1));
    await keyboard.press('ArrowDown');
    await keyboard.press('Shift+X');
    await expect(bulkBar(page, words)).toContainText(words.selected(2));
    await keyboard.press('x');
    await expect(bulkBar(page, words)).toContainText(words.selected(1));
    await keyboard.press('x');
    await expectNoBarriers(page);

    await pressOn(bulkBar(page, words).getByRole('button', { name: words.hashtag }));
    const adding = page.getByRole('dialog', { name: words.addHashtags });
    await expect(adding.getByRole('combobox')).toBeFocused();
    await keyboard.type(NEW_TAG);
    await keyboard.press('Enter');
    await keyboard.press('Enter');
    await expect(page.getByText(words.addedTo(2)).first()).toBeVisible();
    await expect(adding).toBeHidden();
    for (const id of [ids.pro, ids.drawn]) {
      const { hashtags } = await researcher.getProject(id);
      expect(hashtags.map(({ name }) => name)).toContain(NEW_TAG);
    }

    await pressOn(bulkBar(page, words).getByRole('button', { name: words.delete }));
    const asking = page.getByRole('alertdialog', { name: words.deleteMany(2) });
    await expect(asking.getByRole('button', { name: words.cancel })).toBeFocused();
    await expectNoBarriers(page);
    await pressOn(asking.getByRole('button', { name: words.deleteNow(2) }));
    await expect(linksOf(page)).toHaveText([SHELF.done, SHELF.active, SHELF.korean]);
    // The key to the messages.
    await keyboard.press('Alt+T');
    await pressOn(page.getByRole('button', { name: words.undo }));
    await expect(linksOf(page)).toHaveText(BY_NAME);

    await keyboard.press('t');
    await expect(page).not.toHaveURL(/view=table/);
    await expect(page.getByRole('table')).toBeHidden();
    await tabTo(linksOf(page).and(page.locator('[tabindex="0"]')));
    await keyboard.press('Escape');
    await expect(bulkBar(page, words)).toBeHidden();
    await keyboard.press('Home');
    await keyboard.press('x');
    await expect(bulkBar(page, words)).toContainText(words.selected(1));
    await keyboard.press('Escape');
    await expect(bulkBar(page, words)).toBeHidden();
    await keyboard.press('End');
    await expect(linkTo(page, SHELF.korean)).toBeFocused();
    await keyboard.press('Enter');
    await expect(page).toHaveURL(`${webUrl}/project/edit/${ids.korean}`);
    await page.goBack();
    await expect(linksOf(page)).toHaveText(BY_NAME);

    await keyboard.press('c');
    const dialog = page.getByRole('dialog', { name: words.newProject });
    await expect(dialog.getByRole('textbox', { name: words.name })).toHaveValue(words.untitled);
    await expectNoBarriers(page);
    await keyboard.press('Enter');
    await expect(page).toHaveURL(/\/project\/edit\/[0-9a-f-]{36}$/);
  });

  test(`the command menu finds projects, screens and settings by keys, ${language}`, async ({
    bring,
    addresses: { webUrl },
  }) => {
    const person = await bring({ language });
    const { page } = person;
    const ids = await openShelf(person, webUrl);
    const { keyboard } = page;
    const menu = page.getByRole('dialog', { name: words.commandMenu });
    const options = menu.getByRole('option');

    // The keys of the shell come after the screen.
    await expect(async () => {
      await keyboard.press('ControlOrMeta+K');
      await expect(menu).toBeVisible({ timeout: 5_000 });
    }).toPass();
    await expect(menu.getByRole('combobox')).toBeFocused();
    await expect(options.filter({ hasText: SHELF.active })).toBeVisible();
    await expectNoBarriers(page);
    await keyboard.type('glow');
    await expect(options).toHaveText([new RegExp(SHELF.active)]);
    await keyboard.press('Enter');
    await expect(page).toHaveURL(`${webUrl}/project/${ids.active}`);

    await keyboard.press('ControlOrMeta+K');
    await keyboard.type(words.templates);
    await expect(options.first()).toHaveText(words.templates);
    await keyboard.press('Enter');
    await expect(page).toHaveURL(`${webUrl}/project/template`);

    await keyboard.press('ControlOrMeta+K');
    await keyboard.type(words.toLight);
    await expect(options).toHaveText([words.toLight]);
    await keyboard.press('Enter');
    await expect(menu).toBeHidden();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');

    await keyboard.press('ControlOrMeta+K');
    await expect(menu.getByRole('combobox')).toBeFocused();
    await keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await keyboard.press('ControlOrMeta+K');
    await keyboard.type(words.newProject);
    await expect(options.first()).toHaveText(words.newProject);
    await keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: words.newProject });
    await expect(dialog.getByRole('textbox', { name: words.name })).toBeFocused();
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

function bulkBar(page: Page, words: ProjectsWords): Locator {
  return page.getByRole('region', { name: words.selection });
}
