import { CALLS } from '@fovea/contract';
import { createTransport, type Researcher, type TestStack } from '@fovea/testkit';
import { sendSigned, waitUntil } from '@fovea/testkit/engines';
import { inLanes } from '@fovea/tools/harness/in-lanes';
import { listBuckets } from '#harness/buckets.ts';
import { withClient } from '#harness/database.ts';
import { orAborted } from '#harness/or-aborted.ts';
import { pickSize, type Sizes } from '#harness/part-options.ts';
import { type Figure, print } from '#harness/parts.ts';
import { createProject } from '#harness/project.ts';
import { withStack } from '#harness/with-stack.ts';
import { playRecording } from '#records/played-recording.ts';

const RECORDINGS: Sizes<number> = { short: 6, full: 50 };
const PAGES = 2;
const LANES = 4;
const GOAL_S = 120;
const PREFIXES = ['recordings', 'aggregates', 'stimuli', 'quarantine'] as const;

interface Left {
  readonly rows: number;
  readonly objects: number;
  /** Delete markers too. */
  readonly versions: number;
  readonly uploads: number;
}

/** Deletes projects while workers write for them, and counts what is left in both stores. */
export function verifyErasure(options: readonly string[]): Promise<Figure[]> {
  const count = pickSize(options, RECORDINGS);
  return withStack({}, (stack, signal) => orAborted(signal, eraseAndCount(stack, count)));
}

async function eraseAndCount(stack: TestStack, count: number): Promise<Figure[]> {
  const transport = createTransport();
  const apiUrls = stack.apis.map(({ url }) => url);
  const { researcher, project } = await createProject(stack, {
    maxParticipant: count,
    pages: PAGES,
  });
  try {
    const draftId = await openUpload(researcher);
    const recordingIds: string[] = [];
    await inLanes(
      Array.from({ length: count }, (_, i) => i + 1),
      LANES,
      async (seed) => {
        const own = { seed, pages: PAGES };
        const { recordingId } = await playRecording(transport, apiUrls, project.slug, own);
        recordingIds.push(recordingId);
      },
    );
    const ids = [project.id, draftId];
    const before = await countLeft(stack, ids, recordingIds);
    const isPlainFound = await findsPlainDeletion(stack);
    const startMs = performance.now();
    for (const id of ids) await researcher.client.call(CALLS.removeProject, { params: { id } });
    const running = await countJobs(stack);
    print(`  deleted with ${running} jobs waiting or running, ${before.versions} versions stored`);
    await waitUntil('projects to be forgotten', () => isQuiet(stack, ids), 300_000);
    const seconds = (performance.now() - startMs) / 1_000;
    return toFigures({
      before,
      left: await countLeft(stack, ids, recordingIds),
      isPlainFound,
      seconds,
    });
  } finally {
    researcher.stop();
    transport.stop();
  }
}

/** A project in edit whose owner sent one part of a picture and went away. */
async function openUpload({ client }: Researcher): Promise<string> {
  const { id } = await client.call(CALLS.createProject, {
    body: { name: 'Draft', type: 'basic', maxParticipant: 10 },
  });
  const body = { fileName: 'poster.png', contentType: 'image/png', bytes: 1_000 } as const;
  await client.call(CALLS.createUpload, { params: { id }, body });
  return id;
}

