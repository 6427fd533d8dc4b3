import { createScreenPoint, placePicture, toAssetPoint } from '@fovea/gaze/geometry';
import { loadSamplePicture, pathPointAt } from '@fovea/testkit';
import { type Browser, expect, type Page } from '@playwright/test';
import { type Dot, findDot } from './find-dot.ts';
import { FIRST_LIGHT_WORDS, type FirstLightWords } from './first-light-words.ts';
import { test } from './fixtures.ts';
import { fetchCode } from './inbox.ts';
import { watchPage } from './watch-page.ts';

test.use({ actionTimeout: 20_000 });

const PHONE = { widthPx: 390, heightPx: 844 };
const PICTURE = { widthPx: 1_179, heightPx: 2_556 };
const SEED = 11;
/** Colour of the first participant, #497cfd. */
const FIRST_COLOUR = [0x49, 0x7c, 0xfd] as const;
/** A whole dot of 6 px radius without its edge. */
const DOT_AREA_PX = 80;
const LIVE_MS = 10_000;
/** Of the picture's width. */
const MAX_ERROR = 0.03;

for (const language of ['en', 'ko'] as const) {
  test(`from sign-up to the dot on the picture, ${language}`, async ({ browser, addresses }) => {
    test.setTimeout(150_000);
    const words = FIRST_LIGHT_WORDS[language];
    const locale = language === 'ko' ? 'ko-KR' : 'en-US';
    const context = await browser.newContext({
      locale,
      viewport: { width: 1_440, height: 900 },
      colorScheme: 'light',
    });
    const page = await context.newPage();
    const watched = await watchPage(page);
    const email = `mina.${language}.${Date.now()}@fovea.localhost`;

    await page.goto(addresses.webUrl);
    await signUp(page, words, email, (address) => fetchCode(addresses.inboxUrl, address));
    await logIn(page, words, email);
    await createProject(page, words);
    await dropPicture(page, words);
    const link = await activate(page, words);
    expect(link).toContain(`${addresses.collectUrl}/p/`);
    await expect(page.getByRole('img', { name: words.qr })).toBeVisible();

    const ring = page.getByRole('region', { name: words.progress });
    await expect(ring).toContainText(words.waiting);
    const participant = await takePart(browser, locale, words, `${link}?seed=${SEED}`);
    expect(participant).toMatch(/^P-\d{3}$/);
    const sentAtMs = Date.now();
    await expect(ring).toContainText(words.counted, { timeout: LIVE_MS });
    console.log(`${language}: counted after ${Date.now() - sentAtMs} ms`);

    await openAnalysis(page, words, participant);
    const errors: number[] = [];
    for (const waitMs of [700, 1_300, 900]) {
      const { timeMs, dot, place } = await pauseAfter(page, words, waitMs);
      expect(dot.areaPx).toBeGreaterThan(DOT_AREA_PX);
      const known = toKnownPoint(timeMs);
      const xPx = place.x + known.x * place.width;
      const yPx = place.y + known.y * place.height;
      errors.push(Math.hypot(dot.xPx - xPx, dot.yPx - yPx) / place.width);
    }
    console.log(
      `${language}: the dot is ${errors.map((share) => `${(share * 100).toFixed(2)} %`).join(', ')} of the width off`,
    );
    expect(Math.max(...errors)).toBeLessThanOrEqual(MAX_ERROR);
    expect(await watched.violations()).toEqual([]);
    // Somebody who has finished is counted before the records with them are built.
    expect(watched.errors.filter((text) => !text.includes('/data/records/'))).toEqual([]);
    await context.close();
  });
}

async function signUp(
  page: Page,
  words: FirstLightWords,
  email: string,
  readCode: (email: string) => Promise<string>,
): Promise<void> {
  await page.getByRole('link', { name: words.startFree }).first().click();
  await page.getByRole('textbox', { name: words.email }).fill(email);
  await page.getByRole('button', { name: words.sendCode }).click();
  await expect(page.getByText(words.codeSent, { exact: true })).toBeVisible();
  await page.getByRole('textbox', { name: words.code }).fill(await readCode(email));
  await expect(page.getByText(words.verified, { exact: true })).toBeVisible();
  await page.getByRole('textbox', { name: words.password, exact: true }).fill('looking-at-7-cans');
  await page.getByRole('textbox', { name: words.repeat }).fill('looking-at-7-cans');
  await page.getByRole('textbox', { name: words.organization }).fill('Hanbit Research');
  await page.getByRole('checkbox', { name: words.adult }).check();
  await page.getByRole('checkbox', { name: words.agree }).check();
  await page.getByRole('button', { name: words.createAccount }).click();
  await expect(page.getByText(words.created, { exact: true })).toBeVisible();
}

async function logIn(page: Page, words: FirstLightWords, email: string): Promise<void> {
  await expect(page).toHaveURL(/\/user\/login/);
  await page.getByRole('textbox', { name: words.email }).fill(email);
  await page.getByRole('textbox', { name: words.password, exact: true }).fill('looking-at-7-cans');
  await page.getByRole('button', { name: words.logIn }).click();
  await expect(page.getByRole('heading', { level: 1, name: words.projects })).toBeVisible();
}

