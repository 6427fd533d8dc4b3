import { CALLS } from '@fovea/contract';
import { createScreenPoint, placePicture, toAssetPoint } from '@fovea/gaze/geometry';
import { addPage, loadSamplePicture, type Records, type Researcher } from '@fovea/testkit';
import { type Browser, expect, type Page } from '@playwright/test';
import type { Person } from '#fixtures/credits-fixture.ts';
import { findBarriers } from './axe.ts';
import { openPhone } from './open-phone.ts';
import { seekTo } from './pause-analysis.ts';
import { openPhoneLine } from './phone-line.ts';
import { watchPrivacy } from './phone-privacy.ts';
import { arePicturesWanted, keepPicture, toPicturePath } from './picture.ts';
import { FILM_PATH, serveFilm } from './play-film.ts';
import { READY_MS } from './ready-ms.ts';
import { watchPage } from './watch-page.ts';
import { readWords, type Words } from './words.ts';

/** Nine dots and five, drawn by a machine that does other things too; before that the engine starts. */
export const CALIBRATION_MS = 200_000;
const PAGE_MS = 4_000;
/** Most distance of the recorded gaze from where the rendered person looked, median. */
const MAX_ERROR_DEG = 2;
/** Most distance of the dot in the analysis from the recorded gaze, as a share of the picture's width. */
const MAX_SHARE = 0.03;
/** From the link to the first page, without reading, on a line of 10 Mbit/s with an empty cache. */
const MAX_OWN_S = 44;
const BYTES_A_SECOND = 10_000_000 / 8;
/** Then the line is as slow as that, and the time is measured, not computed from what came over it. */
const IS_FULL = process.env.FOVEA_FULL === '1';
/** Enough for the rule of 20 a second, and fewer frames to work on than most cameras have. */
const HZ = IS_FULL ? 30 : 24;

/** A person whose gaze a film knows, on a device that a project asks for. */
export const ON_PHONE = {
  language: 'en',
  film: 'phone',
  project: { device: 'mobile', orientation: 'portrait' },
  screen: { widthPx: 390, heightPx: 844, mmPerPx: 64.5 / 390, distanceMm: 330 },
  picture: { fileName: 'ad-yuzu.webp', widthPx: 1_179, heightPx: 2_556 },
} as const;

export const ON_TABLET = {
  language: 'ko',
  film: 'tablet-landscape',
  project: { device: 'tablet', orientation: 'landscape' },
  screen: { widthPx: 1_180, heightPx: 820, mmPerPx: 226 / 1_180, distanceMm: 450 },
  picture: { fileName: 'shelf.webp', widthPx: 2_048, heightPx: 1_536 },
} as const;
type Journey = typeof ON_PHONE | typeof ON_TABLET;

export interface Look {
  readonly tMs: number;
  readonly u: number;
  readonly v: number;
}

interface Gaze {
  /** From the first sample of the page. */
  readonly tMs: number;
  readonly xPx: number;
  readonly yPx: number;
}

