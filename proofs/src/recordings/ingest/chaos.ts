import { setTimeout as sleep } from 'node:timers/promises';
import { CALLS } from '@fovea/contract';
import {
  createTransport,
  type FaultProxy,
  startFaultProxy,
  type TestStack,
  waitFor,
} from '@fovea/testkit';
import { listBuckets, openBucket } from '#harness/buckets.ts';
import { assertDurable } from '#harness/database.ts';
import { pickSize, readCount, type Sizes } from '#harness/part-options.ts';
import { type Figure, print } from '#harness/parts.ts';
import { createProject } from '#harness/project.ts';
import { withStack } from '#harness/with-stack.ts';
import { readProgress, readStoredFacts } from '#recordings/stored-facts.ts';
import { ARRIVAL_MS, type Crowd, startCrowd } from './chaos/crowd.ts';
import { toIngestFigures, toKillGoals } from './chaos/ingest-figures.ts';
import { type Kills, startKills } from './chaos/kills.ts';
import { toMidnightOffsetMs } from './chaos/midnight.ts';
import { countEqualPacks } from './chaos/packs.ts';
import { createResends } from './chaos/resends.ts';

const CUT_SHARE = 0.05;
const SIZES: Sizes<{ recordings: number; batches: number }> = {
  short: { recordings: 100, batches: 12 },
  full: { recordings: 10_000, batches: 12 },
};
/** From the choice of the clock to the first participant; some send before the day changes. */
const SET_UP_MS = 60_000;
/** On two cores a worker merges some 25 a second, so that each has twice its time. */
const MERGE_MS_EACH = 60;
const LEAST_MERGE_MS = 300_000;
/** Then the last participants come in any case, and the figures tell. */
const ENOUGH_MS = 240_000;
const PROGRESS_MS = 5_000;

/** Participants send while API processes, the worker and PostgreSQL die; then every byte is accounted for. */
export function runIngest(options: readonly string[]): Promise<Figure[]> {
  const size = pickSize(options, SIZES);
  const recordings = readCount(options, 'recordings', size.recordings);
  const batches = readCount(options, 'batches', size.batches);
  const midnightMs = Date.now() + SET_UP_MS + (recordings * ARRIVAL_MS) / 2;
  const env = { CLOCK_OFFSET_MS: String(toMidnightOffsetMs(midnightMs)) };
  const stackOptions = { apis: 2, durable: true, worker: true, scheduler: true, env };

  return withStack(stackOptions, async (stack, signal) => {
    await assertDurable(stack.databaseUrl);
    // Room to spare: a join that counted twice must show, not be refused.
    const { researcher, project } = await createProject(stack, {
      maxParticipant: recordings + 100,
    });
    const proxies = await Promise.all(
      stack.apis.map(({ url }, i) =>
        startFaultProxy({ upstreamPort: Number(new URL(url).port), seed: 1 + i }),
      ),
    );
    const transport = createTransport({ maxSockets: 512 });
    try {
      for (const proxy of proxies) proxy.add({ kind: 'drop_response', toxicity: CUT_SHARE });
      const apiUrls = proxies.map(({ url }) => url);
      const resends = createResends(transport, { apiUrls, midnightMs, signal });
      const goals = toKillGoals(recordings);
      const startMs = performance.now();
      const crowd = startCrowd({
        apiUrls,
        slug: project.slug,
        recordings,
        batches,
        transport: resends.transport,
        signal,
        midnightMs,
        untilEnoughKills: async () => {
          const isEnough = () =>
            kills.counts.api >= goals.api &&
            kills.counts.worker >= goals.worker &&
            kills.counts.postgres >= goals.postgres;
          while (!isEnough() && performance.now() - startMs < ENOUGH_MS) {
            await sleep(100, undefined, { signal });
          }
        },
        onAck: (recordingId) => resends.note(recordingId),
      });
      const progress = () => crowd.counts.acked / (recordings * batches);
      const kills = startKills(stack, { goals, progress });
      const show = () => showProgress(startMs, crowd, kills.counts, proxies);
      const timer = setInterval(show, PROGRESS_MS);
      await crowd.done;
      await resends.settle();
      clearInterval(timer);
      show();
      const seconds = (performance.now() - startMs) / 1_000;
      const kept = { ...kills.counts };
      await kills.stop();
      signal.throwIfAborted();
      for (const failure of crowd.failures.slice(0, 5)) print(`participant failed: ${failure}`);

      const mergeSeconds = await waitForMerges(stack, recordings, signal);
      const facts = await readStoredFacts(stack.databaseUrl, project.id, crowd);
      print('reading every packed recording back');
      const equalPacks = await countEqualPacks(stack, facts.packKeys, crowd.generated);
      const [bucket] = listBuckets(stack);
      const stored = await openBucket(transport, bucket).listKeys(`recordings/${project.id}/`);
      // At full size the log-in of the beginning has ended by now.
      await researcher.client.call(CALLS.refreshToken);
      const records = await researcher.findRecords(project.id);
      return toIngestFigures({
        recordings,
        batches,
        kills: { ...kept, endedAlone: kills.counts.endedAlone },
        cutAnswers: countCut(proxies),
        crowd,
        resends: resends.counts,
        facts,
        equalPacks,
        storedPacks: stored.length,
        records,
        seconds,
        mergeSeconds,
      });
    } finally {
      transport.stop();
      researcher.stop();
      await Promise.all(proxies.map((proxy) => proxy.stop()));
    }
  });
}

/** Resolves with the seconds it took, also when some recordings never got there. */
async function waitForMerges(
  stack: TestStack,
  recordings: number,
  signal: AbortSignal,
): Promise<number> {
  const limitMs = Math.max(LEAST_MERGE_MS, recordings * MERGE_MS_EACH);
  const startMs = performance.now();
  let shownMs = startMs;
  await waitFor('every recording to be packed and merged', limitMs, async () => {
    signal.throwIfAborted();
    const { complete, packed, merged } = await readProgress(stack.databaseUrl);
    if (merged >= complete) return true;
    if (performance.now() - shownMs > PROGRESS_MS) {
      shownMs = performance.now();
      print(`${complete} complete, ${packed} packed, ${merged} merged`);
    }
    await sleep(300);
    return undefined;
  }).catch((error: unknown) => print(String(error)));
  return (performance.now() - startMs) / 1_000;
}

function showProgress(
  startMs: number,
  { counts }: Crowd,
  kills: Kills['counts'],
  proxies: readonly FaultProxy[],
): void {
  const seconds = Math.round((performance.now() - startMs) / 1_000);
  print(
    `${String(seconds).padStart(4)} s  ${counts.arrived} came  ${counts.complete} complete  ` +
      `${counts.acked} batches  kills ${kills.api} API ${kills.worker} worker ${kills.postgres} PostgreSQL  ` +
      `${countCut(proxies)} answers cut`,
  );
}

function countCut(proxies: readonly FaultProxy[]): number {
  return proxies.reduce((sum, { counts }) => sum + counts.dropped, 0);
}
