import { createHash, randomBytes } from 'node:crypto';
import { CALLS, createClient } from '@fovea/contract';
import { createTransport, runCommand, type TestStack, type Transport } from '@fovea/testkit';
import { inLanes } from '@fovea/tools/harness/in-lanes';
import { listBuckets, openBucket } from '#harness/buckets.ts';
import { waitForMerged, waitForRows } from '#harness/database.ts';
import { orAborted } from '#harness/or-aborted.ts';
import { pickSize, readCount, type Sizes } from '#harness/part-options.ts';
import { type Figure, print } from '#harness/parts.ts';
import { createProject } from '#harness/project.ts';
import { withStack } from '#harness/with-stack.ts';
import { decodePeople } from '#records/decoded-people.ts';
import { playRecording } from '#records/played-recording.ts';
import {
  countWrong,
  damage,
  KINDS,
  listObjects,
  pickObjects,
  type StoredObject,
} from './rotten-objects.ts';

interface Size {
  readonly recordings: number;
  readonly withdrawn: number;
  /** Objects that are damaged at once. */
  readonly rotten: number;
}

const SIZES: Sizes<Size> = {
  // More than fit into a manifest, so that there are segments.
  short: { recordings: 24, withdrawn: 2, rotten: 25 },
  full: { recordings: 90, withdrawn: 10, rotten: 100 },
};
const PAGES = 1;
const LANES = 4;

/** Objects of both buckets lose bits or are gone; everything comes back, and nothing wrong is shown. */
export function runRot(options: readonly string[]): Promise<Figure[]> {
  const size = pickSize(options, SIZES);
  const rotten = readCount(options, 'objects', size.rotten);
  return withStack({}, (stack, signal) =>
    orAborted(signal, rotAndMend(stack, { ...size, rotten })),
  );
}

async function rotAndMend(stack: TestStack, size: Size): Promise<Figure[]> {
  const transport = createTransport();
  const { researcher, project } = await createProject(stack, {
    // A session that was used stays used, also by those who withdraw.
    maxParticipant: size.recordings + size.withdrawn + 1,
    pages: PAGES,
  });
  const [store, copy] = listBuckets(stack).map((bucket) => openBucket(transport, bucket));
  if (store === undefined || copy === undefined) throw new Error('two buckets are needed');
  const check = async () => {
    const said = await runCommand('check-stores', [], { ...stack.env, LOG_LEVEL: 'silent' });
    print(`  ${said.replaceAll('\n', '; ')}`);
    return said;
  };
  const decode = () => decodePeople(stack.databaseUrl, store, project.id);
  try {
    await collect(stack, transport, project, size);
    await check();
    const before = await decode();
    const ofRecords = before.keys.map(
      (key): StoredObject => ({ kind: 'object of records', bucket: store, key }),
    );
    const kept = await listObjects(store, copy);
    const picked = pickObjects([...kept, ...ofRecords], size.rotten, 1);
    const wrongBefore = await countWrong([...kept, ...ofRecords]);
    await damage(picked, 2);
    print(`  damaged ${Object.entries(countKinds(picked)).map(([kind, n]) => `${n} ${kind}`)}`);
    // The planted fault: whoever does not check finds them all wrong, and this proof says so.
    const unchecked = await countWrong([...kept, ...ofRecords]);
    const shown = await decode().then(
      () => 1,
      () => 0,
    );
    await check();
    const left = await countWrong(kept);
    const after = await decode();

    const met = await meetByWorker(stack, transport, project, picked, decode);
    const lost = await loseOne(kept, check);
    const exactly = (name: string, value: number, wanted: number): Figure => ({
      name,
      value,
      goal: String(wanted),
      ok: value === wanted,
    });
    return [
      exactly('objects that were wrong before', wrongBefore, 0),
      exactly('objects damaged', picked.length, size.rotten),
      exactly('kinds of objects among them', Object.keys(countKinds(picked)).length, KINDS.length),
      exactly('found wrong while nobody checks (planted)', unchecked, size.rotten),
      exactly('records shown with wrong bytes', shown, 0),
      exactly('packs, tombstones and copies left wrong', left, 0),
      exactly(
        'people whose records are as before',
        countSame(before.people, after.people),
        size.recordings,
      ),
      exactly('people in the records', after.people.size, size.recordings),
      exactly(
        'the same after a worker met the rot',
        countSame(before.people, met.people),
        size.recordings,
      ),
      exactly('people in the records then', met.people.size, size.recordings + 1),
      exactly('packs that both buckets lost, told by name', lost, 1),
    ];
  } finally {
    researcher.stop();
    transport.stop();
  }
}

