import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { ApiError, CALLS, createClient } from '@fovea/contract';
import {
  createTransport,
  joinRecording,
  scriptedGaze,
  sendBatch,
  type TestStack,
  type Transport,
} from '@fovea/testkit';
import { readCpuSeconds } from '@fovea/tools/harness/cpu-seconds';
import { inLanes } from '@fovea/tools/harness/in-lanes';
import { type LatencyProbe, openLatencyProbe } from '#assets/api-latency.ts';
import { withClient } from '#harness/database.ts';
import { startMachineTime } from '#harness/machine-time.ts';
import { orAborted } from '#harness/or-aborted.ts';
import { pickSize, type Sizes } from '#harness/part-options.ts';
import { type Figure, print } from '#harness/parts.ts';
import { toPercentile } from '#harness/percentile.ts';
import { createProject, RESEARCHER } from '#harness/project.ts';
import { withStack } from '#harness/with-stack.ts';

interface Size {
  /** Batches of 2 s each. */
  readonly batches: number;
  /** People who come alone: enough for a steady median. */
  readonly alone: number;
  /** Calls of an idle server. */
  readonly calls: number;
  /** A short run has few calls beside the crowd: one pause of the machine is its p95. */
  readonly mostTimesIdle: number;
}

const SIZES: Sizes<Size> = {
  short: { batches: 4, alone: 7, calls: 150, mostTimesIdle: 8 },
  full: { batches: 60, alone: 15, calls: 600, mostTimesIdle: 5 },
};
const PEOPLE = 200;
const LANES = 8;
const SHARE = 0.95;
const MOST_TIMES_ALONE = 20;
const MOST_SECONDS = 30;
/** Below it the beat of the machine decides. */
const LEAST_CALL_MS = 10;
/** Looking costs CPU that the crowd does not get. */
const LOOK_MS = { alone: 50, crowd: 250 };
const AGAIN_MS = 200;
/** How often the worker looks for jobs, and the two jobs from an end to the records. */
const BEAT_S = 0.5;
const JOBS_OF_ONE = ['pack-recording.v1', 'build-aggregate.v1'];
const PATIENCE_MS = 300_000;

/** Many people complete at once: when they are in the records, and how long a researcher waits. */
export function benchCrowd(options: readonly string[]): Promise<readonly Figure[]> {
  const size = pickSize(options, SIZES);
  return withStack({}, (stack, signal) => orAborted(signal, measure(stack, size)));
}

interface Ready {
  readonly recordingId: string;
  complete(): Promise<void>;
}

async function measure(stack: TestStack, size: Size): Promise<readonly Figure[]> {
  const transport = createTransport({ maxSockets: PEOPLE });
  const [api] = stack.apis;
  if (api === undefined) throw new Error('there is no API process');
  const { researcher, project } = await createProject(stack, {
    maxParticipant: PEOPLE + size.alone + 1,
  });
  const prepare = (seed: number) =>
    recordAlmost(transport, api.url, project.slug, { seed, batches: size.batches });
  let probe: LatencyProbe | undefined;
  try {
    // The first makes children and the records start.
    await finish(stack, [await prepare(1)]);
    const alone: number[] = [];
    for (let i = 0; i < size.alone; i++) {
      alone.push(await finishAlone(stack, await prepare(2 + i)));
    }
    const crowd: Ready[] = [];
    const seeds = Array.from({ length: PEOPLE }, (_, i) => 1_000 + i);
    await inLanes(seeds, LANES, async (seed) => void crowd.push(await prepare(seed)));
    probe = openLatencyProbe({
      apiUrl: api.url,
      apiPid: api.pid(),
      credentials: RESEARCHER,
      recordsOf: project.id,
    });
    await probe.measure(size.calls / 5);
    const idle = await probe.measure(size.calls);
    let times: number[] = [];
    const beside = await probe.measureDuring(async () => {
      times = await finish(stack, crowd);
    });
    return toFigures({ alone, times, idle, beside }, size);
  } finally {
    probe?.close();
    researcher.stop();
    transport.stop();
  }
}

/** Joins and sends everything but the end. */
async function recordAlmost(
  transport: Transport,
  apiUrl: string,
  slug: string,
  { seed, batches }: { readonly seed: number; readonly batches: number },
): Promise<Ready> {
  const joinKey = randomUUID();
  const joined = await patiently(() => joinRecording(transport, apiUrl, slug, { joinKey }));
  const pages = joined.pages.map(({ index }) => index).sort((a, b) => a - b);
  const gaze = scriptedGaze({ seed, batches, pages, viewport: { width: 390, height: 844 } });
  for (let seq = 0; seq < batches; seq++) {
    await patiently(() => sendBatch(transport, apiUrl, joined, gaze, seq));
  }
  const client = createClient({
    baseUrl: `${apiUrl}/api/v1`,
    headers: { authorization: `Bearer ${joined.token}` },
    fetch: (url, { method, headers, body }) =>
      transport.send(url, { method, headers, ...(body === undefined ? {} : { body }) }),
  });
  const { recordingId } = joined;
  return {
    recordingId,
    complete: async () => {
      const end = () =>
        client.call(CALLS.completeRecording, {
          params: { id: recordingId },
          body: {
            count: batches,
            rootHash: gaze.rootHash,
            calibration: { rateHz: 30, errorPx: 42, offsetPx: [3, -2] },
          },
        });
      await patiently(end);
    },
  };
}