/** From the link to the dot in the analysis, before a camera that shows the film. */
export async function walkCameraJourney(
  browser: Browser,
  { page, researcher }: Person,
  webUrl: string,
  journey: Journey,
): Promise<void> {
  const { language, project, screen } = journey;
  const words = readWords(language);
  const locale = language === 'ko' ? 'ko-KR' : 'en-US';
  const { id, link } = await createProject(researcher, journey);
  const size = { width: screen.widthPx, height: screen.heightPx };
  const line = await openPhoneLine({ bytesPerS: IS_FULL ? BYTES_A_SECOND : undefined });
  const proxy = { server: line.url };
  const phone = await openPhone(browser, locale, { viewport: size, screen: size, proxy });
  const privacy = await watchPrivacy(phone, line);
  const watched = await watchPage(phone);
  await serveFilm(phone, journey.film);
  const startedMs = performance.now();
  await phone.goto(`${link}?film=${FILM_PATH}&hz=${HZ}`);
  await introduce(phone, words);
  await phone.getByText(words('position', 'face_yes')).waitFor({ timeout: CALIBRATION_MS });
  const openedS = (performance.now() - startedMs) / 1_000;
  const before = await phone.evaluate<number>('film.looks.length');
  await calibrate(phone, words);
  await phone.locator('main img').first().waitFor();
  // Looks are timed by the camera's own clock, and loading by the line: where that
  // is computed, a busy machine has no part.
  const looked = await phone.evaluate<Look[]>('film.looks');
  const ownS = IS_FULL
    ? openedS + toSeconds(looked.slice(before))
    : line.countBytes() / BYTES_A_SECOND + toSeconds(looked);
  const loaded = `${(line.countBytes() / 1e6).toFixed(1)} MB loaded`;
  const camera = `${toSeconds(looked).toFixed(1)} s of camera`;
  const way = IS_FULL ? 'measured' : 'computed';
  console.log(`${language}: ${loaded}, ${camera}, ${ownS.toFixed(1)} s to the first page, ${way}`);
  expect(ownS).toBeLessThanOrEqual(MAX_OWN_S);
  const isReloaded = project.device === 'tablet';
  if (isReloaded) await comeBack(phone, words);
  else await leaveForAMoment(phone, words);
  const { looks, completion } = await seePages(phone, words);
  expect(completion.quality.verdict).toMatch(/^(good|fair)$/);
  expect(completion.quality).toMatchObject({ distanceSource: 'estimated', clock: 'capture' });
  expect(completion.spans.map((span) => span.page)).toEqual([0, 1]);
  expect(await watched.violations()).toEqual([]);
  expect(watched.errors.filter((text) => !isEngineTalk(text))).toEqual([]);
  await privacy.expectKept(toSeconds(looks) + (isReloaded ? toSeconds(looked) : 0));

  const records = await researcher.waitForRecords(id, 1, READY_MS);
  const [{ fromMs }] = completion.spans;
  const gaze = expectRightGaze(listGaze(records, 0), looks, fromMs, screen);

  await page.goto(`${webUrl}/analysis/${id}`);
  const play = page.getByRole('button', {
    name: words('analysis-playback', 'play'),
    exact: true,
  });
  await expect(play).toBeEnabled({ timeout: READY_MS });
  const { timeMs, dot, place } = await seekTo(page, words, findMiddle(records, 0));
  const shown = toShare(journey, findGaze(gaze, timeMs));
  const share = Math.hypot(
    (dot.xPx - place.x) / place.width - shown.x,
    ((dot.yPx - place.y) / place.height - shown.y) * (place.height / place.width),
  );
  console.log(
    `${language}: the dot is ${(100 * share).toFixed(2)} % of the width off at ${timeMs} ms`,
  );
  expect(share).toBeLessThanOrEqual(MAX_SHARE);

  await withdraw(phone, words);
  await researcher.waitForRecords(id, 0, READY_MS);
  await phone.context().close();
  await line.stop();
}

/** Gaze of a page that was shown from then on lies where the person of the film looked. */
export function expectRightGaze(
  gaze: readonly Gaze[],
  looks: readonly Look[],
  fromMs: number,
  { widthPx, heightPx, mmPerPx, distanceMm }: Journey['screen'],
  least = (PAGE_MS / 1_000) * 20,
): readonly Gaze[] {
  const errorsDeg = gaze.map((each) => {
    const look = findLook(looks, fromMs + each.tMs);
    const awayPx = Math.hypot(each.xPx - look.u * widthPx, each.yPx - look.v * heightPx);
    return (Math.atan((awayPx * mmPerPx) / distanceMm) * 180) / Math.PI;
  });
  const medianDeg = errorsDeg.toSorted((a, b) => a - b)[errorsDeg.length >> 1] ?? Infinity;
  console.log(`${gaze.length} samples, ${medianDeg.toFixed(2)}° in the median`);
  expect(gaze.length).toBeGreaterThan(least);
  expect(medianDeg).toBeLessThanOrEqual(MAX_ERROR_DEG);
  return gaze;
}

