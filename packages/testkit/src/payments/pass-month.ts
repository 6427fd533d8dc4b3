import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import pg from 'pg';
import { toCompileCache } from '#server-processes.ts';

const RENEWAL = new URL('../../../../apps/server/testing/renew-months.ts', import.meta.url);

interface Place {
  readonly databaseUrl: string;
  readonly serverEnv: Readonly<Record<string, string>>;
}

/** Lets the month of a plan whose months we count be over, and the scheduler look once. */
export async function passMonth({ databaseUrl, serverEnv }: Place, userId: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(
      `UPDATE subscriptions SET started_at = started_at - interval '32 days',
         period_start = period_start - interval '32 days',
         period_end = period_end - interval '32 days', due_at = due_at - interval '32 days'
       WHERE user_id = $1 AND state <> 'ended'`,
      [userId],
    );
  } finally {
    await client.end();
  }
  await promisify(execFile)(process.execPath, [fileURLToPath(RENEWAL)], {
    env: { ...toCompileCache(), ...serverEnv },
  });
}
