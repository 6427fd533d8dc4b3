import { loadSamplePicture } from '@fovea/testkit';
import { type Browser, expect, type Page } from '@playwright/test';
import { fetchCode } from '#drivers/inbox.ts';
import { pressOn, tabTo, tick, typeInto } from '#drivers/keys.ts';
import { openPhone } from '#drivers/open-phone.ts';
import { READY_MS } from '#drivers/ready-ms.ts';
import { readWords, toPageText } from '#drivers/words.ts';
import { test } from '#fixtures/stack-fixture.ts';

const words = readWords('en');
const PASSWORD = 'looking-at-7-cans';
const SECOND_MS = 1_000;

test.use({ actionTimeout: READY_MS, locale: 'en-US', viewport: { width: 1_440, height: 900 } });

test('the whole journey goes without a pointer, and the focus is always seen', async ({
  page,
  browser,
  addresses,
}) => {
  const email = `keys.${Date.now()}@fovea.localhost`;
  await page.goto(addresses.webUrl);
  await signUp(page, email, () => fetchCode(addresses.inboxUrl, email));
  await logIn(page);
  await createProject(page);
  await choosePicture(page);
  await activate(page);
  const link = await page
    .getByRole('textbox', { name: words('project-detail', 'link') })
    .inputValue();
  await takePart(browser, link);
  await openAnalysis(page);
  await playAndScrub(page);
});

async function signUp(page: Page, email: string, readCode: () => Promise<string>): Promise<void> {
  await pressOn(page.getByRole('link', { name: words('shells', 'start') }).first());
  await typeInto(page.getByRole('textbox', { name: words('sign-up', 'email') }), email);
  await page.keyboard.press('Enter');
  // The next step takes the focus by itself.
  await expect(page.getByRole('textbox', { name: words('sign-up', 'codeStep') })).toBeFocused();
  await page.keyboard.type(await readCode());
  const password = page.getByRole('textbox', {
    name: words('account-step', 'password'),
    exact: true,
  });
  await expect(password).toBeFocused();
  await page.keyboard.type(PASSWORD);
  await typeInto(page.getByRole('textbox', { name: words('account-step', 'repeat') }), PASSWORD);
  await typeInto(
    page.getByRole('textbox', { name: words('account-step', 'organization') }),
    'Hanbit Research',
  );
  await tick(page.getByRole('checkbox', { name: words('account-step', 'age') }));
  await tick(page.getByRole('checkbox', { name: words('account-step', 'terms') }));
  await pressOn(page.getByRole('button', { name: words('sign-up', 'submit') }));
  await expect(page).toHaveURL(/\/user\/login/);
}

/** Sign-up has handed the address over. */
async function logIn(page: Page): Promise<void> {
  await typeInto(
    page.getByRole('textbox', { name: words('log-in', 'password'), exact: true }),
    PASSWORD,
  );
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('heading', { level: 1, name: words('project-list', 'title') }),
  ).toBeVisible();
}

async function createProject(page: Page): Promise<void> {
  await pressOn(page.getByRole('button', { name: words('project-list', 'newProject') }).first());
  await expect(
    page.getByRole('dialog').getByRole('textbox', { name: words('create-project', 'name') }),
  ).toBeFocused();
  await page.keyboard.type('Yuzu Spark launch ad');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/project\/edit\//);
}

async function choosePicture(page: Page): Promise<void> {
  const { bytes, fileName, contentType } = await loadSamplePicture();
  const asked = page.waitForEvent('filechooser');
  await pressOn(
    page.getByRole('main').getByRole('button', { name: words('project-editor', 'browse') }),
  );
  const chooser = await asked;
  await chooser.setFiles({ name: fileName, mimeType: contentType, buffer: Buffer.from(bytes) });
  await expect(page.getByLabel(words('project-editor', 'pageList'))).toContainText(
    toPageText(words, 'image', 8),
    { timeout: READY_MS },
  );
}

async function activate(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: words('project-editor', 'activate') });
  await expect(button).toBeEnabled();
  await pressOn(button);
  const dialog = page.getByRole('alertdialog', { name: words('activate-project', 'title') });
  await expect(
    dialog.getByRole('button', { name: words('activate-project', 'notYet') }),
  ).toBeFocused();
  await pressOn(dialog.getByRole('button', { name: words('activate-project', 'start') }));
  await expect(page).toHaveURL(/\/project\/[0-9a-f-]{36}$/);
}

/** A participant with a keyboard at the phone. */
async function takePart(browser: Browser, link: string): Promise<void> {
  const page = await openPhone(browser, 'en-US', { isMobile: false });
  await page.goto(link);
  await pressOn(page.getByRole('button', { name: words('welcome', 'start') }));
  const boxes = page.getByRole('checkbox');
  await boxes.first().waitFor();
  for (const box of await boxes.all()) await tick(box);
  await pressOn(page.getByRole('button', { name: words('consent', 'agree') }));
  await tick(page.getByRole('radio').first());
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio').nth(1)).toBeChecked();
  await typeInto(page.getByLabel(words('about-you', 'age')), '27');
  await pressOn(page.getByRole('button', { name: words('about-you', 'next') }));
  await pressOn(page.getByRole('button', { name: words('camera', 'turnOn') }));
  await expect(page.getByRole('heading', { name: words('thanks', 'title') })).toBeVisible({
    timeout: 40_000,
  });
  await page.context().close();
}

async function openAnalysis(page: Page): Promise<void> {
  const analyse = page.getByRole('link', { name: words('project-detail', 'analyseResult') });
  await analyse.waitFor();
  await pressOn(analyse);
  await expect(page).toHaveURL(/\/analysis\//);
}

async function playAndScrub(page: Page): Promise<void> {
  const play = page.getByRole('button', { name: words('analysis-playback', 'play'), exact: true });
  await expect(play).toBeEnabled({ timeout: READY_MS });
  await tabTo(play);
  await page.keyboard.press('Space');
  const timeline = page.getByRole('slider', { name: words('analysis-playback', 'timeline') });
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
