import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { requireDurability } from './durability.ts';

let client: pg.Client;
beforeAll(async () => {
  client = new pg.Client({ connectionString: inject('postgresUrl') });
  await client.connect();
});
afterAll(() => client.end());

it('refuses a database that may lose what it acknowledged, and says why', async () => {
  // Engines of tests have all three off.
  await expect(requireDurability(client as never, 'strict')).rejects.toThrow(
    'PostgreSQL has fsync, full_page_writes, synchronous_commit off',
  );
  await client.query('SET synchronous_commit = local');
  await expect(requireDurability(client as never, 'strict')).rejects.toThrow(
    'PostgreSQL has fsync, full_page_writes off',
  );
  await requireDurability(client as never, 'relaxed');
});
