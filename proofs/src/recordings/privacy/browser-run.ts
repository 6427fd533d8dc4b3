// A whole run in a real browser, with a rendered person in place of the camera: what leaves the phone,
// and what is left of it when the person withdraws on the page of the receipt.
import { setTimeout as sleep } from 'node:timers/promises';
import { loadSamplePicture, type Researcher, type TestStack } from '@fovea/testkit';
import { findFreePort, waitUntil } from '@fovea/testkit/engines';
import { loadFilm } from '@fovea/tools/film';
import { buildApp, startSite } from '@fovea/tools/site';
import { type BrowserContext, chromium, type Page } from 'playwright-core';
import { doNextStep } from '#recordings/next-step.ts';
import { BROWSER, PHONE, PHONE_ARGS } from '#recordings/phone-browser.ts';
import { type Sent, startReader, watchContext } from './watched-phone.ts';

const FILM = '/film.json';
/** Enough for the rule of 20 a second, and fewer frames to work on than a camera has. */
const HZ = 24;
const LOOK_MS = 250;
const GIVE_UP_MS = 600_000;
const PAGE_MS = 2_000;

export interface BrowserRun {
  readonly recordingId: string;
  readonly sent: readonly Sent[];
  /** By the camera's own clock, so that a slow machine allows no more. */
  readonly seconds: number;
  readonly called: readonly string[];
  readonly elsewhere: readonly string[];
  /** How many of the planted faults were found. */
  readonly planted: { readonly found: number; readonly count: number };
}

export async function runInBrowser(stack: TestStack, researcher: Researcher): Promise<BrowserRun> {
  const { slug } = await researcher.createActiveProject({
    name: 'Looked at',
    picture: await loadSamplePicture(),
    maxParticipant: 1,
    pages: 1,
    timerMs: PAGE_MS,
  });
  const film = await loadFilm('phone');
  const reader = await startReader(stack.apis[0]?.url ?? '');
  const port = await findFreePort();
  const site = await startSite({
    app: 'collect',
    folder: await buildApp('collect', { scriptedGaze: true }),
    port,
    apiUrls: [reader.url],
    origins: { media: new URL(stack.s3.url).origin },
  });
  const browser = await chromium.launch({ executablePath: BROWSER, args: PHONE_ARGS });
  try {
    const context = await browser.newContext(PHONE);
    await context.route(`**${FILM}`, (route) =>
      route.fulfill({ contentType: 'application/json', body: film }),
    );
    const watched = await watchContext(context);
    const page = await context.newPage();
    await page.goto(`http://127.0.0.1:${port}/p/${slug}?film=${FILM}&hz=${HZ}`);
    await playThrough(page);
    const run = {
      sent: [...reader.sent],
      seconds: await page.evaluate(readSeconds),
      called: [...watched.called],
      elsewhere: [...watched.elsewhere],
    };
    const planted = await plantFaults(context, page.url(), reader.sent, watched);
    await withdraw(page);
    return { ...run, planted, recordingId: findRecording(run.sent) };
  } finally {
    await browser.close();
    await site.stop();
    await reader.stop();
  }
}

async function playThrough(page: Page): Promise<void> {
  const giveUpMs = Date.now() + GIVE_UP_MS;
  while (Date.now() < giveUpMs) {
    if ((await page.evaluate(doNextStep)) === 'thanks') return;
    await sleep(LOOK_MS);
  }
  throw new Error('the run did not come to its thanks');
}

function readSeconds(): number {
  const { film } = globalThis as unknown as { film: { looks: readonly { tMs: number }[] } };
  return ((film.looks.at(-1)?.tMs ?? 0) - (film.looks[0]?.tMs ?? 0)) / 1_000;
}

/** The receipt is on the screen, as a person would copy it. */
async function withdraw(page: Page): Promise<void> {
  const link = await page.locator('main input').inputValue();
  await page.goto(link);
  await page.locator('main button').last().click();
  const isDone = async () => (await page.locator('main button:not([lang])').count()) === 0;
  await waitUntil('the page says that it is done', isDone, GIVE_UP_MS);
}

/** Does what must never be done, on a page of the same app: each has to be noticed. */
async function plantFaults(
  context: BrowserContext,
  url: string,
  sent: readonly Sent[],
  watched: Awaited<ReturnType<typeof watchContext>>,
): Promise<BrowserRun['planted']> {
  const before = { sent: sent.length, called: watched.called.length };
  const page = await context.newPage();
  await page.goto(new URL('/withdraw', url).href);
  await page.evaluate(doForbidden);
  await page.close();
  const called = new Set(watched.called.slice(before.called));
  const wanted = ['RTCPeerConnection', 'MediaRecorder', 'toBlob', 'toDataURL', 'convertToBlob'];
  const pictures = sent.slice(before.sent).filter((each) => each.isPicture).length;
  return {
    found: wanted.filter((name) => called.has(name)).length + pictures,
    count: wanted.length + 2,
  };
}

/** Runs in the page. */
async function doForbidden(): Promise<void> {
  const canvas = document.createElement('canvas');
  canvas.width = 320;
  canvas.height = 240;
  canvas.getContext('2d')?.fillRect(0, 0, 9, 9);
  new RTCPeerConnection().close();
  new MediaRecorder(canvas.captureStream());
  await new OffscreenCanvas(8, 8).convertToBlob().catch(() => undefined);
  const file = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg');
  });
  const send = (body: BodyInit | null, type: string) =>
    fetch('/api/v1/collect/withdrawals', {
      method: 'POST',
      headers: { 'content-type': type },
      body,
    });
  // As bytes of no kind, and as text of JSON.
  await send(file, 'application/octet-stream');
  await send(JSON.stringify({ receipt: canvas.toDataURL() }), 'application/json');
}

function findRecording(sent: readonly Sent[]): string {
  const [, id] = sent
    .map(({ path }) => /\/recordings\/([^/]+)\/batches\//.exec(path))
    .find((found) => found !== null) ?? ['', ''];
  return id ?? '';
}