async function collect(
  stack: TestStack,
  transport: Transport,
  project: { readonly id: string; readonly slug: string },
  { recordings, withdrawn }: Size,
): Promise<void> {
  const apiUrls = stack.apis.map(({ url }) => url);
  const receipts: string[] = [];
  const seeds = Array.from({ length: recordings + withdrawn }, (_, i) => i + 1);
  await inLanes(seeds.slice(recordings), LANES, async (seed) => {
    const receipt = randomBytes(16).toString('base64url');
    const receiptSha256 = createHash('sha256').update(receipt).digest('hex');
    await play(transport, apiUrls, project.slug, seed, { receiptSha256 });
    receipts.push(receipt);
  });
  await waitForMerged(stack.databaseUrl, project.id, withdrawn);
  await inLanes(receipts, LANES, (receipt) => withdraw(transport, apiUrls[0] ?? '', receipt));
  await waitForRows(
    stack.databaseUrl,
    withdrawn,
    'SELECT FROM tombstones WHERE forgotten_at IS NOT NULL',
  );
  await inLanes(seeds.slice(0, recordings), LANES, (seed) =>
    play(transport, apiUrls, project.slug, seed),
  );
  await waitForMerged(stack.databaseUrl, project.id, recordings);
}

/** A few packs and the manifest are damaged once more, and somebody takes part. */
async function meetByWorker(
  stack: TestStack,
  transport: Transport,
  project: { readonly id: string; readonly slug: string },
  picked: readonly StoredObject[],
  decode: () => ReturnType<typeof decodePeople>,
) {
  const { keys, people } = await decode();
  const packs = picked.filter(({ kind }) => kind === 'pack').slice(0, 4);
  const [store] = packs.map(({ bucket }) => bucket);
  if (store === undefined) throw new Error('no pack was picked');
  const manifest: StoredObject[] = keys
    .slice(0, 1)
    .map((key) => ({ kind: 'object of records', bucket: store, key }));
  await damage([...packs, ...manifest], 3);
  const apiUrls = stack.apis.map(({ url }) => url);
  await play(transport, apiUrls, project.slug, 1_000);
  await waitForMerged(stack.databaseUrl, project.id, people.size + 1);
  return decode();
}

/** The limit of what two buckets can do, which has to be said. */
async function loseOne(
  kept: readonly StoredObject[],
  check: () => Promise<string>,
): Promise<number> {
  const [pack] = kept.filter(({ kind }) => kind === 'pack');
  await damage(
    kept.filter(({ key }) => key === pack?.key),
    4,
  );
  const said = await check().catch((error: { stdout?: string }) => error.stdout ?? '');
  return Number(/(\d+) packs lost/.exec(said)?.[1] ?? 0);
}

const play = (
  transport: Transport,
  apiUrls: readonly string[],
  slug: string,
  seed: number,
  keys?: { receiptSha256: string },
) => playRecording(transport, apiUrls, slug, { seed, pages: PAGES, ...(keys && { keys }) });

async function withdraw(transport: Transport, apiUrl: string, receipt: string): Promise<void> {
  const client = createClient({
    baseUrl: `${apiUrl}/api/v1`,
    fetch: (url, { method, headers, body }) =>
      transport.send(url, { method, headers, ...(body === undefined ? {} : { body }) }),
  });
  await client.call(CALLS.withdrawRecording, { body: { receipt } });
}

function countKinds(objects: readonly StoredObject[]): Record<string, number> {
  const groups = Map.groupBy(objects, ({ kind }) => kind);
  return Object.fromEntries([...groups].map(([kind, own]) => [kind, own.length]));
}

function countSame(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): number {
  return [...before].filter(([id, text]) => after.get(id) === text).length;
}
