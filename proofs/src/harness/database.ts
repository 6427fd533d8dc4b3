import { waitUntil } from '@fovea/testkit/engines';
import pg from 'pg';

const WAIT_MS = 300_000;

/** One connection for a while. It may be killed under us: the error reaches the next query only. */
export async function withClient<T>(url: string, run: (client: pg.Client) => Promise<T>) {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await run(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Waits until a query has at least so many rows. */
export function waitForRows(
  url: string,
  count: number,
  statement: string,
  values: readonly unknown[] = [],
): Promise<void> {
  return withClient(url, (client) => {
    const isThere = async () => (await client.query(statement, [...values])).rows.length >= count;
    return waitUntil(statement, isThere, WAIT_MS);
  });
}

/** Waits until so many recordings of a project are in its records. */
export function waitForMerged(url: string, projectId: string, count: number): Promise<void> {
  const statement = 'SELECT FROM recordings WHERE project_id = $1 AND merged_version IS NOT NULL';
  return waitForRows(url, count, statement, [projectId]);
}

/** Waits until a tombstone is all that is left of a recording. */
export function waitForForgotten(url: string, recordingId: string): Promise<void> {
  const statement = 'SELECT FROM tombstones WHERE recording_id = $1 AND forgotten_at IS NOT NULL';
  return waitForRows(url, 1, statement, [recordingId]);
}

/** The settings without which an acknowledged row may be lost. */
export async function assertDurable(url: string): Promise<void> {
  await withClient(url, async (client) => {
    for (const name of ['fsync', 'synchronous_commit', 'full_page_writes']) {
      const { rows } = await client.query<Record<string, string>>(`SHOW ${name}`);
      const value = rows[0]?.[name];
      if (value !== 'on') throw new Error(`${name} is ${value}, this run needs it on`);
    }
  });
}