/** By the receipt on the screen, as the participant would copy it. */
async function withdraw(phone: Page, words: Words): Promise<void> {
  const link = await phone.locator('main input').inputValue();
  await phone.goto(link);
  await phone.getByRole('button', { name: words('withdraw', 'delete') }).tap();
  await expect(phone.getByRole('heading', { name: words('withdraw', 'done') })).toBeVisible();
}

async function createProject({ client, upload }: Researcher, { project, picture }: Journey) {
  const { id } = await client.call(CALLS.createProject, {
    body: { name: 'Seen by a camera', type: 'basic', maxParticipant: 3, ...project },
  });
  const params = { id };
  const asset = await upload(id, await loadSamplePicture(picture.fileName));
  for (let pages = 0; pages < 2; pages++) {
    await addPage(client, id, { kind: 'image', assetIds: [asset.id], timerMs: PAGE_MS });
  }
  const { link } = await client.call(CALLS.activateProject, { params });
  return { id, link: link ?? '' };
}

function toSeconds(looked: readonly Look[]): number {
  return ((looked.at(-1)?.tMs ?? 0) - (looked[0]?.tMs ?? 0)) / 1_000;
}

async function introduce(phone: Page, words: Words): Promise<void> {
  await phone.getByRole('button', { name: words('welcome', 'start') }).tap();
  await phone.getByRole('checkbox').first().waitFor();
  for (const box of await phone.getByRole('checkbox').all()) await box.check();
  await phone.getByRole('button', { name: words('consent', 'agree') }).tap();
  await phone.getByText(words('about-you', 'female'), { exact: true }).tap();
  await phone.getByRole('textbox', { name: words('about-you', 'age') }).fill('27');
  await phone.getByRole('button', { name: words('about-you', 'next') }).tap();
  await phone.getByRole('button', { name: words('camera', 'turnOn') }).tap();
}

/** The mirror says yes four times and goes on by itself; then dots, and the gate's word. */
async function calibrate(phone: Page, words: Words): Promise<void> {
  await expect(phone.getByText(words('position', 'distance_yes'))).toBeVisible({
    timeout: CALIBRATION_MS,
  });
  await keepLook(phone, 'camera-position');
  const start = phone.getByRole('button', { name: words('calibration', 'start'), exact: true });
  await start.waitFor();
  expect(await findBarriers(phone)).toEqual([]);
  await keepLook(phone, 'camera-calibration');
  await start.tap();
  await expect(
    phone.getByText(words('calibration', 'count', { number: 1, count: 9 })).first(),
  ).toBeAttached();
  await keepLook(phone, 'camera-dots');
  const result = phone.getByRole('heading', {
    name: new RegExp(`^(${words('calibration', 'good')}|${words('calibration', 'fair')})$`),
  });
  await expect(result).toBeVisible({ timeout: CALIBRATION_MS });
  expect(await findBarriers(phone)).toEqual([]);
  await keepLook(phone, 'camera-result');
  await phone.getByRole('button', { name: words('calibration', 'begin'), exact: true }).tap();
}

/** Steps that only a camera leads to: their pictures come with this journey. */
async function keepLook(phone: Page, name: string): Promise<void> {
  const size = phone.viewportSize();
  if (size === null || !arePicturesWanted()) return;
  await keepPicture(phone, toPicturePath(name, [size.width, size.height], 'dark'));
}

/**
 * Leaves the camera for two seconds: the page asks for the person, and begins anew when they are
 * back.
 */
async function leaveForAMoment(phone: Page, words: Words): Promise<void> {
  await phone.locator('main img').first().waitFor();
  await phone.evaluate('film.isAway = true');
  await expect(phone.getByText(words('pages', 'away'))).toBeVisible();
  await phone.evaluate('film.isAway = false');
  await expect(phone.getByText(words('pages', 'away'))).toBeHidden();
}

