import type { Page } from '@playwright/test';
import { loadFile, makeLongFilm } from '#drivers/drop-files.ts';
import type { Screens } from './screen.ts';
import { forNewcomer, forResearcher } from './web-screen.ts';

const PART_BYTES = 8 * 1024 * 1024;

/** Screens of the list, its dialogs, templates and the editor. */
export const PROJECT_SCREENS: Screens = {
  'web-projects': forResearcher('/project'),
  'web-projects-table': forResearcher('/project?view=table'),
  'web-projects-filtered': forResearcher('/project?class=edit&tag=packaging&sort=name'),
  'web-projects-empty': forNewcomer('/project', {
    act: (page) => page.locator('main section li a').first().waitFor(),
  }),
  'web-projects-none-found': forResearcher('/project?q=zzz'),
  'web-projects-none-filtered': forResearcher('/project?class=done&type=pro'),
  'web-projects-selected': forResearcher('/project', { act: select }),
  'web-projects-menu': forResearcher('/project', {
    act: (page) => openMenu(page, 'Yuzu Spark poster'),
  }),
  'web-projects-completion': forResearcher('/project', {
    act: async (page) => {
      await page.locator('[name=q]').fill('#');
      await page.getByRole('option').first().waitFor();
      // The list follows what is typed a moment later.
      await page.waitForURL(/[?&]q=/);
    },
  }),
  'web-add-hashtag': forResearcher('/project', {
    act: async (page) => {
      await chooseInMenu(page, 'Yuzu Spark, new label', '.lucide-hash');
      await page.getByRole('dialog').locator('input').fill('pack');
      await page.getByRole('option').first().waitFor();
    },
  }),
  'web-new-hashtag': forResearcher('/project', {
    act: async (page) => {
      await press(page, 'nav div > button:has(.lucide-plus)');
      await page.getByRole('dialog').waitFor();
    },
  }),
  'web-edit-hashtag': forResearcher('/project', { act: editHashtag }),
  'web-remove-hashtag': forResearcher('/project', {
    act: async (page) => {
      await editHashtag(page);
      await page.locator('[role=dialog] button:has(.lucide-trash-2)').click();
      await page.getByRole('alertdialog').waitFor();
    },
  }),
  'web-rename-project': forResearcher('/project', {
    act: (page) => chooseInMenu(page, 'Yuzu Spark poster', '.lucide-text-cursor-input'),
  }),
  'web-delete-project': forResearcher('/project', {
    act: (page) => chooseInMenu(page, 'Yuzu Spark, new label', '.lucide-trash-2'),
  }),
  'web-delete-project-with-data': forResearcher('/project', {
    act: async (page) => {
      await chooseInMenu(page, 'Yuzu Spark poster', '.lucide-trash-2');
      await page.getByRole('alertdialog').getByRole('textbox').fill('Yuzu Spark');
    },
  }),
  'web-delete-projects': forResearcher('/project', {
    act: async (page) => {
      await select(page);
      await page.locator('section button:has(.lucide-trash-2)').click();
      await page.getByRole('alertdialog').waitFor();
    },
  }),
  'web-template': forResearcher('/project/template'),
  'web-template-lit': forResearcher('/project/template', {
    act: (page) => page.locator('article button').nth(1).focus(),
  }),
  'web-create-project': forResearcher('/project', {
    act: async (page) => {
      await press(page, 'main button:not([aria-label]):has(.lucide-plus)');
      await page.getByRole('dialog').waitFor();
    },
  }),
  'web-create-project-template': forResearcher('/project/template?template=preferenceSquare', {
    act: (page) => page.getByRole('dialog').waitFor(),
  }),
  'web-command-menu': forResearcher('/project', { act: openCommandMenu }),
  'web-command-menu-found': forResearcher('/project', {
    act: async (page) => {
      await openCommandMenu(page);
      await page.keyboard.type('yuzu');
      await page.getByRole('option').filter({ hasText: 'Yuzu Spark poster' }).waitFor();
    },
  }),
  'web-shortcuts': forResearcher('/project', {
    act: async (page) => {
      await openCommandMenu(page);
      await page.locator('[role=option]:has(.lucide-keyboard)').click();
      await page.locator('[role=dialog] dl').last().waitFor();
    },
  }),
  'web-editor-empty': forResearcher(({ empty }) => `/project/edit/${empty}`),
  'web-editor': forResearcher(({ edited }) => `/project/edit/${edited}`),
  'web-editor-slots': forResearcher(({ template }) => `/project/edit/${template}`),
  'web-editor-pair': forResearcher(({ mixed }) => `/project/edit/${mixed}`),
  'web-editor-question': forResearcher(({ mixed }) => `/project/edit/${mixed}`, {
    act: (page) => findRow(page, 1).click(),
  }),
  'web-editor-video': forResearcher(({ mixed }) => `/project/edit/${mixed}`, {
    act: (page) => findRow(page, 2).click(),
  }),
  'web-move-pages': forResearcher(({ mixed }) => `/project/edit/${mixed}`, {
    act: async (page) => {
      await findRow(page, 1).click({ modifiers: ['ControlOrMeta'] });
      await page.locator('main ol .lucide-ellipsis').nth(1).click();
      await page.locator('[role=menuitem]:has(.lucide-arrow-up-down)').click();
      await page.getByRole('dialog').waitFor();
    },
  }),
  'web-editor-settings': forResearcher(({ edited }) => `/project/edit/${edited}?view=settings`),
  'web-editor-review': forResearcher(({ mixed }) => `/project/edit/${mixed}?view=review`),
  'web-create-asset': forResearcher(({ empty }) => `/project/edit/${empty}`, { act: addPage }),
  'web-create-asset-question': forResearcher(({ empty }) => `/project/edit/${empty}`, {
    act: async (page) => {
      await addPage(page);
      await page.getByRole('dialog').getByRole('tab').nth(2).click();
    },
  }),
  'web-create-asset-files': forResearcher(({ empty }) => `/project/edit/${empty}`, {
    arrange: holdUploads,
    act: async (page) => {
      await addPage(page);
      const files = [
        await makeLongFilm('Running spot, 15 s cut.mp4', 3 * PART_BYTES),
        await loadFile('pack-a.webp', 'Coffee pack, front.webp'),
        { name: 'Brief.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') },
      ];
      await page.getByRole('dialog').locator('[type=file]').setInputFiles(files);
      await page.locator('[role=dialog] li [aria-valuenow="67"]').waitFor();
    },
  }),
};

