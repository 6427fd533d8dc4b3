import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  createTransport,
  joinRecording,
  logInResearcher,
  type ServerProcess,
  scriptedGaze,
  sendBatch,
  signUpResearcher,
  startServerProcess,
  type TestStack,
} from '@fovea/testkit';
import { readCoreWaitMs } from '#harness/core-waits.ts';
import { pickSize, type Sizes } from '#harness/part-options.ts';
import { type Figure, print } from '#harness/parts.ts';
import { toPercentile } from '#harness/percentile.ts';
import type { TextFault } from '#harness/planted-faults.ts';
import { toPlantedEnv } from '#harness/planted-process.ts';
import { createProject, RESEARCHER } from '#harness/project.ts';
import { withStack } from '#harness/with-stack.ts';
import { LOUD_KINDS, type LoudKind } from './loud-kinds.ts';
import { openLoud } from './loud-lanes.ts';

interface Size {
  /** Each has a time alone and one beside the loud account, so that both have the same machine. */
  readonly rounds: number;
  readonly ms: number;
  /** Share of answers that come within the time that is compared. */
  readonly share: number;
}
/** The last of few calls are chance. */
const SIZES: Sizes<Size> = {
  short: { rounds: 2, ms: 1_500, share: 0.9 },
  full: { rounds: 10, ms: 6_000, share: 0.95 },
};
const MOST_TIMES_ALONE = 3;
/** Below it the beat of the machine decides. */
const LEAST_MS = 20;
const MEMORY_MAX_MB = 600;
const PAUSE_MS = 15;
const ADDRESSES = 20;
const LOUD = { email: 'loud@fovea.localhost', password: 'Correct-horse-8!' };
const VIEWPORT = { width: 390, height: 844 };
/** Without turns the calls of one account are the server's only work. */
const UNLIMITED: TextFault = {
  file: 'apps/server/src/platform/turns/turns.ts',
  from: 'const account = find(accountId);',
  to: 'if (accountId) return work(); const account = find(accountId);',
};
const STEPS = ['joins', 'batches', 'reads'] as const;
type Times = Record<(typeof STEPS)[number], number[]>;

/** One account does its worst while others take part and read. */
export function verifyNeighbours(options: readonly string[]): Promise<Figure[]> {
  const size = pickSize(options, SIZES);
  return withStack({ env: { HUMAN_PACE: '1' } }, async (stack) => {
    const [api] = stack.apis;
    if (api === undefined) throw new Error('there is no API process');
    await signUpResearcher(api.url, LOUD, stack.readCode);
    const { researcher, project } = await createProject(stack, { maxParticipant: 100_000 });
    researcher.stop();
    const place = { stack, slug: project.slug, projectId: project.id };
    const figures: Figure[] = [];
    for (const kind of LOUD_KINDS) {
      figures.push(...toFigures(kind, await compare(api, place, kind, size), size));
    }
    const peakMb = readPeakMb(api.pid());
    figures.push({
      name: 'memory of the API at most, MB',
      value: peakMb,
      goal: `at most ${MEMORY_MAX_MB}`,
      ok: peakMb > 0 && peakMb <= MEMORY_MAX_MB,
    });
    figures.push(await findPlanted(place, size));
    return figures;
  });
}

interface Place {
  readonly stack: TestStack;
  readonly slug: string;
  readonly projectId: string;
}

interface Compared {
  readonly alone: Times;
  readonly beside: Times;
  /** Looks at /readyz that found the process not ready. */
  readonly notReady: number;
}

async function compare(
  api: ServerProcess,
  { slug, projectId }: Place,
  kind: LoudKind,
  { rounds, ms }: Size,
): Promise<Compared> {
  const neighbour = await openNeighbour(api, slug, projectId);
  const loud = await openLoud({ apiUrl: api.url, credentials: LOUD, kind });
  const [alone, beside] = [toTimes(), toTimes()];
  try {
    await neighbour.take(ms / 2, toTimes());
    for (let round = 0; round < rounds; round++) {
      await neighbour.take(ms, alone);
      loud.start();
      await neighbour.take(ms, beside);
      const answers = [...(await loud.stop())].map(([word, count]) => `${count} ${word}`);
      print(`  ${kind}: ${answers.join(', ')}`);
    }
    return { alone, beside, notReady: neighbour.countNotReady() };
  } finally {
    loud.close();
    neighbour.stop();
  }
}

