import { createHash, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { ApiError } from '@fovea/contract';
import {
  createTransport,
  joinRecording,
  scriptedGaze,
  type TestStack,
  type Transport,
} from '@fovea/testkit';
import { toRootPath } from '@fovea/tools/harness/root';
import { assertDurable, withClient } from '#harness/database.ts';
import { startMachineTime } from '#harness/machine-time.ts';
import { orAborted } from '#harness/or-aborted.ts';
import { pickSize, type Sizes } from '#harness/part-options.ts';
import { type Figure, print } from '#harness/parts.ts';
import { toMedian } from '#harness/percentile.ts';
import { createProject } from '#harness/project.ts';
import { withStack } from '#harness/with-stack.ts';
import { runBareInsert } from './bench/bare-insert.ts';
import { runBatchLoad, type Sender } from './bench/batch-load.ts';
import { readCpu, toCpuLine } from './bench/cpu-time.ts';

interface Size {
  readonly rounds: number;
  readonly httpMs: number;
  readonly bareMs: number;
  readonly warmUpMs: number;
  readonly senders: number;
  /** Recordings that bare rows belong to. */
  readonly bareRecordings: number;
  /** Whether the widest INSERT is measured too, for information. */
  readonly isWide: boolean;
  /** The lowest ratio: short rounds swing by a quarter, so that only a plain loss fails them. */
  readonly floor: number;
}

const SIZES: Sizes<Size> = {
  short: {
    rounds: 7,
    httpMs: 1_200,
    bareMs: 500,
    warmUpMs: 3_000,
    senders: 800,
    bareRecordings: 200,
    isWide: false,
    floor: 0.25,
  },
  full: {
    rounds: 15,
    httpMs: 3_000,
    bareMs: 3_000,
    warmUpMs: 5_000,
    senders: 1_500,
    bareRecordings: 1_500,
    isWide: true,
    floor: 0.35,
  },
};
const APIS = 2;
const CONNECTIONS_PER_API = 2;
const GOAL = 0.45;
/** Rows that share a COMMIT under load; a count, which no neighbour of the machine changes. */
const MIN_GROUP_ROWS = 100;
const JOIN_TRIES = 20;
const JOIN_PAUSE_MS = 500;
const REPO = 'apps/server/src/modules/recordings/batches/batches.repo.ts';

/** Durable batches a second through the whole HTTP path, as a ratio to the same INSERT bare. */
export function benchIngest(options: readonly string[]): Promise<readonly Figure[]> {
  const env = { INGEST_POOL_MAX: String(CONNECTIONS_PER_API) };
  return withStack({ apis: APIS, durable: true, env }, (stack, signal) =>
    orAborted(signal, measure(stack, pickSize(options, SIZES))),
  );
}

async function measure(stack: TestStack, size: Size): Promise<readonly Figure[]> {
  await assertDurable(stack.databaseUrl);
  const senders = await joinAll(stack, size.senders + size.bareRecordings);
  const load: Load = {
    overHttp: senders.slice(0, size.senders),
    bareIds: senders.slice(size.senders).map(({ recordingId }) => recordingId),
    batch: toBatch(),
    statement: await readStatement(),
  };
  await runBatchLoad(load.overHttp, load.batch, size.warmUpMs);
  return measureRounds(stack, load, size);
}

interface Load {
  readonly overHttp: readonly Sender[];
  readonly bareIds: readonly string[];
  readonly batch: { readonly bytes: Uint8Array; readonly sha256Hex: string };
  readonly statement: string;
}

function toBatch(): Load['batch'] {
  const gaze = scriptedGaze({ seed: 1, batches: 1, viewport: { width: 390, height: 844 } });
  const bytes = gaze.batches[0] as Uint8Array;
  return { bytes, sha256Hex: createHash('sha256').update(bytes).digest('hex') };
}

/** Both sides in turns: what the machine does meanwhile falls on both of a round. */
async function measureRounds(stack: TestStack, load: Load, size: Size): Promise<readonly Figure[]> {
  const { overHttp, batch, statement } = load;
  const ratios: number[] = [];
  const rates: number[] = [];
  const bareRates: number[] = [];
  const widestRates: number[] = [];
  const p99s: number[] = [];
  const groups: number[] = [];
  let firstSeq = await getNextSeq(stack, load.bareIds);
  for (let round = 1; round <= size.rounds; round++) {
    const before = await readGroups(stack);
    const cpuBefore = readCpu(stack);
    const sumCpu = () => Object.values(readCpu(stack)).reduce((sum, each) => sum + each, 0);
    // The load takes every core, so that a neighbour would take from it alone.
    const readSeconds = startMachineTime(sumCpu);
    const sent = await runBatchLoad(overHttp, batch, size.httpMs);
    const seconds = readSeconds();
    print(`  ${toCpuLine(cpuBefore, readCpu(stack), sent.acked)}`);
    const after = await readGroups(stack);
    if (after.groups === before.groups) throw new Error('the metrics count no group');
    const groupRows = Math.round((after.rows - before.rows) / (after.groups - before.groups));
    const insertBare = async (connections: number) => {
      const result = await runBareInsert({
        databaseUrl: stack.databaseUrl,
        statement,
        recordingIds: load.bareIds,
        bytes: batch.bytes,
        groupRows,
        connections,
        durationMs: size.bareMs,
        firstSeq,
      });
      firstSeq = result.nextSeq;
      return result.rows / result.seconds;
    };
    const bareRate = await insertBare(1);
    const widestRate = size.isWide ? await insertBare(APIS * CONNECTIONS_PER_API) : undefined;
    const rate = sent.acked / seconds;
    print(
      `  round ${round}: ${rate.toFixed(0)} batches/s over HTTP (p50 ${sent.p50Ms.toFixed(1)} ms, ` +
        `p99 ${sent.p99Ms.toFixed(1)} ms, groups of ${groupRows}), ${bareRate.toFixed(0)} rows/s bare, ` +
        `ratio ${(rate / bareRate).toFixed(3)}, ${seconds.toFixed(2)} of ${sent.seconds.toFixed(2)} s for it`,
    );
    ratios.push(rate / bareRate);
    rates.push(rate);
    bareRates.push(bareRate);
    if (widestRate !== undefined) widestRates.push(widestRate);
    p99s.push(sent.p99Ms);
    groups.push(groupRows);
  }
  const ratio = toMedian(ratios);
  const acked = overHttp.reduce((total, { nextSeq }) => total + nextSeq, 0);
  const stored = await countStored(stack, overHttp);
  return [
    {
      name: 'acknowledged batches that are stored',
      value: stored,
      goal: String(acked),
      ok: stored === acked,
    },
    { name: 'batches/s over HTTP, durable', value: Math.round(toMedian(rates)), ok: true },
    {
      name: 'rows/s of the same INSERT bare, one group after the other',
      value: Math.round(toMedian(bareRates)),
      ok: true,
    },
    ...(size.isWide
      ? [
          {
            name: `the same over ${APIS * CONNECTIONS_PER_API} connections, which takes both cores`,
            value: Math.round(toMedian(widestRates)),
            ok: true,
          },
        ]
      : []),
    {
      name: 'mean rows of a group',
      value: toMedian(groups),
      goal: `at least ${MIN_GROUP_ROWS}`,
      ok: toMedian(groups) >= MIN_GROUP_ROWS,
    },
    { name: 'p99 of an answer in ms', value: toMedian(p99s).toFixed(1), ok: true },
    {
      name: 'ratio',
      value: ratio.toFixed(3),
      goal: `goal ${GOAL}, at least ${size.floor}`,
      ok: ratio >= size.floor,
    },
  ];
}

function countStored(stack: TestStack, senders: readonly Sender[]): Promise<number> {
  return withClient(stack.databaseUrl, async (client) => {
    const { rows } = await client.query<{ stored: number }>(
      'SELECT count(*)::int AS stored FROM gaze_batches WHERE recording_id = ANY($1)',
      [senders.map(({ recordingId }) => recordingId)],
    );
    return rows[0]?.stored ?? 0;
  });
}

/** The first number that no bare row has yet. */
function getNextSeq(stack: TestStack, ids: readonly string[]): Promise<number> {
  return withClient(stack.databaseUrl, async (client) => {
    const { rows } = await client.query<{ next: number }>(
      'SELECT coalesce(max(seq) + 1, 0)::int AS next FROM gaze_batches WHERE recording_id = ANY($1)',
      [ids],
    );
    return rows[0]?.next ?? 0;
  });
}

async function joinAll(stack: TestStack, count: number): Promise<Sender[]> {
  const apiUrl = stack.apis[0]?.url ?? '';
  const { researcher, project } = await createProject(stack, { maxParticipant: count });
  // The worker has checked the picture; from here on only ingest runs.
  await stack.processes.find(({ name }) => name === 'worker')?.stop();
  const transport = createTransport();
  const joined = await Promise.all(
    Array.from({ length: count }, () => joinPatiently(transport, apiUrl, project.slug)),
  );
  transport.stop();
  researcher.stop();
  return joined.map(({ recordingId, token }, i) => {
    const { hostname, port } = new URL(stack.apis[i % stack.apis.length]?.url ?? '');
    return { recordingId, token, target: { host: hostname, port: Number(port) }, nextSeq: 0 };
  });
}

/** All join at once, before anything is measured: a busy server may ask some to come again. */
async function joinPatiently(transport: Transport, apiUrl: string, slug: string) {
  const joinKey = randomUUID();
  for (let tries = 1; ; tries++) {
    try {
      return await joinRecording(transport, apiUrl, slug, { joinKey });
    } catch (error) {
      const isBusy = error instanceof ApiError && error.code === 'unavailable';
      if (!isBusy || tries === JOIN_TRIES) throw error;
      await sleep(JOIN_PAUSE_MS);
    }
  }
}

/** The very statement of the server, so that both runs send the same one. */
async function readStatement(): Promise<string> {
  const source = await readFile(toRootPath(REPO), 'utf8');
  const statement = /const INSERT_GROUP = `([^`]+)`/.exec(source)?.[1];
  if (statement === undefined) throw new Error(`${REPO} has no INSERT_GROUP`);
  return statement;
}

async function readGroups(stack: TestStack): Promise<{ rows: number; groups: number }> {
  const texts = await Promise.all(
    stack.apis.map(async ({ internalUrl }) => (await fetch(`${internalUrl}/metrics`)).text()),
  );
  const sum = (name: string) =>
    texts.reduce(
      (total, text) => total + Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1] ?? 0),
      0,
    );
  return { rows: sum('fovea_ingest_group_rows_sum'), groups: sum('fovea_ingest_group_rows_count') };
}
