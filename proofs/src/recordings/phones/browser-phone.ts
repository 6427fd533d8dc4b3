import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type BrowserContext, chromium, type Page, type Response } from 'playwright-core';
import type { Seen, Showing } from './judge-samples.ts';
import { doNextStep } from './next-step.ts';

const BROWSER = '/usr/bin/chromium-headless-shell';
const PHONE_ARGS = ['--no-sandbox', '--disable-gpu', '--in-process-gpu', '--no-first-run'];
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } as const;

const LOOK_MS = 150;
const GIVE_UP_MS = 120_000;

/** Answers that a phone has had from the server, and screens that it has shown. */
export interface PhoneLife extends Seen {
  readonly recordingIds: ReadonlySet<string>;
  /** `recording/seq` and hash of each batch whose acknowledgement reached the browser. */
  readonly acknowledged: ReadonlyMap<string, string>;
  /** Thanks on the screen before the server had said that it has everything. */
  readonly early: number;
}

/** A browser with a profile of its own, as a phone: it may be killed and opened again. */
export async function createBrowserPhone(link: string) {
  const profile = await mkdtemp(join(tmpdir(), 'fovea-phone-'));
  const showings: Showing[] = [];
  const killsMs: number[] = [];
  const recordingIds = new Set<string>();
  const acknowledged = new Map<string, string>();
  let isComplete = false;
  let early = 0;
  let open: { context: BrowserContext; page: Page } | undefined;

  async function notice(response: Response): Promise<void> {
    const request = response.request();
    const { pathname } = new URL(request.url());
    if (!response.ok()) return;
    const [, recordingId, rest = ''] = /\/recordings\/([^/]+)\/(.+)$/.exec(pathname) ?? [];
    if (recordingId !== undefined && rest.startsWith('batches/')) {
      const hash = request.headers()['x-batch-sha256'] ?? '';
      acknowledged.set(`${recordingId}/${rest.slice('batches/'.length)}`, hash);
      recordingIds.add(recordingId);
    }
    if (rest === 'complete') isComplete = true;
  }

  async function start(): Promise<Page> {
    const context = await chromium.launchPersistentContext(profile, {
      executablePath: BROWSER,
      handleSIGINT: false,
      handleSIGTERM: false,
      handleSIGHUP: false,
      ...PHONE,
      args: PHONE_ARGS,
    });
    const page = context.pages()[0] ?? (await context.newPage());
    page.on('request', (request) => {
      const body = request.url().endsWith('/events') ? request.postDataJSON() : undefined;
      if (body?.step === 'page') showings.push({ page: body.page, fromMs: Date.now() });
    });
    page.on('response', (response) => void notice(response));
    open = { context, page };
    // A browser that is killed while it opens the page is opened again.
    await page.goto(link).catch(() => undefined);
    return page;
  }

  return {
    /**
     * Opens the link and does what each screen asks for, until it thanks or until the time is over: by
     * default long after everything, else so long after the first page was shown.
     */
    async play(shownMs = GIVE_UP_MS): Promise<'thanked' | 'time-over'> {
      const page = open?.page ?? (await start());
      const before = showings.length;
      const giveUpMs = Date.now() + GIVE_UP_MS;
      const isOver = () =>
        Date.now() > Math.min(giveUpMs, (showings[before]?.fromMs ?? giveUpMs) + shownMs);
      while (!isOver()) {
        const step = await page.evaluate(doNextStep).catch(() => 'closed');
        if (step === 'thanks') {
          if (!isComplete) early += 1;
          return 'thanked';
        }
        await sleep(LOOK_MS);
      }
      return 'time-over';
    },
    async kill(): Promise<void> {
      killsMs.push(Date.now());
      for (const pid of findBrowsers(profile)) process.kill(pid, 'SIGKILL');
      await open?.context.close().catch(() => undefined);
      open = undefined;
    },
    readLife: (): PhoneLife => ({ showings, killsMs, recordingIds, acknowledged, early }),
    async stop(): Promise<void> {
      await open?.context.close().catch(() => undefined);
      await rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    },
  };
}

export type BrowserPhone = Awaited<ReturnType<typeof createBrowserPhone>>;

/** Processes of the browser that has this profile: its own folder, so nobody else's. */
function findBrowsers(profile: string): number[] {
  return readdirSync('/proc')
    .filter(
      (name) => /^\d+$/.test(name) && readCommand(name).includes(`--user-data-dir=${profile}`),
    )
    .map(Number);
}

function readCommand(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}