/** As a phone that a busy server asks to come again. */
async function patiently<T>(step: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await step();
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'unavailable') throw error;
      await sleep(AGAIN_MS);
    }
  }
}

/**
 * Seconds of one who meets the beat of the queues in its middle. The next one comes when the last is
 * done, so that in a whole run all may come just before a beat, or all just after it.
 */
async function finishAlone(stack: TestStack, person: Ready): Promise<number> {
  const [passed = Number.NaN] = await finish(stack, [person]);
  const waited = await withClient(stack.databaseUrl, async (client) => {
    const { rows } = await client.query<{ jobs: number; seconds: number }>(
      `SELECT count(*)::int AS jobs,
              sum(extract(epoch FROM started_on - created_on))::float AS seconds
       FROM (SELECT DISTINCT ON (name) created_on, started_on FROM pgboss.job
             WHERE name = ANY($1) ORDER BY name, created_on DESC) AS last`,
      [JOBS_OF_ONE],
    );
    const [last] = rows;
    if (last?.jobs !== JOBS_OF_ONE.length) throw new Error('the jobs of one alone are not known');
    return last.seconds;
  });
  return passed - waited + (JOBS_OF_ONE.length * BEAT_S) / 2;
}

/** Seconds that the machine had for them, from the end of all to each one's place in the records. */
function finish(stack: TestStack, people: readonly Ready[]): Promise<number[]> {
  return withClient(stack.databaseUrl, async (client) => {
    const engines = [stack.postgres.pid(), ...stack.s3.pids];
    const readMachine = startMachineTime(() => readCpuSeconds(process.pid, ...engines));
    const startMs = performance.now();
    const seconds: number[] = [];
    const ended = Promise.all(people.map(({ complete }) => complete()));
    let failure: unknown;
    ended.catch((error: unknown) => {
      failure = error;
    });
    const ids = people.map(({ recordingId }) => recordingId);
    while (seconds.length < people.length) {
      const { rows } = await client.query<{ merged: number }>(
        'SELECT count(merged_version)::int AS merged FROM recordings WHERE id = ANY($1)',
        [ids],
      );
      const passed = (performance.now() - startMs) / 1_000;
      // One who is alone waits for the beat of the queues, which no neighbour changes.
      const own = people.length === 1 ? passed : readMachine();
      for (const merged = rows[0]?.merged ?? 0; seconds.length < merged; ) seconds.push(own);
      if (failure !== undefined) throw failure;
      if (passed * 1_000 > PATIENCE_MS) throw new Error(`${seconds.length} are in the records`);
      await sleep(people.length === 1 ? LOOK_MS.alone : LOOK_MS.crowd);
    }
    await ended;
    return seconds;
  });
}

function toFigures(
  run: {
    readonly alone: readonly number[];
    readonly times: readonly number[];
    readonly idle: readonly number[];
    readonly beside: readonly number[];
  },
  size: Size,
): Figure[] {
  const sort = (values: readonly number[]) => values.toSorted((a, b) => a - b);
  const alone = toPercentile(sort(run.alone), 0.5);
  const most = toPercentile(sort(run.times), SHARE);
  const idleMs = toPercentile(sort(run.idle), SHARE);
  const besideMs = toPercentile(sort(run.beside), SHARE);
  print(
    `  one alone ${alone.toFixed(2)} s, the first of ${PEOPLE} ${run.times[0]?.toFixed(2)} s, ` +
      `the last ${run.times.at(-1)?.toFixed(2)} s; ${run.beside.length} calls beside them`,
  );
  const atMost = (name: string, value: number, limit: number): Figure => ({
    name,
    value: value.toFixed(2),
    goal: `at most ${limit}`,
    ok: value <= limit,
  });
  return [
    atMost(`seconds until 95 % of ${PEOPLE} are in the records`, most, MOST_SECONDS),
    atMost('of what one alone takes', most / alone, MOST_TIMES_ALONE),
    { name: 'p95 of reading the records in ms, idle', value: idleMs.toFixed(1), ok: true },
    { name: 'the same beside them', value: besideMs.toFixed(1), ok: true },
    atMost('of the idle one', besideMs / Math.max(idleMs, LEAST_CALL_MS), size.mostTimesIdle),
  ];
}
