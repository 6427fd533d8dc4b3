import type { Config } from '#platform/config/fields.ts';
import type { Pool } from './pool.ts';

/** With any of them off, a loss of power takes rows along that were acknowledged. */
const SETTINGS = ['fsync', 'full_page_writes', 'synchronous_commit'];

/** Refuses a database that may lose what it has confirmed. */
export async function requireDurability(
  pool: Pick<Pool, 'query'>,
  durability: Config['DURABILITY'],
): Promise<void> {
  if (durability === 'relaxed') return;
  const { rows } = await pool.query<{ name: string }>(
    "SELECT name FROM pg_settings WHERE name = ANY($1) AND setting = 'off' ORDER BY name",
    [SETTINGS],
  );
  if (rows.length === 0) return;
  const names = rows.map(({ name }) => name).join(', ');
  throw new Error(`PostgreSQL has ${names} off: it would lose what it has acknowledged`);
}
