import { loadSamplePicture } from '@fovea/testkit';
import { type Browser, expect, type Page } from '@playwright/test';
import { FIRST_LIGHT_WORDS } from './first-light-words.ts';
import { test } from './fixtures.ts';
import { fetchCode } from './inbox.ts';
import { pressOn, tabTo, tick, typeInto } from './keys.ts';
import { keepStored, WITHOUT_CHROME_HINT } from './stored.ts';

const WORDS = FIRST_LIGHT_WORDS.en;
const PASSWORD = 'looking-at-7-cans';
const SECOND_MS = 1_000;

test.use({ actionTimeout: 20_000, locale: 'en-US', viewport: { width: 1_440, height: 900 } });

test('the whole journey goes without a pointer, and the focus is always seen', async ({
  page,
  browser,
  addresses,
}) => {
  test.setTimeout(150_000);
  const email = `keys.${Date.now()}@fovea.localhost`;
  await page.goto(addresses.webUrl);
  await signUp(page, email, () => fetchCode(addresses.inboxUrl, email));
  await logIn(page);
  await createProject(page);
  await choosePicture(page);
  await activate(page);
  const link = await page.getByRole('textbox', { name: WORDS.link }).inputValue();
  await takePart(browser, link);
  await openAnalysis(page);
  await playAndScrub(page);
});

async function signUp(page: Page, email: string, readCode: () => Promise<string>): Promise<void> {
  await pressOn(page.getByRole('link', { name: WORDS.startFree }).first());
  await typeInto(page.getByRole('textbox', { name: WORDS.email }), email);
  await page.keyboard.press('Enter');
  // The next step takes the focus by itself.
  await expect(page.getByRole('textbox', { name: WORDS.code })).toBeFocused();
  await page.keyboard.type(await readCode());
  const password = page.getByRole('textbox', { name: WORDS.password, exact: true });
  await expect(password).toBeFocused();
  await page.keyboard.type(PASSWORD);
  await typeInto(page.getByRole('textbox', { name: WORDS.repeat }), PASSWORD);
  await typeInto(page.getByRole('textbox', { name: WORDS.organization }), 'Hanbit Research');
  await tick(page.getByRole('checkbox', { name: WORDS.adult }));
  await tick(page.getByRole('checkbox', { name: WORDS.agree }));
  await pressOn(page.getByRole('button', { name: WORDS.createAccount }));
  await expect(page).toHaveURL(/\/user\/login/);
}

/** Sign-up has handed the address over. */
async function logIn(page: Page): Promise<void> {
  await typeInto(page.getByRole('textbox', { name: WORDS.password, exact: true }), PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: WORDS.projects })).toBeVisible();
}

async function createProject(page: Page): Promise<void> {
  await pressOn(page.getByRole('button', { name: WORDS.newProject }).first());
  await expect(page.getByRole('dialog').getByRole('textbox', { name: WORDS.name })).toBeFocused();
  await page.keyboard.type(WORDS.projectName);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/project\/edit\//);
}

async function choosePicture(page: Page): Promise<void> {
  const { bytes, fileName, contentType } = await loadSamplePicture();
  const asked = page.waitForEvent('filechooser');
  await pressOn(page.getByRole('main').getByRole('button', { name: 'Choose files' }));
  const chooser = await asked;
  await chooser.setFiles({ name: fileName, mimeType: contentType, buffer: Buffer.from(bytes) });
  await expect(page.getByLabel(WORDS.pageList)).toContainText(WORDS.pageReady, { timeout: 20_000 });
}

async function activate(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: WORDS.activate });
  await expect(button).toBeEnabled();
  await pressOn(button);
  const dialog = page.getByRole('alertdialog', { name: WORDS.wantToStart });
  await expect(dialog.getByRole('button', { name: WORDS.notYet })).toBeFocused();
  await pressOn(dialog.getByRole('button', { name: WORDS.start }));
  await expect(page).toHaveURL(/\/project\/[0-9a-f-]{36}$/);
}

/** A participant with a keyboard at the phone. */
async function takePart(browser: Browser, link: string): Promise<void> {
  const context = await browser.newContext({
    locale: 'en-US',
    viewport: { width: 390, height: 844 },
  });
  await keepStored(context, WITHOUT_CHROME_HINT);
  const page = await context.newPage();
  await page.goto(link);
  await pressOn(page.getByRole('button', { name: WORDS.begin }));
  const boxes = page.getByRole('checkbox');
  await boxes.first().waitFor();
  for (const box of await boxes.all()) await tick(box);
  await pressOn(page.getByRole('button', { name: WORDS.iAgree }));
  await tick(page.getByRole('radio').first());
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio').nth(1)).toBeChecked();
  await typeInto(page.getByLabel(WORDS.age), '27');
  await pressOn(page.getByRole('button', { name: WORDS.goOn }));
  await pressOn(page.getByRole('button', { name: WORDS.turnOn }));
  await expect(page.getByRole('heading', { name: WORDS.thanks })).toBeVisible({ timeout: 40_000 });
  await context.close();
}

async function openAnalysis(page: Page): Promise<void> {
  const analyse = page.getByRole('link', { name: WORDS.analyse });
  await analyse.waitFor();
  await pressOn(analyse);
  await expect(page).toHaveURL(/\/analysis\//);
}

async function playAndScrub(page: Page): Promise<void> {
  const play = page.getByRole('button', { name: WORDS.play, exact: true });
  await expect(play).toBeEnabled({ timeout: 20_000 });
  await tabTo(play);
  await page.keyboard.press('Space');
  const timeline = page.getByRole('slider', { name: WORDS.timeline });
  const readTimeMs = async () => Number(await timeline.getAttribute('aria-valuenow'));
  await expect.poll(readTimeMs).toBeGreaterThan(SECOND_MS / 2);
  await page.keyboard.press('Space');
  await expect(play).toBeVisible();

  await tabTo(timeline);
  await page.keyboard.press('Home');
  await expect.poll(readTimeMs).toBe(0);
  await page.keyboard.press('Shift+ArrowRight');
  await expect.poll(readTimeMs).toBe(SECOND_MS);
  await page.keyboard.press('ArrowRight');
  await expect.poll(readTimeMs).toBeGreaterThan(SECOND_MS);
  await page.keyboard.press('End');
  await expect.poll(readTimeMs).toBe(Number(await timeline.getAttribute('aria-valuemax')));
}
