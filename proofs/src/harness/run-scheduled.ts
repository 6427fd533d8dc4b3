import { waitUntil } from '@fovea/testkit/engines';
import { withClient } from './database.ts';

const WAIT_MS = 300_000;

/** One job of the scheduler, done without waiting for its minute or hour. */
export async function runScheduled(databaseUrl: string, name: string): Promise<void> {
  await withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<{ id: string }>(
      "INSERT INTO pgboss.job (name, data) VALUES ($1, '{}') RETURNING id",
      [name],
    );
    const isDone = async () => {
      const statement = "SELECT FROM pgboss.job WHERE id = $1 AND state = 'completed'";
      return (await client.query(statement, [rows[0]?.id])).rowCount === 1;
    };
    await waitUntil(`the job ${name}`, isDone, WAIT_MS);
  });
}
