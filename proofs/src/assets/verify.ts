import { CALLS, LIMITS } from '@fovea/contract';
import {
  createSeededRandom,
  type Researcher,
  signUpResearcher,
  type TestStack,
} from '@fovea/testkit';
import { waitUntil } from '@fovea/testkit/engines';
import { inLanes } from '@fovea/tools/harness/in-lanes';
import { withClient } from '#harness/database.ts';
import { isFull, pickSize, type Sizes } from '#harness/part-options.ts';
import { type Figure, print } from '#harness/parts.ts';
import { withStack } from '#harness/with-stack.ts';
import { type LatencyProbe, openLatencyProbe, toP99 } from './api-latency.ts';
import { uploadThroughCuts } from './cut-upload.ts';
import { type HonestFiles, makeHonestFiles } from './honest-files.ts';
import { type SentFile, toFile } from './hostile-file.ts';
import { listBombs, listPolyglots, listWrongPictures } from './hostile-pictures.ts';
import { listHostileVideos } from './hostile-videos.ts';
import { watchChildren } from './memory-watch.ts';
import { sendFile, transport } from './send-file.ts';

const SEED = 20_261_115;
/** How much is sent through cuts. */
const CUT_BYTES: Sizes<number> = { short: 64 * 1024 * 1024, full: LIMITS.videoMaxBytes };
/** Many short ones, so that the machine is the same for both sides of them. */
const ROUNDS = 10;
const CALLS_BEFORE = 60;
/** The same fault in every kind of picture; a small run takes each third of them. */
const REPEATED = /^(?:html|zip|pdf|php|svg|js|nul|cut-[\d.]+)-a[.]/;
const REPEATED_STEP = 3;
const LANES = 2;
const CHECK_MS = 600_000;
const FILES_MIN = 100;
const MEMORY_MAX_MB = 512;
const P99_RATIO_MAX = 3;
/** Engines, API, worker and sender share two cores: below this the scheduler decides, not the API. */
const P99_LEAST_MS = 10;
const CREDENTIALS = { email: 'researcher@fovea.localhost', password: 'Correct-horse-7!' };

/** A corpus of hostile files against a real worker, and a large upload over a bad network. */
export function verifyAssets(options: readonly string[]): Promise<Figure[]> {
  return withStack({}, async (stack) => {
    const [api] = stack.apis;
    if (api === undefined) throw new Error('no API');
    const { url: apiUrl } = api;
    const apiPid = api.pid();
    const researcher = await signUpResearcher(apiUrl, CREDENTIALS, stack.readCode);
    const probe = openLatencyProbe({ apiUrl, apiPid, credentials: CREDENTIALS });
    const { id } = await researcher.client.call(CALLS.createProject, {
      body: { name: 'Hostile', type: 'basic', maxParticipant: 10 },
    });
    const honest = await makeHonestFiles();
    const files = listCorpus(honest, isFull(options));
    try {
      return [
        ...(await timed('hostile files', () => attack(stack, researcher, probe, id, files))),
        ...(await timed('honest files', () => sendHonest(stack, researcher, id, honest))),
        ...(await timed('cut upload', () =>
          cutUpload(stack, researcher, id, pickSize(options, CUT_BYTES)),
        )),
      ];
    } finally {
      probe.close();
      researcher.stop();
      transport.stop();
    }
  });
}

async function attack(
  stack: TestStack,
  researcher: Researcher,
  probe: LatencyProbe,
  projectId: string,
  files: readonly SentFile[],
): Promise<Figure[]> {
  const worker = stack.processes.find(({ name }) => name === 'worker');
  if (worker === undefined) throw new Error('no worker');
  const pid = worker.pid();
  const watch = watchChildren(pid);
  const sent: (string | undefined)[] = [];
  const beforeMs: number[] = [];
  const duringMs: number[] = [];
  await probe.measure(CALLS_BEFORE);
  for (let round = 0; round < ROUNDS; round++) {
    beforeMs.push(...(await probe.measure(CALLS_BEFORE)));
    const own = files.filter((_, i) => i % ROUNDS === round);
    const during = probe.measureDuring(async () => {
      await inLanes(own, LANES, async (file) => {
        sent.push(await sendFile(researcher, projectId, file));
      });
      await waitUntilChecked(stack);
    });
    duringMs.push(...(await during));
  }
  const { children, peakMb } = watch.stop();
  const stored = await listStored(stack);
  for (const { file_name, status } of stored) print(`  ${status}: ${file_name}`);
  for (const line of await countRefusals(stack)) print(`  ${line}`);
  // Calls of all rounds together: a 99th hundredth of a few calls would be the chance of one of
  // them.
  const [before, during] = [toP99(beforeMs), toP99(duringMs)];
  print(`  p99 of ${beforeMs.length} calls before: ${before.toFixed(1)} ms`);
  print(`  p99 of ${duringMs.length} calls beside hostile files: ${during.toFixed(1)} ms`);
  const ratio = during / Math.max(before, P99_LEAST_MS);
  const isSame = worker.isRunning() && worker.pid() === pid;
  return [
    {
      name: 'S13 hostile files',
      value: files.length,
      goal: `at least ${FILES_MIN}`,
      ok: files.length >= FILES_MIN && sent.length === files.length,
    },
    { name: 'S13 stored as assets', value: stored.length, goal: '0', ok: stored.length === 0 },
    {
      name: `S13 memory of ${children} children at most, MB`,
      value: peakMb,
      goal: `under ${MEMORY_MAX_MB}`,
      ok: peakMb > 0 && peakMb < MEMORY_MAX_MB,
    },
    { name: 'S13 worker restarts', value: isSame ? 0 : 'ended', goal: '0', ok: isSame },
    {
      name: `S13 API p99 beside them, times that before or ${P99_LEAST_MS} ms, ${ROUNDS} turns`,
      value: ratio.toFixed(2),
      goal: `at most ${P99_RATIO_MAX}`,
      ok: ratio <= P99_RATIO_MAX,
    },
  ];
}

