import { join } from 'node:path';
import { runCommand as runOperator, type TestStack } from '@fovea/testkit';
import { runCommand } from '@fovea/testkit/engines';
import { withClient } from '#harness/database.ts';

const toUrl = (url: string, database: string) => {
  const other = new URL(url);
  other.pathname = `/${database}`;
  return other.href;
};

export interface Dump {
  readonly path: string;
}

export async function dumpDatabase({ dir, databaseUrl }: TestStack): Promise<Dump> {
  const path = join(dir, 'before.dump');
  await runCommand('pg_dump', ['--format=custom', `--file=${path}`, databaseUrl]);
  return { path };
}

/** Runs something on a database that is as old as the dump, beside the one that lives on. */
export async function withRestored<T>(
  stack: TestStack,
  { path }: Dump,
  run: (restored: {
    readonly databaseUrl: string;
    /** As an operator does after a restore. */
    replay(): Promise<string>;
  }) => Promise<T>,
): Promise<T> {
  const name = `${new URL(stack.databaseUrl).pathname.slice(1)}_back`;
  const administer = (statement: string) =>
    withClient(stack.databaseUrl, (client) => client.query(statement));
  await administer(`CREATE DATABASE ${name}`);
  try {
    const databaseUrl = toUrl(stack.databaseUrl, name);
    await runCommand('pg_restore', [`--dbname=${databaseUrl}`, path]);
    const env = { ...stack.env, DATABASE_URL: toUrl(stack.env['DATABASE_URL'] ?? '', name) };
    return await run({ databaseUrl, replay: () => runOperator('replay-tombstones', [], env) });
  } finally {
    await administer(`DROP DATABASE ${name} (FORCE)`);
  }
}