/** Reloaded within 30 minutes: five dots judge the weights that were kept, and the pages go on. */
async function comeBack(phone: Page, words: Words): Promise<void> {
  await phone.locator('main img').first().waitFor();
  await phone.reload();
  await phone.getByRole('button', { name: words('same-person', 'same') }).tap();
  await phone.getByRole('button', { name: words('camera', 'turnOn') }).tap();
  await phone.getByRole('button', { name: words('calibration', 'start'), exact: true }).tap();
  await expect(
    phone.getByText(words('calibration', 'count', { number: 1, count: 5 })).first(),
  ).toBeAttached();
  await phone.locator('main img').first().waitFor({ timeout: CALIBRATION_MS });
}

interface Completion {
  readonly spans: readonly [Span, ...Span[]];
  readonly quality: { readonly verdict: string };
}
interface Span {
  readonly page: number;
  readonly fromMs: number;
}

async function seePages(phone: Page, words: Words) {
  const completing = phone.waitForRequest((request) => request.url().endsWith('/complete'));
  const completion = (await completing).postDataJSON() as Completion;
  await expect(phone.getByRole('heading', { name: words('thanks', 'title') })).toBeVisible();
  const looks = await phone.evaluate<Look[]>('film.looks');
  return { looks, completion };
}

/** Messages of the landmark runtime about itself. */
function isEngineTalk(text: string): boolean {
  return /TensorFlow|gl_context|feedback_manager/.test(text);
}

function findLook(looks: readonly Look[], tMs: number): Look {
  return looks.reduce((a, b) => (Math.abs(b.tMs - tMs) < Math.abs(a.tMs - tMs) ? b : a));
}

/** Valid samples of the only participant, on their screen. */
export function listGaze(records: Records, page: number): Gaze[] {
  const { t, x, y, valid } = findPart(records, page).samples;
  return t.flatMap((halfMs, i) =>
    valid[i] === 0 ? [] : [{ tMs: halfMs / 2, xPx: (x[i] ?? 0) / 4, yPx: (y[i] ?? 0) / 4 }],
  );
}

/** Middle of the longest fixation that was found: there the dot stands still, whatever sample is nearest. */
function findMiddle(records: Records, page: number): number {
  const { onset, offset } = findPart(records, page).fixations;
  const spans = onset.map((from, i) => ({ from, to: offset[i] ?? from }));
  const longest = spans.reduce((a, b) => (b.to - b.from > a.to - a.from ? b : a));
  return (longest.from + longest.to) / 2 / 2;
}

function findPart({ parts }: Records, page: number) {
  const part = parts.find((each) => each.page === page);
  if (part === undefined) throw new Error('no gaze of the page');
  return part;
}

/** Between two samples the dot moves from one to the other. */
function findGaze(gaze: readonly Gaze[], tMs: number): Gaze {
  const next = gaze.findIndex((each) => each.tMs > tMs);
  const [before, after] = [gaze[next - 1], gaze[next]];
  if (before === undefined || after === undefined) throw new Error('no gaze');
  const share = (tMs - before.tMs) / (after.tMs - before.tMs);
  const between = (from: number, to: number) => from + (to - from) * share;
  return { tMs, xPx: between(before.xPx, after.xPx), yPx: between(before.yPx, after.yPx) };
}

/** Where on the picture, in shares of it. */
function toShare({ screen, picture }: Journey, { xPx, yPx }: Gaze): { x: number; y: number } {
  const { widthPx, heightPx } = screen;
  const whole = { scale: 'fit', alignX: 'center', alignY: 'center' } as const;
  const place = placePicture({ xPx: 0, yPx: 0, widthPx, heightPx }, picture, whole);
  return toAssetPoint(createScreenPoint(xPx, yPx), place);
}