async function createProject(page: Page, words: FirstLightWords): Promise<void> {
  await page.getByRole('button', { name: words.newProject }).first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('textbox', { name: words.name })).toBeFocused();
  await dialog.getByRole('textbox', { name: words.name }).fill(words.projectName);
  await dialog.getByRole('button', { name: words.create }).click();
  await expect(page).toHaveURL(/\/project\/edit\//);
}

/** A real drop: the browser hands the file over as when it is dragged in. */
async function dropPicture(page: Page, words: FirstLightWords): Promise<void> {
  const { bytes, fileName, contentType } = await loadSamplePicture();
  await page.getByText(words.dropHere).waitFor();
  const data = await page.evaluateHandle(
    ({ base64, name, type }) => {
      const transfer = new DataTransfer();
      const content = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      transfer.items.add(new File([content], name, { type }));
      return transfer;
    },
    { base64: Buffer.from(bytes).toString('base64'), name: fileName, type: contentType },
  );
  for (const event of ['dragenter', 'dragover', 'drop']) {
    await page.locator('main').dispatchEvent(event, { dataTransfer: data });
  }
  const pages = page.getByLabel(words.pageList);
  await expect(pages.getByRole('listitem')).toHaveCount(1);
  await expect(pages).toContainText(words.pageReady, { timeout: 20_000 });
}

async function activate(page: Page, words: FirstLightWords): Promise<string> {
  await page.getByRole('button', { name: words.activate }).click();
  const dialog = page.getByRole('alertdialog', { name: words.wantToStart });
  await expect(dialog.getByRole('button', { name: words.notYet })).toBeFocused();
  await dialog.getByRole('button', { name: words.start }).click();
  await expect(page).toHaveURL(/\/project\/[0-9a-f-]{36}$/);
  return page.getByRole('textbox', { name: words.link }).inputValue();
}

/** One participant on a phone; answers with the code they may quote. */
async function takePart(
  browser: Browser,
  locale: string,
  words: FirstLightWords,
  link: string,
): Promise<string> {
  const context = await browser.newContext({
    locale,
    viewport: { width: PHONE.widthPx, height: PHONE.heightPx },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const watched = await watchPage(page);
  await page.goto(link);
  await page.getByRole('button', { name: words.begin }).tap();
  await page.getByRole('checkbox').first().waitFor();
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  await page.getByRole('button', { name: words.iAgree }).tap();
  await page.getByText(words.female, { exact: true }).tap();
  await page.getByRole('textbox', { name: words.age }).fill('27');
  await page.getByRole('button', { name: words.goOn }).tap();
  await page.getByRole('button', { name: words.turnOn }).tap();
  await expect(page.getByText(words.faceFound)).toBeVisible();
  await expect(page.getByRole('heading', { name: words.thanks })).toBeVisible({ timeout: 40_000 });
  const code = /P-\d+/.exec((await page.locator('main').textContent()) ?? '')?.[0] ?? '';
  expect(await watched.violations()).toEqual([]);
  expect(watched.errors).toEqual([]);
  expect(await context.cookies()).toEqual([]);
  await context.close();
  return code;
}

async function openAnalysis(
  page: Page,
  words: FirstLightWords,
  participant: string,
): Promise<void> {
  await page.getByRole('link', { name: words.analyse }).click();
  await expect(page).toHaveURL(/\/analysis\//);
  await expect(page).toHaveTitle('Analysis | Fovea');
  await expect(page.getByText(participant).first()).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('button', { name: words.play, exact: true })).toBeEnabled();
}

interface Instant {
  readonly timeMs: number;
  readonly dot: Dot;
  readonly place: { x: number; y: number; width: number; height: number };
}

async function pauseAfter(page: Page, words: FirstLightWords, waitMs: number): Promise<Instant> {
  await page.getByRole('button', { name: words.play, exact: true }).click();
  await page.waitForTimeout(waitMs);
  await page.getByRole('button', { name: words.pause, exact: true }).click();
  // Nothing may stand over the stage while it is read.
  await page.mouse.move(1_300, 700);
  await page.waitForTimeout(300);
  const slider = page.getByRole('slider', { name: words.timeline });
  const timeMs = Number(await slider.getAttribute('aria-valuenow'));
  const place = await page
    .locator('canvas')
    .locator('xpath=preceding-sibling::div/img')
    .boundingBox();
  if (place === null) throw new Error('the picture is not shown');
  return { timeMs, dot: await findDot(page, FIRST_COLOUR), place };
}

/** Where the participant looked, as a share of the picture: the path is known on the screen. */
function toKnownPoint(timeMs: number): { x: number; y: number } {
  const { u, v } = pathPointAt(SEED, timeMs);
  const onScreen = createScreenPoint(u * PHONE.widthPx, v * PHONE.heightPx);
  const screen = { xPx: 0, yPx: 0, ...PHONE };
  const whole = { scale: 'fit', alignX: 'center', alignY: 'center' } as const;
  return toAssetPoint(onScreen, placePicture(screen, PICTURE, whole));
}