/** Row of the page list. */
function findRow(page: Page, at: number) {
  return page.locator('main ol > li > button:first-of-type').nth(at);
}

/** Also what this window is too narrow or too wide to show. */
async function press(page: Page, selector: string): Promise<void> {
  await page
    .locator(selector)
    .first()
    .evaluate((element) => {
      if (element instanceof HTMLElement) element.click();
    });
}

async function select(page: Page): Promise<void> {
  await page.locator('[data-project] a[data-open]').first().focus();
  for (const key of ['x', 'End', 'x', 'ArrowUp', 'x']) await page.keyboard.press(key);
  await page.locator('section [role=status]').waitFor();
}

async function openMenu(page: Page, name: string): Promise<void> {
  const item = page
    .locator('[data-project]')
    .filter({ has: page.getByText(name, { exact: true }) });
  await item.locator('[aria-haspopup=menu]').click();
  await page.getByRole('menu').waitFor();
}

async function chooseInMenu(page: Page, name: string, icon: string): Promise<void> {
  await openMenu(page, name);
  await page.locator(`[role=menuitem]:has(${icon})`).click();
  await page.getByRole('dialog').or(page.getByRole('alertdialog')).waitFor();
}

async function editHashtag(page: Page): Promise<void> {
  await press(page, 'nav li button:has(.lucide-pencil-line)');
  await page.getByRole('dialog').waitFor();
}

/** By its button: the keys' code may come after the screen. */
async function openCommandMenu(page: Page): Promise<void> {
  await page.locator('header button[aria-keyshortcuts]').click();
  await page.getByRole('dialog').getByRole('option').nth(4).waitFor();
}

async function addPage(page: Page): Promise<void> {
  await page.locator('main section:has(ol) button:has(.lucide-plus)').click();
  await page.getByRole('dialog').waitFor();
}

/** Two parts of three arrive, and nothing is ever complete. */
async function holdUploads(page: Page): Promise<void> {
  await page.route(/[?&]partNumber=3(&|$)/, () => undefined);
  await page.route('**/complete', () => undefined);
}
