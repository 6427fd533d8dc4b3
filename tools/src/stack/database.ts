import { join } from 'node:path';
import { runCommand } from '@fovea/testkit/engines';
import { Client } from 'pg';
import type { StackFolders } from './folders.ts';

export async function createDatabase(url: string, name: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`);
  } finally {
    await client.end();
  }
}

export async function migrate(folders: StackFolders, env: Record<string, string>): Promise<void> {
  const script = join(folders.repository, 'apps/server/src/entrypoints/migrate.ts');
  await runCommand(process.execPath, [script], { env: { ...process.env, ...env } });
}