function listCorpus(honest: HonestFiles, isWhole: boolean): SentFile[] {
  const random = createSeededRandom(SEED);
  const files = [
    ...listPolyglots(honest),
    ...listBombs(honest),
    ...listWrongPictures(honest, random),
    ...listHostileVideos(honest, random),
    toFile('empty.png', 'image/png', ''),
  ];
  let repeated = 0;
  return files.filter(
    ({ fileName }) => isWhole || !REPEATED.test(fileName) || repeated++ % REPEATED_STEP === 0,
  );
}

/** Refusing everything would be no art. */
async function sendHonest(
  stack: TestStack,
  researcher: Researcher,
  projectId: string,
  honest: HonestFiles,
): Promise<Figure[]> {
  const files = [
    toFile('a.jpg', 'image/jpeg', honest['a.jpg']),
    toFile('a.png', 'image/png', honest['a.png']),
    toFile('a.webp', 'image/webp', honest['a.webp']),
    toFile('a.avif', 'image/avif', honest['a.avif']),
    toFile('a.mp4', 'video/mp4', honest['a.mp4']),
    toFile('a.webm', 'video/webm', honest['a.webm']),
  ];
  const before = (await listStored(stack)).length;
  await inLanes(files, LANES, (file) => sendFile(researcher, projectId, file));
  await waitUntilChecked(stack);
  const stored = (await listStored(stack)).length - before;
  const goal = String(files.length);
  return [{ name: 'honest files stored', value: stored, goal, ok: stored === files.length }];
}

async function cutUpload(
  stack: TestStack,
  researcher: Researcher,
  projectId: string,
  length: number,
) {
  // A worker would take the bytes away before they are compared.
  const workers = stack.processes.filter(({ name }) => name === 'worker');
  await Promise.all(workers.map((worker) => worker.stop()));
  return uploadThroughCuts(stack, researcher, projectId, { seed: SEED, length });
}

function waitUntilChecked(stack: TestStack): Promise<void> {
  return withClient(stack.databaseUrl, (client) =>
    waitUntil(
      'every file to be checked',
      async () => {
        const { rows } = await client.query<{ left: number }>(
          `SELECT count(*)::int AS left FROM assets WHERE status IN ('uploading', 'checking')`,
        );
        return rows[0]?.left === 0;
      },
      CHECK_MS,
    ),
  );
}

async function listStored(stack: TestStack): Promise<{ file_name: string; status: string }[]> {
  return withClient(stack.databaseUrl, async (client) => {
    const { rows } = await client.query<{ file_name: string; status: string }>(
      `SELECT file_name, status FROM assets WHERE status <> 'refused' OR object_key IS NOT NULL`,
    );
    return rows;
  });
}

async function countRefusals(stack: TestStack): Promise<string[]> {
  return withClient(stack.databaseUrl, async (client) => {
    const { rows } = await client.query<{ line: string }>(
      `SELECT count(*) || ' ' || refusal AS line FROM assets WHERE refusal IS NOT NULL
       GROUP BY refusal ORDER BY refusal`,
    );
    return rows.map(({ line }) => line);
  });
}

async function timed<T>(what: string, work: () => Promise<T>): Promise<T> {
  const startMs = performance.now();
  const result = await work();
  print(`  ${what}: ${((performance.now() - startMs) / 1_000).toFixed(1)} s`);
  return result;
}
