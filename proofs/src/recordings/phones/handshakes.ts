import { setTimeout as sleep } from 'node:timers/promises';
import {
  createMemoryStore,
  createQueue,
  createUploadCalls,
  createUploader,
} from '@fovea/collect-client';
import { ApiError, LIMITS } from '@fovea/contract';
import { HOUR_MS } from '@fovea/contract/times';
import {
  createSeededRandom,
  createTransport,
  type Join,
  joinRecording,
  scriptedGaze,
  type TestStack,
} from '@fovea/testkit';
import { inLanes } from '@fovea/tools/harness/in-lanes';
import type pg from 'pg';
import { withClient } from '#harness/database.ts';
import type { Figure } from '#harness/parts.ts';
import type { Played } from './played.ts';

const BATCHES = 3;
const LANES = 8;
/** Distance between the seeds of two runs: no recording has that of another. */
const SEED_STEP = 10_000;
/** Share of the batches that are dropped. */
const DROP_SHARE = 0.4;
const LONGEST_WAIT_MS = 20_000;
const BUSY_MS = 2_000;
const JOIN_TRIES = 60;
/** CSS px. */
const VIEWPORT = { width: 390, height: 844 };
const TOKEN_MS = LIMITS.recordingTokenHours * HOUR_MS;

interface Handshake {
  readonly dropped: number;
  /** Number of batches that the server said it misses. */
  readonly found: number;
  /** The server said complete before it had everything. */
  readonly isEarly: boolean;
  readonly isComplete: boolean;
}

/** The server loses random batches after it acknowledged them, before the phone completes. */
export async function runHandshakes(
  stack: TestStack,
  { slug, maxParticipant: count }: Played,
  seed: number,
): Promise<Figure[]> {
  const apiUrl = stack.apis[0]?.url ?? '';
  const transport = createTransport();
  const seen: Handshake[] = [];
  try {
    const seeds = Array.from({ length: count }, (_, i) => seed * SEED_STEP + i);
    await inLanes(seeds, LANES, (own) =>
      withClient(stack.databaseUrl, async (client) => {
        const joined = await joinPatiently(() => joinRecording(transport, apiUrl, slug));
        seen.push(await shakeHands(joined, { apiUrl, client, seed: own }));
      }),
    );
  } finally {
    transport.stop();
  }
  const sum = (pick: (one: Handshake) => number) => seen.reduce((all, one) => all + pick(one), 0);
  const dropped = sum((one) => one.dropped);
  return [
    { name: 'batches that the server lost', value: dropped, ok: dropped > count / 2 },
    toAll(
      'of them found out',
      sum((one) => one.found),
      dropped,
    ),
    toAll(
      'recordings healed',
      sum((one) => Number(one.isComplete)),
      count,
    ),
    toAll(
      'complete before the server had all',
      sum((one) => Number(one.isEarly)),
      0,
    ),
  ];
}

/** A server that is busy asks to come again, and phones do. */
async function joinPatiently(join: () => Promise<Join>): Promise<Join> {
  for (let tries = 1; ; tries++) {
    try {
      return await join();
    } catch (error) {
      const isBusy = error instanceof ApiError && error.code === 'unavailable';
      if (!isBusy || tries === JOIN_TRIES) throw error;
      await sleep(BUSY_MS);
    }
  }
}

async function shakeHands(
  { recordingId, token }: Join,
  { apiUrl, client, seed }: { apiUrl: string; client: pg.Client; seed: number },
): Promise<Handshake> {
  const random = createSeededRandom(seed);
  const clock = { nowMs: () => Date.now(), wait: waitShortly };
  const calls = createUploadCalls({
    recordingId,
    token,
    clock,
    baseUrl: `${apiUrl}/api/v1`,
    fetch: (url, init) => fetch(url, init),
    readResult: () => ({
      calibration: { rateHz: 30, errorPx: null, offsetPx: null },
      answers: [],
      favouritePageId: null,
    }),
  });
  const queue = createQueue({
    store: createMemoryStore(),
    recordingId,
    stored: [],
    onWritten: () => undefined,
  });
  const found = new Set<number>();
  let isEarly = false;
  const uploader = createUploader({
    queue,
    calls: {
      ...calls,
      async complete(count, rootHash) {
        const answer = await calls.complete(count, rootHash);
        for (const seq of answer.missing) found.add(seq);
        if (answer.missing.length === 0) isEarly = (await countRows(client, recordingId)) < BATCHES;
        return answer;
      },
    },
    clock,
    untilMs: Date.now() + TOKEN_MS,
    random,
  });
  const { batches } = scriptedGaze({ seed, batches: BATCHES, viewport: VIEWPORT });
  for (const [seq, bytes] of batches.entries()) queue.add({ seq, bytes });
  await queue.settle();
  await uploader.run();
  const dropped = batches.map((_, seq) => seq).filter(() => random() < DROP_SHARE);
  await client.query('DELETE FROM gaze_batches WHERE recording_id = $1 AND seq = ANY($2)', [
    recordingId,
    dropped,
  ]);
  await uploader.finish();
  const isComplete = uploader.getState().status === 'complete';
  return { dropped: dropped.length, found: found.size, isEarly, isComplete };
}

async function countRows(client: pg.Client, recordingId: string): Promise<number> {
  const { rowCount } = await client.query('SELECT FROM gaze_batches WHERE recording_id = $1', [
    recordingId,
  ]);
  return rowCount ?? 0;
}

/** A failure of the machine need not be waited for as long as one of a network. */
async function waitShortly(ms: number, wakeUp: AbortSignal): Promise<void> {
  await sleep(Math.min(ms, LONGEST_WAIT_MS), undefined, { signal: wakeUp }).catch(() => undefined);
}

function toAll(name: string, value: number, wanted: number): Figure {
  return { name, value, goal: String(wanted), ok: value === wanted };
}
