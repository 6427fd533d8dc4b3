import { setTimeout as wait } from 'node:timers/promises';
import { type CDPSession, chromium, type Page } from 'playwright-core';
import type { RunRecord, RunSetting } from './page-run.ts';

export interface BrowserPage {
  readonly page: Page;
  readonly session: CDPSession;
  /** Session of the browser as a whole. */
  readonly browserSession: CDPSession;
  wait(durationMs: number): Promise<void>;
  start(setting: RunSetting): Promise<void>;
  stop(): Promise<RunRecord>;
  /** One run from start to stop, with all its times. */
  run(durationMs: number, timesPerFrame?: number): Promise<RunRecord>;
}

/** Options of a page; all but the first are the same for every page of a bench. */
export interface BrowserPageOptions {
  readonly rateHz: number;
  readonly url: string;
  /** The Y4M film that stands in for a camera. */
  readonly filmFile: string;
  readonly signal: AbortSignal;
}

/** Opens the page in a browser of its own, with an engine that is open and calibrated. */
export async function withBrowserPage<T>(
  options: BrowserPageOptions,
  use: (page: BrowserPage) => Promise<T>,
): Promise<T> {
  const browser = await chromium.launch({
    executablePath: '/usr/bin/chromium',
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
    args: [
      '--no-sandbox',
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${options.filmFile}`,
    ],
  });
  const close = () => void browser.close();
  options.signal.addEventListener('abort', close);
  try {
    options.signal.throwIfAborted();
    const page = await browser.newPage();
    await page.goto(options.url);
    await page.waitForFunction(() => window.trackerPage !== undefined);
    await page.evaluate((rateHz) => window.trackerPage.open(rateHz), options.rateHz);
    const session = await page.context().newCDPSession(page);
    return await use(toBrowserPage(page, session, await browser.newBrowserCDPSession(), options));
  } finally {
    options.signal.removeEventListener('abort', close);
    await browser.close();
  }
}

function toBrowserPage(
  page: Page,
  session: CDPSession,
  browserSession: CDPSession,
  { signal }: BrowserPageOptions,
): BrowserPage {
  const own: BrowserPage = {
    page,
    session,
    browserSession,
    wait: (durationMs) => wait(durationMs, undefined, { signal }),
    start: (setting) => page.evaluate((given) => window.trackerPage.start(given), setting),
    stop: () => page.evaluate(() => window.trackerPage.stop()),
    async run(durationMs, timesPerFrame = 1) {
      await own.start({ isKept: true, timesPerFrame });
      await own.wait(durationMs);
      const record = await own.stop();
      if (record.failures.length > 0) throw new Error(`a frame failed: ${record.failures[0]}`);
      return record;
    },
  };
  return own;
}
