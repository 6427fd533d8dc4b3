import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findMissingPackages } from '@fovea/testkit/engines';
import { onInterrupt } from '@fovea/tools/harness/on-interrupt';
import { chromium, type Page } from 'playwright-core';
import { type Figure, print } from '#harness/parts.ts';
import { toPercentile } from '#harness/percentile.ts';
import { countProcesses, type ScratchTree, startDev, withScratchTree } from './scratch-tree.ts';

interface Edit {
  readonly file: string;
  readonly from: string;
  readonly to: (value: number) => string;
}

interface Change {
  readonly name: string;
  readonly edits: readonly Edit[];
  readonly restMs: number;
  /** Resolves when the value is seen. */
  readonly see: (value: number) => Promise<unknown>;
}

const TIMES = 10;
const MAX_MS = 2_000;
const LOOK_MS = 15;
const WAIT_MS = 60_000;
const FIRST_PAGE_MS = 180_000;
/** Before the next change, so that all processes and not only the one that is asked have followed. */
const SERVER_REST_MS = 4_000;
const PAGE_REST_MS = 1_000;
const LOG_IN = 'apps/web/src/features/account/log-in';
const ROUTES = 'apps/server/src/modules/devices/devices.routes.ts';
const CONTRACT = 'packages/contract/src/http/devices.ts';

/**
 * From the saving of a file to its effect under `npm run dev`, in a copy of the repository. A figure
 * for the machine of a developer: it hangs on what else the machine does.
 */
export async function benchDev(): Promise<readonly Figure[]> {
  if (findMissingPackages(['chromium']).length > 0) {
    throw new Error('Chromium is missing: npm run setup');
  }
  return onInterrupt((signal) => withScratchTree((tree) => measure(tree, signal)));
}

async function measure(tree: ScratchTree, signal: AbortSignal): Promise<readonly Figure[]> {
  const dev = await startDev(tree, signal);
  const figures: Figure[] = [];
  try {
    const browser = await chromium.launch({
      executablePath: '/usr/bin/chromium',
      handleSIGINT: false,
      handleSIGTERM: false,
      handleSIGHUP: false,
      args: ['--no-sandbox'],
    });
    try {
      const page = await browser.newPage({ locale: 'en' });
      // The first page waits for the packages to be bundled.
      page.setDefaultTimeout(FIRST_PAGE_MS);
      await page.goto(`${dev.webUrl}/login`);
      await page.waitForSelector('h1');
      for (const change of listChanges(page, dev.apiUrl)) {
        figures.push(await measureChange(tree, change, signal));
      }
    } finally {
      await browser.close();
    }
    // A process that ended by a fault must not stay behind either.
    writeFileSync(join(tree.root, ROUTES), 'export const (');
    await sleep(SERVER_REST_MS);
  } finally {
    await dev.stop();
  }
  const left = countProcesses(tree.root);
  return [...figures, { name: 'processes left', value: left, goal: '0', ok: left === 0 }];
}

function listChanges(page: Page, apiUrl: string): readonly Change[] {
  const url = `${apiUrl}/api/v1/device`;
  const untilReply = (isIt: (reply: { devices: unknown[]; change?: number }) => boolean) =>
    untilTrue(async () => isIt(await (await fetch(url)).json()));
  return [
    {
      name: 'component of the web app',
      edits: [
        {
          file: `${LOG_IN}/log-in.tsx`,
          from: '\n      <h1 className={TITLE}',
          to: (value) => `\n      <h1 data-change="${value}" className={TITLE}`,
        },
      ],
      restMs: PAGE_REST_MS,
      see: (value) => page.waitForSelector(`[data-change="${value}"]`, { timeout: WAIT_MS }),
    },
    {
      name: 'text',
      edits: [
        {
          file: `${LOG_IN}/log-in.en.json`,
          from: 'Forgot password?',
          to: (value) => `Change ${value}.`,
        },
      ],
      restMs: PAGE_REST_MS,
      see: (value) => page.waitForSelector(`text="Change ${value}."`, { timeout: WAIT_MS }),
    },
    {
      name: 'handler of a route',
      edits: [
        { file: ROUTES, from: 'listDevices() }', to: (n) => `listDevices().slice(0, ${n}) }` },
      ],
      restMs: SERVER_REST_MS,
      see: (value) => untilReply(({ devices }) => devices.length === value),
    },
    {
      name: "field of the contract's reply",
      edits: [
        {
          file: CONTRACT,
          from: 'devices: z.array(device)',
          to: (value) => `devices: z.array(device), change: z.literal(${value})`,
        },
        {
          file: ROUTES,
          from: 'devices: listDevices()',
          to: (value) => `devices: listDevices(), change: ${value}`,
        },
      ],
      restMs: SERVER_REST_MS,
      see: (value) => untilReply(({ change }) => change === value),
    },
  ];
}

async function measureChange(
  tree: ScratchTree,
  { name, edits, restMs, see }: Change,
  signal: AbortSignal,
): Promise<Figure> {
  const files = edits.map(({ file, from, to }) => {
    const path = join(tree.root, file);
    const original = readFileSync(path, 'utf8');
    if (!original.includes(from)) throw new Error(`${file} has no ${from}`);
    return { path, original, toText: (value: number) => original.replace(from, to(value)) };
  });
  const times: number[] = [];
  for (let value = 1; value <= TIMES; value++) {
    await sleep(restMs, undefined, { signal });
    const startMs = performance.now();
    for (const { path, toText } of files) save(tree, path, toText(value));
    await see(value);
    times.push(performance.now() - startMs);
  }
  for (const { path, original } of files) save(tree, path, original);
  const sorted = times.toSorted((a, b) => a - b);
  const load = loadavg()[0]?.toFixed(1);
  print(`  ${name}: ${sorted.map((ms) => ms.toFixed(0)).join(' ')} ms, load ${load}`);
  const medianMs = toPercentile(sorted, 0.5);
  return {
    name: `ms until a change is seen: ${name}`,
    value: medianMs.toFixed(0),
    goal: `at most ${MAX_MS}, median of ${TIMES}`,
    ok: medianMs <= MAX_MS,
  };
}

/** As most editors do: a file is there whole or not at all, also when the machine is busy. */
function save(tree: ScratchTree, path: string, text: string): void {
  const unfinished = join(tree.stack, 'saved');
  writeFileSync(unfinished, text);
  renameSync(unfinished, path);
}

async function untilTrue(check: () => Promise<boolean>): Promise<void> {
  const endMs = performance.now() + WAIT_MS;
  // An API that starts anew refuses connections.
  while (!(await check().catch(() => false))) {
    if (performance.now() > endMs) throw new Error('a change was not seen');
    await sleep(LOOK_MS);
  }
}
