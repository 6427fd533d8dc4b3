import { expect, it } from 'vitest';
import { openServer } from '#testing/open-server.ts';

const OUTAGE_S = 600;
/** Waits are drawn at random between half of this and this. */
const LONGEST_WAIT_S = 300;
const NAME = 'send-reset-mail.v1';

const { server } = await openServer();

it('a mail that cannot be sent is tried for far longer than ten minutes, and soon after', async () => {
  const { db, ids, jobs } = server.deps;
  const resetId = ids.next();
  const payload = { resetId, email: 'ada@example.com', language: 'en' as const };
  await jobs.enqueue(db, NAME, payload);
  const waitsS: number[] = [];
  for (;;) {
    const outcomes = await jobs.runWaiting(NAME, () => Promise.reject(new Error('no mail server')));
    expect(outcomes).toHaveLength(1);
    const [row] = await server.database.query<{ state: string; waitS: number }>(
      `SELECT state, extract(epoch FROM start_after - now())::float AS "waitS" FROM pgboss.job
       WHERE name = $1 AND data->>'resetId' = $2`,
      [NAME, resetId],
    );
    if (row?.state !== 'retry') break;
    waitsS.push(row.waitS);
    await server.database.query(
      `UPDATE pgboss.job SET start_after = now() WHERE name = $1 AND state = 'retry'`,
      [NAME],
    );
  }
  const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
  expect(sum(waitsS)).toBeGreaterThan(6 * OUTAGE_S);
  expect(Math.max(...waitsS)).toBeLessThanOrEqual(LONGEST_WAIT_S);
  // A short outage costs seconds, not minutes.
  expect(sum(waitsS.slice(0, 4))).toBeLessThan(40);
  const parked = await server.database.query(
    `SELECT 1 FROM pgboss.job WHERE name = 'parked' AND data->>'resetId' = $1`,
    [resetId],
  );
  expect(parked).toHaveLength(1);
});
