import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { EXAMPLE_CATALOGUE } from '@fovea/testkit';
import { runCommand } from '@fovea/testkit/engines';
import { Client } from 'pg';
import type { StackFolders } from './folders.ts';

/** The Pro project of the demo takes 30 of them. */
const DEMO_SESSIONS = 130;

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

export const migrate = (folders: StackFolders, env: Record<string, string>) =>
  runEntrypoint(folders, env, 'migrate');

/** Sessions for the demo researcher, once: what is granted under a reference stays granted. */
export const grantDemo = (folders: StackFolders, env: Record<string, string>, email: string) =>
  runEntrypoint(folders, env, 'credits', ['grant', email, String(DEMO_SESSIONS), 'demo']);

/** Prices to try things with, unless others were published here. */
export async function publishExample(
  folders: StackFolders,
  env: Record<string, string>,
): Promise<void> {
  const file = join(folders.run, 'catalogue.json');
  await writeFile(file, JSON.stringify(EXAMPLE_CATALOGUE));
  await runEntrypoint(folders, env, 'catalogue', ['publish-first', file]);
}

async function runEntrypoint(
  folders: StackFolders,
  env: Record<string, string>,
  name: string,
  args: readonly string[] = [],
): Promise<void> {
  const script = join(folders.repository, `apps/server/src/entrypoints/${name}.ts`);
  await runCommand(process.execPath, [script, ...args], { env: { ...process.env, ...env } });
}