async function countLeft(
  stack: TestStack,
  projectIds: readonly string[],
  recordingIds: readonly string[],
): Promise<Left> {
  const { rows } = await withClient(stack.databaseUrl, (client) =>
    client.query<{ rows: number }>(
      `SELECT ((SELECT count(*) FROM recordings WHERE project_id = ANY($1))
         + (SELECT count(*) FROM aggregates WHERE project_id = ANY($1))
         + (SELECT count(*) FROM superseded_objects WHERE project_id = ANY($1))
         + (SELECT count(*) FROM pages WHERE project_id = ANY($1))
         + (SELECT count(*) FROM assets WHERE project_id = ANY($1))
         + (SELECT count(*) FROM gaze_batches WHERE recording_id = ANY($2))
         + (SELECT count(*) FROM dead_letters WHERE recording_id = ANY($2))
         + (SELECT count(*) FROM consents WHERE recording_id = ANY($2))
         + (SELECT count(*) FROM answers WHERE recording_id = ANY($2)))::int AS rows`,
      [projectIds, recordingIds],
    ),
  );
  const left = { objects: 0, versions: 0, uploads: 0 };
  for (const prefix of projectIds.flatMap((id) => PREFIXES.map((name) => `${name}/${id}/`))) {
    left.objects += await countListed(stack, prefix, 'objects');
    left.versions += await countListed(stack, prefix, 'versions');
    left.uploads += await countListed(stack, prefix, 'uploads');
  }
  return { rows: rows[0]?.rows ?? -1, ...left };
}

const LISTS = {
  objects: ['list-type=2', 'max-keys=1000', 'prefix'],
  versions: ['max-keys=1000', 'prefix', 'versions='],
  uploads: ['max-uploads=1000', 'prefix', 'uploads='],
} as const;

/** Asks the store itself, past the server's code, of both buckets. */
async function countListed(
  stack: TestStack,
  prefix: string,
  list: keyof typeof LISTS,
): Promise<number> {
  const query = LISTS[list]
    .map((part) => (part === 'prefix' ? `prefix=${encodeURIComponent(prefix)}` : part))
    .join('&');
  let count = 0;
  for (const { s3, name } of listBuckets(stack)) {
    const reply = await sendSigned(s3, 'GET', `/${name}?${query}`);
    const text = await reply.text();
    if (!reply.ok) throw new Error(`list of ${list}: ${reply.status} ${text}`);
    if (text.includes('<IsTruncated>true')) throw new Error('more than a page lists');
    count += text.match(/<Key>/g)?.length ?? 0;
  }
  return count;
}

/** The planted fault: an object that is deleted as it was once, under a marker. */
async function findsPlainDeletion(stack: TestStack): Promise<boolean> {
  const path = `/${stack.env.S3_BUCKET}/planted/object`;
  await sendSigned(stack.s3, 'PUT', path, 'gaze');
  await sendSigned(stack.s3, 'DELETE', path);
  return (await countListed(stack, 'planted/', 'versions')) === 2;
}

function countJobs({ databaseUrl }: TestStack): Promise<number> {
  return withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<{ count: number }>(
      `SELECT count(*)::int FROM pgboss.job WHERE state < 'completed' AND name IN (
         'pack-recording.v1', 'build-aggregate.v1', 'check-asset.v1', 'make-avif.v1',
         'remove-objects.v1', 'forget-project.v1')`,
    );
    return rows[0]?.count ?? -1;
  });
}

/** Forgotten, and nobody works for them any more. */
async function isQuiet(stack: TestStack, projectIds: readonly string[]): Promise<boolean> {
  const waiting = await withClient(stack.databaseUrl, async (client) => {
    const { rows } = await client.query(
      'SELECT FROM projects WHERE id = ANY($1) AND forgotten_at IS NULL',
      [projectIds],
    );
    return rows.length;
  });
  return waiting === 0 && (await countJobs(stack)) === 0;
}

function toFigures(results: {
  readonly before: Left;
  readonly left: Left;
  readonly isPlainFound: boolean;
  readonly seconds: number;
}): Figure[] {
  const { before, left, isPlainFound, seconds } = results;
  const isCounted = Object.values(before).every((count) => count > 0);
  return [
    { name: 'all was there before', value: isCounted ? 'yes' : 'no', ok: isCounted },
    { name: 'a plain deletion is found', value: isPlainFound ? 'yes' : 'no', ok: isPlainFound },
    ...Object.entries(left).map(([name, count]) => ({
      name: `${name} left`,
      value: count,
      goal: '0',
      ok: count === 0,
    })),
    {
      name: 'seconds until nothing was left',
      value: seconds.toFixed(1),
      goal: `at most ${GOAL_S}`,
      ok: seconds <= GOAL_S,
    },
  ];
}
