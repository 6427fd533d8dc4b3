import { join } from 'node:path';
import { LIMITS } from '@fovea/contract';
import { startServerProcess, type TestStack, type Transport } from '@fovea/testkit';
import { waitUntil } from '@fovea/testkit/engines';
import { listBuckets, openBucket } from '#harness/buckets.ts';
import { withClient } from '#harness/database.ts';
import type { Figure } from '#harness/parts.ts';
import { runScheduled } from '#harness/run-scheduled.ts';

const WAIT_MS = 300_000;
const DAY_HOURS = 24;

interface Place {
  readonly stack: TestStack;
  readonly transport: Transport;
  readonly projectId: string;
}

/** A project ends, and the hour's job runs just before its days are over and just after. */
export async function outliveDays(place: Place): Promise<Figure[]> {
  const { env, dir } = place.stack;
  const scheduler = await startServerProcess('scheduler', { env, logDir: join(dir, 'logs') });
  try {
    await scheduler.waitUntilReady();
    return await compareDays(place);
  } finally {
    await scheduler.stop();
  }
}

async function compareDays(place: Place): Promise<Figure[]> {
  const { stack } = place;
  const days = LIMITS.retentionDefaultDays;
  const before = await countKept(place);
  await endHoursAgo(place, days * DAY_HOURS - 1);
  await runScheduled(stack.databaseUrl, 'end-retention.v1');
  const inTime = await countKept(place);
  await endHoursAgo(place, days * DAY_HOURS);
  await waitUntil(
    'the proof that nothing is left',
    async () => {
      await runScheduled(stack.databaseUrl, 'end-retention.v1');
      return (await countProofs(place)) > 0;
    },
    WAIT_MS,
  );
  const left = await countKept(place);
  const proofs = await countProofs(place);
  return [
    {
      name: `V9: rows and objects kept until ${days} days after a project's end`,
      value: inTime,
      goal: `at least ${before}`,
      ok: inTime >= before && before > 0,
    },
    { name: 'V9: kept longer', value: left, goal: '0', ok: left === 0 },
    { name: 'V9: audit events that prove it', value: proofs, goal: '1', ok: proofs === 1 },
  ];
}

async function endHoursAgo({ stack, projectId }: Place, hours: number): Promise<void> {
  await withClient(stack.databaseUrl, (client) =>
    client.query(
      "UPDATE projects SET status = 'done', ended_at = now() - $2 * interval '1 hour' WHERE id = $1",
      [projectId, hours],
    ),
  );
}

/** Rows of its participants, and their packs in both buckets. */
async function countKept({ stack, transport, projectId }: Place): Promise<number> {
  const rows = await withClient(stack.databaseUrl, async (client) => {
    const own = 'SELECT id FROM recordings WHERE project_id = $1';
    const { rows: counted } = await client.query<{ count: number }>(
      `SELECT ((SELECT count(*) FROM recordings WHERE project_id = $1)
         + (SELECT count(*) FROM gaze_batches WHERE recording_id IN (${own}))
         + (SELECT count(*) FROM answers WHERE recording_id IN (${own})))::int AS count`,
      [projectId],
    );
    return counted[0]?.count ?? 0;
  });
  const keys = await Promise.all(
    listBuckets(stack).map((bucket) =>
      openBucket(transport, bucket).listKeys(`recordings/${projectId}/`),
    ),
  );
  return rows + keys.flat().length;
}

function countProofs({ stack, projectId }: Place): Promise<number> {
  return withClient(stack.databaseUrl, async (client) => {
    const { rowCount } = await client.query(
      "SELECT FROM audit_events WHERE subject_id = $1 AND action = 'project_data_expired'",
      [projectId],
    );
    return rowCount ?? 0;
  });
}
