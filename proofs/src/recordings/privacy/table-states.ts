import { withClient } from '#harness/database.ts';

/** A hash of all that a table holds, by its name. */
export function readTableStates(databaseUrl: string): Promise<ReadonlyMap<string, string>> {
  return withClient(databaseUrl, async (client) => {
    const { rows: tables } = await client.query<{ name: string }>(
      `SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace`,
    );
    const states = new Map<string, string>();
    for (const { name } of tables) {
      const { rows } = await client.query<{ hash: string }>(
        `SELECT md5(coalesce(string_agg(t::text, ',' ORDER BY t::text), '')) AS hash FROM "${name}" t`,
      );
      states.set(name, rows[0]?.hash ?? '');
    }
    return states;
  });
}

export function listChanged(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): string[] {
  return [...after].filter(([name, hash]) => before.get(name) !== hash).map(([name]) => name);
}
