import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { CALLS, createClient } from '@fovea/contract';
import { createTransport, runCommand, type TestStack, type Transport } from '@fovea/testkit';
import { sendSigned } from '@fovea/testkit/engines';
import { listBuckets, openBucket } from '#harness/buckets.ts';
import { waitForForgotten, waitForMerged, withClient } from '#harness/database.ts';
import { orAborted } from '#harness/or-aborted.ts';
import { pickSize, type Sizes } from '#harness/part-options.ts';
import type { Figure } from '#harness/parts.ts';
import { createProject } from '#harness/project.ts';
import { withStack } from '#harness/with-stack.ts';
import { decodePeople } from '#records/decoded-people.ts';
import { playRecording } from '#records/played-recording.ts';
import { dumpDatabase, withRestored } from './restored-database.ts';
import { type Hit, searchBeside } from './search-stores.ts';

/** People beside the one who withdraws. */
const OTHERS: Sizes<number> = { short: 2, full: 40 };
const PAGES = 1;
const GOAL_S = 60;
const isCopy = ({ place }: Hit) => place.startsWith('copy: ');

/** Somebody withdraws; then both stores are searched for everything that was theirs. */
export function verifyWithdrawal(options: readonly string[]): Promise<Figure[]> {
  const others = pickSize(options, OTHERS);
  return withStack({}, (stack, signal) => orAborted(signal, withdrawAndSearch(stack, others)));
}

async function withdrawAndSearch(stack: TestStack, others: number): Promise<Figure[]> {
  const transport = createTransport();
  const apiUrls = stack.apis.map(({ url }) => url);
  const size = { maxParticipant: others + 1, pages: PAGES };
  const { researcher, project } = await createProject(stack, size);
  try {
    const play = (seed: number, keys?: Parameters<typeof playRecording>[3]['keys']) =>
      playRecording(transport, apiUrls, project.slug, {
        seed,
        pages: PAGES,
        ...(keys && { keys }),
      });
    // One after the other: records list people in the order in which they came into them.
    for (let seed = 1; seed <= others; seed++) {
      await play(seed);
      await waitForMerged(stack.databaseUrl, project.id, seed);
    }
    const [bucket] = listBuckets(stack);
    // Segments of records may be joined meanwhile: what they say of each person must be the same.
    const readPeople = async () => {
      const store = openBucket(transport, bucket);
      const { people } = await decodePeople(stack.databaseUrl, store, project.id);
      return JSON.stringify([...people]);
    };
    const without = await readPeople();

    const receipt = randomBytes(16).toString('base64url');
    const receiptSha256 = createHash('sha256').update(receipt).digest('hex');
    const keys = { joinKey: randomUUID(), receiptSha256 };
    const { recordingId, gaze } = await play(others + 1, keys);
    await waitForMerged(stack.databaseUrl, project.id, others + 1);
    const firstBatch = Buffer.from(gaze.batches[0] ?? Buffer.of()).toString('hex');
    const needles = [recordingId, receipt, receiptSha256, keys.joinKey, firstBatch];
    await copyAll(stack);
    const before = await searchBeside(stack, stack.databaseUrl, needles);
    const dump = await dumpDatabase(stack);

    const startMs = performance.now();
    await withdraw(transport, apiUrls[0] ?? '', receipt);
    await waitForForgotten(stack.databaseUrl, recordingId);
    const seconds = (performance.now() - startMs) / 1_000;
    // Neither bucket gives back to the other what was erased.
    await copyAll(stack);
    const left = await searchBeside(stack, stack.databaseUrl, needles);
    const after = await readPeople();
    const planted = await searchPlanted(stack);

    const restored = await withRestored(stack, dump, async ({ databaseUrl, replay }) => {
      const back = await searchBeside(stack, databaseUrl, needles);
      await replay();
      return { back: back.length, left: await searchBeside(stack, databaseUrl, needles) };
    });
    const atLeast = (name: string, value: number, least: number): Figure => ({
      name,
      value,
      goal: `at least ${least}`,
      ok: value >= least,
    });
    const none = (name: string, value: number): Figure => ({
      name,
      value,
      goal: '0',
      ok: value === 0,
    });
    return [
      // The recording's row, its batches, its pack, the copy of that and the records.
      atLeast('places that held the person before', before.length, 5),
      atLeast('of these in the second bucket', before.filter(isCopy).length, 1),
      none('places left beside the tombstone', left.length),
      {
        name: 'seconds until then',
        value: seconds.toFixed(1),
        goal: `at most ${GOAL_S}`,
        ok: seconds <= GOAL_S,
      },
      toYes('records are those that never had the person', after === without),
      toYes('a planted letter is found', planted.letter),
      toYes('a planted object version is found', planted.store),
      toYes('one in the second bucket is found', planted.copy),
      atLeast('places that a restored backup brought back', restored.back, 2),
      none('places left after the tombstones were replayed', restored.left.length),
    ];
  } finally {
    researcher.stop();
    transport.stop();
  }
}

/** Copies all objects, as the sweep does within a minute. */
const copyAll = ({ env }: TestStack) => runCommand('check-stores', [], env);

const toYes = (name: string, ok: boolean): Figure => ({ name, value: ok ? 'yes' : 'no', ok });

async function withdraw(transport: Transport, apiUrl: string, receipt: string): Promise<void> {
  const client = createClient({
    baseUrl: `${apiUrl}/api/v1`,
    fetch: (url, { method, headers, body }) =>
      transport.send(url, { method, headers, ...(body === undefined ? {} : { body }) }),
  });
  await client.call(CALLS.withdrawRecording, { body: { receipt } });
}

/** Leftovers of a careless deletion: a dead letter, and an object under a marker. */
async function searchPlanted(stack: TestStack) {
  const id = randomUUID();
  await withClient(stack.databaseUrl, (client) =>
    client.query(
      `INSERT INTO dead_letters (id, recording_id, seq, reason, sha256, payload, created_at)
       VALUES (gen_random_uuid(), $1, 0, 'parked', '', '', now())`,
      [id],
    ),
  );
  for (const { s3, name } of listBuckets(stack)) {
    await sendSigned(s3, 'PUT', `/${name}/planted/object`, `gaze of ${id}`);
    await sendSigned(s3, 'DELETE', `/${name}/planted/object`);
  }
  const hits = await searchBeside(stack, stack.databaseUrl, [id]);
  const isFound = (wanted: string) => hits.some(({ place }) => place === wanted);
  return {
    letter: isFound('public.dead_letters'),
    store: isFound('store: planted/object'),
    copy: isFound('copy: planted/object'),
  };
}
