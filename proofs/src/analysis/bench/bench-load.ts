import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Browser, chromium, type Page } from 'playwright-core';
import { medianOfRatios, toRatioFigure } from '#gaze/bench/rounds.ts';
import { isFull, pickSize, type Sizes } from '#harness/part-options.ts';
import type { Figure } from '#harness/parts.ts';
import { bundle, createMeter, LAUNCH_OPTIONS } from './browser-page.ts';
import { PAGE_ID, storePeople, writeObjects } from './stored-people.ts';

const PEOPLE: Sizes<number> = { short: 500, full: 1_000 };
const ROUNDS = 3;
/**
 * Share of the time to read the same as objects; the short size starts a worker for half as many
 * people.
 */
const MOST_OF_OBJECTS: Sizes<number> = { short: 0.75, full: 0.6 };
const MANY = 5_000;
const MOST_TASK_MS = 50;
const MOST_MB = 600;
/** A very large crowd has 2,000 people drawn one by one. */
const LEAST_DRAWN = 1_900;
const SCRIPTS = {
  '/page.js': 'proofs/src/analysis/bench/load-page.ts',
  '/records-worker.js': 'apps/web/src/studio/records/records-worker.ts',
};

/** From the first request to the first frame; `--full` also how much memory very many people take. */
export async function benchLoad(
  options: readonly string[],
  slowness: () => number,
): Promise<readonly Figure[]> {
  const people = pickSize(options, PEOPLE);
  const limit = MOST_TASK_MS * slowness();
  const browser = await chromium.launch(LAUNCH_OPTIONS);
  try {
    const rounds = await withPage(browser, people, (page, open) =>
      measureRounds(browser, page, open),
    );
    const scriptMs = Math.max(...rounds.scriptMs);
    return [
      toRatioFigure(
        `CPU to the first frame of ${people} people for a minute, of response.json() of objects`,
        medianOfRatios(rounds.openMs, rounds.plainMs),
        pickSize(options, MOST_OF_OBJECTS),
        0.4,
      ),
      {
        name: 'script of the main thread from the first request to the first frame, all tasks together',
        value: `${scriptMs.toFixed(0)} ms`,
        goal: `at most ${limit.toFixed(0)} ms`,
        ok: scriptMs <= limit,
      },
      ...(isFull(options) ? [await measureMany(browser)] : []),
    ];
  } finally {
    await browser.close();
  }
}

async function measureRounds(browser: Browser, page: Page, open: () => Promise<void>) {
  const measure = await createMeter(page);
  const rounds = { scriptMs: [] as number[], openMs: [] as number[], plainMs: [] as number[] };
  for (let round = 0; round < ROUNDS; round++) {
    const openMs = await measureCpuMs(browser, async () => {
      rounds.scriptMs.push(await measure(open));
    });
    rounds.openMs.push(openMs);
    rounds.plainMs.push(
      await measureCpuMs(browser, () =>
        page.evaluate(() => window.loadPage.readObjects('/plain.json')),
      ),
    );
  }
  return rounds;
}

async function measureMany(browser: Browser): Promise<Figure> {
  const mb = await withPage(browser, MANY, async (page, open) => {
    await open();
    await page.evaluate(() => window.loadPage.play(60));
    return Math.max(...(await listRenderers(browser)).map(({ id }) => readMb(id)));
  });
  return {
    name: `memory of the renderer, ${MANY} people open and played`,
    value: `${mb.toFixed(0)} MB`,
    goal: `at most ${MOST_MB} MB`,
    ok: mb <= MOST_MB,
  };
}

/** However the work ends, its server does too: it would keep the process. */
async function withPage<Result>(
  browser: Browser,
  people: number,
  work: (page: Page, open: () => Promise<void>) => Promise<Result>,
): Promise<Result> {
  const { objects, manifest } = storePeople(people);
  const server = await serve(objects, people);
  try {
    const page = await browser.newPage();
    await page.goto(server.origin);
    const result = await work(page, async () => {
      const drawn = await page.evaluate(
        (given) => window.loadPage.open(given.keys, given.manifest, given.pageId),
        { keys: [...objects.keys()], manifest, pageId: PAGE_ID },
      );
      if (drawn < Math.min(people, LEAST_DRAWN)) {
        throw new Error(`${drawn} of ${people} were drawn`);
      }
    });
    await page.close();
    return result;
  } finally {
    server.stop();
  }
}

/** A server of its own: bodies are too large for a debugger's channel. */
async function serve(objects: ReadonlyMap<string, string>, people: number) {
  const html = '<!doctype html><body><script type="module" src="/page.js"></script>';
  const bodies = new Map<string, readonly [type: string, body: string]>([
    ['/', ['text/html', html]],
  ]);
  for (const [path, source] of Object.entries(SCRIPTS)) {
    bodies.set(path, ['text/javascript', await bundle(source)]);
  }
  for (const [key, json] of objects) bodies.set(`/objects/${key}`, ['application/json', json]);
  const server = createServer(({ url }, response) => {
    const found =
      url === '/plain.json'
        ? (['application/json', writeObjects(people)] as const)
        : bodies.get(url ?? '');
    response.writeHead(found ? 200 : 404, { 'content-type': found?.[0] ?? 'text/plain' });
    response.end(found?.[1]);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { origin: `http://127.0.0.1:${port}/`, stop };
}

/** CPU time of all threads of all renderers: workers count as much as the page. */
async function measureCpuMs(browser: Browser, work: () => Promise<unknown>): Promise<number> {
  const read = async () =>
    (await listRenderers(browser)).reduce((sum, { cpuTime }) => sum + cpuTime, 0) * 1_000;
  const before = await read();
  await work();
  return (await read()) - before;
}

async function listRenderers(browser: Browser) {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  return processInfo.filter(({ type }) => type === 'renderer');
}

function readMb(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? Number.NaN) / 1_024;
}
