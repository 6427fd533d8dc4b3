import { gunzipSync } from 'node:zlib';
import type { TestStack } from '@fovea/testkit';
import { sendSigned } from '@fovea/testkit/engines';
import { type Bucket, listBuckets } from '#harness/buckets.ts';
import { withClient } from '#harness/database.ts';

/** Where something was found: a table, or an object of one of the buckets. */
export interface Hit {
  readonly place: string;
  readonly needle: string;
}

/** Tables that point to the tombstone: the ledger by the recording's id, and jobs, for an hour. */
const POINTERS = ['public.tombstones', 'public.consumptions', 'pgboss.job', 'pgboss.job_common'];
/** In either bucket. */
const TOMBSTONE = /^\w+: tombstones[/]/;

/**
 * Everything but the tombstone and what points to it by the recording's id alone, which is the first
 * needle.
 */
export async function searchBeside(
  stack: TestStack,
  databaseUrl: string,
  needles: readonly string[],
): Promise<Hit[]> {
  const [recordingId] = needles;
  const inTables = await searchTables(databaseUrl, needles);
  const inObjects = await searchObjects(stack, needles);
  return [
    ...inTables.filter(
      ({ place, needle }) =>
        needle !== recordingId || !POINTERS.some((pointer) => place.startsWith(pointer)),
    ),
    ...inObjects.filter(({ place, needle }) => needle !== recordingId || !TOMBSTONE.test(place)),
  ];
}

/** Looks through every row of every table, ours and those of the jobs. */
export function searchTables(databaseUrl: string, needles: readonly string[]): Promise<Hit[]> {
  return withClient(databaseUrl, async (client) => {
    const { rows: tables } = await client.query<{ name: string }>(
      `SELECT format('%I.%I', n.nspname, c.relname) AS name
       FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
       WHERE c.relkind = 'r' AND n.nspname IN ('public', 'pgboss') ORDER BY 1`,
    );
    const hits: Hit[] = [];
    for (const { name: place } of tables) {
      const { rows } = await client.query<{ needle: string }>(
        `SELECT needle FROM unnest($1::text[]) AS needle
         WHERE EXISTS (SELECT FROM ${place} AS t WHERE strpos(t::text, needle) > 0)`,
        [needles],
      );
      hits.push(...rows.map(({ needle }) => ({ place, needle })));
    }
    return hits;
  });
}

/**
 * Looks through names and bytes of every version of every object of both buckets, as the store itself
 * lists them.
 */
export async function searchObjects(stack: TestStack, needles: readonly string[]): Promise<Hit[]> {
  const hits: Hit[] = [];
  for (const bucket of listBuckets(stack)) hits.push(...(await searchBucket(bucket, needles)));
  return hits;
}

async function searchBucket(bucket: Bucket, needles: readonly string[]): Promise<Hit[]> {
  const { s3, name, place } = bucket;
  const hits: Hit[] = [];
  for (const { key, versionId } of await listVersions(bucket)) {
    const path = `/${name}/${key.split('/').map(encodeURIComponent).join('/')}`;
    const reply = await sendSigned(s3, 'GET', `${path}?versionId=${encodeURIComponent(versionId)}`);
    // A marker has a name and no bytes.
    const bytes = reply.ok ? Buffer.from(await reply.arrayBuffer()) : Buffer.of();
    const text = `${key} ${toText(bytes)} ${bytes.toString('hex')}`;
    const found = needles.filter((needle) => text.includes(needle));
    hits.push(...found.map((needle) => ({ place: `${place}: ${key}`, needle })));
  }
  return hits;
}

function toText(bytes: Buffer): string {
  const isGzip = bytes[0] === 0x1f && bytes[1] === 0x8b;
  return (isGzip ? gunzipSync(bytes) : bytes).toString('latin1');
}

async function listVersions({ s3, name }: Bucket) {
  const reply = await sendSigned(s3, 'GET', `/${name}?max-keys=1000&versions=`);
  const text = await reply.text();
  if (!reply.ok) throw new Error(`list of versions: ${reply.status} ${text}`);
  if (text.includes('<IsTruncated>true')) throw new Error('more than a page lists');
  return [...text.matchAll(/<Key>(.*?)<\/Key>.*?<VersionId>(.*?)<\/VersionId>/gs)].map(
    ([, key = '', versionId = '']) => ({ key, versionId }),
  );
}