const toTimes = (): Times => ({ joins: [], batches: [], reads: [] });

/** People who join and send, and a researcher who reads. */
async function openNeighbour(api: ServerProcess, slug: string, projectId: string) {
  const addresses = openAddresses();
  const transport = createTransport();
  const reader = await logInResearcher(api.url, RESEARCHER);
  let seed = 0;
  let notReady = 0;

  async function time(times: number[], step: () => Promise<unknown>): Promise<void> {
    const waitedMs = readCoreWaitMs([api.pid(), 'thread-self']);
    const startMs = performance.now();
    await step();
    const passedMs = performance.now() - startMs;
    times.push(passedMs - (readCoreWaitMs([api.pid(), 'thread-self']) - waitedMs));
  }
  return {
    async take(ms: number, times: Times): Promise<void> {
      const endMs = performance.now() + ms;
      while (performance.now() < endMs) {
        let joined: Awaited<ReturnType<typeof joinRecording>> | undefined;
        await time(times.joins, async () => {
          joined = await joinRecording(addresses.next(), api.url, slug);
        });
        if (joined === undefined) throw new Error('no recording was opened');
        const own = joined;
        const gaze = scriptedGaze({ seed: ++seed, batches: 1, viewport: VIEWPORT });
        await time(times.batches, () => sendBatch(transport, api.url, own, gaze, 0));
        await time(times.reads, () => reader.getProject(projectId));
        const ready = await transport.send(`${api.internalUrl}/readyz`, {
          method: 'GET',
          headers: {},
        });
        if (ready.status !== 200) notReady += 1;
        await sleep(PAUSE_MS);
      }
    },
    countNotReady: () => notReady,
    stop() {
      reader.stop();
      transport.stop();
      addresses.stop();
    },
  };
}

/** Joins come from many addresses of this machine: one alone may start 500 in an hour. */
function openAddresses() {
  const transports = Array.from({ length: ADDRESSES }, (_, at) =>
    createTransport({ localAddress: `127.0.1.${at + 1}` }),
  );
  let joins = 0;
  return {
    next: () => transports[joins++ % ADDRESSES] ?? createTransport(),
    stop: () => {
      for (const each of transports) each.stop();
    },
  };
}

function toFigures(
  kind: LoudKind,
  { alone, beside, notReady }: Compared,
  { share }: Size,
): Figure[] {
  const ratios = STEPS.map((step): Figure => {
    const { aloneMs, besideMs, ratio } = toRatio(alone[step], beside[step], share);
    print(`  ${kind}: ${step} ${aloneMs.toFixed(1)} ms alone, ${besideMs.toFixed(1)} ms beside`);
    return {
      name: `p${100 * share} of ${step} beside "${kind}", times that alone or ${LEAST_MS} ms`,
      value: ratio.toFixed(2),
      goal: `at most ${MOST_TIMES_ALONE}`,
      ok: ratio <= MOST_TIMES_ALONE,
    };
  });
  const name = `not ready beside "${kind}"`;
  return [...ratios, { name, value: notReady, goal: '0', ok: notReady === 0 }];
}

function toRatio(alone: readonly number[], beside: readonly number[], share: number) {
  const toMs = (values: readonly number[]) =>
    toPercentile(
      values.toSorted((a, b) => a - b),
      share,
    );
  const [aloneMs, besideMs] = [toMs(alone), toMs(beside)];
  return { aloneMs, besideMs, ratio: besideMs / Math.max(aloneMs, LEAST_MS) };
}

/** The same beside an API that lets one account have all it asks for. */
async function findPlanted(place: Place, size: Size): Promise<Figure> {
  const { stack } = place;
  const env = { ...stack.env, ...(await toPlantedEnv(UNLIMITED)) };
  const api = await startServerProcess('api', { env, logDir: stack.dir });
  try {
    await api.waitUntilReady();
    const { alone, beside } = await compare(api, place, 'drafts saved', { ...size, rounds: 1 });
    const worst = Math.max(
      ...STEPS.map((step) => toRatio(alone[step], beside[step], size.share).ratio),
    );
    print(`  without turns: ${worst.toFixed(1)} times`);
    const found = worst > MOST_TIMES_ALONE;
    return {
      name: 'planted faults found',
      value: `${Number(found)} of 1`,
      goal: 'all',
      ok: found,
    };
  } finally {
    await api.stop();
  }
}

function readPeakMb(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/^VmHWM:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1_024);
}
