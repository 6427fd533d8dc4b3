import { join } from 'node:path';
import {
  type Balancer,
  type ServerProcess,
  startBalancer,
  startServerProcess,
  type TestStack,
} from '@fovea/testkit';
import { createDrillClock, type DrillClock } from '#harness/drill-clock.ts';
import { orAborted } from '#harness/or-aborted.ts';
import type { AccountsSize } from './sizes.ts';

export const SECOND_MS = 1_000;

export interface Drill {
  readonly stack: TestStack;
  /** The balancer before all APIs. */
  readonly url: string;
  readonly apis: readonly ServerProcess[];
  readonly clock: DrillClock;
  readonly size: AccountsSize;
}

/** Some APIs and a worker on a clock that begins at a time and runs at a rate. */
export async function withDrill<T>(
  stack: TestStack,
  options: {
    readonly apis: number;
    readonly startMs: number;
    readonly rate: number;
    readonly size: AccountsSize;
    readonly signal: AbortSignal;
  },
  run: (drill: Drill) => Promise<T>,
): Promise<T> {
  const { startMs, rate, size, signal } = options;
  signal.throwIfAborted();
  const originMs = Date.now();
  const clock = createDrillClock({ originMs, offsetMs: Math.round(startMs - originMs), rate });
  const start = { env: { ...stack.env, ...clock.env }, logDir: join(stack.dir, 'logs') };
  const processes: ServerProcess[] = [];
  let balancer: Balancer | undefined;
  try {
    for (let i = 0; i < options.apis; i++) processes.push(await startServerProcess('api', start));
    const apis = [...processes];
    processes.push(await startServerProcess('worker', start));
    await Promise.all(processes.map((server) => server.waitUntilReady()));
    balancer = await startBalancer(apis.map(({ url }) => url));
    return await orAborted(signal, run({ stack, url: balancer.url, apis, clock, size }));
  } finally {
    await balancer?.stop();
    await Promise.all(processes.map((server) => server.stop()));
  }
}

/** Does `count` pieces of work, each not before its time on the clock, at most `width` at once. */
export async function runPaced(
  clock: DrillClock,
  options: { readonly count: number; readonly width: number; readonly overMs: number },
  work: (i: number) => Promise<void>,
): Promise<void> {
  const startMs = clock.now();
  let next = 0;
  async function runNext(): Promise<void> {
    for (let i = next++; i < options.count; i = next++) {
      await clock.until(startMs + (i / options.count) * options.overMs);
      await work(i);
    }
  }
  await Promise.all(Array.from({ length: options.width }, runNext));
}

/** A counter of all API processes together, from their internal ports. */
export async function readCounter(
  apis: readonly ServerProcess[],
  name: string,
): Promise<number | undefined> {
  const pages = await Promise.all(
    apis.map(async ({ internalUrl }) => (await fetch(`${internalUrl}/metrics`)).text()),
  );
  const values = pages.flatMap((page) =>
    [...page.matchAll(new RegExp(`^${name}(?:\\{[^}]*\\})? (\\S+)$`, 'gm'))].map((match) =>
      Number(match[1]),
    ),
  );
  return values.length === 0 ? undefined : values.reduce((sum, value) => sum + value, 0);
}
